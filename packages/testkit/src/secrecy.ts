import {
  cloneChance,
  decisions,
  draw,
  fastChance,
  fork,
  forMe,
  imagine,
  messageOf,
  offer,
  refusals,
  shows,
  type Ask,
  type AskFrame,
  type Decision,
  type Game,
  type Note,
  type Option,
  type Reason,
  type Seat,
  type Step,
  type Types,
  type World,
} from '@thorp/kernel';
import { difference, plainFault } from './plainness.ts';
import {
  anotherWorld,
  asText,
  LawError,
  nameOf,
  observers,
  played,
  sameText,
  sample,
  type Law,
  type Probe,
} from './probe.ts';

/**
 * An observer cannot tell the worlds it imagines from this one: equal views, equal options, and complete worlds. And
 * what it imagines depends only on what it can tell and on chance: from a world that it imagined, it imagines the same.
 */
export const secrecy: Law = probe => {
  const { game } = probe.subject;
  for (const observer of observers(probe.config)) {
    const seen = game.view(probe.state, observer);
    const fault = plainFault(seen, 'view');
    if (fault) throw new LawError('secrecy', `what ${nameOf(observer)} sees is not plain: ${fault}`);
    const first = anotherWorld(probe, observer);
    checkWorld(probe, observer, seen, first);
    for (let i = 1; i < probe.worlds; i++) {
      const chance = fastChance(draw(probe.luck));
      const world = imagine(game, probe.state, observer, cloneChance(chance));
      checkWorld(probe, observer, seen, world);
      checkSameWorld(observer, world, imagine(game, first, observer, chance));
    }
  }
};

/** `learnt` may differ: imagining itself counts draws. */
function checkSameWorld(observer: Seat | null, world: World, imagined: World): void {
  const text = asText({ ...imagined, learnt: world.learnt });
  sameText('secrecy', `what ${nameOf(observer)} imagines depends on more than it can tell`, asText(world), text);
}

function checkWorld<T extends Types>(probe: Probe<T>, observer: Seat | null, seen: unknown, world: T['state']): void {
  const { subject, state, open } = probe;
  const told = difference(seen, subject.game.view(world, observer));
  if (told) throw new LawError('secrecy', `${nameOf(observer)} can tell an imagined world from this one: ${told}`);
  try {
    subject.check?.(world);
  } catch (error) {
    const message = `${nameOf(observer)} imagines a broken world: ${messageOf(error)}`;
    throw new LawError('secrecy', message, { cause: error });
  }
  // `decisions` may advance a world if the others there have another question or none, because their options depend on
  // secrets.
  const later = fork(subject.game, world);
  const there = questionTo(subject.game, later, observer);
  if (!open.some(({ seat }) => seat === observer)) return;
  const changed = difference(questionTo(subject.game, state, observer), there);
  if (changed)
    throw new LawError('secrecy', `${nameOf(observer)} is asked differently in an imagined world: ${changed}`);
}

/** Everything that a seat gets with a question: its options, what it cannot do and why, and what the game suggests. */
function questionTo<T extends Types>(game: Game<T>, s: T['state'], observer: Seat | null): object {
  const asked = decisions(game, s).find(({ seat }) => seat === observer) ?? null;
  return { asked, refused: refusals(game, s), suggested: forMe(game, s) };
}

/**
 * For each observer, whether an imagined world has other secrets than this one. An `imagine` that only copies the state
 * would let bots see everything, and the laws would not notice: over some games every observer must have imagined
 * something different.
 */
export function imaginesOtherwise<T extends Types>(probe: Probe<T>): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const observer of observers(probe.config)) {
    const others = observers(probe.config).filter(seat => seat !== observer && seat !== null);
    if (others.length > 0) found.set(nameOf(observer), isOtherwise(probe, others, anotherWorld(probe, observer)));
  }
  return found;
}

