import { must, ThorpError } from '@thorp/kernel';
import { botsPlayOn, branchOf, choicesIn, hasEnded, openStored, type StoredTable, type Table } from '@thorp/table';
import type { HostCalls, ReaderPreferences, TableSummary } from '../protocol/calls.ts';
import type { BranchFacts, BranchRow } from '../protocol/review.ts';
import type { PageStore } from '../store/store.ts';
import { findGame, type GameSources } from './findGame.ts';
import { loadGame } from './games.ts';
import { updateInWords } from './inWords.ts';
import { loadWords } from './words.ts';

/*
 * Branches: games that start from a moment of another one. Each is a separate table; its row names the original game.
 */

/** Stores a table; the row of a branch names its game. */
type Keep = (stored: StoredTable, reader: ReaderPreferences, branch: BranchFacts) => Promise<string>;

type Calls = Pick<HostCalls, 'branch' | 'branchChoices' | 'linkedBranch' | 'branches' | 'nameBranch' | 'botsPlayOn'>;

export function branchCalls(sources: GameSources, { keep, newId }: { keep: Keep; newId: () => string }): Calls {
  const { store } = sources;
  return {
    async branch(of, decision, seat, reader) {
      const { table } = await findGame(sources, of, reader.locale);
      refuseEnd(table, decision);
      const stored = branchOf(table, decision - 1, { id: newId(), seat });
      return keep(stored, reader, { of, decision, name: await nextName(store, of) });
    },
    async branchChoices(id, { locale }) {
      const { table, branch } = await findGame(sources, id, locale);
      return choicesIn(table, must(branch, 'the table is a branch').decision - 1);
    },
    async linkedBranch(of, { decision, seat, choices }, reader) {
      for (const { id, branch } of await branchesOf(store, of)) {
        if (branch.decision !== decision) continue;
        const there = await opened(store, id);
        if (isPlayedBy(there, seat) && startsWith(there, decision, choices)) return id;
      }
      const { table } = await findGame(sources, of, reader.locale);
      refuseEnd(table, decision);
      const stored = branchOf(table, decision - 1, { id: newId(), seat, choices });
      return keep(stored, reader, { of, decision, name: await nextName(store, of) });
    },
    async branches(of, reader) {
      const rows = await branchesOf(store, of);
      return Promise.all(rows.map(row => compared(store, row, reader)));
    },
    async nameBranch(id, name) {
      const row = await rowOf(store, id);
      await store.describe({ ...row, branch: { ...branchIn(row), name } });
    },
    async botsPlayOn(id, reader) {
      const branch = branchIn(await rowOf(store, id));
      const { table } = await findGame(sources, id, reader.locale);
      await store.remove(id);
      await keep(botsPlayOn(table), reader, branch);
    },
  };
}

type Row = TableSummary & { readonly branch: BranchFacts };

/** The branches of a game, the oldest first. */
async function branchesOf(store: PageStore, of: string): Promise<Row[]> {
  const rows = await store.summaries();
  return rows.flatMap(row => (row.branch?.of === of ? [{ ...row, branch: row.branch }] : [])).toReversed();
}

/** Branches have numbers until they are renamed. */
async function nextName(store: PageStore, of: string): Promise<string> {
  const rows = await branchesOf(store, of);
  return `${Math.max(0, ...rows.map(({ branch: { name } }) => (/^\d+$/.test(name) ? Number(name) : 0))) + 1}`;
}

/** After the last decision no branch is possible. */
function refuseEnd({ match }: Table, decision: number): void {
  if (decision > match.plies.length)
    throw new ThorpError('bad-request', 'after its last decision a game has no branches');
}

/** Whether the person of a branch plays this seat; a branch that bots play on has no person. */
function isPlayedBy({ header: { players } }: Table, seat: number): boolean {
  return players[seat]?.kind === 'human' || players.every(({ kind }) => kind !== 'human');
}

/** Whether a branch begins with these choices; it may have more by now. */
function startsWith(branch: Table, decision: number, choices: string): boolean {
  const all = choicesIn(branch, decision - 1);
  return all === choices || choices === '' || all.startsWith(`${choices}.`);
}

async function opened(store: PageStore, id: string): Promise<Table> {
  const stored = must(await store.load(id), `table ${id} is there`);
  return openStored(await loadGame(stored.header.game), stored);
}

async function rowOf(store: PageStore, id: string): Promise<TableSummary> {
  return must(
    (await store.summaries()).find(row => row.id === id),
    `table ${id} is there`,
  );
}

function branchIn({ branch }: TableSummary): BranchFacts {
  return must(branch, 'the table is a branch');
}

/** A branch with its score sheets, to compare with the game. */
async function compared(store: PageStore, { id, branch }: Row, { locale }: ReaderPreferences): Promise<BranchRow> {
  const table = await opened(store, id);
  const seat = table.header.players.findIndex(({ kind }) => kind === 'human');
  const { update } = updateInWords(table, seat < 0 ? null : seat, await loadWords(table.match.game, locale));
  return { ...branch, id, decisions: table.match.plies.length, over: hasEnded(table), sheets: update.sheets };
}
