/* The printed board and tiles as data, for boards that draw them: no rule comes along. */
export {
  CHARACTERS,
  COMPLETION_POINTS,
  GROUPS,
  QUARTERS,
  SLOTS,
  THRESHOLD,
  slotName,
  type CharacterName,
  type GroupName,
  type QuarterName,
  type SlotName,
} from './cards/board.ts';
export { BUILDINGS, type BuildingName } from './cards/buildings.ts';
export { BASIC, COMPLEX, GOODS, goodName, type GoodName } from './cards/goods.ts';
