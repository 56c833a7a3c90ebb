import { must, type Seat } from '@thorp/kernel';
import { QUARTERS, type QuarterName, type Slot } from './cards/board.ts';
import { BUILDING_POINTS, NO_BUILDING, type Building } from './cards/buildings.ts';
import { NOBODY } from './figures.ts';
import type { Figure, HelvetiaSettings, Player, State } from './types.ts';

/** The holder of a tile that is still on the board. */
export const ON_BOARD: Seat = -1;

/** H-2.1 Seats are numbered clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** H-2.2 Whose turn follows each seat's: the one to the right, unless the group drops the Swiss custom (H-21.8). */
export function playOrder(seats: number, direction: 'anti-clockwise' | 'clockwise'): Seat[] {
  const following = direction === 'clockwise' ? leftOf : rightOf;
  return Array.from({ length: seats }, (_, seat) => following(seat, seats));
}

/** All seats in play order, beginning with one of them. */
export function orderFrom(s: State, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let seat = first; order.length < s.players.length; seat = after(s, seat)) order.push(seat);
  return order;
}

/** Turns go from seat to seat, so the order must return to each seat. */
export function stateFault(s: State): string | null {
  const order = orderFrom(s, 0);
  const last = must(order.at(-1), 'a table has seats');
  const goesRound = new Set(order).size === order.length && after(s, last) === 0;
  return goesRound ? null : "its 'next' does not lead through all seats";
}

export function after(s: State, seat: Seat): Seat {
  return at(s.next, seat);
}

export function player(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}

/** A seat's villagers in a village: the hosts at home, the guests abroad (which may belong to any seat). */
export function figuresIn(s: State, village: Seat, seat: Seat): Figure[] {
  const { host, guest } = player(s, village);
  return village === seat ? host : guest;
}

/** The same as `known` for numbers: a separate function for speed. */
export const at = (counts: readonly number[], index: number): number => counts[index] as number;

export function add(counts: number[], index: number, amount: number): void {
  counts[index] = at(counts, index) + amount;
}

/** H-3.9, H-3.10 The slots of a quarter, by the agreed reading of the rule. */
export function slotsOfQuarter(model: HelvetiaSettings['quarterModel'], quarter: QuarterName): readonly Slot[] {
  return must(
    QUARTERS[model].find(({ name }) => name === quarter),
    'the quarter belongs to the model',
  ).slots;
}

/** H-8.10 Coins that can be spent this turn. */
export function spendable(s: State, seat: Seat): number {
  return player(s, seat).coins - s.turn.fresh;
}

/** H-3.8 Victory-point buildings never hold villagers. */
export function isInhabitable(building: Building): boolean {
  return building !== NO_BUILDING && BUILDING_POINTS[building] === 0;
}

/** A building of the player without its first villager. */
export function isUnoccupied(mine: Player, slot: number): boolean {
  return mine.host[slot] === NOBODY && isInhabitable(at(mine.building, slot));
}

/** H-3.11 Ten buildings, with an adult in every one that can hold people. */
export function isComplete(mine: Player): boolean {
  for (let slot = 0; slot < mine.building.length; slot++) {
    if (mine.building[slot] === NO_BUILDING || isUnoccupied(mine, slot)) return false;
  }
  return true;
}
