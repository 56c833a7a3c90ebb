import { below, cloneChance, type Chance } from './chance.ts';
import { must, ThorpError } from './errors.ts';
import type {
  Ask,
  AskFrame,
  Candidates,
  Decision,
  Frame,
  Game,
  GameEvent,
  Note,
  Option,
  Reason,
  Refusal,
  Run,
  Seat,
  Together,
  TogetherFrame,
  Types,
  World,
} from './game.ts';
import { excerpt, OPTION_LIMITS, plainFault } from './limits.ts';
import { same } from './plain.ts';

/** More steps than this without a question are a bug. */
const RUNAWAY = 10_000;

/** A fresh world for `setup`, whose first steps are given in reading order. */
export function newWorld<F extends Frame>(chance: Chance, ...frames: F[]): World<F> {
  return { frames: frames.reverse(), chance, learnt: 0, notes: [] };
}

/** The kernel's part of a `clone`. The copy keeps no notes until somebody asks for them. */
export function cloneWorld<F extends Frame>(s: World<F>): World<F> {
  return { frames: s.frames.slice(), chance: cloneChance(s.chance), learnt: s.learnt, notes: null };
}

/**
 * A copy of a list with copied entries, for a `clone`. The compiled code of `map` makes lists that may have holes, which
 * slows down all code that uses them.
 */
export function copies<E>(list: readonly E[], copy: (entry: E) => E): E[] {
  const made = list.slice();
  for (let i = 0; i < made.length; i++) made[i] = copy(made[i] as E);
  return made;
}

/** Schedules steps in reading order: the first one comes next, and all come before what was already pending. */
export function schedule<F extends Frame>(s: World<F>, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.frames.push(frames[i] as F);
}

/** Adds a candidate to a step's list: without a reason it is offered, with one it is refused. */
export function offer<O extends Option, W extends Reason>(
  list: Candidates<O, W>,
  option: O,
  reason: W | null = null,
): void {
  if (reason === null) list.options.push(option);
  else list.refused?.push({ option, reason });
}

/** Notes what happened, for everybody or for some seats only. */
export function note<E extends GameEvent>(s: World, event: E, to?: readonly Seat[]): void {
  if (s.notes) s.notes.push(to ? { event, to } : { event });
}

/** Something hidden became known without a random draw (a card was turned over, say): undo stops here. */
export function reveal(s: World): void {
  s.learnt++;
}

/** Runs what resolves by itself up to the next question; null when the game is over. */
export function decide<T extends Types>(game: Game<T>, s: T['state']): Decision<T['option'], T['frame']> | null {
  for (let steps = 0; steps < RUNAWAY; steps++) {
    // Check the length first: one out-of-bounds read would make V8 use slower code for all later reads.
    if (s.frames.length === 0) return null;
    const decision = advance(game, s, must(s.frames[s.frames.length - 1], 'a step is pending'));
    if (decision) return decision;
  }
  throw new ThorpError('runaway', `no question after ${RUNAWAY} steps: ${pending(s)}`);
}

/** All open questions: one, or one for every seat that a simultaneous choice still waits for. */
export function decisions<T extends Types>(game: Game<T>, s: T['state']): Decision<T['option'], T['frame']>[] {
  const first = decide(game, s);
  const frame = s.frames[s.frames.length - 1];
  if (!first || !frame) return [];
  const step = stepOf(game, frame);
  return step.resolve ? openQuestions(s, asTogetherFrame(frame), step) : [first];
}

/** Plays an option of the current decision in place and unchecked: for search, fuzzing and `apply`. */
export function play<T extends Types>(game: Game<T>, s: T['state'], option: T['option'], seat?: Seat): void {
  const frame = must(s.frames.pop(), 'a choice is played while a step is pending');
  const step = stepOf(game, frame);
  if (step.choose) step.choose(s, frame, option);
  else if (step.resolve) answer(s, asTogetherFrame(frame), option, seat ?? firstOpen(s, asTogetherFrame(frame), step));
}

/** A copy to play on. */
export function fork<T extends Types>(game: Game<T>, s: T['state']): T['state'] {
  return game.clone(s);
}

