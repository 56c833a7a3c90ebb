import {
  apply,
  decisions,
  fastChance,
  forMe,
  imagine,
  must,
  same,
  shows,
  type Decision,
  type Game,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { openQuestions } from './turn.ts';
import type { Table } from './types.ts';

/** One choice of a preview: what could have been chosen, what was, and what comes of it. */
export interface PreviewStep<T extends Types = Types> {
  readonly step: string;
  readonly options: readonly T['option'][];
  readonly option: T['option'];
  /** What happens, as far as all imagined worlds agree. */
  readonly events: readonly T['event'][];
  /** What the seat then sees; null when something comes to light that nobody knows yet. */
  readonly view: T['view'] | null;
}

/** How far a preview goes on beyond the given choices. */
interface Reach {
  /** Questions of these steps are answered even where the game proposes nothing, with their first option. */
  readonly through?: readonly string[] | undefined;
  readonly most?: number;
}

/**
 * What a seat would see after a choice; null when it is not asked, or when the choice brings something new to light: then
 * nobody knows.
 */
export function viewAfter<T extends Types>(table: Table<T>, seat: Seat, option: unknown): T['view'] | null {
  return preview(table, seat, [option], { most: 1 })[0]?.view ?? null;
}

/** A payment is a few small questions; no preview goes on for longer. */
const MOST_STEPS = 40;

/** Worlds in which answers are tried: few, because what is not known differs between them at once. */
const WORLDS = 4;

/**
 * Where choices lead a seat, and on from there as the game itself would answer for it ("pay for me"). Each question takes
 * the first of the choices that it offers; a choice that is not asked for any more is left out. The preview ends where the
 * game has no answer of its own, or with the choice that brings something new to light. Choices are tried in imagined
 * worlds, so that a preview cannot tell what is hidden: what is the same in all of them is known.
 */
export function preview<T extends Types>(
  table: Table<T>,
  seat: Seat,
  chosen: readonly unknown[],
  { through = [], most = MOST_STEPS }: Reach = {},
): PreviewStep<T>[] {
  const { game, state } = table.match;
  const first = openQuestions(table).find(decision => decision.seat === seat);
  if (!first || (chosen.length > 0 && takeOffered([...chosen], first.options) === undefined)) return [];
  const left = [...chosen];
  const steps: PreviewStep<T>[] = [];
  let worlds = Array.from({ length: WORLDS }, (_, i) => imagine(game, state, seat, fastChance(i)));
  while (steps.length < most) {
    const world = must(worlds[0], 'there is a world to try');
    const asked = decisions(game, world).find(decision => decision.seat === seat);
    if (!asked) return steps;
    const { step, options } = asked;
    const answer =
      takeOffered(left, options) ?? forMe(game, world) ?? (through.includes(step) ? options[0] : undefined);
    if (!answer) return steps;
    const { next, after } = attempt(game, worlds, asked, answer);
    steps.push(next);
    if (next.view === null) return steps;
    worlds = after;
  }
  return steps;
}

/** One choice, tried in every world. */
function attempt<T extends Types>(
  game: Game<T>,
  worlds: readonly T['state'][],
  asked: Decision<T['option'], T['frame']>,
  option: T['option'],
): { next: PreviewStep<T>; after: T['state'][] } {
  const { seat, step, options } = asked;
  const tried = worlds.map(before => ({ before, ...apply(game, before, seat, option) }));
  const seen = tried.map(({ notes }) => notes.flatMap(({ event, to }) => (!to || to.includes(seat) ? [event] : [])));
  // A few worlds may agree by chance on what nobody knows yet: what the seat would learn is never shown.
  const learns = tried.some(
    ({ before, state }) => state.learnt > before.learnt + (shows(game, before, asked, option) ? 1 : 0),
  );
  const view = learns ? null : onlyOne(tried.map(({ state }) => game.view(state, seat)));
  return { next: { step, options, option, events: agreed(seen), view }, after: tried.map(({ state }) => state) };
}

/** Takes the first of the answers that is offered off their list, and gives the option it stands for. */
function takeOffered<O>(answers: unknown[], options: readonly O[]): O | undefined {
  for (const [i, answer] of answers.entries()) {
    const option = options.find(each => same(each, answer));
    if (option === undefined) continue;
    answers.splice(i, 1);
    return option;
  }
  return undefined;
}

/** What all are alike; null when they differ. */
function onlyOne<V>([first, ...others]: readonly V[]): V | null {
  return first !== undefined && others.every(other => same(first, other)) ? first : null;
}

/** How many steps are the same in all worlds. */
function agreed<E>([first = [], ...others]: readonly (readonly E[])[]): readonly E[] {
  const at = first.findIndex((event, i) => !others.every(other => same(event, other[i])));
  return at < 0 ? first : first.slice(0, at);
}
