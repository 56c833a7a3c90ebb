import {
  commitment,
  firstLink,
  nextLink,
  recordOf,
  replay,
  settle,
  ThorpError,
  verify,
  type Game,
} from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  anyStoredFromFile,
  commit,
  exportStored,
  hasEnded,
  nextDeadline,
  openQuestions,
  openStored,
  openTable,
  parseGame,
  prepare,
  readStored,
  resumeTable,
  thinkerToMove,
  undoRefusal,
  updateFor,
  type Entry,
  type StoredTable,
  type Table,
} from '../src/index.ts';
import { act, choose, codeOf, people, reach, SETUP, snapshot, stored, table, undo } from './tables.ts';

/** Hamlet one version later: the field `slot` of an option was called `place` before. */
const later: Game<Hamlet> = {
  ...hamlet,
  version: hamlet.version + 1,
  upgrades: { [hamlet.version]: option => renamed(option, 'place', 'slot') },
};

function renamed(option: object, from: string, to: string): object {
  return Object.fromEntries(Object.entries(option).map(([name, value]) => [name === from ? to : name, value]));
}

/**
 * A table of the later rules in the middle of a game, with a move taken back; and the same table as stored by older
 * rules.
 */
function stands() {
  const t = reach(table({}, later), 'build');
  act(t, { kind: 'seen', seat: 1 });
  choose(t, 0);
  undo(t, 0);
  choose(t, 0);
  return { t, older: asOlder(stored(t)) };
}

/** The table as the older rules stored it: options in their shape, and links that follow from them. */
function asOlder({ header, entries }: StoredTable): StoredTable {
  const { game, players, settings, secret, entropy } = header;
  const seats = players.length;
  const agreed = { thorp: 1, game, version: hamlet.version, seats, settings, commitment: commitment(secret), entropy };
  let links = [firstLink(agreed)];
  const moves: number[] = [];
  return {
    header: { ...header, rules: hamlet.version },
    entries: entries.map(entry => {
      if (entry.kind === 'undo') links = links.slice(0, moves.pop());
      if (entry.kind !== 'move') return entry;
      moves.push(links.length);
      const options = entry.options.map(option => renamed(option, 'slot', 'place'));
      for (const option of options) links.push(nextLink(links.at(-1) ?? '', entry.seat, option));
      return { ...entry, options, link: links.at(-1) ?? '' };
    }),
  };
}

/** Rules that no longer know the old field `place`. */
const stricter: Game<Hamlet> = { ...later, upgrades: {} };

/** A table of the older rules with some choices that the stricter rules still offer. */
function partly(): StoredTable {
  const t = table({}, hamlet);
  for (let i = 0; i < 3; i++) playOn(t);
  return stored(t);
}

/** Confirms a held turn, and takes one of the options of the next question. */
function playOn(t: Table<Hamlet>, which = 0): void {
  if (t.holding !== null) act(t, { kind: 'confirm', seat: t.holding });
  const [first] = openQuestions(t);
  choose(t, first?.seat ?? 0, first?.options[which]);
}

test('a table of older rules is converted and goes on where it stood', () => {
  const { t, older } = stands();
  expect(JSON.stringify(older)).toContain('"place"');
  const converted = readStored(later, older);
  expect(converted.header.rules).toBe(later.version);
  expect(converted).toEqual(stored(t));
  const again = resumeTable(later, converted);
  expect(snapshot(again)).toEqual(snapshot(t));
  expect(undoRefusal(again, 0)).toBeNull();
  expect(verify(later, recordOf(again.match, true))).toMatchObject({ ok: true });
});

test('a table of these rules is not touched', () => {
  const { t } = stands();
  const now = stored(t);
  expect(readStored(later, now)).toBe(now);
});

test('where no change of shape is declared, choices that are still offered go on', () => {
  const before = partly();
  const converted = readStored(stricter, before);
  expect(converted.header.rules).toBe(later.version);
  expect(snapshot(resumeTable(stricter, converted))).toMatchObject({ sequence: before.entries.length });
});

test('a choice that the rules of today do not offer is named with its ply and both versions', () => {
  const { older } = stands();
  const opened = (): unknown => readStored(stricter, older);
  expect(opened).toThrow(ThorpError);
  expect(opened).toThrow(`begun with version ${hamlet.version} of hamlet; ply 1 is not possible in ${later.version}`);
});

