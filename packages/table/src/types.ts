import type { Level } from '@thorp/bots';
import type { Match, Seat, Types } from '@thorp/kernel';

/** Who plays a seat. A program's command is never stored: a game from elsewhere must not start anything. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | { readonly kind: 'program'; readonly name: string };

/** What is agreed before the first choice. */
export interface Setup {
  readonly id: string;
  readonly players: readonly Player[];
  readonly settings: unknown;
  /** 64 hexadecimal digits that deal the game; the host keeps them until it is over. */
  readonly secret: string;
  /** What each seat adds to the deal, opened after all had committed; none for a deal that can be repeated by a word. */
  readonly entropy?: readonly string[];
  /** What each seat published before any entropy was opened. */
  readonly entropyCommitments?: readonly string[];
  /** Whether a turn that can still be taken back waits for its player's confirmation before it passes on. */
  readonly confirms: boolean;
  /** People at one screen play with open hands: no curtain comes between them. */
  readonly openHands?: boolean;
  /**
   * Others play the same deal: bots answer the same in the same position, whoever plays and however slow the machine is, and
   * nobody is asked to take back what has brought something to light.
   */
  readonly sameForAll?: boolean;
  /** By how many seats people have moved on over rematches: they keep the face and the colour of their first seat. */
  readonly turned?: number;
  /** How much time people have; none for a game without a limit. */
  readonly clock?: Clock;
  /** When the game began, in milliseconds since 1970; the clocks run from here. */
  readonly began?: number;
}

/** How much time people have for their moves, in milliseconds, and what happens when it runs out. */
export type Clock = LiveClock | CorrespondenceClock;

/** For people who play at the same time: `base` at the start, and `increment` more for every move. */
export interface LiveClock extends WhenOut {
  readonly kind: 'live';
  readonly base: number;
  readonly increment: number;
}

/** For a few moves a day: `perMove` for every move, and a `bank` for the whole game when that is not enough. */
export interface CorrespondenceClock extends WhenOut {
  readonly kind: 'correspondence';
  readonly perMove: number;
  readonly bank: number;
}

interface WhenOut {
  /** What a bot does for a person whose time has run out: finish the `turn`, or take the `seat` for good. */
  readonly whenOut: 'turn' | 'seat';
}

/** The part of a stored table that never changes. It holds the dealer's secret: for stores, never for players. */
export interface TableHeader extends Setup {
  readonly format: 2;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly settings: object;
  readonly entropy: readonly string[];
}

/** What a seat asks of the table. The client chooses the id: the same id again is acknowledged and not done again. */
export type Action = ActionFacts & (MoveAction | SmallAction);

interface MoveAction {
  readonly kind: 'move';
  readonly options: readonly object[];
}

/** Everything but a move. It is stored as it was asked for. */
export type SmallAction =
  /** `withdraw` takes the seat's own request back. */
  | { readonly kind: 'undo' | 'confirm' | 'resign' | 'seen' | 'withdraw' }
  /** The host's: the time of the seat has run out. */
  | { readonly kind: 'timeout' }
  /** Asks the others to take back the seat's last move and all that followed, or to end the game without a result. */
  | { readonly kind: 'ask'; readonly what: RequestKind }
  /** Answers a request, by its number. */
  | { readonly kind: 'answer'; readonly request: number; readonly agrees: boolean }
  /** Replaces the seat's private note. */
  | { readonly kind: 'note'; readonly text: string }
  /** Replaces what the seat has set to be answered for it. */
  | ({ readonly kind: 'ahead' } & Ahead);

/** What is answered for a seat when it is asked, set while it waits. Nobody else is shown it, or that there is one. */
export interface Ahead {
  /** The first of them that is offered, and still means what it meant, is chosen. */
  readonly answers: readonly PlannedAnswer[];
  /** They stand until they are taken back; otherwise they are for the next question only. */
  readonly repeats: boolean;
  /** Where none of them is offered, what the game itself proposes is chosen ("pay for me"). */
  readonly forMe: boolean;
}

/** An answer to a question that is not there yet. */
export interface PlannedAnswer {
  readonly option: object;
  /** What the option was about, in the words of the rules: the third place of a row may hold another card by then. */
  readonly means: string;
  /** The same as the person was shown it. */
  readonly label: string;
}

