import {
  defaultOf,
  fieldOf,
  fieldsOf,
  knobsOf,
  must,
  same,
  settle,
  ThorpError,
  type AnyKnob,
  type Config,
  type Fields,
  type Game,
  type Types,
} from '@thorp/kernel';

export interface PairwiseOptions<T extends Types> {
  /** The numbers of seats to play with; by default all that the game allows. */
  readonly seats?: readonly number[];
  /** Settings that are kept fixed. */
  readonly fixed?: Partial<T['settings']>;
  /** The most values of one knob. */
  readonly perKnob?: number;
}

type Given = Fields;

/**
 * The number of seats or a knob, with its values. Their number is the same at every table, but they may depend on it.
 */
interface Factor {
  readonly name: string;
  values(seats: number): readonly unknown[];
}

/** Two factors and the index of a value of each. */
type Pair = readonly [factor: number, value: number, otherFactor: number, otherValue: number];

/** For each factor, which of its values a configuration has. */
type Levels = readonly (readonly boolean[])[];

/** Settles the given settings together with the fixed ones; null if the rules forbid them. */
type Settle<T extends Types> = (seats: number, given: Given) => Config<T['settings']> | null;

/**
 * Configurations in which any two values of any two knobs (including seats) occur together, if the rules allow it:
 * first the defaults for every number of seats, then as few more as a greedy search finds. The result is deterministic.
 */
export function pairwise<T extends Types>(game: Game<T>, options: PairwiseOptions<T> = {}): Config<T['settings']>[] {
  const { min, max } = game.seats;
  const seatCounts = options.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const fixed = fieldsOf(options.fixed) ?? {};
  const factors = [{ name: '', values: () => seatCounts }, ...knobFactors(game, fixed, options.perKnob)];
  const settled: Settle<T> = (seats, given) => settleNearby(game, seats, { ...given, ...fixed });
  const configs: Config<T['settings']>[] = [];
  let missing = allPairs(factors);
  const take = (config: Config<T['settings']>): void => {
    const levels = levelsOf(factors, config);
    configs.push(config);
    missing = missing.filter(pair => !meets(levels, pair));
  };
  seatCounts.flatMap(seats => settled(seats, {}) ?? []).forEach(take);
  for (let pair = missing.shift(); pair; pair = missing.shift()) {
    const start = startWith(settled, factors, seatCounts, pair);
    if (start) take(widen(settled, factors, start, pair, missing));
  }
  return configs;
}

function knobFactors<T extends Types>(game: Game<T>, fixed: Given, most = Infinity): Factor[] {
  return knobsOf(game)
    .filter(([name]) => !(name in fixed))
    .map(([name, knob]) => ({ name, values: seats => valuesOf(knob, seats, fixed).slice(0, most) }));
}

export function valuesOf(knob: AnyKnob, seats: number, fixed: Given): readonly unknown[] {
  const { values = [] } = knob;
  switch (knob.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return values;
    case 'number':
      return [knob.min, knob.max, defaultOf(knob, seats, fixed)];
    case 'seats':
      return [[], Array.from({ length: seats }, (_, seat) => seat)];
    case 'subset':
      return [[], values.slice(0, 1), values.slice(-1), values];
  }
}

function allPairs(factors: readonly Factor[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [a, one] of factors.entries()) {
    for (const [b, other] of factors.entries()) {
      if (b <= a) continue;
      for (const i of one.values(2).keys()) for (const j of other.values(2).keys()) pairs.push([a, i, b, j]);
    }
  }
  return pairs;
}

function levelsOf(factors: readonly Factor[], { seats, settings }: Config): Levels {
  return factors.map(({ name, values }) =>
    values(seats).map(value => same(value, name === '' ? seats : fieldOf(settings, name))),
  );
}

function meets(levels: Levels, [a, i, b, j]: Pair): boolean {
  return levels[a]?.[i] === true && levels[b]?.[j] === true;
}

/** A legal configuration with the pair, if necessary with one more knob changed. */
function startWith<T extends Types>(
  settled: Settle<T>,
  factors: readonly Factor[],
  seatCounts: readonly number[],
  pair: Pair,
): Config<T['settings']> | null {
  const [a, i, b, j] = pair;
  for (const seats of a === 0 ? seatCounts.slice(i, i + 1) : seatCounts) {
    const wanted = { ...choice(factors, a, i, seats), ...choice(factors, b, j, seats) };
    const helping = factors.flatMap((factor, f) =>
      f === 0 || f === a || f === b ? [] : factor.values(seats).map((_, v) => choice(factors, f, v, seats)),
    );
    for (const help of [{}, ...helping]) {
      const config = settled(seats, { ...help, ...wanted });
      if (config && meets(levelsOf(factors, config), pair)) return config;
    }
  }
  return null;
}

/** The value of a factor as settings; empty for the number of seats. */
function choice(factors: readonly Factor[], factor: number, value: number, seats: number): Given {
  const { name, values } = must(factors[factor], 'a pair names its factors');
  return name === '' ? {} : { [name]: values(seats)[value] };
}

/** Changes one knob after another to include more missing pairs, while the first pair stays. */
function widen<T extends Types>(
  settled: Settle<T>,
  factors: readonly Factor[],
  start: Config<T['settings']>,
  pair: Pair,
  missing: readonly Pair[],
): Config<T['settings']> {
  let best = start;
  let gain = gainOf(levelsOf(factors, best), missing);
  for (const { name, values } of factors) {
    for (const value of values(best.seats)) {
      const config =
        typeof value === 'number' && name === ''
          ? settled(value, fieldsOf(best.settings) ?? {})
          : settled(best.seats, { ...best.settings, [name]: value });
      const levels = config && levelsOf(factors, config);
      if (!config || !levels || !meets(levels, pair)) continue;
      const more = gainOf(levels, missing);
      if (more > gain) [best, gain] = [config, more];
    }
  }
  return best;
}

function gainOf(levels: Levels, missing: readonly Pair[]): number {
  let gain = 0;
  for (const pair of missing) if (meets(levels, pair)) gain++;
  return gain;
}

/** The given settings, or the nearest that the rules allow at this table; null if there are none. */
function settleNearby<T extends Types>(game: Game<T>, seats: number, given: Given): Config<T['settings']> | null {
  try {
    return settle(game, seats, given);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    const { nearest } = (error.detail ?? {}) as { nearest?: Config<T['settings']> };
    const fits = nearest && nearest.seats === seats && !game.settings.conflict(nearest);
    return fits ? nearest : null;
  }
}
