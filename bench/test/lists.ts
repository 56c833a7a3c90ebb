import { runInThisContext } from 'node:vm';
import { below, decide, fastChance, must, play, settle, type Game, type Learned, type Types } from '@thorp/kernel';
import {
  beginSearch,
  iterate,
  LEVELS,
  loadTrained,
  randomSource,
  situationOf,
  thinkWith,
  type Trained,
} from '@thorp/bots';

/*
 * Run by lists.test.ts with `--allow-natives-syntax GAME`: plays random games, searches in them, and prints every list
 * of a state that V8 stores as floats or with holes. Both slow down all code that uses such a list. A copy with another
 * shape than the dealt state does the same.
 */

const DECISIONS = 1_500;
/** Decisions between two searches, iterations of each, and worlds of the rollouts after it. */
const STRIDE = 50;
const ITERATIONS = 60;
const ROLLOUTS = 2;

/** One of V8's native functions, as text: other parsers cannot read it. */
const native = (name: string): ((list: readonly unknown[]) => boolean) =>
  runInThisContext(`list => %${name}(list)`) as (list: readonly unknown[]) => boolean;
const isFloat = native('HasDoubleElements');
const isHoley = native('HasHoleyElements');
const haveSameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const faults = new Set<string>();

function inspect(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (isFloat(value)) faults.add(`${path}: floats`);
    if (isHoley(value)) faults.add(`${path}: holes`);
    for (const entry of value) inspect(entry, `${path}[]`);
  } else for (const [name, entry] of Object.entries(value)) inspect(entry, `${path}.${name}`);
}

/** The same game; its states are inspected wherever search judges one. */
function watched<T extends Types>(game: Game<T>): Game<T> {
  const insight = must(game.insight, 'the game has an insight');
  const estimate: typeof insight.estimate = (s, weights) => {
    inspect(s, 'judged');
    return insight.estimate(s, weights);
  };
  return { ...game, insight: { ...insight, estimate } };
}

/** The same for the nets. */
function watchedNets({ learned, nets }: Trained): Trained {
  const read: Learned<Types['state']>['features']['read'] = (s, rows) => {
    inspect(s, 'judged by a net');
    return learned.features.read(s, rows);
  };
  return { nets, learned: { ...learned, features: { ...learned.features, read } } };
}

/** Searches by the estimate; with nets also by a net, as an expert does. */
function search<T extends Types>(game: Game<T>, s: T['state'], seed: number, trained: Trained | null): void {
  const seat = decide(game, s)?.seat ?? 0;
  const situation = must(situationOf(game, s, seat), 'the seat is asked');
  const begun = beginSearch(situation, LEVELS.hard.search, seed, ITERATIONS);
  for (let i = 0; i < ITERATIONS; i++) iterate(begun);
  if (!trained) return;
  const { net } = thinkWith(situation, { ...LEVELS.expert, rollouts: ROLLOUTS }, seed, {
    iterations: ITERATIONS,
    trained,
  });
  if (net === undefined && situation.decision.options.length > 1) faults.add('no net judged');
}

function examine<T extends Types>(plain: Game<T>, seats: number, trained: Trained | null): void {
  const game = watched(plain);
  const random = randomSource(seats);
  let deals = 0;
  let s = deal(game, seats, deals);
  if (!haveSameShape(s, game.clone(s))) faults.add('dealt: another shape than its copy');
  for (let i = 0; i < DECISIONS; i++) {
    const decision = decide(game, s);
    inspect(s, 'played');
    if (!decision) s = deal(game, seats, ++deals);
    else {
      if (i % STRIDE === 0) search(game, s, i, trained);
      play(game, s, must(decision.options[below(random, decision.options.length)], 'an option'), decision.seat);
    }
  }
}

function deal<T extends Types>(game: Game<T>, seats: number, seed: number): T['state'] {
  const s = game.setup(settle(game, seats, {}), fastChance(seed));
  s.notes = null;
  return s;
}

const [id = ''] = process.argv.slice(2);
const found = ((await import(`@thorp/${id}`)) as { readonly [name: string]: Game })[id];
const game = must(found, `there is a game '${id}'`);
const trained = await loadTrained(game, async () => {
  const { learned } = (await import(`@thorp/${id}/learned`)) as { readonly learned: Learned<Types['state']> };
  return learned;
});
examine(game, 3, null);
examine(game, 2, watchedNets(trained));
console.log(JSON.stringify([...faults].sort()));
