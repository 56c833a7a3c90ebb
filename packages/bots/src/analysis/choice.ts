import { must, same, type Option, type Types } from '@thorp/kernel';
import { tryOptions } from '../greedy.ts';
import type { Judgement } from '../learned/judgement.ts';
import { LEVELS } from '../levels.ts';
import { randomSource } from '../random.ts';
import { gainOf, linesOf, momentsOf, pairsOf, type Trial } from '../reasons.ts';
import { beginSearch, evaluations, iterate, type Search } from '../search.ts';
import type { Situation } from '../situation.ts';
import type { Effort } from './depth.ts';
import { isSettled, markOf, weightOf } from './marks.ts';
import { endAfter, tellingOf, withEnd, type Telling } from './playedOut.ts';
import { THRESHOLDS } from './thresholds.ts';
import { outlookOf } from './outlook.ts';
import type { ChoiceAnalysis, Difference, OptionValue, Outlook } from './types.ts';

/*
 * A choice is judged twice. First, a search over all options finds the best one. Then the best and the played option
 * (or the next best, if the best was played) are tried again in fresh worlds, the same for both. So an option gains
 * nothing from lucky worlds of the first search.
 */

/** Worlds for looking one step ahead, which finds what anybody would find. */
const GLANCE = 4;
/** Worlds between two checks whether a comparison is settled. */
const BATCH = 8;

/** The net to judge by, if the game has one for its settings. */
type Net<T extends Types> = Judgement<T> | null;

/**
 * What a bot thinks of a choice (null: of the best one), and what it expects after the best one. There must be at least
 * two options.
 */
export function analyseChoice<T extends Types>(
  situation: Situation<T>,
  played: Option | null,
  effort: Effort,
  seed: number,
  net: Net<T> = null,
): { readonly choice: ChoiceAnalysis<T['option']>; readonly before: Outlook } {
  const values = searchAll(situation, effort, seed, net);
  const at = played ? values.findIndex(({ option }) => same(option, played)) : 0;
  const chosen = must(values[at], 'what was played was on offer').option;
  const best = must(values[0], 'there are two options').option;
  const second = at === 0 ? 1 : at;
  const other = at === 0 ? must(values[1], 'there are two options').option : chosen;
  const compared = compareTwo(situation, [best, other], effort, seed + 1, net);
  const [ofBest, ofOther] = [valueIn(compared, best, 0), valueIn(compared, other, 1)];
  const toldLater = tellingOf(situation.game, net) !== null;
  const difference = differenceOf(compared);
  const found = {
    lost: at === 0 ? null : difference,
    ahead: at === 0 ? difference : null,
    hard: isHard(situation, best, seed),
  };
  const choice = {
    options: values.map((value, i) => {
      if (i === 0) return ofBest;
      if (i === second) return ofOther;
      return toldLater ? behind(value, values[0]?.chance ?? 0, ofBest) : value;
    }),
    played: at,
    ...found,
    effects: effectsOf(compared, at === 0),
    mark: markOf(found, situation.game.insight?.spread),
  };
  const before = outlookOf(compared.searched.map(([trial]) => trial));
  const { chances } = outlookOf(compared.pairs.map(([trial]) => trial));
  return { choice, before: { ...before, chances } };
}

/**
 * An option that was not tried again, where chances are told later than search stops: it is as far behind the best as
 * search found it.
 */
function behind<O extends Option>(value: OptionValue<O>, searched: number, best: OptionValue<O>): OptionValue<O> {
  if (value.chance === null || best.chance === null) return value;
  return { ...value, chance: Math.max(0, best.chance - Math.max(0, searched - value.chance)) };
}

/** All options, best first. */
function searchAll<T extends Types>(
  situation: Situation<T>,
  effort: Effort,
  seed: number,
  net: Net<T>,
): OptionValue<T['option']>[] {
  const search = searchOptions(situation, effort, seed, net);
  return evaluations(search).map(({ option }) =>
    valueOf(option, [...trialsOf(search, option).values()], situation.seat),
  );
}

/** A search over all options that keeps the result of each trial. */
export function searchOptions<T extends Types>(
  situation: Situation<T>,
  { iterations, each }: Pick<Effort, 'iterations' | 'each'>,
  seed: number,
  judgement: Net<T> = null,
): Search<T> {
  const spent = Math.min(iterations, each * situation.decision.options.length);
  const search = beginSearch(situation, LEVELS.expert.search, seed, spent, { explains: true, judgement });
  for (let i = 0; i < spent; i++) iterate(search);
  return search;
}

export function trialsOf<T extends Types>(search: Search<T>, option: T['option']): ReadonlyMap<number, Trial> {
  const edge = search.root.edges[search.situation.decision.options.indexOf(option)];
  return (edge && search.trials?.get(edge)) ?? new Map<number, Trial>();
}

/**
 * The value of a retried option comes from the fresh worlds, so that the two values differ by the reported difference.
 */
