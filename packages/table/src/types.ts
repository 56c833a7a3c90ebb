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
export type Action =
  | (ActionFacts & { readonly kind: 'move'; readonly options: readonly object[] })
  | (ActionFacts & { readonly kind: 'undo' | 'confirm' | 'resign' | 'seen' });

interface ActionFacts {
  readonly seat: Seat;
  /** At most 64 characters, new for every action of the seat. */
  readonly id: string;
  /** The version the seat was looking at: it guards against answers to a question that has changed. */
  readonly version: number;
}

/** An action that was accepted: which version it answered does not matter any more. */
export type AcceptedAction = Unversioned<Action>;
type Unversioned<A> = A extends Action ? Omit<A, 'version'> : never;

/** An action that was done, as it is stored. The table is the fold over its entries. */
export type Entry =
  | (EntryFacts & {
      readonly kind: 'move';
      readonly options: readonly object[];
      /** The hash link of the last ply: a changed journal is noticed when it is loaded. */
      readonly link: string;
    })
  | (EntryFacts & { readonly kind: 'undo' | 'confirm' | 'resign' | 'seen' });

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

/** A table in play: the match, and everything about it that is not a rule of the game. */
export interface Table<T extends Types = Types> {
  readonly header: TableHeader;
  readonly match: Match<T>;
  /** The number of the last entry. */
  sequence: number;
  /** The number of the last entry that changed the game. */
  version: number;
  /** For every move that stands, how many plies came before it. */
  readonly moves: number[];
  /** For every seat, the version since which its present question stands. */
  readonly asked: number[];
  /** The seat that has played its turn and may still take it back; nobody else is asked meanwhile. */
  holding: Seat | null;
  /** For every seat, how many plies it has seen. */
  readonly seen: number[];
  readonly resigned: Seat[];
  /** For every seat, the receipts of its latest actions. */
  readonly receipts: Receipt[][];
}
