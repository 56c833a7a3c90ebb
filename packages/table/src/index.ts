export { awaitsHost } from './ahead.ts';
export { commit, prepare, undoRefusal, type NoUndo, type Prepared } from './actions.ts';
export { botsPlayOn, branchOf, choicesIn } from './branch.ts';
export { LINE_PATTERN, LONGEST_NAME, NAME_PATTERN } from './checks.ts';
export { nextDeadline } from './clock.ts';
export { digestOf, type CountedEvents, type GameDigest, type SeatCard, type SeatDigest } from './digest.ts';
export {
  anyStoredFromFile,
  exportGame,
  exportStored,
  lineOf,
  openFileToLook,
  parseGame,
  parseLines,
  recordFromFile,
  storedFromFile,
  type FileFault,
  type GameFile,
} from './exchange.ts';
export { outlook, type Outlook } from './outlook.ts';
export { missedMoments, pastOf, type PastChoice, type PastMoment } from './past.ts';
export { bestInWords, hintInWords, type HintWords, type RatedWords } from './hints.ts';
export { hostTable, type Answer, type Host, type Ports, type ThinkRequest } from './host.ts';
export { opinionInWords, type OpinionWords, type OptionWords, type WhyWords } from './opinion.ts';
export { changesBetween, fieldChanges, withChanges, type Changes } from './viewChanges.ts';
export { preview, viewAfter, type PreviewStep } from './preview.ts';
export {
  applyRoomEvent,
  mayWatch,
  phaseOf,
  rematchRoom,
  resumeRoom,
  seatOf,
  setupOf,
  takenSeats,
  type ChatLine,
  type Room,
  type RoomAction,
  type RoomEvent,
  type RoomHeader,
  type RoomSeat,
  type RoomTerms,
  type Watching,
} from './room.ts';
export { prepareRoomAction } from './roomActions.ts';
export { landmarksOf, roundAt, roundsOf, type Landmark, type Round } from './rounds.ts';
export { roomFor, type IgnoredPeople, type RoomView } from './roomView.ts';
export { eyesOf, reviewOf, type Eyes, type Review } from './review.ts';
export { memoryStore, StoreConflict, type ListedTable, type TableStore } from './store.ts';
export { isOtherRules } from './otherRules.ts';
export { applyEntry, openStored, readAnyStored, readStored, resumeTable, storedFromRecord } from './stored.ts';
export { openPosition, openTable, rematchOf } from './table.ts';
export {
  hasEnded,
  isPerson,
  isPlaying,
  openQuestions,
  personToMove,
  screenFor,
  seatsWaitedFor,
  thinkerToMove,
  wasGivenUp,
  type SharedScreen,
  type Thinker,
} from './turn.ts';
export { openTurns } from './turns.ts';
export type {
  Action,
  Ahead,
  Clock,
  Entry,
  OtherRules,
  PlannedAnswer,
  Player,
  Receipt,
  Setup,
  StandingAhead,
  StoredTable,
  Table,
  TableHeader,
} from './types.ts';
export {
  endedByTime,
  logFor,
  packSeen,
  recap,
  standings,
  shortUpdateFor,
  unscoredUpdateFor,
  updateFor,
  type LogEvent,
  type Result,
  type Standing,
  type ShortUpdate,
  type UnscoredUpdate,
  type Update,
} from './update.ts';