export interface Applied<T extends Types> {
  readonly state: T['state'];
  /** The game's own copy of what was chosen. */
  readonly option: T['option'];
  readonly notes: readonly Note<T['event']>[];
  /** What is asked in the new state. */
  readonly questions: Questions<T>;
}

export type Questions<T extends Types> = readonly Decision<T['option'], T['frame']>[];

/**
 * The only entry for choices from outside. Checks seat and option, and leaves the given state unchanged. A caller that
 * already knows the open questions passes them as `asked`.
 */
export function apply<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  option: unknown,
  asked?: Questions<T>,
): Applied<T> {
  const state = game.clone(s);
  const chosen = offered<T>(asked ?? decisions(game, state), seat, option);
  state.notes = [];
  play(game, state, chosen, seat);
  const questions = decisions(game, state);
  return { state, option: chosen, notes: takeNotes<T>(state), questions };
}

/**
 * Removes the notes from a state and returns them. Only the state's own game writes notes, so every event is of its
 * type.
 */
export function takeNotes<T extends Types>(s: T['state']): Note<T['event']>[] {
  const notes = (s.notes ?? []) as Note<T['event']>[];
  s.notes = null;
  return notes;
}

/** What the first asked seat cannot do now, and why. A caller that already knows its question passes it as `first`. */
export function refusals<T extends Types>(
  game: Game<T>,
  s: T['state'],
  first = decide(game, s),
): readonly Refusal<T['option'], T['reason']>[] {
  if (!first) return [];
  const { frame } = first;
  const step = stepOf(game, frame);
  if (!step.choose || !step.candidates) return [];
  const refused: Refusal[] = [];
  step.candidates(s, frame, { options: [], refused });
  return refused;
}

/** The answer that the game suggests for this step ("pay for me"), if it has one. `first` is as for `refusals`. */
export function forMe<T extends Types>(game: Game<T>, s: T['state'], first = decide(game, s)): T['option'] | null {
  if (!first) return null;
  const step = stepOf(game, first.frame);
  return step.choose && step.forMe ? step.forMe(s, first.frame, first.options) : null;
}

/** Whether an option shows the others something that its chooser already knew. Only the others learn from that. */
export function shows<T extends Types>(
  game: Game<T>,
  s: T['state'],
  { frame }: Decision<T['option'], T['frame']>,
  option: T['option'],
): boolean {
  const step = stepOf(game, frame);
  return step.choose !== undefined && step.shows !== undefined && step.shows(s, option);
}

/** A world the seat cannot tell from this one; secret answers of the others are drawn again. */
export function imagine<T extends Types>(game: Game<T>, s: T['state'], seat: Seat | null, chance: Chance): T['state'] {
  const world = game.imagine(s, seat, chance);
  const frame = world.frames[world.frames.length - 1];
  if (frame === undefined) return world;
  const step = stepOf(game, frame);
  if (step.resolve) world.frames[world.frames.length - 1] = guessAnswers(world, asTogetherFrame(frame), step, seat);
  return world;
}

/** The pending steps, outermost first, for people: `round > act > pay`. */
export function pending(s: World): string {
  return s.frames.map(frame => frame.step).join(' > ');
}

function advance<T extends Types>(game: Game<T>, s: T['state'], frame: Frame): Decision<T['option']> | null {
  const step = stepOf(game, frame);
  if (step.run) {
    s.frames.pop();
    step.run(s, frame);
    return null;
  }
  if (step.resolve) return gather(s, asTogetherFrame(frame), step);
  const options = optionsOf(s, frame, step);
  if (options.length > 1 || (options.length === 1 && step.always)) {
    return { seat: (frame as AskFrame).seat, step: frame.step, frame, options };
  }
  s.frames.pop();
  const only = options[0];
  if (only) step.choose(s, frame, only);
  else step.none?.(s, frame);
  return null;
}

function optionsOf(s: World, frame: Frame, step: Ask<World, Frame, Option, Reason>): readonly Option[] {
  if (!step.candidates) return step.options(s, frame);
  const list: Candidates = { options: [], refused: null };
  step.candidates(s, frame, list);
  return list.options;
}

