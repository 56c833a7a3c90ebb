import type { Level } from '@thorp/bots';
import { must, type Seat } from '@thorp/kernel';
import { turnedOn } from './table.ts';
import type { Clock, Player, Setup } from './types.ts';

/*
 * People on different devices meet in a room: they take seats, agree to start, and talk. The room is a fold over its
 * events, as a table is over its entries. When everybody is ready the deal follows the fairness protocol: a seat is ready
 * by committing to its entropy, and when all are ready everybody opens it. Then the game begins, at a table of its own.
 */

/**
 * The settings of a room, as it was opened or as its host has changed it. It holds the dealer's secret: for stores,
 * never for players.
 */
export interface RoomHeader {
  readonly id: string;
  readonly game: string;
  readonly settings: object;
  readonly seats: number;
  readonly confirms: boolean;
  /** Whether the lobby lists it while seats are open; otherwise people need the link. */
  readonly listed: boolean;
  /** Whether the result counts for ratings; absent in rooms from before ratings. */
  readonly rated?: boolean;
  /** The person who opened the room, or who became host when that person left. */
  readonly owner: string;
  readonly secret: string;
  readonly created: number;
  /** How much time people have; absent for a game without a limit. */
  readonly clock?: Clock;
  /**
   * Who may watch the game without playing: everybody who has the link (the default), nobody, or anybody, because the
   * lobby lists it.
   */
  readonly watch?: Watching;
  /** As in the setup of the table. */
  readonly turned?: number;
  readonly sameForAll?: boolean;
}

export type Watching = 'link' | 'nobody' | 'anyone';

/** What the host may change before the start. */
export interface RoomTerms {
  readonly settings: object;
  readonly seats: number;
  readonly confirms: boolean;
  readonly rated: boolean;
  readonly clock: Clock | null;
  readonly watch: Watching;
}

/**
 * What a person asks of a room. The client chooses the id: an action with a known id is acknowledged and not done
 * again.
 */
export type RoomAction = { readonly id: string } & (
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'leave' | 'notReady' }
  | { readonly kind: 'ready'; readonly commitment: string }
  | { readonly kind: 'open'; readonly entropy: string }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly name: string; readonly level: Level }
  | { readonly kind: 'clear'; readonly seat: Seat }
  /** The host changes the settings; everybody has to get ready again. */
  | { readonly kind: 'change'; readonly terms: RoomTerms }
  /**
   * The host removes the open seats, so that the game can begin with the people present, with settings for that number.
   */
  | { readonly kind: 'close'; readonly seats: number; readonly settings: object }
  | { readonly kind: 'say'; readonly text: string }
  /** The id of the room in which the same people play again; the host of the room opens it. */
  | { readonly kind: 'rematch'; readonly next: string }
);

/**
 * Somebody's earlier events were edited: their person or name is now another one. A process that has the room in memory
 * finds this event when it stores its next one or compares, and loads the room again.
 */
export interface Renamed {
  readonly id: string;
  readonly kind: 'renamed';
}

