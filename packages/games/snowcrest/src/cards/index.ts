/* The printed cards and figures, for boards that draw them: data and types only. */
export { ACHIEVEMENTS, type GoalId } from './achievements.ts';
export { ACHIEVEMENT_SCROLLS, BUILDING_BONUS, JUNIPER_PER_PLAYER, OMEN_LIMIT, TRACK, type Level } from './figures.ts';
export { SPIRITS, type SpiritId } from './spirits.ts';
export { VILLAGERS, type VillagerId } from './villagers.ts';
export {
  ANY,
  BELL,
  GOLD,
  JUNIPER,
  RESOURCE_IDS,
  RESOURCES,
  TILE_IDS,
  TILES,
  YIELD,
  type Card,
  type Due,
  type Effect,
  type Need,
  type Resource,
  type Spirit,
  type Stat,
  type Tile,
  type Units,
  type Villager,
  type Ware,
} from './vocabulary.ts';
export type { Event, Option, PlayerView, Slot, Source, View } from '../types.ts';
