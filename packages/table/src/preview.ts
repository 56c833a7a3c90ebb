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

/** One choice of a preview: the options, the chosen one, and its effect. */
export interface PreviewStep<T extends Types = Types> {
  readonly step: string;
  readonly options: readonly T['option'][];
  readonly option: T['option'];
  /** What happens, as far as all imagined worlds agree. */
  readonly events: readonly T['event'][];
  /** What the seat then sees; null if the choice reveals something that nobody knows yet. */
  readonly view: T['view'] | null;
}

/** How far a preview goes on beyond the given choices. */
interface Reach {
  /** Questions of these steps are answered with their first option if the game proposes no answer. */
  readonly through?: readonly string[] | undefined;
  readonly most?: number;
}

/** What a seat would see after a choice; null if it is not asked, or if the choice reveals something unknown. */
export function viewAfter<T extends Types>(table: Table<T>, seat: Seat, option: unknown): T['view'] | null {
  return preview(table, seat, [option], { most: 1 })[0]?.view ?? null;
}

/** A preview stops after this many steps: a payment is only a few small questions. */
const MOST_STEPS = 40;

/** Worlds in which answers are tried. Few are enough, because unknown facts differ between them at once. */
const WORLDS = 4;

/**
 * Where choices lead a seat, and further with the answers that the game proposes ("pay for me"). Each question takes
 * the first of the choices that it offers; a choice that is never asked for is left out. The preview ends where the
 * game proposes no answer, or after a choice that reveals something. Choices are tried in imagined worlds, so a preview
 * cannot reveal what is hidden: only what is the same in all worlds is shown.
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
  // A few worlds may agree by chance on something unknown, so a choice by which the seat learns something shows no
  // view.
  const learns = tried.some(
    ({ before, state }) => state.learnt > before.learnt + (shows(game, before, asked, option) ? 1 : 0),
  );
  const view = learns ? null : onlyOne(tried.map(({ state }) => game.view(state, seat)));
  return { next: { step, options, option, events: agreed(seen), view }, after: tried.map(({ state }) => state) };
}

/** Removes the first answer that is offered from the list, and returns its option. */
function takeOffered<O>(answers: unknown[], options: readonly O[]): O | undefined {
  for (const [i, answer] of answers.entries()) {
    const option = options.find(each => same(each, answer));
    if (option === undefined) continue;
    answers.splice(i, 1);
    return option;
  }
  return undefined;
}

/** The common value; null if they differ. */
function onlyOne<V>([first, ...others]: readonly V[]): V | null {
  return first !== undefined && others.every(other => same(first, other)) ? first : null;
}

/** The steps that are the same in all worlds, from the first on. */
function agreed<E>([first = [], ...others]: readonly (readonly E[])[]): readonly E[] {
  const at = first.findIndex((event, i) => !others.every(other => same(event, other[i])));
  return at < 0 ? first : first.slice(0, at);
}
