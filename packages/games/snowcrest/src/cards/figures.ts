import { must } from '@thorp/kernel';

/** Numbers of the rulebook that depend on the number of players or on the level. */

/** S-2.7 Barley in seat order, from the start player on. */
export const STARTING_BARLEY = [3, 4, 5, 6] as const;
/** S-2.2, S-18.2 Scroll supply by number of players; the solitaire supply is the level's target. */
export const SCROLLS: readonly number[] = [0, 0, 20, 25, 30];
export const SCROLLS_BASIC: readonly number[] = [0, 0, 14, 17, 20];
export const TILE_COUNTS: readonly number[] = [21, 16, 16];
/** S-8.6 Points for 0, 1, 2 … 8 Buildings. */
export const BUILDING_BONUS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 3, 5];
/** S-8.2 Places for Buildings. */
export const TRACK = 8;
/** S-13.1 The tracker goes from −5 to +5. */
export const OMEN_LIMIT = 5;
/** S-10.1 */
export const JUNIPER_PER_PLAYER = 3;
export const ROW = 5;
export const HAND = 3;
export const ACHIEVEMENT_SCROLLS = 2;
/** S-14.6 With two players the one comparison is worth 2. */
export const MEDITATION_SCROLLS: readonly number[] = [0, 0, 2, 1, 1];

/** S-19.3 Bells for each Scroll in the solitaire game. */
export const BELLS_PER_SCROLL = 6;

export interface Level {
  /** Scrolls in supply, which is also the points needed. */
  readonly target: number;
  readonly barley: number;
  /** The game is lost when this Rest would begin. */
  readonly restLimit: number;
}

/** S-19.2 */
export const LEVELS: readonly Level[] = [
  { target: 10, barley: 3, restLimit: 4 },
  { target: 11, barley: 3, restLimit: 4 },
  { target: 12, barley: 3, restLimit: 4 },
  { target: 13, barley: 3, restLimit: 4 },
  { target: 13, barley: 2, restLimit: 4 },
  { target: 13, barley: 1, restLimit: 4 },
  { target: 13, barley: 0, restLimit: 4 },
  { target: 14, barley: 0, restLimit: 4 },
  { target: 15, barley: 0, restLimit: 4 },
  { target: 15, barley: 0, restLimit: 3 },
];

export function levelOf(level: number): Level {
  return must(LEVELS[level - 1], 'the level exists');
}

/** S-19.8 The rank for a score, from the best down; below the last one the game is lost. */
export const RANKS = [
  { from: 20, rank: 'Mystic' },
  { from: 17, rank: 'Terton' },
  { from: 14, rank: 'Priest' },
  { from: 11, rank: 'Scholar' },
  { from: 10, rank: 'Farmer' },
] as const;
export const LOSER = 'Beggar';
export type Rank = (typeof RANKS)[number]['rank'] | typeof LOSER;
