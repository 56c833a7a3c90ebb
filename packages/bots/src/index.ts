export { inPoints, scaled } from './analysis/points.ts';
export { ANALYSIS_FORMAT, analysePly, beginWalk, emptyAnalysis, keptAnalysis, type Walk } from './analysis/analyse.ts';
export { batchesOf } from './analysis/batches.ts';
export {
  CLEAR_MARGIN,
  emptySet,
  positionOf,
  holds,
  problemsIn,
  readProblems,
  type Problem,
  type ProblemSet,
  type ProblemStrength,
} from './analysis/problems.ts';
export { playerSummaries } from './analysis/summary.ts';
export { THRESHOLDS } from './analysis/thresholds.ts';
export { courseOf, turningPoints, type Turn } from './analysis/turning.ts';
export type {
  Analysis,
  AnalysisDepth,
  Balance,
  ChoiceAnalysis,
  Difference,
  Mark,
  OptionValue,
  Outlook,
  PlayerSummary,
  PlyAnalysis,
} from './analysis/types.ts';
export { whyOf, type Why } from './analysis/why.ts';
export { answerQuestion } from './answer.ts';
export { type Bout, type Entrant, playDeal } from './arena.ts';
export {
  hasStyles,
  isLevel,
  type Level,
  LEVEL_NAMES,
  type LevelName,
  levelOf,
  LEVELS,
  partsOf,
  SIX_LEVELS,
  strengthOf,
  type Style,
  STYLES,
} from './levels.ts';
export { judgementFor, loadTrained, type Judgement, type LoadLearned, type Trained } from './learned/judgement.ts';
export { nextPace, type Pace } from './pace.ts';
export { type Question, questionOf } from './question.ts';
export { anyOf, randomSource } from './random.ts';
export { hintReason, type HintReason, type Reasons } from './reasons.ts';
export { beginSearch, type Evaluation, iterate } from './search.ts';
export { type Situation, situationOf } from './situation.ts';
export { ratings, seatRates, type Share, wilson, winShare } from './statistics.ts';
export { think, thinkWith } from './think.ts';
export { type Duel, duels, type Fixture, fixtures, quantiles } from './tournament.ts';
export { advantage, DEALS, type Match, soloWins, tune, type TuneSettings } from './tuning.ts';