function valueIn<O extends Option>({ pairs, seat }: Compared, option: O, at: 0 | 1): OptionValue<O> {
  return valueOf(
    option,
    pairs.map(pair => pair[at]),
    seat,
  );
}

function valueOf<O extends Option>(option: O, all: readonly Trial[], seat: number): OptionValue<O> {
  const meanOf = (value: (trial: Trial) => number): number => momentsOf(all.map(value)).mean;
  const { mean: points, deviation: spread } = momentsOf(all.map(each => each.points));
  return {
    option,
    worlds: all.length,
    chance: all[0]?.chances ? meanOf(({ chances }) => chances?.[seat] ?? 0) : null,
    points,
    lead: meanOf(({ leads }) => leads[seat] ?? 0),
    spread,
  };
}

type Pair = ReturnType<typeof pairsOf>[number];

export interface Compared {
  readonly seat: number;
  /** What was found where search stopped: leads of one moment after another scatter least there. */
  readonly searched: ReturnType<typeof pairsOf>;
  /** The same with points from where they are counted, and chances from where they are told. */
  readonly pairs: ReturnType<typeof pairsOf>;
}

/** Tries two options in fresh worlds until the difference is clear or the budget is spent. */
export function compareTwo<T extends Types>(
  situation: Situation<T>,
  options: readonly [T['option'], T['option']],
  { least, most }: Pick<Effort, 'least' | 'most'>,
  seed: number,
  judgement: Net<T> = null,
): Compared {
  const { seat, game } = situation;
  const narrowed = { ...situation, decision: { ...situation.decision, options } };
  const search = beginSearch(narrowed, LEVELS.expert.search, seed, 2 * most, { explains: true, judgement });
  const [one, other] = options;
  const telling = tellingOf(game, judgement);
  const told: Pair[] = [];
  for (let worlds = 0; ; worlds += BATCH) {
    const searched = pairsOf(trialsOf(search, one), trialsOf(search, other));
    if (telling) {
      const fresh = { pairs: searched.slice(told.length), seed: seed + told.length };
      told.push(...countedPairs(situation, options, fresh, telling));
    }
    if (worlds >= least) {
      const weight = weightOf(differenceOf({ seat, pairs: telling ? told : searched }), game.insight?.spread);
      if (worlds >= most || isSettled(weight, THRESHOLDS.doubtful)) {
        return {
          seat,
          searched,
          pairs: telling ? told : countedPairs(situation, options, { pairs: searched, seed }, null),
        };
      }
    }
    for (let i = 0; i < 2 * BATCH; i++) iterate(search);
  }
}

/**
 * Pairs with points from the end of the game, where the game is played out. A lone player is judged
 * by the estimate.
 */
function countedPairs<T extends Types>(
  situation: Situation<T>,
  [one, other]: readonly [T['option'], T['option']],
  { pairs, seed }: { readonly pairs: Compared['pairs']; readonly seed: number },
  telling: Telling<T> | null,
): Compared['pairs'] {
  const { game, seat } = situation;
  if (!game.insight?.playedOut || !pairs[0]?.[0].chances) return pairs;
  return pairs.map(([a, b], i) => [
    withEnd(a, endAfter(situation, one, seed + i, telling), seat),
    withEnd(b, endAfter(situation, other, seed + i, telling), seat),
  ]);
}

export function differenceOf({ seat, pairs }: Pick<Compared, 'seat' | 'pairs'>): Difference {
  const gain = (value: (trial: Trial) => number) => gainOf(pairs.map(([a, b]) => value(a) - value(b)));
  return {
    worlds: pairs.length,
    chance: pairs[0]?.[0].chances ? gain(({ chances }) => chances?.[seat] ?? 0) : null,
    points: gain(({ points }) => points),
    lead: gain(({ leads }) => leads[seat] ?? 0),
    lines: linesOf(pairs).filter(({ amount }) => Math.abs(amount) >= LEAST_LINE),
  };
}

/** Smaller differences between lines of the score sheet are left out. */
const LEAST_LINE = 0.05;

/** What playing the second option instead of the first changed for each seat. */
function effectsOf({ pairs }: Compared, bestWasPlayed: boolean): number[] {
  const seats = pairs[0]?.[0].leads.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    bestWasPlayed
      ? 0
      : momentsOf(pairs.map(([best, played]) => (played.leads[seat] ?? 0) - (best.leads[seat] ?? 0))).mean,
  );
}

/** Whether an option is hard to find: neither the quick guess of playouts nor a look one step ahead chooses it. */
export function isHard<T extends Types>(situation: Situation<T>, best: T['option'], seed: number): boolean {
  const [glance] = tryOptions(situation, GLANCE, randomSource(seed));
  if (glance?.option === best) return false;
  const prior = situation.game.insight?.prior;
  if (!prior) return true;
  const world = situation.sample(randomSource(seed).chance);
  const guess = (option: T['option']): number => prior(world, situation.seat, option);
  return situation.decision.options.some(option => guess(option) > guess(best));
}