/** The same, and what has become of it. */
export interface StandingAhead extends Ahead {
  /** Answers that were not offered when the question came. The seat is shown them until it moves. */
  readonly dropped: readonly PlannedAnswer[];
}

export type RequestKind = 'undo' | 'abandon';

interface ActionFacts {
  readonly seat: Seat;
  /** At most 64 characters, new for every action of the seat. */
  readonly id: string;
  /** The version the seat was looking at: it guards against answers to a question that has changed. */
  readonly version: number;
}

/** An action that was accepted: which version it answered does not matter any more. */
export type AcceptedAction = Omit<ActionFacts, 'version'> & ((MoveAction & MadeAhead) | SmallAction);

/** An action that was done, as it is stored. The table is the fold over its entries. */
export type Entry = EntryFacts &
  (
    | (MoveAction &
        MadeAhead & {
          /** The hash link of the last ply: a changed journal is noticed when it is loaded. */
          readonly link: string;
        })
    | SmallAction
  );

interface MadeAhead {
  /** The seat had set this answer before it was asked, and the host has given it: its person may be elsewhere. */
  readonly ahead?: true;
}

interface EntryFacts {
  /** 1, 2, 3 … without a gap. */
  readonly sequence: number;
  /** When it was done: milliseconds since 1970, as the host says. */
  readonly at: number;
  readonly seat: Seat;
  readonly id: string;
}

/** A table as it is stored: plain JSON. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** The acknowledgement of an action, the same however often the action is sent. */
export interface Receipt {
  readonly seat: Seat;
  readonly id: string;
  readonly sequence: number;
  /** The version after the action. */
  readonly version: number;
}

/** What a seat has asked of the others. The last one stays until there is another, so that everybody sees its outcome. */
export interface Request {
  /** 1 for the first request of the table, then 2, 3 … */
  readonly sequence: number;
  readonly what: RequestKind;
  readonly seat: Seat;
  /** How many plies would stand. */
  readonly plies: number;
  readonly agreed: readonly Seat[];
  readonly outcome: 'open' | 'agreed' | 'refused' | 'withdrawn';
}

/** The clock of a seat, in milliseconds. */
export interface SeatClock {
  /** What is left for the whole game. */
  bank: number;
  /** What is left for this move before the bank is used. */
  free: number;
  /** The moment up to which time was counted; null while the table does not wait for the seat. */
  since: number | null;
  /** How many plies the game had when the seat last got time for a move: a move taken back gives none again. */
  height: number;
}

/** Why a table can only be looked at: it was begun with rules that are not here, and today's do not allow all of it. */
export interface OtherRules {
  /** The version of the rules that the game began with. */
  readonly recorded: number;
  /** The version that is here. */
  readonly here: number;
}

/** A table in play: the match, and everything about it that is not a rule of the game. */
export interface Table<T extends Types = Types> {
  readonly header: TableHeader;
  readonly match: Match<T>;
  /** The number of the last entry. */
  sequence: number;
  /** How many entries have changed the game. What a seat does for itself alone is not counted: everybody sees this number. */
  version: number;
  /** When the game last changed, in milliseconds since 1970; 0 when that is not known. */
  changedAt: number;
  /** For every move that stands, how many plies came before it. */
  readonly moves: number[];
  /** For every seat, the version since which its present question stands. */
  readonly asked: number[];
  /** The seat that has played its turn and may still take it back; until then nobody else is asked. */
  holding: Seat | null;
  /** For every seat, how many plies it has seen. */
  readonly seen: number[];
  /** The seats whose people have left the game to a bot, or have lost them to one by time. */
  readonly resigned: Seat[];
  /** Those of them that were lost by time. */
  readonly timedOut: Seat[];
  /** The seats for which a bot finishes the turn, because their time has run out. */
  readonly standIns: Seat[];
  request: Request | null;
  /** Everybody has agreed to end the game without a result. */
  abandoned: boolean;
  /** For every seat its clock; null for a game without a limit. */
  readonly clocks: readonly SeatClock[] | null;
  /** For every seat, what its person has written down: shown to nobody else. */
  readonly notes: string[];
  /** For every seat, what is answered for it. */
  readonly ahead: StandingAhead[];
  /** Set when the table can only be looked at. It stands as far as the rules that are here have followed it. */
  otherRules: OtherRules | null;
  /** For every seat, the receipts of its latest actions. */
  readonly receipts: Receipt[][];
}
