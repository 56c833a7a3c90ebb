import type { Level } from '@thorp/bots';
import { commitment, entropyCommitment, isSecret, must, ThorpError, type Seat } from '@thorp/kernel';
import { isName, LONGEST_ENTROPY, LONGEST_NAME } from './checks.ts';
import type { Clock, Player, Setup } from './types.ts';

/*
 * People on different devices meet in a room: they take seats, agree to start, and talk. The room is a fold over its
 * events, as a table is over its entries. When everybody is ready the deal follows the fairness protocol: a seat is ready
 * by committing to its entropy, and when all are ready everybody opens it. Then the game begins, at a table of its own.
 */

/** The part of a stored room that never changes. It holds the dealer's secret: for stores, never for players. */
export interface RoomHeader {
  readonly id: string;
  readonly game: string;
  readonly settings: object;
  readonly seats: number;
  readonly confirms: boolean;
  /** Whether the lobby shows it while seats are open; otherwise only those who have the link find it. */
  readonly listed: boolean;
  /** Whether the result counts for ratings; rooms of before ratings have nothing here. */
  readonly rated?: boolean;
  /** The person who opened the room. */
  readonly owner: string;
  readonly secret: string;
  readonly created: number;
  /** How much time people have; none for a game without a limit. */
  readonly clock?: Clock;
  /** Who may watch the game without playing: everybody who has the link (usual), or nobody. */
  readonly watch?: Watching;
}

export type Watching = 'link' | 'nobody';

/** What a person asks of a room. The client chooses the id: the same id again is acknowledged and not done again. */
export type RoomAction = { readonly id: string } & (
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'leave' | 'notReady' }
  | { readonly kind: 'ready'; readonly commitment: string }
  | { readonly kind: 'open'; readonly entropy: string }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly name: string; readonly level: Level }
  | { readonly kind: 'clear'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly text: string }
  /** Where the same people play again; the host of the room makes the next one. */
  | { readonly kind: 'rematch'; readonly next: string }
);

/** An action that was done, as it is stored. */
export type RoomEvent = RoomAction & {
  /** 1, 2, 3 … without a gap. */
  readonly sequence: number;
  readonly at: number;
  readonly person: string;
};

/** A place at the table of a room. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | RoomPerson;

interface RoomPerson {
  readonly kind: 'person';
  readonly person: string;
  readonly name: string;
  /** What the seat has committed to: it is ready. */
  readonly commitment: string | null;
  readonly entropy: string | null;
}

export interface ChatLine {
  readonly sequence: number;
  readonly at: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}

interface SaidLine extends ChatLine {
  readonly person: string;
}

export interface Room {
  readonly header: RoomHeader;
  sequence: number;
  readonly seats: RoomSeat[];
  /** The latest lines, each with the person who said it. */
  readonly chat: SaidLine[];
  next: string | null;
  /** When the last seat opened its entropy, and the game began; null before. */
  began: number | null;
  /** For every person, the ids of the latest events, to recognise what is sent again. */
  readonly done: Map<string, { readonly id: string; readonly sequence: number }[]>;
}

/** `seating`: seats are taken and left. `opening`: all are ready and open their entropy. `started`: the game goes on. */
export type RoomPhase = 'seating' | 'opening' | 'started';

const LONGEST_LINE = 500;
const KEPT_LINES = 200;
const KEPT_IDS = 32;

const OPEN: RoomSeat = { kind: 'open' };

export function openRoom(header: RoomHeader): Room {
  const seats = Array.from({ length: header.seats }, (): RoomSeat => OPEN);
  return { header, sequence: 0, seats, chat: [], next: null, began: null, done: new Map() };
}

export function resumeRoom(header: RoomHeader, events: readonly RoomEvent[]): Room {
  const room = openRoom(header);
  for (const event of events) applyRoomEvent(room, event);
  return room;
}

export function phaseOf({ seats }: Room): RoomPhase {
  const people = seats.filter(seat => seat.kind === 'person');
  const filled = people.length > 0 && seats.every(seat => seat.kind !== 'open');
  if (!filled || people.some(seat => seat.commitment === null)) return 'seating';
  return people.some(seat => seat.entropy === null) ? 'opening' : 'started';
}

