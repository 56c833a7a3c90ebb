import type { Phrases } from '@thorp/kernel';
import {
  hasEnded,
  nextDeadline,
  openQuestions,
  phaseOf,
  seatOf,
  seatsWaitedFor,
  type Room,
  type RoomSeat,
  type Table,
} from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { loadWords, type Games } from '../games.ts';
import type { KnownRooms } from '../knownRooms.ts';
import type { Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';
import { portraitOf, portraitsIn } from './portraits.ts';

/** How many of a person's newest seats are listed; older games are found by their results. */
const MOST = 50;

/** One of the person's tables, as a line of the list. */
interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: ReturnType<typeof phaseOf> | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly portrait: string }[];
  readonly you: number;
  /** The seats that the table waits for. */
  readonly waiting: readonly number[];
  /** Since when, in the server's time; null if not known. */
  readonly since: number | null;
  /** The person's question in the requested language; null if there is none, or no language was requested. */
  readonly question: string | null;
  /** When the first of them runs out of time, by the server's clock; null without a limit. */
  readonly deadline: number | null;
}

const Language = Type.Object(
  { language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$' })) },
  { additionalProperties: false },
);
type Language = Type.Static<typeof Language>;

interface MyTablePorts extends AccountPorts {
  readonly tables: Tables;
  readonly games: Games;
  readonly rooms: KnownRooms;
}

/** `GET /api/me/tables`: the tables at which the person has a seat, the newest first. */
export function addMyTables(app: FastifyInstance, { store, gate, tables, games, rooms }: MyTablePorts): void {
  app.get<{ Querystring: Language }>('/api/me/tables', { schema: { querystring: Language } }, async request => {
    const { language } = request.query;
    const { person } = await gate.session(request);
    const ids = (await store.seatsOf(person))
      .map(({ room }) => room)
      .slice(-MOST)
      .reverse();
    // A game with a result is not loaded: its line needs only the room.
    const finished = await store.withResult(ids);
    const lives = await Promise.all(ids.filter(id => !finished.has(id)).map(id => tables.use(id)));
    const known = await rooms.find(ids.filter(id => finished.has(id)));
    const all = new Map([...known, ...lives.map(live => live.room())].map(room => [room.header.id, room]));
    const portraits = await portraitsIn(store, [...all.values()]);
    const goingOn = new Map(lives.map(live => [live.id, live]));
    const lines = ids.map(async id => {
      const room = all.get(id);
      const live = goingOn.get(id) ?? null;
      const words = live && language !== undefined ? await loadWords(games, live.room().header.game, language) : null;
      return room ? lineOf(room, live, person, portraits, words) : null;
    });
    return { tables: (await Promise.all(lines)).filter(line => line !== null) };
  });
}

/** Null for somebody who has left the seat. The table is null if it is over and not loaded. */
function lineOf(
  room: Room,
  live: Live | null,
  person: string,
  portraits: ReadonlyMap<string, string>,
  words: Phrases | null,
): MyTable | null {
  const you = seatOf(room, person);
  if (you === null) return null;
  const table = live?.table() ?? null;
  const over = live === null || (table !== null && hasEnded(table));
  return {
    table: room.header.id,
    game: room.header.game,
    phase: over ? 'over' : phaseOf(room),
    seats: room.seats.map(seat => placeOf(seat, portraits)),
    you,
    question: table && words ? questionOf(table, you, words) : null,
    ...(table && !over ? waitOf(table) : NOBODY_WAITS),
  };
}

type Wait = Pick<MyTable, 'waiting' | 'since' | 'deadline'>;

const NOBODY_WAITS: Wait = { waiting: [], since: null, deadline: null };

/** Whom a game waits for, since when, and until when at most. */
function waitOf(table: Table): Wait {
  return {
    waiting: seatsWaitedFor(table),
    since: table.changedAt || null,
    deadline: nextDeadline(table)?.at ?? null,
  };
}

function questionOf(table: Table, seat: number, words: Phrases): string | null {
  const asked = openQuestions(table).find(each => each.seat === seat);
  if (!asked) return null;
  const { game, state } = table.match;
  const name = (each: number): string => table.header.players[each]?.name ?? '';
  return words.prompt(asked.frame, { view: game.view(state, seat), you: seat, name });
}

function placeOf(seat: RoomSeat, portraits: ReadonlyMap<string, string>): MyTable['seats'][number] {
  return {
    kind: seat.kind,
    name: seat.kind === 'open' ? '' : seat.name,
    portrait: portraitOf(seat, portraits),
  };
}
