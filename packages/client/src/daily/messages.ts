import type { DailyDeal, DailyLevel } from './schedule.ts';

/* What a server sends about daily deals; docs/protocol.md. */

/**
 * Which deal was played: that of the `site`, which nobody could know, or that of the `date`, which everybody can know. The
 * `bot` has played that of the site, for comparison.
 */
export const DAILY_KINDS = ['site', 'date', 'bot'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

/** `late`: it ended after the day was closed. `given-up`: without a result. Neither has a place. */
export const TRY_STATES = ['running', 'checking', 'verified', 'refused', 'late', 'given-up'] as const;
export type TryState = (typeof TRY_STATES)[number];

/** How a try ended. */
export interface DailyScore {
  readonly total: number;
  /** Null for a game alone that is not won or lost. */
  readonly won: boolean | null;
  /** The rank that the game's rules give, by their name; null for none. */
  readonly rank: string | null;
  /** The place among all at the table; 1 alone. */
  readonly place: number;
}

/** One's own try. */
export interface MyTry {
  /** The table, or the record of a game that was played elsewhere. */
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly kind: DailyKind;
  readonly state: TryState;
  readonly score: DailyScore | null;
}

export interface DailyDealFacts extends Pick<DailyDeal, 'game' | 'id' | 'seats' | 'settings' | 'level'> {
  /** The hash of the secret that deals it. */
  readonly commitment: string;
  /** How many people have finished it. */
  readonly finished: number;
  readonly mine: MyTry | null;
  /** One's place among those who have finished; null before. */
  readonly place: number | null;
}

/** The answer to `GET /api/daily`. */
export interface DailyToday {
  readonly day: string;
  /** The server's time, and when the next deals come. */
  readonly now: number;
  readonly next: number;
  readonly deals: readonly DailyDealFacts[];
  /** One's finished tries of the last five weeks. */
  readonly tries: readonly MyTry[];
  readonly streak: { readonly now: number; readonly best: number };
  readonly yesterday: { readonly game: string; readonly mode: string; readonly best: DailyResult } | null;
  /** The latest key that is published: all keys before it follow from it. */
  readonly key: { readonly day: string; readonly key: string };
}

/** One line of the table of results. */
export interface DailyResult {
  readonly id: string;
  readonly name: string;
  readonly portrait: string;
  readonly you: boolean;
  /** Somebody with whom the reader has played. */
  readonly known: boolean;
  readonly kind: DailyKind;
  readonly state: TryState;
  readonly score: DailyScore;
  /** Null where there is none: not verified, or of a deal that could be known ahead. */
  readonly place: number | null;
  /** Milliseconds from the deal to the end; null for a game that was played elsewhere. */
  readonly took: number | null;
}

/** How the bot has played the deal that people compare their own games with. */
export interface DailyReference {
  readonly id: string;
  readonly level: DailyLevel;
  readonly score: DailyScore;
}

/** The answer to `GET /api/daily/:day/:game`. */
export interface DailyResults {
  readonly day: string;
  readonly game: string;
  readonly mode: string;
  /** False: the results open when the reader has played, or when the day is over. */
  readonly open: boolean;
  readonly finished: number;
  readonly verified: number;
  readonly results: readonly DailyResult[];
  /** Null while it has not played, or while the results are not open. */
  readonly bot: DailyReference | null;
  readonly commitment: string;
  /** What dealt it; null until the day is closed. */
  readonly secret: string | null;
}
