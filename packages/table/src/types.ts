import type { Level } from '@thorp/bots';
import type { GameRecord, Match, Note, Seat, Types } from '@thorp/kernel';

/** Who sits in a seat. A bot's level says how hard it thinks. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** What is agreed before anybody sits down. */
export interface Setup {
  readonly id: string;
  readonly players: readonly Player[];
  readonly settings: unknown;
  /** 64 hexadecimal digits that deal the game; the host keeps them until it is over. */
  readonly secret: string;
  /** Whether a turn that can still be taken back waits for its player's word before it passes on. */
  readonly confirms: boolean;
}

/** A table in play: the match, and everything about it that is not a rule of the game. */
export interface Table<T extends Types = Types> {
  readonly id: string;
  readonly players: readonly Player[];
  readonly confirms: boolean;
  readonly match: Match<T>;
  /** Grows by one with every deed, an undo included: a deed says which version it answers. */
  version: number;
  /** For every ply of the match, the version its player was looking at: the choices of one go share theirs. */
  readonly answered: number[];
  /** For every seat, the version since which its present question stands. */
  readonly asked: number[];
  /** The seat that has played its turn and may still take it back; nobody else is asked meanwhile. */
  holding: Seat | null;
  /** For every seat, how many plies it had seen when it last looked. */
  readonly seen: number[];
  readonly resigned: Seat[];
}

/** What a seat does at the table. The version guards against answers to a question that has changed. */
export type Deed =
  /** A go: one choice or several, all of them or none, and taken back as one. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly version: number; readonly options: readonly unknown[] }
  | { readonly kind: 'undo' | 'confirm' | 'resign'; readonly seat: Seat; readonly version: number };

export interface Receipt<T extends Types = Types> {
  /** The version after the deed. */
  readonly version: number;
  /** False when the deed had been done before and is only acknowledged again. */
  readonly fresh: boolean;
  readonly notes: readonly Note<T['event']>[];
}

/** A table as it is stored: plain JSON, holding the dealer's secret, so it is for stores and never for players. */
export interface SavedTable {
  readonly format: 1;
  readonly id: string;
  readonly players: readonly Player[];
  readonly confirms: boolean;
  readonly version: number;
  readonly answered: readonly number[];
  readonly asked: readonly number[];
  readonly holding: Seat | null;
  readonly seen: readonly number[];
  readonly resigned: readonly Seat[];
  readonly record: GameRecord;
}
