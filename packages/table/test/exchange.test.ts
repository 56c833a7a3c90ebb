import { encode, RECORD_LIMITS, recordOf, ThorpError, verify, type Game } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  exportGame,
  lineOf,
  parseGame,
  readStored,
  recordFromFile,
  resumeTable,
  storedFromFile,
  type StoredTable,
} from '../src/index.ts';
import { act, bot, choose, people, reach, stored, table, undo } from './tables.ts';

const opening = { id: 'here', confirms: false, nameless: (seat: number) => `Seat ${seat}` };

const lines = ({ header, entries }: StoredTable): string => [header, ...entries].map(lineOf).join('');

/** A table with all kinds of entries in its journal. */
function played() {
  const t = reach(table({ players: [...people('Ann', 'Ben'), bot] }), 'build');
  const seat = t.match.plies.length % 3;
  act(t, { kind: 'seen', seat });
  choose(t, 0);
  if (t.match.plies.length > t.match.barrier.plies) undo(t, 0);
  return t;
}

describe('a game in a file', () => {
  test('an exported record opens with its players, where it was left', () => {
    const t = played();
    const file = parseGame(exportGame(t));
    expect(file.game).toBe('hamlet');
    const again = resumeTable(hamlet, storedFromFile(hamlet, file, opening));
    expect(again.header).toMatchObject({ id: 'here', confirms: false, players: t.header.players });
    expect(encode(again.match.state)).toBe(encode(t.match.state));
    expect(again.match.plies).toEqual(t.match.plies);
  });

  test('lines open as the table they were, under a new id, and give a record that verifies', () => {
    const t = played();
    const file = parseGame(lines(stored(t)));
    const again = storedFromFile(hamlet, file, opening);
    expect(again).toEqual({ header: { ...t.header, id: 'here' }, entries: stored(t).entries });
    const record = recordFromFile(hamlet, file);
    expect(record).toMatchObject({ players: t.header.players, plies: t.match.plies });
    expect(verify(hamlet, record).ok).toBe(true);
  });

  test('a last line that was cut off is dropped, wherever it was cut', () => {
    const whole = stored(played());
    const text = lines(whole);
    const last = lineOf(whole.entries.at(-1) ?? whole.header);
    for (const cut of [2, Math.floor(last.length / 2), last.length - 1]) {
      const file = parseGame(text.slice(0, text.length - cut));
      expect(storedFromFile(hamlet, file, opening).entries).toEqual(whole.entries.slice(0, -1));
    }
    expect(storedFromFile(hamlet, parseGame(text.trimEnd()), opening).entries).toEqual(whole.entries);
  });

  test('a broken line in the middle is refused with its number', () => {
    const [first, second, ...rest] = lines(stored(played())).split('\n');
    const broken = [first, second?.slice(5), ...rest].join('\n');
    expect(() => parseGame(broken)).toThrow(/line 2: /);
  });

  test('a changed choice is refused with its ply', () => {
    const text = lines(stored(played())).replace(
      '"options":[{"kind":"take","slot":0}]',
      '"options":[{"kind":"blind"}]',
    );
    expect(() => recordFromFile(hamlet, parseGame(text))).toThrow(/ply 1/);
  });

  test('older records of the terminal name their bots in another way', () => {
    const record = JSON.parse(exportGame(played())) as object;
    const players = [{ name: 'Ann', bot: null }, { name: '', bot: 'program' }, { bot: 'easy' }];
    const file = parseGame(JSON.stringify({ ...record, players }));
    expect(storedFromFile(hamlet, file, opening).header.players).toEqual([
      { kind: 'human', name: 'Ann' },
      { kind: 'program', name: 'Seat 1' },
      { kind: 'bot', name: 'Seat 2', level: 'easy' },
    ]);
  });

  test('a bot of an unknown level is refused, in both formats', () => {
    const t = played();
    for (const text of [exportGame(t), lines(stored(t))]) {
      const file = parseGame(text.replace('"random"', '"wizard"'));
      const open = () => resumeTable(hamlet, storedFromFile(hamlet, file, opening));
      expect(open).toThrow("needs a bot of level 'wizard', which does not exist");
    }
  });
});

describe('a stored table is outside data', () => {
  const { header, entries } = stored(played());
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;

  test.each([
    ['nested deep', { header: { ...header, settings: deep }, entries }],
    ['a text without end', { header: { ...header, id: 'x'.repeat(RECORD_LIMITS.characters + 1) }, entries }],
    ['entries without end', { header, entries: Array.from({ length: RECORD_LIMITS.items + 1 }, () => 1) }],
    ['a key that reaches the prototype', { header: JSON.parse('{"__proto__":1}') as unknown, entries }],
    ['no header', { entries }],
    ['no object', [1]],
  ])('%s is refused', (_, data) => {
    expect(() => resumeTable(hamlet, readStored(hamlet, data))).toThrow(/^not a stored table: /);
    expect(() => resumeTable(hamlet, data as StoredTable)).toThrow(/^not a stored table: /);
  });
});

