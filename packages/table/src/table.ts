import { begin, replay, recordOf, settle, ThorpError, type Game, type Match, type Types } from '@thorp/kernel';
import type { Player, SavedTable, Setup, Table } from './types.ts';

/** Seats the players and deals. Throws, naming the nearest configuration that works, when the settings do not fit. */
export function openTable<T extends Types>(game: Game<T>, setup: Setup): Table<T> {
  const { id, players, settings, secret, confirms } = setup;
  const nameless = players.findIndex(player => player.name.trim() === '');
  if (nameless >= 0) throw new ThorpError('bad-seats', `seat ${nameless + 1} needs a name`, { nameless });
  return seated(begin(game, settle(game, players.length, settings), secret), { id, players, confirms });
}

/** The same people and the same agreement, dealt anew; whoever sat second begins. */
export function rematch<T extends Types>(table: Table<T>, id: string, secret: string): Table<T> {
  const { match, players, confirms } = table;
  const [first, ...others] = players;
  const moved = first ? [...others, first] : players;
  return openTable(match.game, { id, players: moved, settings: match.header.settings, secret, confirms });
}

export function saveTable(table: Table): SavedTable {
  const { id, players, confirms, version, answered, asked, holding, seen, resigned, match } = table;
  return {
    format: 1,
    id,
    players,
    confirms,
    version,
    answered: answered.slice(),
    asked: asked.slice(),
    holding,
    seen: seen.slice(),
    resigned: resigned.slice(),
    record: recordOf(match, true),
  };
}

/** Plays a stored table again, down to what can still be taken back. */
export function resumeTable<T extends Types>(game: Game<T>, saved: SavedTable): Table<T> {
  const fault = savedFault(saved);
  if (fault) throw new ThorpError('bad-record', `not a stored table: ${fault}`);
  const { version, answered, asked, holding, seen, resigned } = saved;
  return {
    ...seated(replay(game, saved.record), saved),
    version,
    answered: answered.slice(),
    asked: asked.slice(),
    holding,
    seen: seen.slice(),
    resigned: resigned.slice(),
  };
}

/** A table from a record alone, as when somebody else's game is loaded: it goes on from where the record stops. */
export function adoptMatch<T extends Types>(match: Match<T>, facts: TableFacts): Table<T> {
  if (facts.players.length !== match.header.seats) {
    throw new ThorpError('bad-seats', `the record has ${match.header.seats} seats, not ${facts.players.length}`);
  }
  const table = seated(match, facts);
  table.version = match.plies.length;
  return {
    ...table,
    answered: match.plies.map((_, ply) => ply),
    asked: table.asked.map(() => table.version),
    seen: table.seen.map(() => match.plies.length),
  };
}

type TableFacts = Pick<Table, 'id' | 'players' | 'confirms'>;

function seated<T extends Types>(match: Match<T>, { id, players, confirms }: TableFacts): Table<T> {
  const zeros = (): number[] => players.map(() => 0);
  return {
    id,
    players: players.map((player: Player) => ({ ...player })),
    confirms,
    match,
    version: 0,
    answered: [],
    asked: zeros(),
    holding: null,
    seen: zeros(),
    resigned: [],
  };
}

function savedFault(saved: SavedTable): string | null {
  if (typeof saved !== 'object' || saved === null) return 'it must be an object';
  if (saved.format !== 1) return `format ${String(saved.format)} is unknown; this version reads format 1`;
  if (!Array.isArray(saved.record?.plies)) return 'it has no record';
  if (!Array.isArray(saved.players) || saved.players.length !== saved.record.seats) {
    return `it needs ${saved.record.seats} players`;
  }
  if (saved.answered?.length !== saved.record.plies.length) return 'answers and plies do not fit together';
  const perSeat = [saved.asked, saved.seen];
  if (perSeat.some(list => list?.length !== saved.players.length)) return 'a seat is missing in its lists';
  return null;
}
