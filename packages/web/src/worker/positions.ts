import { secretFromSeed, ThorpError, type Game } from '@thorp/kernel';
import { memoryStore, openPosition, type Table } from '@thorp/table';
import type { PositionTable } from '../protocol/calls.ts';
import { keepUnsaved } from '../store/unsaved.ts';
import { rulesOf } from './games.ts';

/*
 * Tables that begin in the middle, for lessons. They live as long as the page: no list shows them, and nothing of them
 * is stored.
 */

const tables = new Map<string, Table>();

/** Keeps what is done at them, as a host expects it. */
export const positionStore = keepUnsaved({
  ...memoryStore(),
  describe: async () => undefined,
  summaries: async () => [],
  extras: async () => null,
  allExtras: async () => [],
  keepExtras: async () => undefined,
});

/** Makes such a table; those before it are forgotten. */
export async function makePosition(
  game: Game,
  id: string,
  { players, settings, sketch }: PositionTable,
): Promise<void> {
  const loaded = await rulesOf(game.id)?.sketch?.();
  if (!loaded) throw new ThorpError('bad-request', `${game.id} has no sketches`);
  // Each game's folder brings the function that reads its own sketches.
  const stateOf = loaded as (sketch: object) => Parameters<Game['clone']>[0];
  const setup = { id, players, settings, secret: secretFromSeed(id), confirms: true };
  const table = openPosition(game, setup, stateOf(sketch));
  tables.clear();
  tables.set(id, table);
  await positionStore.create(table.header);
}

/** The table of a position; null for other tables. */
export function positionTable(id: string): Table | null {
  return tables.get(id) ?? null;
}