/** An action that was done, as it is stored. */
export type RoomEvent = (RoomAction | Renamed) & {
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
  /** The seat's commitment; the seat is ready when it has one. */
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

export interface SaidLine extends ChatLine {
  readonly person: string;
}

export interface Room {
  header: RoomHeader;
  sequence: number;
  readonly seats: RoomSeat[];
  /** The latest lines, each with its author. */
  readonly chat: SaidLine[];
  next: string | null;
  /** When the host last changed the settings; null for never. */
  changed: number | null;
  /** When the last seat opened its entropy, and the game began; null before. */
  began: number | null;
  /** The ids of each person's latest events, to recognise repeats. */
  readonly done: Map<string, { readonly id: string; readonly sequence: number }[]>;
}

/** `seating`: seats are taken and left. `opening`: all are ready and open their entropy. `started`: the game goes on. */
export type RoomPhase = 'seating' | 'opening' | 'started';

const KEPT_LINES = 200;
const KEPT_IDS = 32;

const OPEN: RoomSeat = { kind: 'open' };

export function openRoom(header: RoomHeader): Room {
  const seats = Array.from({ length: header.seats }, (): RoomSeat => OPEN);
  return { header, sequence: 0, seats, chat: [], next: null, changed: null, began: null, done: new Map() };
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

export function takenSeats({ seats }: Room): number {
  return seats.filter(({ kind }) => kind !== 'open').length;
}

export function seatOf({ seats }: Room, person: string | null): Seat | null {
  const seat = seats.findIndex(each => each.kind === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

/** Applies an event to the room. */
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

/** The setup of the table of a room that has started. */
export function setupOf(room: Room): Setup {
  const { header, seats, began } = room;
  const { id, settings, secret, confirms, clock, turned = 0, sameForAll, rated } = header;
  const entropy = seats.map(seat => (seat.kind === 'person' ? (seat.entropy ?? '') : ''));
  const entropyCommitments = seats.map(seat => (seat.kind === 'person' ? (seat.commitment ?? '') : ''));
  const timed = clock ? { clock, began: must(began, 'the room has started') } : {};
  const players = seats.map(playerOf);
  // Seats may have been added or removed since the rematch was opened.
  const looks = { turned: turned % players.length };
  const counts = { ...(sameForAll ? { sameForAll } : {}), ...(rated ? { rated } : {}) };
  return { id, players, settings, secret, entropy, entropyCommitments, confirms, ...looks, ...timed, ...counts };
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

/** The room of a rematch: the same people and bots, everybody one seat on, so that the second seat begins. */
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
  // A rematch has its own deal.
  const { sameForAll: _, ...kept } = header;
  return { header: { ...kept, ...fresh, turned: turnedOn(header, seats.length) }, events };
}

/**
 * Earlier versions could store a line, or the leaving, of somebody who had just been deleted and so had no seat under
 * that id any more. Such an event does nothing: a room must always load.
 */
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
      if (seat === null) return;
      seats[seat] = OPEN;
      forgetOpened(room);
      passOn(room, event.person);
      return;
    case 'clear':
      seats[event.seat] = OPEN;
      forgetOpened(room);
      return;
    case 'change':
      takeTerms(room, event);
      return;
    case 'close':
      room.header = { ...room.header, settings: event.settings };
      resize(room, event.seats);
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
      if (seat !== null) say(room, seat, event);
      return;
    case 'rematch':
      room.next = event.next;
      return;
    case 'renamed':
  }
}

/** The next person hosts when the host leaves. */
function passOn(room: Room, person: string): void {
  const next = room.seats.find(seat => seat.kind === 'person');
  if (room.header.owner === person && next) room.header = { ...room.header, owner: next.person };
}

function takeTerms(room: Room, { terms, at }: RoomEvent & { kind: 'change' }): void {
  const { clock: _, ...rest } = room.header;
  const { clock, seats, ...changed } = terms;
  room.header = { ...rest, ...changed, ...(clock ? { clock } : {}) };
  resize(room, seats);
  for (const seat of room.seats.keys()) update(room.seats, seat, { commitment: null, entropy: null });
  room.changed = at;
}

/** Adds open seats, or removes the last ones. A seat that moves to another index has to commit again. */
function resize(room: Room, count: number): void {
  const { seats } = room;
  const before = [...seats];
  while (seats.length < count) seats.push(OPEN);
  while (seats.length > count)
    seats.splice(
      seats.findLastIndex(({ kind }) => kind === 'open'),
      1,
    );
  for (const [seat, place] of seats.entries()) {
    if (place !== before[seat]) update(seats, seat, { commitment: null, entropy: null });
  }
  room.header = { ...room.header, seats: count };
}

function personIn({ person, name }: { readonly person: string; readonly name: string }): RoomPerson {
  return { kind: 'person', person, name: name.trim(), commitment: null, entropy: null };
}

/** Opened entropy must not deal the next attempt: once one seat has opened, everybody commits again. */
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
