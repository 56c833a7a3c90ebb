import { runInThisContext } from 'node:vm';
import { below, decide, fastChance, must, play, settle, type Game, type Types } from '@thorp/kernel';
import { beginSearch, iterate, LEVELS, randomSource, situationOf } from '@thorp/bots';

/*
 * Run by lists.test.ts with `--allow-natives-syntax GAME`: plays random games, searches in them, and prints every list
 * of a state that V8 stores as floats or with holes. Both slow down all code that uses such a list. A copy with another
 * shape than the dealt state does the same.
 */

const DECISIONS = 1_500;
/** Decisions between two searches, and iterations of each. */
const STRIDE = 50;
const ITERATIONS = 60;

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

function search<T extends Types>(game: Game<T>, s: T['state'], seed: number): void {
  const seat = decide(game, s)?.seat ?? 0;
  const situation = must(situationOf(game, s, seat), 'the seat is asked');
  const begun = beginSearch(situation, LEVELS.hard.search, seed, ITERATIONS);
  for (let i = 0; i < ITERATIONS; i++) iterate(begun);
}

function examine<T extends Types>(plain: Game<T>, seats: number): void {
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
      if (i % STRIDE === 0) search(game, s, i);
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
const game = ((await import(`@thorp/${id}`)) as { readonly [name: string]: Game })[id];
examine(must(game, `there is a game '${id}'`), 3);
console.log(JSON.stringify([...faults].sort()));
