import type { Phrases } from '@thorp/kernel';
import {
  hasEnded,
  nextDeadline,
  openQuestions,
  phaseOf,
  seatsWaitedFor,
  type RoomSeat,
  type Table,
} from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { loadWords, type Games } from '../games.ts';
import type { Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';
import { portraitOf, portraitsIn } from './portraits.ts';

/** The newest seats of a person that are looked at; older games are found by their results. */
const MOST = 50;

/** A table of one's own, as the list of them shows it. */
interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: ReturnType<typeof phaseOf> | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly portrait: string }[];
  readonly you: number;
  /** The seats that the table waits for. */
  readonly waiting: readonly number[];
  /** Since when, in the server's time; null when that is not known. */
  readonly since: number | null;
  /** What the person is asked, in the language that was asked for; null when nothing is, or no language was named. */
  readonly question: string | null;
  /** When the first of them runs out of time, in the server's time; null without a limit. */
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
}

/** `GET /api/me/tables`: the tables at which one has a seat, the newest first. */
export function addMyTables(app: FastifyInstance, { store, gate, tables, games }: MyTablePorts): void {
  app.get<{ Querystring: Language }>('/api/me/tables', { schema: { querystring: Language } }, async request => {
    const { language } = request.query;
    const { person } = await gate.session(request);
    const seats = (await store.seatsOf(person)).slice(-MOST).reverse();
    const lives = await Promise.all(seats.map(({ room }) => tables.use(room)));
    const portraits = await portraitsIn(
      store,
      lives.map(live => live.room()),
    );
    const lines = lives.map(async live => {
      const words = language === undefined ? null : await loadWords(games, live.room().header.game, language);
      return lineOf(live, person, portraits, words);
    });
    return { tables: (await Promise.all(lines)).filter(line => line !== null) };
  });
}

/** Null for somebody who has left the seat again. */
function lineOf(
  live: Live,
  person: string,
  portraits: ReadonlyMap<string, string>,
  words: Phrases | null,
): MyTable | null {
  const room = live.room();
  const you = live.seat(person);
  if (you === null) return null;
  const table = live.table();
  const over = table !== null && hasEnded(table);
  return {
    table: live.id,
    game: room.header.game,
    phase: over ? 'over' : phaseOf(room),
    seats: room.seats.map(seat => placeOf(seat, portraits)),
    you,
    waiting: table && !over ? seatsWaitedFor(table) : [],
    question: table && words ? questionOf(table, you, words) : null,
    since: table && !over ? table.changedAt || null : null,
    deadline: table && !over ? (nextDeadline(table)?.at ?? null) : null,
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
