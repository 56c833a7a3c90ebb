import type { Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { characterOf, SLOTS, type CharacterName, type SlotName } from '../src/cards/board.ts';
import type { BuildingName } from '../src/cards/buildings.ts';
import { goodOf, type GoodName } from '../src/cards/goods.ts';
import { helvetia, type Helvetia } from '../src/index.ts';
import { playerAt } from '../src/sketch.ts';
import type { Option, State } from '../src/types.ts';

export { dealt, emptyTable as table, join, playerAt as mine, put, show, sleep, wait } from '../src/sketch.ts';

export function hold(s: State, seat: Seat, character: CharacterName): void {
  s.tiles[characterOf(character)] = seat;
}

export function cubes(s: State, seat: Seat, ...goods: GoodName[]): void {
  for (const good of goods) playerAt(s, seat).cubes[goodOf(good)] = 1;
}

export function at(s: State): Drive<Helvetia> {
  return drive(helvetia, s);
}

export const call = (character: CharacterName): Option => ({ kind: 'call', character });
export const tile = (character: CharacterName): Option => ({ kind: 'tile', character });
export const build = (building: BuildingName): Option => ({ kind: 'build', building });
export const deliver = (good: GoodName): Option => ({ kind: 'deliver', good });
export const place = (slot: SlotName): Option => ({ kind: 'place', slot });
export const work = (village: Seat, slot: SlotName): Option => ({ kind: 'work', village, slot });
export const exchange = (village: Seat, slot: SlotName, give: GoodName): Option => ({
  kind: 'exchange',
  village,
  slot,
  give,
});
export const marry = (village: Seat, slot: SlotName): Option => ({ kind: 'marry', village, slot });
export const BUY: Option = { kind: 'buy' };
export const END: Option = { kind: 'end' };

/** Sleeping villagers, by their places: `0:T0`; guests with a dash. */
export function sleepers(s: State): string[] {
  return s.players.flatMap(({ host, guest }, seat) =>
    SLOTS.flatMap((slot, i) => [
      ...(asleep(host[i]) ? [`${seat}:${slot}`] : []),
      ...(asleep(guest[i]) ? [`${seat}:${slot}-guest`] : []),
    ]),
  );
}

const asleep = (figure = -1): boolean => figure >= 0 && (figure & 2) === 2;

/** Coins of a seat on a character's space. */
export function coinsOn(s: State, character: CharacterName, seat: Seat): number {
  return s.spaces[characterOf(character)]?.[seat] ?? 0;
}

/** Goes straight to the end-of-round steps. */
export function endOfRound(s: State): State {
  s.frames = [{ step: 'award' }];
  return s;
}

/** A harmless action of the Night Watchman. */
export const WATCH: Option = { kind: 'wake', village: 0, quarter: 'top' };

export const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
