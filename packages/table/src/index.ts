export { commit, prepare, undoRefusal, type NoUndo, type Prepared } from './actions.ts';
export { nextDeadline } from './clock.ts';
export {
  exportGame,
  lineOf,
  parseGame,
  parseLines,
  recordFromFile,
  storedFromFile,
  type GameFile,
} from './exchange.ts';
export { hostTable, type Answer, type Host, type Ports, type ThinkRequest } from './host.ts';
export { changesBetween, withChanges, type Changes } from './changes.ts';
export { preview, viewAfter, type PreviewStep } from './preview.ts';
export {
  applyRoomEvent,
  mayWatch,
  phaseOf,
  prepareRoomAction,
  rematchRoom,
  resumeRoom,
  roomFor,
  seatOf,
  setupOf,
  type ChatLine,
  type Room,
  type RoomAction,
  type RoomEvent,
  type RoomHeader,
  type RoomSeat,
  type RoomView,
} from './room.ts';
export { memoryStore, StoreConflict, type ListedTable, type TableStore } from './store.ts';
export { applyEntry, readStored, resumeTable, storedFromRecord } from './stored.ts';
export { openTable, rematchOf } from './table.ts';
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
export type { Action, Clock, Entry, Player, Receipt, Setup, StoredTable, Table, TableHeader } from './types.ts';
export {
  logFor,
  recap,
  standings,
  unscoredUpdateFor,
  updateFor,
  type LogEvent,
  type Result,
  type Standing,
  type UnscoredUpdate,
  type Update,
} from './update.ts';
