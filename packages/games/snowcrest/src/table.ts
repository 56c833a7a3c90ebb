import { isWhole, must, type Seat } from '@thorp/kernel';
import { SPIRITS } from './cards/spirits.ts';
import { VILLAGERS } from './cards/villagers.ts';
import { BARLEY, TILES, type Action, type Card, type Spirit, type Units, type Villager } from './cards/vocabulary.ts';
import type { Player, PlayerView, Slot, State } from './types.ts';

/* Queries about the table that several chapters share. */

/** Marks no card or no slot. */
export const NOBODY = -1;
export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const CORNERS: readonly Slot[] = [0, 2, 6, 8];
export const CENTRE: Slot = 4;
const ALL_UP = 0b111_111_111;

/** S-9.1 Rows, columns and diagonals. */
export const LINES: readonly (readonly Slot[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** The same as sets of slots. */
export const LINE_SETS = LINES.map(line => line.reduce((set, slot) => set | (1 << slot), 0));

export function villager(card: Card): Villager {
  return must(VILLAGERS[card], 'the card exists');
}

export function actionOf(card: Card, at: number): Action {
  return must(villager(card).actions[at], 'the card has the action');
}

/** The Guardian or Forest card that is being resolved. */
export function spiritOf(s: State): Spirit {
  return must(SPIRITS[s.spirit], 'a Guardian or Forest card is revealed');
}

export function player(s: State, seat: Seat): Player {
  return must(s.players[seat], 'the seat is taken');
}

/** A state or a view. */
interface Seats {
  readonly players: readonly unknown[];
}

export function isSolo(s: Seats): boolean {
  return s.players.length === 1;
}

export function nextSeat(s: Seats, seat: Seat): Seat {
  return (seat + 1) % s.players.length;
}

/** Turns go round until they reach these seats, so they must exist. */
export function stateFault({ active, start, players }: Seats & Record<'active' | 'start', Seat>): string | null {
  const isSeat = (seat: Seat): boolean => isWhole(seat, 0, players.length - 1);
  return isSeat(active) && isSeat(start) ? null : 'its active or its starting player is no seat';
}

/** Everybody else, clockwise. */
export function opponentsOf(s: Seats, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = nextSeat(s, seat); other !== seat; other = nextSeat(s, other)) seats.push(other);
  return seats;
}

export function isUp(p: Player, slot: Slot): boolean {
  return (p.up & (1 << slot)) !== 0;
}

export function isEmpty(p: Player, slot: Slot): boolean {
  return p.village[slot] === NOBODY;
}

export function cardAt(p: Player, slot: Slot): Card {
  return must(p.village[slot], 'the slot is on the mat');
}

export function turnFaceDown(p: Player, slot: Slot): void {
  p.up &= ~(1 << slot);
}

/** S-5.8 The card that is acting or being replaced, as a set of slots. Only the active player has one. */
function committed(s: State, seat: Seat): number {
  return seat === s.active && s.acting !== NOBODY ? 1 << s.acting : 0;
}

/** Cards that can pay, avoid or be given, as a set of slots: face-up and not committed. */
export function freeCards(s: State, seat: Seat): number {
  return player(s, seat).up & ~committed(s, seat);
}

export function isFree(s: State, seat: Seat, slot: Slot): boolean {
  return (freeCards(s, seat) & (1 << slot)) !== 0;
}

/** S-9.2 What one card yields at a Rest. */
export function restUnits(card: Card, up: boolean): Units {
  const { deck, icons } = villager(card);
  if (up) return icons;
  return deck === 'starter' ? [BARLEY] : [];
}

/** S-9.1 Three cards face-down in a line; `also` counts one more card as face-down. Empty slots never count. */
export function hasLine(p: Player, also: Slot | null = null): boolean {
  const up = also === null ? p.up : p.up & ~(1 << also);
  const open = up | emptySlots(p);
  for (const line of LINE_SETS) if ((open & line) === 0) return true;
  return false;
}

export function turnAllUp(p: Player): void {
  p.up = ALL_UP & ~emptySlots(p);
}

function emptySlots(p: Player): number {
  let empty = 0;
  for (const slot of SLOTS) if (isEmpty(p, slot)) empty |= 1 << slot;
  return empty;
}

export function tilesOwned(p: Pick<PlayerView, 'tiles' | 'usedTiles'>): number {
  let n = 0;
  for (const tile of TILES) n += count(p.tiles, tile) + count(p.usedTiles, tile);
  return n;
}

/** An entry that is known to exist. */
export function entry<T>(list: readonly T[], at: number): T {
  return must(list[at], 'the entry exists');
}

/** An entry of a row of counts. */
export function count(counts: readonly number[], at: number): number {
  return must(counts[at], 'the count exists');
}

export function adjust(counts: number[], at: number, by: number): void {
  counts[at] = count(counts, at) + by;
}

/** Removes one card of a kind from a zone, without `splice`, which would allocate a list of the removed entries. */
export function takeOut(zone: Card[], card: Card): void {
  const at = zone.indexOf(card);
  must(at < 0 ? null : at, 'the card lies in the zone');
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = count(zone, i);
  zone.pop();
}
