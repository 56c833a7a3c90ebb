import type { Level } from '@thorp/bots';
import type { ChatLine, RoomTerms, RoomView } from '@thorp/table';
import type { ConnectionState, TableSession } from '@thorp/client';

/* What the page gets about a table on a server besides the game. */

/** Whether the id of a table is a link to one on a server; ids in this browser are shorter. */
export function isLink(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

/** The properties of the room page. */
export interface RoomProps extends RoomFacts {
  readonly connection: ServerConnection | null;
}

/** The table before its game begins: who sits where, and who is ready. */
export interface RoomFacts {
  readonly table: string;
  readonly room: RoomView;
  /** For every seat, whether its person is connected. */
  readonly present: readonly boolean[];
  /** How many people watch without a seat. */
  readonly watching: number;
}

/** The facts about a table on a server besides the game. */
export interface OnlineFacts {
  readonly present: readonly boolean[];
  /** How many people watch without a seat. */
  readonly watching: number;
  /** Since when the table waits, by this device's clock; null if not known. */
  readonly since: number | null;
  /** The time of every seat; null without a limit. */
  readonly clocks: readonly ShownTime[] | null;
  /** The open request to the others, or the last one. */
  readonly request: OnlineRequest | null;
  /**
   * How many plies would remain if the others agreed to take the seat's last move back; null if it cannot ask for that.
   */
  readonly undoTo: number | null;
  /** Whether people have days for a move: then they come back from time to time. */
  readonly inDays: boolean;
  readonly chat: readonly ChatLine[];
  /** Seats of people whom the reader has muted. */
  readonly muted: readonly number[];
  /** Seats of people whom the reader has blocked. */
  readonly blocked: readonly number[];
  /** The table of the rematch, once somebody has asked for one. */
  readonly next: string | null;
  /** Everybody agreed to end the game. */
  readonly abandoned: boolean;
}

/** The time of a seat, in milliseconds. */
export interface ShownTime {
  /** What was left when it was last counted. */
  readonly left: number;
  /** When it runs out, by this device's clock; null while the clock is stopped. */
  readonly deadline: number | null;
}

export type OnlineRequest = NonNullable<NonNullable<ReturnType<TableSession['update']>>['request']>;

/** The connection to the server of a table. */
export interface ServerConnection {
  readonly state: ConnectionState;
  /** When a lost connection is retried, by this device's clock. */
  readonly nextTry: number | null;
}

/** Actions at a table on a server, besides moves. */
export type OnlineAction =
  /** Reconnects now. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'sit'; readonly seat: number; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: number; readonly name: string; readonly level: Level }
  | { readonly kind: 'clear'; readonly seat: number }
  /** The host changes the settings. */
  | { readonly kind: 'change'; readonly terms: RoomTerms }
  /** The host removes the open seats. */
  | { readonly kind: 'close' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'notReady' | 'leave' }
  /** The seat has seen what happened. */
  | { readonly kind: 'withdraw' | 'seen' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'ask'; readonly what: 'undo' | 'abandon' }
  | { readonly kind: 'answer'; readonly request: number; readonly agrees: boolean };
