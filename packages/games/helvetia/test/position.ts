import { decide, fastChance, settle, type Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { characterOf, slotOf, SLOTS, type CharacterName, type SlotName } from '../src/cards/board.ts';
import { buildingOf, type BuildingName } from '../src/cards/buildings.ts';
import { goodOf, type GoodName } from '../src/cards/goods.ts';
import { awakeFigure, laidDown, otherSex, sexOf } from '../src/figures.ts';
import { helvetia, type Helvetia } from '../src/index.ts';
import type { HelvetiaSettings, Option, Player, SexName, State } from '../src/types.ts';

/** A game as it is dealt. */
export function dealt(seats: number, given: Partial<HelvetiaSettings> = {}, seed = 1): State {
  const s = helvetia.setup(settle(helvetia, seats, given), fastChance(seed));
  decide(helvetia, s);
  return s;
}

/** Round 1 with empty villages and 4 coins each; seat 0 has the token and the turn. */
export function table(seats = 2, given: Partial<HelvetiaSettings> = {}): State {
  const s = dealt(seats, { ...given, setupVariant: 'advanced' });
  s.box = s.pool.map((count, building) => count + (s.box[building] ?? 0));
  s.pool.fill(0);
  s.round = 1;
  s.token = 0;
  for (const each of s.players) each.coins = 4;
  s.frames = [{ step: 'turn', seat: 0 }];
  return s;
}

export function mine(s: State, seat: Seat): Player {
  const found = s.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** A building, with an awake villager of the owner if a sex is given. */
export function put(s: State, seat: Seat, slot: SlotName, building: BuildingName, sex?: SexName): void {
  const village = mine(s, seat);
  village.building[slotOf(slot)] = buildingOf(building);
  if (!sex) return;
  village.host[slotOf(slot)] = awakeFigure(seat, sexOf(sex));
  village.supply[sexOf(sex)]--;
}

/** An awake spouse of another seat, of the other sex. */
export function join(s: State, village: Seat, slot: SlotName, seat: Seat): void {
  const host = mine(s, village).host[slotOf(slot)] ?? -1;
  const sex = otherSex((host & 1) as 0 | 1);
  mine(s, village).guest[slotOf(slot)] = awakeFigure(seat, sex);
  mine(s, seat).supply[sex]--;
}

/** Lays everybody in a building down. */
export function sleep(s: State, village: Seat, slot: SlotName): void {
  const { host, guest } = mine(s, village);
  const place = slotOf(slot);
  host[place] = laidDown(host[place] ?? -1);
  guest[place] = laidDown(guest[place] ?? -1);
}

/** Puts villagers on the Village Center or into the School. */
export function wait(s: State, seat: Seat, where: 'centre' | 'school', ...sexes: SexName[]): void {
  for (const sex of sexes) {
    mine(s, seat)[where][sexOf(sex)]++;
    mine(s, seat).supply[sexOf(sex)]--;
  }
}

export function hold(s: State, seat: Seat, character: CharacterName): void {
  s.tiles[characterOf(character)] = seat;
}

/** Only these tiles are on display. */
export function show(s: State, ...buildings: BuildingName[]): void {
  s.display.fill(0);
  for (const building of buildings) s.display[buildingOf(building)] = (s.display[buildingOf(building)] ?? 0) + 1;
}

export function cubes(s: State, seat: Seat, ...goods: GoodName[]): void {
  for (const good of goods) mine(s, seat).cubes[goodOf(good)] = 1;
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

/** Who sleeps, as places: `0:T0`; guests with a dash. */
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