describe('every field of a save is checked before the game is dealt', () => {
  const t = played();
  const { header, entries } = stored(t);
  const [first, ...others] = header.players;
  const later: Game<Hamlet> = { ...hamlet, version: hamlet.version + 1 };
  const named = (name: unknown) => ({ players: [{ ...first, name }, ...others] });

  const HEADERS: [string, object][] = [
    ['no players', { players: undefined }],
    ['an empty list of players', { players: [] }],
    ['a player that is nothing', { players: [null, ...others] }],
    ['a player of an unknown kind', { players: [{ kind: 'cat', name: 'Tom' }, ...others] }],
    ['a name of 4 000 characters', named('x'.repeat(4_000))],
    ['a name of 41 characters', named('x'.repeat(41))],
    ['no name', named(' ')],
    ['a number for a name', named(5)],
    ['a secret that is too short', { secret: 'zz' }],
    ['no secret', { secret: undefined }],
    ['a number for entropy', { entropy: 5 }],
    ['no entropy', { entropy: undefined }],
    ['entropy that is not text', { entropy: [5] }],
    ['entropy without end', { entropy: ['x'.repeat(129)] }],
    ['more entropy than seats', { entropy: ['a', 'b', 'c', 'd'] }],
    ['a number for commitments', { entropyCommitments: 5 }],
    ['commitments that are none', { entropyCommitments: ['a', 'b'] }],
    ['a list of settings', { settings: [] }],
    ['no settings', { settings: undefined }],
    ['a text for confirms', { confirms: 'yes' }],
    ['a number for an id', { id: 5 }],
    ['an object for a version', { rules: { toString: 1 } }],
    ['an object for a game', { game: { toString: 1 } }],
  ];

  /** As a file or a store holds it: fields that are undefined are missing. */
  const data = (changes: object, list: unknown = entries): StoredTable =>
    JSON.parse(JSON.stringify({ header: { ...header, ...changes }, entries: list })) as StoredTable;

  function expectRefused(open: () => unknown): void {
    expect(open).toThrow(ThorpError);
    expect(open).toThrow(expect.objectContaining({ code: 'bad-record' }));
  }

  test.each(HEADERS)('%s is refused, in tables of these and of older rules', (_, changes) => {
    expectRefused(() => readStored(hamlet, data(changes)));
    expectRefused(() => resumeTable(hamlet, data(changes)));
    expectRefused(() => readStored(later, data(changes)));
  });

  test('a file with only the name of its game is refused', () => {
    const open = () => storedFromFile(later, parseGame('{"format":2,"game":"hamlet","rules":1}'), opening);
    expectRefused(open);
    expectRefused(() => parseGame('{"format":2,"game":{"toString":1},"rules":1}'));
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 5],
    ['an empty object', {}],
    ['one out of order', { ...entries[0], sequence: 2 }],
    ['one of an unknown kind', { ...entries[0], kind: { toString: 1 } }],
    ['one of a seat that is not there', { ...entries[0], seat: 7 }],
    ['one without an id', { ...entries[0], id: undefined }],
    ['one without a time', { ...entries[0], at: undefined }],
    ['a move without choices', { ...entries[0], options: undefined }],
    ['a choice that is nothing', { ...entries[0], options: [null] }],
  ])('%s is refused as an entry, in tables of these and of older rules', (_, entry) => {
    const changed = data({}, [entry, ...entries.slice(1)]);
    expectRefused(() => resumeTable(hamlet, changed));
    expectRefused(() => readStored(later, changed));
  });

  const record = recordOf(t.match, true);
  const saved1 = {
    format: 1,
    id: 'old',
    players: header.players,
    confirms: true,
    answered: record.plies.map((_, ply) => ply),
    holding: null,
    seen: [0, 0, 0],
    resigned: [],
    record,
  };

  test('a table of format 1 opens', () => {
    const again = resumeTable(hamlet, readStored(hamlet, saved1));
    expect(again.match.plies).toEqual(t.match.plies);
  });

  test.each<[string, object]>([
    ['no seats that resigned', { resigned: undefined }],
    ['a seat that is not there', { resigned: [9] }],
    ['nothing about what was seen', { seen: undefined }],
    ['a text for who holds the turn', { holding: 'Ada' }],
    ['answers that are no list', { answered: { length: record.plies.length } }],
    ['players that are nothing', { players: [null, null, null] }],
    ['a long name', named('x'.repeat(4_000))],
    ['a text for confirms', { confirms: 'yes' }],
    ['no record', { record: undefined }],
    ['a record of another game', { record: { ...record, game: 'villagers' } }],
    ['a record with long entropy', { record: { ...record, entropy: ['x'.repeat(129)] } }],
  ])('%s in a table of format 1 is refused', (_, changes) => {
    const changed: unknown = JSON.parse(JSON.stringify({ ...saved1, ...changes }));
    expectRefused(() => readStored(hamlet, changed));
  });
});
