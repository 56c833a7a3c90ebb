import { recordOf, ThorpError, verify, type Game } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import { readStored, resumeTable, undoRefusal, type StoredTable } from '../src/index.ts';
import { act, choose, reach, snapshot, stored, table, undo } from './tables.ts';

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
