/* The printed board and tiles as data, for boards that draw them. */
export {
  CHARACTERS,
  GROUPS,
  SLOTS,
  THRESHOLD,
  type CharacterName,
  type GroupName,
  type QuarterName,
  type SlotName,
} from './board.ts';
export { BUILDINGS, START_SETS, type BuildingName } from './buildings.ts';
export { BASIC, COMPLEX, GOODS, type GoodName } from './goods.ts';
