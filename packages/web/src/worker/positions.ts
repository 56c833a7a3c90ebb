import { secretFromSeed, ThorpError, type Game, type Seat } from '@thorp/kernel';
import { memoryStore, openPosition, type Player, type Table } from '@thorp/table';
import type { Beginning, PositionTable } from '../protocol/calls.ts';
import { keepUnsaved } from '../store/unsaved.ts';
import { rulesOf } from './games.ts';

/*
 * Tables that start from a position, for lessons and problems. They exist while the page is open: no list shows them,
 * and nothing is stored.
 */

const tables = new Map<string, Table>();

/** Stores their actions in memory, as a host expects. */
export const positionStore = keepUnsaved({
  ...memoryStore(),
  describe: async () => undefined,
  summaries: async () => [],
  extras: async () => null,
  allExtras: async () => [],
  keepExtras: async () => undefined,
});

/** Makes such a table and drops earlier ones. The person gets the seat that is asked first. */
export async function makePosition(
  game: Game,
  id: string,
  { players, settings, from }: Omit<PositionTable, 'game'>,
): Promise<void> {
  const { state, asked } = await beginningOf(game, from);
  const setup = { id, players: seated(players, asked), settings, secret: secretFromSeed(id), confirms: true };
  const table = openPosition(game, setup, state);
  tables.clear();
  tables.set(id, table);
  await positionStore.create(table.header);
}

interface Begun {
  readonly state: Parameters<Game['clone']>[0];
  readonly asked: Seat;
}

async function beginningOf(game: Game, from: Beginning): Promise<Begun> {
  if ('seed' in from) {
    const { state, questions } = (await import('@thorp/bots')).positionOf(game, from);
    return { state, asked: questions[0]?.seat ?? 0 };
  }
  const loaded = await rulesOf(game.id)?.sketch?.();
  if (!loaded) throw new ThorpError('bad-request', `${game.id} has no sketches`);
  // Each game's folder has the function that reads its own sketches.
  return { state: (loaded as (sketch: object) => Begun['state'])(from.sketch), asked: 0 };
}

function seated([first, ...others]: readonly Player[], seat: Seat): Player[] {
  return first ? others.toSpliced(seat, 0, first) : others;
}

/** The table of a position; null for other tables. */
export function positionTable(id: string): Table | null {
  return tables.get(id) ?? null;
}
