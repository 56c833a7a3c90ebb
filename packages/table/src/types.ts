import type { Level } from '@thorp/bots';
import type { Match, Seat, Types } from '@thorp/kernel';

/** Who plays a seat. A program's command is never stored: a game from elsewhere must not start programs. */
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
  /**
   * What each seat adds to the deal, opened after all seats committed; absent for a deal that is repeatable from a
   * word.
   */
  readonly entropy?: readonly string[];
  /** What each seat published before any entropy was opened. */
  readonly entropyCommitments?: readonly string[];
  /** Whether a turn that can still be taken back waits for its player's confirmation before it passes on. */
  readonly confirms: boolean;
  /** People at one screen play with open hands: no curtain comes between them. */
  readonly openHands?: boolean;
  /**
   * Others play the same deal: bots answer the same in the same position, whoever plays and however slow the machine
   * is, and nobody is asked to undo a choice that revealed something.
   */
  readonly sameForAll?: boolean;
  /** The result counts for ratings: nobody learns something and takes it back without a person who agrees. */
  readonly rated?: boolean;
  /** By how many seats people have moved over rematches: they keep the face and colour of their first seat. */
  readonly turned?: number;
  /** How much time people have; absent for a game without a limit. */
  readonly clock?: Clock;
  /** When the game began, in milliseconds since 1970; the clocks run from here. */
  readonly began?: number;
}

/** How much time people have for their moves, in milliseconds, and what happens when it runs out. */
export type Clock = LiveClock | CorrespondenceClock;

/** For people who play at the same time: `base` at the start, plus `increment` for every move. */
export interface LiveClock extends WhenOut {
  readonly kind: 'live';
  readonly base: number;
  readonly increment: number;
}

/** For a few moves a day: `perMove` for every move, plus a `bank` for the whole game. */
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

/**
 * What a seat asks of the table. The client chooses the id: an action with a known id is acknowledged and not done
 * again.
 */
export type Action = ActionFacts & (MoveAction | SmallAction);

interface MoveAction {
  readonly kind: 'move';
  readonly options: readonly object[];
}

/** All actions except a move. They are stored as they were sent. */
export type SmallAction =
  /** `withdraw` cancels the seat's own request. */
  | { readonly kind: 'undo' | 'confirm' | 'resign' | 'seen' | 'withdraw' }
  /** Sent by the host: the time of the seat has run out. */
  | { readonly kind: 'timeout' }
  /** Asks the others to take back the seat's last move and all that followed, or to end the game without a result. */
  | { readonly kind: 'ask'; readonly what: RequestKind }
  /** Answers the request with this number. */
  | { readonly kind: 'answer'; readonly request: number; readonly agrees: boolean }
  /** Replaces the seat's private note. */
  | { readonly kind: 'note'; readonly text: string }
  /** Replaces the answers that the seat has set ahead. */
  | ({ readonly kind: 'ahead' } & Ahead);

/** Answers that the host gives for a seat, set while it waits. Nobody else is shown them, or that there are any. */
export interface Ahead {
  /** The first one that is offered, and still means the same, is chosen. */
  readonly answers: readonly PlannedAnswer[];
  /** Whether they stay for all later questions; otherwise they are for the next question only. */
  readonly repeats: boolean;
  /** If none of them is offered, choose what the game proposes ("pay for me"). */
  readonly forMe: boolean;
}

/** An answer to a question that has not come yet. */
export interface PlannedAnswer {
  readonly option: object;
  /** What the option referred to, in words: the third place of a row may hold another card later. */
  readonly means: string;
  /** The label that the person saw. */
  readonly label: string;
}

/** Answers set ahead, with those that could not be given. */
export interface StandingAhead extends Ahead {
  /** Answers that were not offered when the question came. The seat is shown them until it moves. */
  readonly dropped: readonly PlannedAnswer[];
}

export type RequestKind = 'undo' | 'abandon';

interface ActionFacts {
  readonly seat: Seat;
  /** At most 64 characters, new for every action of the seat. */
  readonly id: string;
  /** The version that the seat saw: it protects against answering a question that has changed. */
  readonly version: number;
}

/** An accepted action: the version it answered no longer matters. */
export type AcceptedAction = Omit<ActionFacts, 'version'> & ((MoveAction & MadeAhead) | SmallAction);

/** A completed action as it is stored. The table is computed from its entries. */
export type Entry = EntryFacts &
  (
    | (MoveAction &
        MadeAhead & {
          /** The hash link of the last ply, so that loading notices a changed journal. */
          readonly link: string;
        })
    | SmallAction
  );

interface MadeAhead {
  /** The seat had set this answer ahead, and the host gave it: its person may be away. */
  readonly ahead?: true;
}

interface EntryFacts {
  /** 1, 2, 3 … without a gap. */
  readonly sequence: number;
  /** When it was done: milliseconds since 1970, by the host's clock. */
  readonly at: number;
  readonly seat: Seat;
  readonly id: string;
}

/** A table as it is stored: plain JSON. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** The acknowledgement of an action; the same if the action is sent again. */
export interface Receipt {
  readonly seat: Seat;
  readonly id: string;
  readonly sequence: number;
  /** The version after the action. */
  readonly version: number;
}

/** A seat's request to the others. The last one is kept, so that everybody sees its outcome. */
export interface Request {
  /** 1 for the first request of the table, then 2, 3 … */
  readonly sequence: number;
  readonly what: RequestKind;
  readonly seat: Seat;
  /** How many plies would remain. */
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
  /** The time up to which it was counted; null while the table does not wait for the seat. */
  since: number | null;
  /** How many plies the game had when the seat last got time for a move: repeating a move gives none again. */
  height: number;
}

/**
 * Why a table can only be looked at: its rules are not installed, and the installed rules do not allow all its choices.
 */
export interface OtherRules {
  /** The version of the rules that the game began with. */
  readonly recorded: number;
  /** The installed version. */
  readonly here: number;
}

/** A table in play: the match, and everything about it that is not a rule of the game. */
export interface Table<T extends Types = Types> {
  readonly header: TableHeader;
  readonly match: Match<T>;
  /** The number of the last entry. */
  sequence: number;
  /**
   * How many entries have changed the game. A seat's private actions are not counted, because everybody sees this
   * number.
   */
  version: number;
  /** When the game last changed, in milliseconds since 1970; 0 if not known. */
  changedAt: number;
  /** For every move that was not taken back, how many plies came before it. */
  readonly moves: number[];
  /** For every seat, the version since which its current question is unchanged. */
  readonly asked: number[];
  /** The seat that has finished its turn and may still take it back; until it confirms, nobody else is asked. */
  holding: Seat | null;
  /** For every seat, how many plies it has seen. */
  readonly seen: number[];
  /** The seats that a bot has taken over for good, because their person resigned or ran out of time. */
  readonly resigned: Seat[];
  /** Those of them whose person ran out of time. */
  readonly timedOut: Seat[];
  /** The seats for which a bot finishes the turn, because their time has run out. */
  readonly standIns: Seat[];
  request: Request | null;
  /** Everybody has agreed to end the game without a result. */
  abandoned: boolean;
  /** For every seat its clock; null for a game without a limit. */
  readonly clocks: readonly SeatClock[] | null;
  /** For every seat, its person's private note. */
  readonly notes: string[];
  /** For every seat, the answers set ahead. */
  readonly ahead: StandingAhead[];
  /** Set if the table can only be looked at. It shows as much as the installed rules can replay. */
  otherRules: OtherRules | null;
  /** For every seat, the receipts of its latest actions. */
  readonly receipts: Receipt[][];
}
