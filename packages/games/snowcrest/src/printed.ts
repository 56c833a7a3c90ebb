/* The printed cards as data, and what can be read off a view, for boards that draw them: no step comes along. */
export { ACHIEVEMENTS } from './cards/achievements.ts';
export { ACHIEVEMENT_SCROLLS, BUILDING_BONUS, levelOf, type Level } from './cards/figures.ts';
export { SPIRITS } from './cards/spirits.ts';
export { VILLAGERS } from './cards/villagers.ts';
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
} from './cards/vocabulary.ts';
export {
  linesOf,
  meansOf,
  paysOf,
  progressOf,
  restIncome,
  unitsOf,
  type Line,
  type Means,
  type Progress,
} from './glance.ts';
export { fittingCredit } from './payment.ts';
export { JUNIPER_PER_PLAYER, OMEN_LIMIT, TRACK } from './table.ts';
export type { Event, Option, PlayerView, Source, View } from './types.ts';
