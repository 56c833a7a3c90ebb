import { below, encode, fastChance, must, recordOf, replay, secretFromSeed, verify, type Game } from '@thorp/kernel';
import { feudalia, type Feudalia } from '@thorp/feudalia';
import { expect, test } from 'vitest';
import { commit, openTable, prepare, readStored, resumeTable, type Entry, type Table } from '@thorp/table';

/*
 * Feudalia 3 kept a fief without asking if both were equal; Feudalia 4 asks. Games of version 3 are replayed with these
 * choices added.
 */

const { draft } = feudalia.steps;
const older: Game<Feudalia> = {
  ...feudalia,
  version: 3,
  steps: { ...feudalia.steps, draft: { ...draft, always: false } },
};

interface Played {
  readonly table: Table<Feudalia>;
  readonly entries: readonly Entry[];
}

/** A game of the older rules by random choices, with a request to take a move back, to which everybody agrees. */
function played(deal: string, moves: number): Played {
  const players = ['Ada', 'Ben', 'Cleo'].map(name => ({ kind: 'human', name }) as const);
  const settings = { roundCap: 2 };
  const table = openTable(older, { id: 'old', players, settings, secret: secretFromSeed(deal), confirms: false });
  const luck = { chance: fastChance(1), learnt: 0 };
  const entries: Entry[] = [];
  const act = (action: object): void => {
    const prepared = prepare(table, { id: `a${entries.length}`, version: table.version, ...action }, entries.length);
    if (prepared.repeated) throw new Error('every action is new');
    entries.push(prepared.entry);
    commit(table, prepared);
  };
  const move = (): void => {
    const { seat, options } = must(table.match.questions[0], 'somebody is asked');
    act({ kind: 'move', seat, options: [options[below(luck, options.length)]] });
  };
  while (entries.length < moves && table.match.questions.length > 0) move();
  if (table.match.questions.length === 0) return { table, entries };
  const { seat } = must(table.match.plies.at(-1), 'somebody has moved');
  act({ kind: 'ask', seat, what: 'undo' });
  const request = table.request?.sequence;
  for (const other of [0, 1, 2]) if (other !== seat) act({ kind: 'answer', seat: other, request, agrees: true });
  move();
  return { table, entries };
}

const added = ({ table, entries }: Played): number =>
  readStored(feudalia, { header: table.header, entries }).entries.length - entries.length;

/** Deals in which somebody saw two equal fiefs. */
const DEALS = ['1', '2', '3', '4', '5', '6'].filter(deal => added(played(deal, 20)) > 0);

test('some lords see two equal fiefs', () => {
  expect(DEALS.length).toBeGreaterThan(0);
});

test.each(DEALS)('a table of version 3 goes on where it stood, with choices that are asked now (deal %s)', deal => {
  const { table, entries } = played(deal, 20);
  const converted = readStored(feudalia, { header: table.header, entries });
  const resumed = resumeTable(feudalia, converted);
  expect(encode(resumed.match.state)).toBe(encode(table.match.state));
  expect(resumed.match.log).toHaveLength(table.match.log.length);
  expect(resumed.request).toMatchObject({ outcome: 'agreed' });
});

test('a record of version 3 verifies, and a changed one does not', () => {
  const { table } = played(must(DEALS[0], 'there is one'), 10_000);
  const record = recordOf(table.match);
  expect(record.end).toBeDefined();
  expect(verify(feudalia, record)).toMatchObject({ ok: true });
  expect(encode(replay(feudalia, record).state)).toBe(encode(table.match.state));
  const plies = record.plies.map((ply, i) => (i === 1 ? { ...ply, option: { kind: 'keepFief', fief: 'gold' } } : ply));
  expect(verify(feudalia, { ...record, plies })).toMatchObject({ ok: false, ply: 2 });
});
