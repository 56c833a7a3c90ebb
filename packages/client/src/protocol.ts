import type {
  Action,
  Changes,
  Outlook,
  PastChoice,
  PastMoment,
  Player,
  PreviewStep,
  RoomAction,
  RoomView,
  Standing,
  UnscoredUpdate,
} from '@thorp/table';

/*
 * The messages between a client and the table server, as JSON texts over one WebSocket. docs/protocol.md describes them.
 */

/** The subprotocol of the WebSocket: a server that does not speak this version refuses the connection. */
export const PROTOCOL = 'thorp.3';

/** An action at a table. The server knows the seat from the session, and ends turns itself when time runs out. */
export type TableRequest = Unseated<Exclude<Action, { kind: 'timeout' }>>;
type Unseated<A> = A extends Action ? Omit<A, 'seat'> : never;

/** An action in a room. The server opens the room of a rematch, and counts the taken seats. */
export type RoomRequest =
  | Exclude<RoomAction, { kind: 'rematch' | 'close' }>
  | { readonly kind: 'rematch' | 'close'; readonly id: string };

/** What a reconnecting client already has. */
export interface Have {
  /** The sequence number of the room it saw last. */
  readonly room: number;
  /** The version of the game and the number of plies it saw last; 0 and -1 for none. */
  readonly version: number;
  readonly plies: number;
}

export type ClientMessage =
  | { readonly type: 'subscribe'; readonly table: string; readonly have?: Have }
  | { readonly type: 'unsubscribe'; readonly table: string }
  | { readonly type: 'act'; readonly table: string; readonly action: TableRequest }
  | { readonly type: 'room'; readonly table: string; readonly action: RoomRequest }
  /** Asks for the scores, as far as the reader can know them. */
  | { readonly type: 'scores'; readonly table: string }
  /** Asks for the effect of some answers. They are not played. */
  | PreviewRequest
  /** Asks for the seat's probable next question, or for the moments it has missed. */
  | { readonly type: 'outlook' | 'missed'; readonly table: string; readonly id: string }
  /** Asks the bot that thinks to answer with the best option found so far. */
  | { readonly type: 'hurry'; readonly table: string }
  | { readonly type: 'ping' };

export interface PreviewRequest {
  readonly type: 'preview';
  readonly table: string;
  readonly id: string;
  /** The version that the seat sees. */
  readonly version: number;
  readonly answers: readonly object[];
  /** Questions of these steps are answered even if the game proposes nothing. */
  readonly through: readonly string[];
  /** The largest number of answers. */
  readonly most: number;
}

export interface RoomMessage {
  readonly type: 'room';
  readonly table: string;
  /** `chat` holds new lines only; a reader keeps the old ones. */
  readonly room: RoomView;
  /** For every seat, whether its person is connected. */
  readonly present: readonly boolean[];
  /** How many people watch without a seat. Older servers do not say. */
  readonly watching?: number;
}

export interface GameMessage {
  readonly type: 'game';
  readonly table: string;
  /** How many plies the game has now. */
  readonly plies: number;
  /** The server's time, in milliseconds since 1970: deadlines use it. */
  readonly now: number;
  /** `log` holds the part after `logAfter`; a reader drops its entries of later plies. */
  readonly update: SentUpdate;
}

/** The first update is whole; later ones are changes since the last message about the table. */
export type SentUpdate = UnscoredUpdate | UpdateChanges;

export interface UpdateChanges extends Pick<UnscoredUpdate, 'log' | 'logAfter'> {
  /** The changes of everything except the log. */
  readonly changes: Changes;
}

export interface ScoresMessage {
  readonly type: 'scores';
  readonly table: string;
  readonly version: number;
  readonly scores: readonly Standing[];
}

export interface PreviewMessage {
  readonly type: 'preview';
  readonly table: string;
  readonly id: string;
  /** Empty if the table has changed. */
  readonly steps: readonly PreviewStep[];
}

export interface OutlookMessage {
  readonly type: 'outlook';
  readonly table: string;
  readonly id: string;
  readonly outlook: Outlook | null;
}

/** Past moments, the oldest first. The first view is whole; the others are changes since the one before. */
export interface MissedMessage {
  readonly type: 'missed';
  readonly table: string;
  readonly id: string;
  readonly moments: readonly SentMoment[];
}

export type SentMoment = Omit<PastMoment, 'view'> &
  ({ readonly view: PastMoment['view'] } | { readonly viewChanges: Changes });

/** A game that goes on, as its reader has seen it from the deal until now: the answer of `GET /api/tables/:table/review`. */
export interface PastGame {
  readonly game: string;
  readonly settings: object;
  readonly players: readonly Player[];
  readonly turned: number;
  readonly commitment: string | null;
  readonly now: UnscoredUpdate;
  /** One more than choices. */
  readonly moments: readonly SentMoment[];
  readonly choices: readonly PastChoice[];
}

/** The action is durable. The same id again gives the same receipt. */
export interface ReceiptMessage {
  readonly type: 'receipt';
  readonly table: string;
  readonly id: string;
  /** The version of the table, or the sequence of the room, after the action. */
  readonly version: number;
}

export interface ErrorMessage {
  readonly type: 'error';
  /** The table and the action that it answers; null if it answers none. */
  readonly table: string | null;
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
}

export type ServerMessage =
  | RoomMessage
  | GameMessage
  | ScoresMessage
  | PreviewMessage
  | OutlookMessage
  | MissedMessage
  | ReceiptMessage
  | ErrorMessage
  | { readonly type: 'pong' }
  /** The server is stopping; reconnect in a moment. */
  | { readonly type: 'bye' };
