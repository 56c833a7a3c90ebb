export { below, cloneChance, draw, fastChance, shuffle, type Chance, type FastChance } from './chance.ts';
export { adopt, decode, encode } from './codec.ts';
export { must, ThorpError, type ErrorCode } from './errors.ts';
export { commitment, digest, entropyCommitment, falseOpening, isSecret, secretFromSeed } from './fairness.ts';
export {
  apply,
  cloneWorld,
  decide,
  decisions,
  fork,
  forMe,
  imagine,
  newWorld,
  note,
  offer,
  play,
  refusals,
  reveal,
  schedule,
  shows,
} from './flow.ts';
export {
  type Ask,
  type AskFrame,
  type AskStep,
  type Candidates,
  type Decision,
  type Frame,
  type FrameOf,
  type Game,
  type Insight,
  type Note,
  type Option,
  type Outcome,
  type Part,
  type Reason,
  type Refusal,
  type Run,
  type RunStep,
  type Score,
  type Seat,
  type Step,
  type Steps,
  type Together,
  type TogetherStep,
  type Types,
  type Verdict,
  type World,
} from './game.ts';
export {
  excerpt,
  fieldsOf,
  isWhole,
  LINE_LIMITS,
  OPTION_LIMITS,
  plainFault,
  readJson,
  RECORD_LIMITS,
  type Fields,
  type Limits,
} from './limits.ts';
export {
  begin,
  choose,
  commitMove,
  outcome,
  prepareMove,
  ranks,
  recordOf,
  undo,
  undoBarrier,
  type GameRecord,
  type Match,
  type Ply,
  type PreparedMove,
} from './match.ts';
export { playMove } from './move.ts';
export { canonical, isObject, same } from './plain.ts';
export { parseRecord, parseRecordData, replay, upgradeFrom, verify, verifyLinks } from './record.ts';
export { cautionFor, jsonSchema, settle, type Caution, type Config, type Conflict, type Settings } from './settings.ts';
export {
  phrased,
  speak,
  type Board,
  type CatalogueEntry,
  type Counter,
  type KnobText,
  type Phrases,
  type PhraseTable,
  type Piece,
  type Told,
  type Zone,
} from './text.ts';
