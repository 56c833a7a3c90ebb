/* The printed cards as data, for boards that draw them. */
export { BUY_IDS, BUYS, FACES, LEVELS, LIMITS, LOTS, PHASES, UPGRADES, type Buy, type Lot } from './cards/board.ts';
export type { Category, Effect, Rate } from './cards/effects.ts';
export { EVENTS, SEASONS, shownEffect, type EventEffect, type Season } from './cards/events.ts';
export { INDEX, RESOURCES, type Bag, type Resource } from './cards/goods.ts';
export {
  BASIC_MASTER_IDS,
  CATHEDRAL_MASTER_IDS,
  MASTERS,
  type CathedralMasterId,
  type Master,
  type MasterId,
} from './cards/masters.ts';
export { SCENARIOS } from './cards/scenarios.ts';
export { VASSAL_IDS, VASSALS, type Vassal, type VassalId } from './cards/vassals.ts';
