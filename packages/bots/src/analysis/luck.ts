import {
  decide,
  decisions,
  fastChance,
  imagine,
  must,
  play,
  same,
  type Game,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { gainOf, type Gain } from '../reasons.ts';
import { prospectsOf } from './prospects.ts';

/*
 * Luck is the difference between what a draw or reveal brought and what was expected of it. The expectation of each
 * seat comes from its own knowledge: first in worlds in which the choice was possible, before its result is known, and
 * then in worlds that fit what the seat has seen. Both are judged at the very next question and by what the seat sees
 * there. For example, a card that somebody took openly into the hand is hidden in both. So only the draw lies between
 * the two.
 */

/** How many worlds are tried to find one in which the choice was possible. */
const TRIES = 8;
/** The distance of seeds when a world is imagined again: half the distance between two plies. */
const AGAIN = 32_768;

/** A choice that was made. */
export interface Made {
  readonly seat: Seat;
  readonly option: Option;
}

/** A choice, the state before it and the state at the next question. */
export interface Step<T extends Types> {
  readonly state: T['state'];
  readonly made: Made;
  readonly next: T['state'];
}

/** What a choice revealed, by seat, in points of its lead; null if nobody learnt anything except what others chose. */
export function luckOf<T extends Types>(game: Game<T>, step: Step<T>, worlds: number, seed: number): Gain[] | null {
  const { state, next } = step;
  if (next.learnt === state.learnt || isTogether(game, state)) return null;
  return game.score(state).scores.map((_, seat) => {
    const expected = leadsBefore(game, step, seat, worlds, seed);
    // The seat thought this choice impossible, so the choice told it more than the draw did. There is nothing to
    // compare.
    if (expected.length < worlds / 2) return { mean: 0, error: 0 };
    const [before, after] = [gainOf(expected), gainOf(leadsAfter(game, next, seat, worlds, seed))];
    return { mean: after.mean - before.mean, error: Math.hypot(after.error, before.error) };
  });
}

/** If several seats choose at once, only the others' choices are revealed. */
function isTogether<T extends Types>(game: Game<T>, { frames }: T['state']): boolean {
  const frame = must(frames.at(-1), 'somebody was asked');
  return 'resolve' in must(game.steps[frame.step as T['frame']['step']], 'every question has its step');
}

function leadsBefore<T extends Types>(
  game: Game<T>,
  { state, made }: Step<T>,
  seat: Seat,
  worlds: number,
  seed: number,
): number[] {
  const leads: number[] = [];
  for (let i = 0; i < worlds * TRIES && leads.length < worlds; i++) {
    const world = imagined(game, state, seat, seed + i);
    if (makes(game, world, made)) leads.push(leadKnown(game, world, seat, seed + AGAIN + i));
  }
  return leads;
}

function leadsAfter<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, worlds: number, seed: number): number[] {
  if (s.frames.length === 0) return [leadIn(game, s, seat)];
  return Array.from({ length: worlds }, (_, i) => leadKnown(game, s, seat, seed + i));
}

/**
 * The lead in a world that fits what a seat sees at the next question. What it saw earlier and was hidden since is not
 * used.
 */
function leadKnown<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, seed: number): number {
  return leadIn(game, s.frames.length === 0 ? s : imagined(game, s, seat, seed), seat);
}

function imagined<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, seed: number): T['state'] {
  const world = imagine(game, s, seat, fastChance(seed));
  world.notes = null;
  return world;
}

function makes<T extends Types>(game: Game<T>, world: T['state'], { seat, option }: Made): boolean {
  const asked = decisions(game, world).find(each => each.seat === seat);
  const choice = asked?.options.find(each => same(each, option));
  if (!choice) return false;
  play(game, world, choice, seat);
  decide(game, world);
  return true;
}

function leadIn<T extends Types>(game: Game<T>, world: T['state'], seat: Seat): number {
  decide(game, world);
  return prospectsOf(game, world).leads[seat] ?? 0;
}