export function seatOf({ seats }: Room, person: string | null): Seat | null {
  const seat = seats.findIndex(each => each.kind === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

/** Checks an action; gives the event to store, or the number of the event when it was done before. */
export function prepareRoomAction(room: Room, person: string, action: RoomAction, at: number): RoomEvent | number {
  const before = room.done.get(person)?.find(({ id }) => id === action.id);
  if (before) return before.sequence;
  const fault = refusalOf(room, person, action);
  if (fault) throw new ThorpError('bad-request', fault);
  return { ...action, sequence: room.sequence + 1, at, person };
}

/** Makes an event part of the room. */
export function applyRoomEvent(room: Room, event: RoomEvent): void {
  if (event.sequence !== room.sequence + 1) throw new Error('broken invariant: an event of the room is missing');
  change(room, event);
  room.sequence = event.sequence;
  if (room.began === null && event.kind === 'open' && phaseOf(room) === 'started') room.began = event.at;
  const done = room.done.get(event.person) ?? [];
  done.push({ id: event.id, sequence: event.sequence });
  if (done.length > KEPT_IDS) done.shift();
  room.done.set(event.person, done);
}

/** What the table of a room that has started begins with. */
export function setupOf(room: Room): Setup {
  const { header, seats, began } = room;
  const { id, settings, secret, confirms, clock } = header;
  const entropy = seats.map(seat => (seat.kind === 'person' ? (seat.entropy ?? '') : ''));
  const entropyCommitments = seats.map(seat => (seat.kind === 'person' ? (seat.commitment ?? '') : ''));
  const timed = clock ? { clock, began: must(began, 'the room has started') } : {};
  return { id, players: seats.map(playerOf), settings, secret, entropy, entropyCommitments, confirms, ...timed };
}

/** Whether a person (null: a visitor) may see the game. The room itself is shown to everybody who has the link. */
export function mayWatch(room: Room, person: string | null): boolean {
  return room.header.watch !== 'nobody' || seatOf(room, person) !== null;
}

function playerOf(seat: RoomSeat): Player {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
  if (seat.kind === 'person') return { kind: 'human', name: seat.name };
  throw new Error('broken invariant: a game begins when all seats are taken');
}

/** The room of a rematch: the same people and bots, everybody one seat on, so that who sat second begins. */
export function rematchRoom(
  { header, seats }: Room,
  fresh: Pick<RoomHeader, 'id' | 'secret' | 'created'>,
): { readonly header: RoomHeader; readonly events: readonly RoomEvent[] } {
  const [first = OPEN, ...others] = seats;
  const events = [...others, first].map((place, seat): RoomEvent => {
    const facts = { id: `seat-${seat}`, sequence: seat + 1, at: fresh.created, seat };
    if (place.kind === 'open') throw new Error('broken invariant: nobody left a seat of a game that was played');
    const { name } = place;
    if (place.kind === 'bot') return { ...facts, kind: 'bot', person: header.owner, name, level: place.level };
    return { ...facts, kind: 'sit', person: place.person, name };
  });
  return { header: { ...header, ...fresh }, events };
}

function refusalOf(room: Room, person: string, action: RoomAction): string | null {
  const phase = phaseOf(room);
  const seat = seatOf(room, person);
  switch (action.kind) {
    case 'say':
      return seat === null ? 'only those who sit at the table can talk' : lineFault(action.text);
    case 'rematch':
      if (room.next !== null) return 'there is a rematch already';
      return seat === null || phase !== 'started' ? 'a rematch follows a game, for those who played it' : null;
    default:
      if (phase === 'started') return 'the game has begun';
      return seatingRefusal(room, person, seat, action) ?? (phase === 'opening' ? openingRefusal(action) : null);
  }
}

type SeatingAction = Exclude<RoomAction, { kind: 'say' | 'rematch' }>;

function seatingRefusal(room: Room, person: string, seat: Seat | null, action: SeatingAction): string | null {
  switch (action.kind) {
    case 'sit':
      return openSeatFault(room, action.seat) ?? nameFault(action.name);
    case 'bot':
      return ownerFault(room, person) ?? openSeatFault(room, action.seat) ?? nameFault(action.name);
    case 'clear':
      return ownerFault(room, person) ?? takenSeatFault(room, action.seat);
    case 'leave':
    case 'notReady':
      return seat === null ? 'you have no seat here' : null;
    case 'ready':
      if (seat === null) return 'you have no seat here';
      return isSecret(action.commitment) ? null : "'commitment' must be 64 hexadecimal digits";
    case 'open':
      return entropyFault(room, seat, action.entropy);
  }
}

/** Who is ready has bound the deal to the seats as they are: what is left is to open, or to step back. */
function openingRefusal({ kind }: SeatingAction): string | null {
  const allowed: readonly string[] = ['open', 'notReady', 'leave', 'clear'];
  return allowed.includes(kind) ? null : 'everybody is ready; the game is about to begin';
}

function ownerFault({ header }: Room, person: string): string | null {
  return person === header.owner ? null : 'only the person who opened the room can do this';
}

function openSeatFault({ seats }: Room, seat: Seat): string | null {
  const found = seats[seat];
  if (!found) return `there are seats 0 to ${seats.length - 1}, not ${seat}`;
  return found.kind === 'open' ? null : `seat ${seat} is taken`;
}

function takenSeatFault({ seats }: Room, seat: Seat): string | null {
  const found = seats[seat];
  return found && found.kind !== 'open' ? null : `nobody sits in seat ${seat}`;
}

/** Control characters could command a terminal, and those that turn the direction of writing could fake a line. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

function nameFault(name: string): string | null {
  const fits = isName(name) && !CONTROLS.test(name);
  return fits ? null : `a name has 1 to ${LONGEST_NAME} characters and no control characters`;
}

function lineFault(text: string): string | null {
  const fits = text.trim() !== '' && text.length <= LONGEST_LINE && !CONTROLS.test(text);
  return fits ? null : `a line has 1 to ${LONGEST_LINE} characters and no control characters`;
}

function entropyFault(room: Room, seat: Seat | null, entropy: string): string | null {
  const mine = seat === null ? undefined : room.seats[seat];
  if (mine?.kind !== 'person' || seat === null) return 'you have no seat here';
  if (phaseOf(room) !== 'opening') return 'entropy is opened when everybody is ready';
  if (mine.entropy !== null) return 'this seat has opened its entropy';
  if (entropy === '' || entropy.length > LONGEST_ENTROPY) return `entropy has 1 to ${LONGEST_ENTROPY} characters`;
  const expected = entropyCommitment(commitment(room.header.secret), seat, entropy);
  return expected === mine.commitment ? null : 'the entropy does not match what the seat committed to';
}

function change(room: Room, event: RoomEvent): void {
  const { seats } = room;
  const seat = seatOf(room, event.person);
  switch (event.kind) {
    case 'sit':
      if (seat !== null) seats[seat] = OPEN;
      seats[event.seat] = personIn(event);
      return;
    case 'bot':
      seats[event.seat] = { kind: 'bot', name: event.name, level: event.level };
      return;
    case 'leave':
    case 'clear':
      seats[event.kind === 'clear' ? event.seat : must(seat, 'who leaves has a seat')] = OPEN;
      forgetOpened(room);
      return;
    case 'ready':
      update(seats, seat, { commitment: event.commitment });
      return;
    case 'notReady':
      update(seats, seat, { commitment: null });
      forgetOpened(room);
      return;
    case 'open':
      update(seats, seat, { entropy: event.entropy });
      return;
    case 'say':
      say(room, must(seat, 'who talks has a seat'), event);
      return;
    case 'rematch':
      room.next = event.next;
  }
}

function personIn({ person, name }: { readonly person: string; readonly name: string }): RoomPerson {
  return { kind: 'person', person, name: name.trim(), commitment: null, entropy: null };
}

/** Entropy that was opened must not deal the next attempt: when one was, everybody commits again. */
function forgetOpened({ seats }: Room): void {
  if (!seats.some(each => each.kind === 'person' && each.entropy !== null)) return;
  for (const seat of seats.keys()) update(seats, seat, { commitment: null, entropy: null });
}

function update(seats: RoomSeat[], seat: Seat | null, changes: Partial<RoomPerson>): void {
  const found = seat === null ? undefined : seats[seat];
  if (seat !== null && found?.kind === 'person') seats[seat] = { ...found, ...changes };
}

function say(room: Room, seat: Seat, { sequence, at, text, person }: RoomEvent & { kind: 'say' }): void {
  const place = room.seats[seat];
  const name = place?.kind === 'person' ? place.name : '';
  room.chat.push({ sequence, at, seat, name, text: text.trim(), person });
  if (room.chat.length > KEPT_LINES) room.chat.shift();
}

/** A room as one person (null: a visitor) may see it. */
export interface RoomView {
  readonly id: string;
  readonly sequence: number;
  readonly game: string;
  readonly settings: object;
  readonly rated: boolean;
  readonly phase: RoomPhase;
  readonly seats: readonly SeatView[];
  /** The reader's own seat. */
  readonly you: Seat | null;
  readonly owner: boolean;
  /** What the host has committed to: seats commit to their entropy on top of it. */
  readonly commitment: string;
  readonly clock: Clock | null;
  readonly watch: Watching;
  /** Lines after the one that the reader knows already. */
  readonly chat: readonly ChatLine[];
  readonly next: string | null;
}

export type SeatView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | { readonly kind: 'person'; readonly name: string; readonly commitment: string | null; readonly opened: boolean };

const NOBODY: ReadonlySet<string> = new Set();

function linesAfter(chat: readonly SaidLine[], after: number, muted: ReadonlySet<string>): ChatLine[] {
  const shown = chat.filter(line => line.sequence > after && !muted.has(line.person));
  return shown.map(({ sequence, at, seat, name, text }) => ({ sequence, at, seat, name, text }));
}

/** Lines of people whom the reader has muted are left out. */
export function roomFor(room: Room, person: string | null, chatAfter = 0, muted = NOBODY): RoomView {
  const { header, sequence, seats, chat, next } = room;
  return {
    id: header.id,
    sequence,
    game: header.game,
    settings: header.settings,
    rated: header.rated ?? false,
    phase: phaseOf(room),
    seats: seats.map(seatView),
    you: seatOf(room, person),
    owner: header.owner === person,
    commitment: commitment(header.secret),
    clock: header.clock ?? null,
    watch: header.watch ?? 'link',
    chat: mayWatch(room, person) ? linesAfter(chat, chatAfter, muted) : [],
    next,
  };
}

/** Opened entropy is not shown before the start: a seat that opens last learns nothing it could act on. */
function seatView(seat: RoomSeat): SeatView {
  if (seat.kind !== 'person') return seat;
  return { kind: 'person', name: seat.name, commitment: seat.commitment, opened: seat.entropy !== null };
}