function gather(s: World, frame: TogetherFrame, step: Together<World, Frame, Option>): Decision | null {
  const first = firstQuestion(s, frame, step);
  if (first) return first;
  s.frames.pop();
  const answers: { [seat: Seat]: Option | null } = {};
  for (const seat of frame.seats) answers[seat] = frame.answers[seat] ?? step.options(s, frame, seat)[0] ?? null;
  step.resolve(s, frame, answers);
  return null;
}

function firstQuestion(s: World, frame: TogetherFrame, step: Together<World, Frame, Option>): Decision | null {
  for (const seat of frame.seats) {
    const question = questionTo(s, frame, step, seat);
    if (question) return question;
  }
  return null;
}

/** The question to a seat that has not answered yet, if it has a real choice. The frame in it holds nobody's answer. */
function questionTo(s: World, frame: TogetherFrame, step: Together<World, Frame, Option>, seat: Seat): Decision | null {
  if (frame.answers[seat]) return null;
  const options = step.options(s, frame, seat);
  const blank: TogetherFrame = { ...frame, answers: {} };
  return options.length > 1 ? { seat, step: frame.step, frame: blank, options } : null;
}

function openQuestions(s: World, frame: TogetherFrame, step: Together<World, Frame, Option>): Decision[] {
  return frame.seats.flatMap(seat => questionTo(s, frame, step, seat) ?? []);
}

function firstOpen(s: World, frame: TogetherFrame, step: Together<World, Frame, Option>): Seat {
  const first = firstQuestion(s, frame, step);
  if (!first) throw new ThorpError('game-over', `nobody is asked anything at ${frame.step}`);
  return first.seat;
}

function answer(s: World, frame: TogetherFrame, option: Option, seat: Seat): void {
  const answered: TogetherFrame = { ...frame, answers: { ...frame.answers, [seat]: option } };
  s.frames.push(answered);
}

function guessAnswers(
  s: World,
  frame: TogetherFrame,
  step: Together<World, Frame, Option>,
  observer: Seat | null,
): TogetherFrame {
  const answers: { [seat: Seat]: Option | null } = {};
  for (const seat of frame.seats) {
    const given = frame.answers[seat];
    if (!given) continue;
    const options = step.options(s, frame, seat);
    answers[seat] = seat === observer ? given : (options[below(s, options.length)] ?? null);
  }
  return { ...frame, answers };
}

function offered<T extends Types>(open: Questions<T>, seat: Seat, option: unknown): T['option'] {
  if (open.length === 0) throw new ThorpError('game-over', 'the game is over: there is nothing left to choose');
  const decision = open.find(d => d.seat === seat);
  if (!decision) {
    const waiting = open.map(d => d.seat).join(', ');
    throw new ThorpError('not-your-turn', `seat ${seat} is not asked anything now; waiting for seat ${waiting}`);
  }
  // The comparison goes no deeper than the offered options, however deep the given answer is.
  const found = decision.options.find(o => same(o, option));
  if (!found) {
    const small = plainFault(option, OPTION_LIMITS) === null;
    const shown = small ? excerpt(option) : 'what was answered';
    throw new ThorpError(
      'not-offered',
      `${shown} is not among the ${decision.options.length} options at ${decision.step}`,
    );
  }
  return found;
}

/** Any step. Its kind is found by reading a property, which V8 does faster than `in` for objects of many shapes. */
type AnyStep =
  | (Run<World, Frame> & { readonly choose?: never; readonly resolve?: never })
  | (Ask<World, Frame, Option, Reason> & { readonly run?: never; readonly resolve?: never })
  | (Together<World, Frame, Option> & { readonly run?: never; readonly choose?: never });

/*
 * The only place where a frame is matched with its step, and so the only place with such casts: `Steps` guarantees that
 * a step has the kind of frame that it needs.
 */

function stepOf<T extends Types>(game: Game<T>, frame: Frame): AnyStep {
  const steps: { readonly [step: string]: unknown } = game.steps;
  return steps[frame.step] as AnyStep;
}

/** The frame of a `Together` step. */
function asTogetherFrame(frame: Frame): TogetherFrame {
  return frame as TogetherFrame;
}
