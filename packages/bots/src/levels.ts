import { keysOf, must } from '@thorp/kernel';
import type { SearchSettings } from './search.ts';

/**
 * The levels of bots. They differ in how far and how carefully they search, never in what they see. `random` and
 * `greedy` are for tests and tournaments; `adaptive` plays a little better than the others at its table.
 */
export type LevelName =
  | 'random'
  | 'beginner'
  | 'easy'
  | 'greedy'
  | 'medium'
  | 'hard'
  | 'expert'
  | 'master'
  | 'adaptive';

/** What a bot prefers among answers of about the same value: in any game, or only in games that have this leaning. */
export type Style = (typeof MANNERS)[number] | Leaning;
export type Leaning = (typeof LEANINGS)[number];
export const MANNERS = ['cautious', 'bold', 'playful'] as const;
const LEANINGS = ['builder', 'locksmith'] as const;
export const STYLES: readonly Style[] = [...MANNERS, ...LEANINGS];

/** The levels that a person can choose, the weakest first. */
export const SIX_LEVELS = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
  'master',
] as const satisfies readonly LevelName[];

/** A level as tables and records name it: its name, with a style if it has one, as in `hard-bold`. */
export type Level = LevelName | `${LevelName}-${Style}`;

/** How a bot thinks about a question. */
export interface Strength {
  /** Worlds in which every option is tried one step ahead; 0 for none. */
  readonly worlds: number;
  /** Iterations of tree search; 0 for none. */
  readonly iterations: number;
  /** No more iterations than this for each option: a choice between two needs less thought than one among many. */
  readonly each: number;
  /** Milliseconds after which search returns its best answer: for one decision, and for a whole turn. */
  readonly ms: number;
  readonly turnMs: number;
  /** How far below the best an option may be and still be chosen now and then; 0 always takes the best. */
  readonly temperature: number;
  /** Whether it stops thinking where one answer is clearly the best. */
  readonly settles?: boolean;
  /** Whether positions are judged by the game's net, if it has one. */
  readonly learned: boolean;
  readonly style?: Style;
  /**
   * The share of a win that it aims for: it gives away any larger lead. It wins less often, because only bad luck remains
   * of all luck.
   */
  readonly aim?: number;
  readonly search: SearchSettings;
  /** In how many worlds rollouts compare the best answers at most, where a net judges; absent for none. */
  readonly rollouts?: number;
}

/** Found by small tournaments; each game's insight says how far to look ahead. */
const SEARCH: SearchSettings = { curiosity: 1.5, caution: 0.5 };
const UNTIMED = { iterations: 0, each: 0, ms: Infinity, turnMs: Infinity, learned: false, search: SEARCH };
const SEARCHING = { worlds: 0, learned: true, search: SEARCH };
const THOROUGH = { ...SEARCHING, temperature: 0, settles: true };

export const LEVELS: { readonly [L in LevelName]: Strength } = {
  random: { ...UNTIMED, worlds: 0, temperature: 0 },
  beginner: { ...UNTIMED, worlds: 1, temperature: 0.12 },
  easy: { ...UNTIMED, worlds: 2, temperature: 0.02 },
  greedy: { ...UNTIMED, worlds: 4, temperature: 0 },
  medium: { ...SEARCHING, iterations: 40, each: 8, ms: 200, turnMs: 1_800, temperature: 0.02, learned: false },
  hard: { ...SEARCHING, iterations: 240, each: 32, ms: 1_500, turnMs: 7_000, temperature: 0.003 },
  expert: { ...THOROUGH, iterations: 1_200, each: 120, ms: 2_000, turnMs: 15_000, rollouts: 40 },
  master: { ...THOROUGH, iterations: 8_000, each: 800, ms: 2_000, turnMs: 20_000, rollouts: 240 },
  adaptive: { ...SEARCHING, iterations: 240, each: 32, ms: 1_500, turnMs: 7_000, temperature: 0.003, aim: 0.76 },
};

type LevelBeforeNets = 'medium' | 'hard' | 'expert';

/** The searching levels as they were before nets, for comparison in tournaments. */
export const LEVELS_BEFORE_NETS: { readonly [L in LevelBeforeNets]: Strength } = {
  medium: { ...UNTIMED, worlds: 0, iterations: 40, each: 8, temperature: 0.02 },
  hard: { ...UNTIMED, worlds: 0, iterations: 240, each: 32, temperature: 0.003 },
  expert: { ...UNTIMED, worlds: 0, iterations: 1_200, each: 120, temperature: 0 },
};

export function isLevelBeforeNets(level: Level): level is LevelBeforeNets {
  return Object.hasOwn(LEVELS_BEFORE_NETS, level);
}

export const LEVEL_NAMES: readonly LevelName[] = keysOf(LEVELS);

/** The search settings of a level. */
export function strengthOf(level: Level): Strength {
  const { name, style } = partsOf(level);
  return style ? { ...LEVELS[name], style } : LEVELS[name];
}

/** The name of a level, and its style if it has one. */
export function partsOf(level: Level): { readonly name: LevelName; readonly style: Style | null } {
  const [first, second] = level.split('-');
  const name = must(
    LEVEL_NAMES.find(each => each === first),
    'a level is checked where it comes from',
  );
  return { name, style: STYLES.find(each => each === second) ?? null };
}

/** A level with a style, if it is one that has styles. */
export function levelOf(name: LevelName, style: Style | null): Level {
  return style && hasStyles(name) ? `${name}-${style}` : name;
}

/** Whether a level weighs answers carefully enough to have a style. */
export function hasStyles(name: LevelName): boolean {
  return LEVELS[name].iterations > 0;
}

export function isLevel(level: unknown): level is Level {
  if (typeof level !== 'string') return false;
  const [name = '', style, ...rest] = level.split('-');
  if (!isLevelName(name) || rest.length > 0) return false;
  return style === undefined || (hasStyles(name) && STYLES.some(each => each === style));
}

function isLevelName(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