/** The others have different secrets; or, if seats have none, something that nobody sees is different. */
function isOtherwise<T extends Types>(
  { subject, state }: Probe<T>,
  others: (Seat | null)[],
  world: T['state'],
): boolean {
  const { game, openHands, openInformation } = subject;
  if (!openHands && !openInformation)
    return others.some(seat => difference(game.view(state, seat), game.view(world, seat)) !== null);
  const { chance, learnt } = state;
  return asText(state) !== asText({ ...world, chance, learnt });
}

/**
 * A choice by which its maker learns something cannot be taken back, so it must increase `learnt`, unless the maker
 * only shows what it already knew.
 */
export const barrier: Law = probe => {
  const { open, luck } = probe;
  for (const asked of open) {
    const { seat, step, options } = asked;
    const worlds = Array.from({ length: probe.worlds }, () => anotherWorld(probe, seat));
    for (const option of sample(options, luck)) {
      const news = newsBy(probe, asked, option, worlds);
      if (!news) continue;
      const text = `${JSON.stringify(option)} at ${step} teaches seat ${seat} something, and no reveal() says so`;
      throw new LawError('barrier', `${text}: ${news}`);
    }
  }
};

/** What tells this world from others for the seat after its choice, though it could not tell them apart before. */
function newsBy<T extends Types>(
  { subject: { game }, state }: Probe<T>,
  asked: Decision<T['option'], T['frame']>,
  option: T['option'],
  worlds: readonly T['state'][],
): string | null {
  const { seat } = asked;
  const here = after(game, state, seat, option);
  if (here.learnt > state.learnt + (shows(game, state, asked, option) ? 1 : 0)) return null;
  for (const world of worlds) {
    const there = after(game, world, seat, option);
    const news =
      here.asked === there.asked ? difference(here.known, there.known) : newsBefore(game, seat, option, state, world);
    if (news) return news;
  }
  return null;
}

/**
 * Another seat has a choice in one world and none in the other, so one world is further on: compare them before that.
 */
function newsBefore<T extends Types>(
  game: Game<T>,
  seat: Seat,
  option: T['option'],
  here: T['state'],
  there: T['state'],
): string | null {
  const waiting = waitingForOthers(game, seat);
  return difference(after(waiting, here, seat, option).known, after(waiting, there, seat, option).known);
}

interface Aftermath {
  readonly learnt: number;
  /** Who is asked what, without the options. */
  readonly asked: string;
  /** Everything that the seat knows now: its notes, its view, and its options. */
  readonly known: object;
}

function after<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, option: T['option']): Aftermath {
  const notes: Note[] = [];
  const state = played(game, s, seat, option, notes);
  const open = decisions(game, state);
  return {
    learnt: state.learnt,
    asked: open.map(decision => `${decision.seat} ${decision.step}`).join(),
    known: {
      notes: notes.filter(({ to }) => !to || to.includes(seat)),
      view: game.view(state, seat),
      question: open.find(decision => decision.seat === seat) ?? null,
    },
  };
}

/** The same game, but the others are asked even if they have no choice. */
function waitingForOthers<T extends Types>(game: Game<T>, actor: Seat): Game<T> {
  const steps: { readonly [name: string]: unknown } = game.steps;
  const waiting: { [name: string]: Step<World, AskFrame> } = {};
  for (const [name, step] of Object.entries(steps as typeof waiting)) {
    waiting[name] = 'choose' in step ? asksOnly(actor, step) : step;
  }
  return { ...game, steps: { ...game.steps, ...waiting } };
}

const WAIT: Option[] = [{ kind: 'wait' }, { kind: 'wait longer' }];

function asksOnly<A extends Ask<World, AskFrame, Option, Reason>>(actor: Seat, step: A): A {
  if (!step.candidates) {
    return { ...step, options: (s, frame) => (frame.seat === actor ? step.options(s, frame) : WAIT) };
  }
  return {
    ...step,
    candidates(s, frame, list) {
      if (frame.seat === actor) step.candidates(s, frame, list);
      else for (const option of WAIT) offer(list, option);
    },
  };
}