describe('a table that the rules of today do not follow to its end', () => {
  const { older } = stands();
  /** One choice is valid, and the next one has a shape that is no longer known. */
  const half = halfKnown();

  function halfKnown(): StoredTable {
    const t = table({}, hamlet);
    for (let i = 0; i < 3; i++) playOn(t, i);
    return stored(t);
  }

  /** Rules that refuse the second choice of the table. */
  const refusing: Game<Hamlet> = {
    ...stricter,
    upgrades: { [hamlet.version]: option => (JSON.stringify(option) === SECOND ? { kind: 'gone' } : option) },
  };
  const SECOND = JSON.stringify(half.entries.filter(entry => entry.kind === 'move')[1]?.options[0]);

  test('is opened to look at, as far as they follow it', () => {
    expect(codeOf(() => readStored(refusing, half))).toBe('version');
    const t = openStored(refusing, half);
    expect(t.match.plies).toHaveLength(1);
    expect(t.otherRules).toEqual({ recorded: hamlet.version, here: later.version });
    expect(updateFor(t, 0)).toMatchObject({ decision: null, waiting: [], otherRules: t.otherRules, noUndo: 'rules' });
    expect(thinkerToMove(t)).toBeNull();
    expect(hasEnded(t)).toBe(false);
  });

  test('takes no action, and says why', () => {
    const t = openStored(refusing, half);
    const before = snapshot(t);
    const [asked] = t.match.questions;
    const move = { kind: 'move', seat: asked?.seat, options: [asked?.options[0]] };
    for (const action of [move, { kind: 'resign', seat: 0 }, { kind: 'ask', seat: 0, what: 'undo' }]) {
      expect(codeOf(() => act(t, action))).toBe('version');
    }
    expect(act(t, { kind: 'seen', seat: 0 }).repeated).toBe(true);
    expect(snapshot(t)).toEqual(before);
  });

  test('its clocks stand still', () => {
    const clock = { kind: 'live', base: 60_000, increment: 0, whenOut: 'seat' } as const;
    const { header } = openTable(hamlet, { ...SETUP, clock, began: 5 });
    const t = openStored(stricter, { header, entries: [] });
    expect(nextDeadline(t)).toBeNull();
  });

  test('is exported as it is stored, and opens again where its rules are', () => {
    const again = parseGame(exportStored(older));
    expect(again).toEqual({ game: 'hamlet', contents: { stored: older } });
    expect(snapshot(resumeTable(hamlet, readStored(hamlet, half)))).toMatchObject({ otherRules: null });
  });

  test('an export for a seat leaves out what others have noted', () => {
    const t = table({}, hamlet);
    act(t, { kind: 'note', seat: 0, text: 'mine' });
    act(t, { kind: 'note', seat: 1, text: 'theirs' });
    const text = exportStored(stored(t), 0);
    expect(text).toContain('mine');
    expect(text).not.toContain('theirs');
  });

  test('a table of newer rules is opened in the same way', () => {
    const { header, entries } = stored(table({}, later));
    expect(codeOf(() => readStored(hamlet, { header, entries }))).toBe('version');
    expect(openStored(hamlet, { header, entries }).otherRules).toEqual({
      recorded: later.version,
      here: hamlet.version,
    });
  });

  test('a record is shown as far as they follow it', () => {
    const record = { ...recordOf(resumeTable(hamlet, half).match, true), players: half.header.players };
    const opening = { id: 'again', confirms: true, nameless: (seat: number) => `${seat}` };
    const t = openStored(refusing, anyStoredFromFile(refusing, parseGame(JSON.stringify(record)), opening));
    expect(t.header).toMatchObject({ id: 'again', rules: hamlet.version });
    expect(t.match.plies).toHaveLength(1);
    expect(t.otherRules?.recorded).toBe(hamlet.version);
  });
});

describe('a changed choice or link is refused, with its ply, also under other rules', () => {
  const { older } = stands();
  const moves = older.entries.flatMap((entry, i) => (entry.kind === 'move' ? [i] : []));
  const changed = (at: number, change: (entry: Entry & { kind: 'move' }) => object): StoredTable => ({
    ...older,
    entries: older.entries.map((entry, i) =>
      i === at && entry.kind === 'move' ? { ...entry, ...change(entry) } : entry,
    ),
  });

  test.each([
    ['a link', () => ({ link: 'f'.repeat(64) })],
    ['a seat', ({ seat }: Entry) => ({ seat: 1 - seat })],
  ])('%s', (_, change) => {
    const forged = changed(moves[1] ?? 0, change);
    for (const open of [() => readStored(later, forged), () => openStored(later, forged)]) {
      expect(open).toThrow(/^ply 2 was changed/);
    }
  });
});

describe('settings that were allowed when a game began', () => {
  const ROWS: [string, string, number, object, number][] = [
    ['Feudalia alone with 30 rounds', 'feudalia', 1, { roundCap: 30 }, 2],
    ['Helvetia for two with one idle round', 'helvetia', 2, { stallRounds: 1 }, 1],
  ];

  async function gameOf(id: string): Promise<Game> {
    const module = (await import(`../../games/${id}/src/index.ts`)) as { [name: string]: Game };
    return module[id] as Game;
  }

  /** A stored table with settings that are refused for new tables. */
  function begun(game: Game, seats: number, settings: object, rules: number): StoredTable {
    const players = people('Ada', 'Ben').slice(0, seats);
    const { header } = openTable(game, { ...SETUP, players, settings: {} });
    return { header: { ...header, settings: { ...header.settings, ...settings }, rules }, entries: [] };
  }

  function play(t: Table, id: string, action: object): void {
    commit(t, prepare(t, { id, version: t.version, ...action }, 0));
  }

  test.each(ROWS)('%s goes on, takes moves back and verifies', async (_, id, seats, settings, rules) => {
    const game = await gameOf(id);
    expect(codeOf(() => settle(game, seats, settings))).toBe('bad-settings');
    const t = resumeTable(game, readStored(game, begun(game, seats, settings, rules)));
    expect(t.header.settings).toMatchObject(settings);
    const [asked] = openQuestions(t);
    const seat = asked?.seat ?? 0;
    play(t, 'a', { kind: 'move', seat, options: [asked?.options[0]] });
    const record = recordOf(t.match, true);
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(replay(game, record).plies).toEqual(t.match.plies);
    play(t, 'b', { kind: 'ask', seat, what: 'undo' });
    if (seats > 1) play(t, 'c', { kind: 'answer', seat: 1 - seat, request: t.request?.sequence, agrees: true });
    expect(t.match.plies).toHaveLength(0);
  });

  test('settings that no version allowed stay refused', async () => {
    const feudalia = await gameOf('feudalia');
    const never = begun(feudalia, 1, { events: false, roundCap: 30 }, 2);
    expect(codeOf(() => readStored(feudalia, never))).toBe('bad-settings');
  });
});
