/* What boards read from a view and a log, by the rules' own functions. */
export { cardOf, villagerId } from '../cards/ids.ts';
export { levelOf } from '../cards/figures.ts';
export {
  claimedGoals,
  lastSpirit,
  openMeditation,
  settledItems,
  sinceReveal,
  spentFirst,
  spentIn,
  spentLast,
  type Meditation,
  type Settled,
  type Spent,
} from './log.ts';
export { paysOf } from '../payment.ts';
export { opponentsOf, tilesOwned } from '../table.ts';
export { linesOf, meansOf, progressOf, restIncome, unitsOf, type Line, type Means, type Progress } from './view.ts';
