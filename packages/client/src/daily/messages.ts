import type { DailyDeal, DailyLevel } from './schedule.ts';

/* The server's messages about daily deals; docs/protocol.md. */

/**
 * Which deal was played: that of the `site`, which nobody could know, or that of the `date`, which everybody can know.
 * `bot`: the bot's game of the site's deal, for comparison.
 */
export const DAILY_KINDS = ['site', 'date', 'bot'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

/** `late`: it ended after the day was closed. `given-up`: without a result. Neither has a place. */
export const TRY_STATES = ['running', 'checking', 'verified', 'refused', 'late', 'given-up'] as const;
export type TryState = (typeof TRY_STATES)[number];

/** The score of a try. */
export interface DailyScore {
  readonly total: number;
  /** Null for a solo game that is neither won nor lost. */
  readonly won: boolean | null;
  /** The rank by the game's rules; null for none. */
  readonly rank: string | null;
  /** The place at the table; 1 in a solo game. */
  readonly place: number;
}

/** The reader's own try. */
export interface MyTry {
  /** The table, or the record of a game played elsewhere. */
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly kind: DailyKind;
  readonly state: TryState;
  readonly score: DailyScore | null;
}

export interface DailyDealFacts extends Pick<DailyDeal, 'game' | 'id' | 'seats' | 'settings' | 'level'> {
  /** The hash of the deal's secret. */
  readonly commitment: string;
  /** How many people have finished it. */
  readonly finished: number;
  readonly mine: MyTry | null;
  /** The reader's place among those who have finished; null before. */
  readonly place: number | null;
}

/** The answer to `GET /api/daily`. */
export interface DailyToday {
  readonly day: string;
  /** The server's time, and when the next deals start. */
  readonly now: number;
  readonly next: number;
  readonly deals: readonly DailyDealFacts[];
  /** The reader's finished tries of the last five weeks. */
  readonly tries: readonly MyTry[];
  readonly streak: { readonly now: number; readonly best: number };
  readonly yesterday: { readonly game: string; readonly mode: string; readonly best: DailyResult } | null;
  /** The latest published key; all earlier keys can be computed from it. */
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
  /** Null for no place: not verified, or a deal that could be known in advance. */
  readonly place: number | null;
  /** Milliseconds from the deal to the end; null for an uploaded game. */
  readonly took: number | null;
}

/** The bot's game of the deal, with which people compare their own. */
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
  /** Whether the reader may see the results: after playing, or when the day is over. */
  readonly open: boolean;
  readonly finished: number;
  readonly verified: number;
  readonly results: readonly DailyResult[];
  /** Null until the bot has played and the results are open. */
  readonly bot: DailyReference | null;
  readonly commitment: string;
  /** The secret of the deal; null until the day is closed. */
  readonly secret: string | null;
}
