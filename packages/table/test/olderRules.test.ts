import { recordOf, replay, settle, ThorpError, verify, type Game } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  commit,
  openQuestions,
  openTable,
  prepare,
  readStored,
  resumeTable,
  undoRefusal,
  type StoredTable,
  type Table,
} from '../src/index.ts';
import { act, choose, codeOf, people, reach, SETUP, snapshot, stored, table, undo } from './tables.ts';

/** Hamlet one version later: what an option now calls `slot` was called `place` before. */
const later: Game<Hamlet> = {
  ...hamlet,
  version: hamlet.version + 1,
  upgrades: { [hamlet.version]: option => renamed(option, 'place', 'slot') },
};

function renamed(option: object, from: string, to: string): object {
  return Object.fromEntries(Object.entries(option).map(([name, value]) => [name === from ? to : name, value]));
}

/** A table of the later rules in the middle of a game, with a move taken back; and the same table as older rules stored it. */
function stands() {
  const t = reach(table({}, later), 'build');
  act(t, { kind: 'seen', seat: 1 });
  choose(t, 0);
  undo(t, 0);
  choose(t, 0);
  return { t, older: asOlder(stored(t)) };
}

function asOlder({ header, entries }: StoredTable): StoredTable {
  return {
    header: { ...header, rules: hamlet.version },
    entries: entries.map(entry =>
      entry.kind === 'move'
        ? {
            ...entry,
            options: entry.options.map(option => renamed(option, 'slot', 'place')),
            link: 'of the older shape',
          }
        : entry,
    ),
  };
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
  const { t } = stands();
  const { header, entries } = stored(t);
  const converted = readStored({ ...later, upgrades: {} }, { header: { ...header, rules: hamlet.version }, entries });
  expect(converted).toEqual(stored(t));
});

test('a choice that the rules of today do not offer is named with its ply and both versions', () => {
  const { older } = stands();
  const opened = (): unknown => readStored({ ...later, upgrades: {} }, older);
  expect(opened).toThrow(ThorpError);
  expect(opened).toThrow(`begun with version ${hamlet.version} of hamlet; ply 1 is not possible in ${later.version}`);
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

  /** A stored table with settings that new tables are refused. */
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
