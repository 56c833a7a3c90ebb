import {
  below,
  decisions,
  fastChance,
  forMe,
  imagine,
  play,
  type Decision,
  type Game,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { meaningOf } from './ahead.ts';
import { hasEnded, seatsWaitedFor } from './turn.ts';
import type { Table } from './types.ts';

/** What a seat will probably be asked next, with what it would see then. */
export interface Outlook<T extends Types = Types> {
  readonly step: string;
  readonly frame: T['frame'];
  readonly options: readonly T['option'][];
  /** What each option refers to, in words. */
  readonly means: readonly string[];
  readonly view: T['view'];
}

/** Worlds in which the others move by chance. */
const WORLDS = 6;
/** In how many of them an option has to be offered: what only one world drew is not known. */
const ENOUGH = 3;
/** Choices of the others that are tried in one world. */
const MOST_CHOICES = 120;

/**
 * What a seat can set ahead: the question that it gets in most of the worlds it thinks possible, with the options
 * offered there. Null while the seat is asked, and if no question is likely. It uses imagined worlds only, so it
 * reveals nothing hidden.
 */
export function outlook<T extends Types>(table: Table<T>, seat: Seat): Outlook<T> | null {
  if (hasEnded(table) || table.otherRules || seatsWaitedFor(table).includes(seat)) return null;
  const { game, state } = table.match;
  const asked = Array.from({ length: WORLDS }, (_, i) => nextQuestion(game, state, seat, i)).flatMap(
    each => each ?? [],
  );
  const alike = (step: string): number => asked.filter(({ question }) => question.step === step).length;
  const [first, ...others] = asked.toSorted((a, b) => alike(b.question.step) - alike(a.question.step));
  if (!first) return null;
  const answers = answersIn(table, seat, first);
  const elsewhere = others.map(each => new Set(answersIn(table, seat, each).map(textOf)));
  const likely = answers.filter(each => 1 + elsewhere.filter(known => known.has(textOf(each))).length >= ENOUGH);
  if (likely.length === 0) return null;
  return {
    step: first.question.step,
    frame: first.question.frame,
    options: likely.map(({ option }) => option),
    means: likely.map(({ means }) => means),
    view: first.view,
  };
}

/** An option with what it refers to: the same slot may hold another card in another world. */
type Answer<T extends Types> = { readonly option: T['option']; readonly means: string };

const textOf = (answer: Answer<Types>): string => JSON.stringify(answer);

function answersIn<T extends Types>(table: Table<T>, seat: Seat, { question, view }: Asked<T>): Answer<T>[] {
  return question.options.map(option => ({ option, means: meaningOf(table, seat, view, option) }));
}

/** The next question of a seat in one world, and what the seat then sees. */
interface Asked<T extends Types> {
  readonly question: Decision<T['option'], T['frame']>;
  readonly view: T['view'];
}

/** Others choose at random; payments and the like follow the game's proposal. */
function nextQuestion<T extends Types>(game: Game<T>, state: T['state'], seat: Seat, seed: number): Asked<T> | null {
  const world = imagine(game, state, seat, fastChance(seed));
  const dice = { chance: fastChance(seed + WORLDS), learnt: 0 };
  for (let i = 0; i < MOST_CHOICES; i++) {
    const questions = decisions(game, world);
    const question = questions.find(each => each.seat === seat);
    if (question) return { question, view: game.view(world, seat) };
    const [first] = questions;
    if (!first) return null;
    const option = forMe(game, world, first) ?? first.options[below(dice, first.options.length)];
    if (option) play(game, world, option, first.seat);
  }
  return null;
}
