import { decide, fastChance, settle, type Seat } from '@thorp/kernel';
import { characterOf, slotOf, type CharacterName, type SlotName } from './cards/board.ts';
import { buildingOf, type BuildingName } from './cards/buildings.ts';
import { goodOf, type GoodName } from './cards/goods.ts';
import { awakeFigure, laidDown, otherSex, sexOf } from './figures.ts';
import { helvetia } from './index.ts';
import type { HelvetiaSettings, Player, SexName, State } from './types.ts';

/* Short descriptions of positions, for lessons and rule tests. */

export interface HouseSketch {
  readonly slot: SlotName;
  readonly building: BuildingName;
  /** The sex of the owner's villager there. */
  readonly host?: SexName;
  /** The seat whose villager married into the building. */
  readonly guest?: Seat;
  readonly asleep?: boolean;
}

export interface VillageSketch {
  readonly houses?: readonly HouseSketch[];
  readonly centre?: readonly SexName[];
  readonly school?: readonly SexName[];
  readonly coins?: number;
  /** Coins on the Village Center, by the seat that they belong to. */
  readonly dowry?: readonly Seat[];
  readonly cubes?: readonly GoodName[];
  readonly tiles?: readonly CharacterName[];
}

export interface Sketch {
  readonly settings?: Partial<HelvetiaSettings>;
  /** Round 1, seat 0 has the token and the turn; by default 4 coins each. */
  readonly villages: readonly VillageSketch[];
  readonly display?: readonly BuildingName[];
}

/** The described position, at the turn of seat 0. */
export function sketch({ settings, villages, display }: Sketch): State {
  const s = emptyTable(villages.length, settings);
  for (const [seat, village] of villages.entries()) furnish(s, seat, village);
  if (display) show(s, ...display);
  return s;
}

function furnish(s: State, seat: Seat, village: VillageSketch): void {
  for (const { slot, building, host, guest, asleep } of village.houses ?? []) {
    put(s, seat, slot, building, host);
    if (guest !== undefined) join(s, seat, slot, guest);
    if (asleep) sleep(s, seat, slot);
  }
  wait(s, seat, 'centre', ...(village.centre ?? []));
  wait(s, seat, 'school', ...(village.school ?? []));
  const own = playerAt(s, seat);
  own.coins = village.coins ?? own.coins;
  if (village.dowry)
    own.dowry = own.dowry.map((_, colour) => village.dowry?.filter(each => each === colour).length ?? 0);
  for (const good of village.cubes ?? []) own.cubes[goodOf(good)] = 1;
  for (const tile of village.tiles ?? []) s.tiles[characterOf(tile)] = seat;
}

/** A new game after the deal. */
export function dealt(seats: number, given: Partial<HelvetiaSettings> = {}, seed = 1): State {
  const s = helvetia.setup(settle(helvetia, seats, given), fastChance(seed));
  decide(helvetia, s);
  return s;
}

/** Round 1 with empty villages and 4 coins each; seat 0 has the token and the turn. */
export function emptyTable(seats = 2, given: Partial<HelvetiaSettings> = {}): State {
  const s = dealt(seats, { ...given, setupVariant: 'advanced' });
  s.box = s.pool.map((count, building) => count + (s.box[building] ?? 0));
  s.pool.fill(0);
  s.round = 1;
  s.token = 0;
  for (const each of s.players) each.coins = 4;
  s.frames = [{ step: 'turn', seat: 0 }];
  return s;
}

export function playerAt(s: State, seat: Seat): Player {
  const found = s.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** A building, with an awake villager of the owner if a sex is given. */
export function put(s: State, seat: Seat, slot: SlotName, building: BuildingName, sex?: SexName): void {
  const village = playerAt(s, seat);
  village.building[slotOf(slot)] = buildingOf(building);
  if (!sex) return;
  village.host[slotOf(slot)] = awakeFigure(seat, sexOf(sex));
  village.supply[sexOf(sex)]--;
}

/** An awake spouse of another seat, of the other sex. */
export function join(s: State, village: Seat, slot: SlotName, seat: Seat): void {
  const host = playerAt(s, village).host[slotOf(slot)] ?? -1;
  const sex = otherSex((host & 1) === 0 ? 0 : 1);
  playerAt(s, village).guest[slotOf(slot)] = awakeFigure(seat, sex);
  playerAt(s, seat).supply[sex]--;
}

/** Lays everybody in a building down. */
export function sleep(s: State, village: Seat, slot: SlotName): void {
  const { host, guest } = playerAt(s, village);
  const place = slotOf(slot);
  host[place] = laidDown(host[place] ?? -1);
  guest[place] = laidDown(guest[place] ?? -1);
}

/** Puts villagers on the Village Center or into the School. */
export function wait(s: State, seat: Seat, where: 'centre' | 'school', ...sexes: SexName[]): void {
  for (const sex of sexes) {
    playerAt(s, seat)[where][sexOf(sex)]++;
    playerAt(s, seat).supply[sexOf(sex)]--;
  }
}

/** Only these tiles are on display. */
export function show(s: State, ...buildings: BuildingName[]): void {
  s.display.fill(0);
  for (const building of buildings) s.display[buildingOf(building)] = (s.display[buildingOf(building)] ?? 0) + 1;
}
