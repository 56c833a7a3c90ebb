import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  begin,
  choose,
  decide,
  encode,
  parseRecord,
  parseRecordData,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  ThorpError,
  verify,
  type GameRecord,
  type Match,
} from '../src/index.ts';
import { firstLink, nextLink } from '../src/fairness.ts';
import type { Ply } from '../src/match.ts';

/** A whole game; which options are chosen does not matter here. */
function finished(): Match {
  const match = begin(hamlet, settle(hamlet, 3, { rounds: 2 }), secretFromSeed('record'), ['a', '', 'c']);
  for (let next = decide(hamlet, match.state); next; next = decide(hamlet, match.state)) {
    choose(match, next.seat, next.options[match.plies.length % next.options.length]);
  }
  return match;
}

const match = finished();
const record = recordOf(match);
const last = record.plies.length;

const withPly = (number: number, changes: Partial<Ply>): GameRecord => ({
  ...record,
  plies: record.plies.map((ply, i) => (i === number - 1 ? { ...ply, ...changes } : ply)),
});

function errorOf(run: () => unknown): ThorpError {
  try {
    run();
  } catch (error) {
    if (error instanceof ThorpError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a record', () => {
  test('replays to the same bytes, also after JSON', () => {
    const read = parseRecord(JSON.stringify(record));
    expect(encode(replay(hamlet, read).state)).toBe(encode(match.state));
    expect(verify(hamlet, read)).toEqual({ ok: true, notProven: 'open-entropy' });
  });

  test('does not prove a fair deal where no seat added entropy', () => {
    const alone = begin(hamlet, settle(hamlet, 2, { rounds: 1 }), secretFromSeed('alone'), ['', '']);
    expect(verify(hamlet, recordOf(alone, true))).toEqual({ ok: true, notProven: 'no-entropy' });
  });

  test('says whether it is not JSON or not a record', () => {
    expect(errorOf(() => parseRecord('{"thorp":1')).detail).toEqual({ why: 'json' });
    const deep = '['.repeat(100) + ']'.repeat(100);
    expect(errorOf(() => parseRecord(deep)).detail).toEqual({ why: 'shape' });
  });

  test('replays to the same bytes in another process', () => {
    const script = fileURLToPath(new URL('replay-process.ts', import.meta.url));
    const inOtherProcess = execFileSync(process.execPath, [script], {
      input: JSON.stringify(record),
      encoding: 'utf8',
    });
    expect(inOtherProcess).toBe(encode(match.state));
  });

  test('replays to any ply', () => {
    for (const to of [0, 1, 5, last]) {
      expect(recordOf(replay(hamlet, record, to)).plies).toEqual(record.plies.slice(0, to));
    }
    for (const to of [-1, 1.5, last + 1]) {
      expect(errorOf(() => replay(hamlet, record, to))).toMatchObject({ code: 'bad-request' });
    }
  });

  test('of a game under way verifies, once the dealer adds the secret', () => {
    const half = replay(hamlet, record, 5);
    expect(verify(hamlet, recordOf(half, true))).toMatchObject({ ok: true });
    expect(verify(hamlet, recordOf(half))).toEqual({ ok: false, problem: 'the secret is not revealed' });
  });
});

describe('tampering is found and named', () => {
  test('the secret', () => {
    const found = verify(hamlet, { ...record, secret: secretFromSeed('another') });
    expect(found).toEqual({
      ok: false,
      problem: 'the revealed secret does not match the commitment published before the game',
    });
  });

  test('the secret together with its commitment', () => {
    const other = begin(hamlet, settle(hamlet, 3, { rounds: 2 }), secretFromSeed('another'), record.entropy);
    const forged = { ...record, secret: other.secret, commitment: other.header.commitment };
    expect(verify(hamlet, forged)).toMatchObject({ ok: false, ply: 1 });
  });

  test.each([1, 2, 7, last])('the option of ply %i', number => {
    expect(verify(hamlet, withPly(number, { option: { kind: 'blind' } }))).toEqual({
      ok: false,
      ply: number,
      problem: `ply ${number} was changed: its hash does not follow from the plies before it`,
    });
  });

  test.each([
    ['the seat', { seat: 2 }],
    ['the link', { link: '0'.repeat(64) }],
  ])('%s of a ply', (_, changes) => {
    expect(verify(hamlet, withPly(4, changes))).toMatchObject({ ok: false, ply: 4 });
  });

  test('a ply left out', () => {
    expect(verify(hamlet, { ...record, plies: record.plies.toSpliced(5, 1) })).toMatchObject({ ok: false, ply: 6 });
  });

  test('plies cut off', () => {
    const found = verify(hamlet, { ...record, plies: record.plies.slice(0, -1) });
    expect(found).toEqual({ ok: false, problem: 'the record has an end, but the game is not over' });
  });

  test.each([
    ['seats', { seats: 2 }],
    ['settings', { settings: { rounds: 2, blind: false } }],
    ['entropy', { entropy: ['a', 'b', 'c'] }],
  ])('what was agreed before: %s', (_, changes) => {
    expect(verify(hamlet, { ...record, ...changes })).toMatchObject({ ok: false, ply: 1 });
  });

  test('an option that was never offered, with the chain forged to fit', () => {
    const half = replay(hamlet, record, 3);
    const option = { kind: 'steal' };
    // What a cheat would append: a ply whose hash fits, though the option was not offered.
    const ply = { seat: 0, option, link: nextLink(half.link, 0, option) };
    const begun = recordOf(half, true);
    const found = verify(hamlet, { ...begun, plies: [...begun.plies, ply] });
    expect(found).toMatchObject({ ok: false, ply: 4 });
    expect(found.problem).toMatch(/^ply 4: .*\{"kind":"steal"\} is not among the \d+ options at bid/);
  });

  test('the end', () => {
    const end = record.end ?? { state: '', totals: [] };
    const told = (changes: object): string | undefined =>
      verify(hamlet, { ...record, end: { ...end, ...changes } }).problem;
    expect(told({ state: 'f'.repeat(64) })).toBe('the final state differs from the recorded one');
    expect(told({ totals: [99, 0, 0] })).toMatch(/^the totals are .*, the record claims 99, 0, 0$/);
    const { end: _, ...endless } = record;
    expect(verify(hamlet, endless).problem).toBe('the game is over, but the record has no end');
  });
});

describe('a record that cannot be replayed', () => {
  test.each([
    [{ game: 'villagers' }, 'bad-record', 'a record of villagers, not of hamlet'],
    [{ version: 2 }, 'version', 'recorded with version 2 of hamlet; this is 1'],
    [{ secret: undefined }, 'bad-record', 'the record does not reveal its secret'],
    [{ seats: 9 }, 'bad-seats', 'hamlet is for 2 to 4 players, not 9'],
    [{ settings: { rounds: 99 } }, 'bad-settings', "setting 'rounds'"],
  ])('says why: %o', (changes, code, message) => {
    const error = errorOf(() => replay(hamlet, { ...record, ...changes } as GameRecord));
    expect(error).toMatchObject({ code });
    expect(error.message).toContain(message);
  });

  test('names the ply and the option that is no longer offered', () => {
    const error = errorOf(() => replay(hamlet, withPly(2, { option: { kind: 'take', slot: 8 } })));
    expect(error).toMatchObject({ code: 'bad-record', detail: { ply: 2 } });
    expect(error.message).toBe('ply 2: {"kind":"take","slot":8} is not among the 6 options at draft');
  });

  test('names the ply whose link was changed', () => {
    const error = errorOf(() => replay(hamlet, withPly(2, { link: '0'.repeat(64) })));
    expect(error).toMatchObject({ code: 'bad-record', detail: { why: 'forged', ply: 2 } });
  });
});

describe('an invalid record', () => {
  test('is refused when it is cut off', () => {
    const error = errorOf(() => parseRecord(JSON.stringify(record).slice(0, 200)));
    expect(error).toMatchObject({ code: 'bad-record' });
    expect(error.message).toMatch(/^the record is not valid JSON \(cut off\?\)/);
  });

  test.each([
    [null, 'it must be an object'],
    [{ ...record, thorp: 2 }, "'thorp' must be 1"],
    [{ ...record, game: 5 }, "'game' must name a game"],
    [{ ...record, version: '1' }, "'version' must be a whole number"],
    [{ ...record, seats: null }, "'seats' must be a whole number from 1 to 16"],
    [{ ...record, settings: null }, "'settings' must be an object"],
    [{ ...record, commitment: 'abc' }, "'commitment' must be 64 hexadecimal digits"],
    [{ ...record, entropy: [1] }, "'entropy' must be a list of texts"],
    [{ ...record, secret: 'abc' }, "'secret' must be 64 hexadecimal digits"],
    [{ ...record, plies: {} }, "'plies' must be a list"],
    [withPly(3, { link: 5 as unknown as string }), "ply 3 must have 'seat', 'option' and 'link'"],
    [{ ...record, plies: [null] }, "ply 1 must have 'seat', 'option' and 'link'"],
  ])('is refused when a part is wrong (%#)', (data, fault) => {
    const error = errorOf(() => parseRecordData(data));
    expect(error.message).toBe(`not a Thorp record: ${fault}`);
  });

  test.each([{ end: null }, { end: 5 }, { end: { state: record.end?.state } }, { end: { ...record.end, totals: 7 } }])(
    'is refused when its end is invalid: %o',
    changes => {
      expect(errorOf(() => parseRecordData({ ...record, ...changes })).message).toMatch(/'end' must/);
    },
  );
});

describe('a record of an older version', () => {
  /** Hamlet after two changes of its options: their kind was once called `verb`, then `type`. */
  const newer = {
    ...hamlet,
    version: hamlet.version + 2,
    upgrades: {
      [hamlet.version]: ({ verb, ...rest }: { readonly verb?: unknown }) => ({ ...rest, type: verb }),
      [hamlet.version + 1]: ({ type, ...rest }: { readonly type?: unknown }) => ({ ...rest, kind: type }),
    },
  };
  const older = withOptions(record, ({ kind, ...rest }: { readonly kind?: unknown }) => ({ ...rest, verb: kind }));

  test('is converted step by step, replays to the same bytes and becomes a record of this version', () => {
    const replayed = replay(newer, older);
    expect(encode(replayed.state)).toBe(encode(match.state));
    expect(replayed.header.version).toBe(newer.version);
    expect(replayed.plies.map(({ option }) => option)).toEqual(record.plies.map(({ option }) => option));
    expect(verify(newer, older)).toMatchObject({ ok: true });
    expect(verify(newer, recordOf(replayed))).toEqual({ ok: true, notProven: 'open-entropy' });
  });

  test('is checked against its links before it is converted', () => {
    const [first, ...others] = older.plies;
    const forged = { ...older, plies: [{ ...(first as Ply), seat: 1 }, ...others] };
    expect(errorOf(() => replay(newer, forged))).toMatchObject({ code: 'bad-record', detail: { ply: 1 } });
    expect(verify(newer, forged)).toMatchObject({ ok: false, ply: 1 });
  });

  test('is refused where an upgrade is missing', () => {
    const gap = { ...newer, upgrades: { [hamlet.version]: newer.upgrades[hamlet.version] as (o: object) => object } };
    for (const game of [{ ...newer, upgrades: {} }, gap])
      expect(errorOf(() => replay(game, older))).toMatchObject({
        code: 'version',
        detail: { recorded: hamlet.version, here: newer.version },
      });
    expect(errorOf(() => replay(hamlet, { ...record, version: newer.version }))).toMatchObject({ code: 'version' });
  });
});

/** The same game with options of another shape, linked again. */
function withOptions(original: GameRecord, reshape: (option: object) => object): GameRecord {
  const { thorp, game, version, seats, settings, commitment, entropy } = original;
  let link = firstLink({ thorp, game, version, seats, settings, commitment, entropy });
  const plies = original.plies.map(({ seat, option }): Ply => {
    const reshaped = reshape(option);
    link = nextLink(link, seat, reshaped);
    return { seat, option: reshaped, link };
  });
  return { ...original, plies };
}
