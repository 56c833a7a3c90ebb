import { decide, fastChance, play, type Game, type Part, type Types } from '@thorp/kernel';
import type { Judgement } from '../learned/judgement.ts';
import { pick } from '../playout.ts';
import { randomSource } from '../random.ts';
import type { Trial } from '../reasons.ts';
import type { Situation } from '../situation.ts';
import { leadOf, prospectsOf, type Prospects } from './prospects.ts';

/*
 * Points at the end of the game. Where search stops, points are what the estimate sees: whoever only raises the estimate
 * looks better than he is. So where a game says so, quick guesses play on to the end, in worlds that fit what the seat
 * knows, and the final scores count. A net that judges too early has the same fault; then the chance comes from a
 * position on the way to the end.
 */

/** How a game ended in one world. */
interface Ending {
  readonly points: readonly number[];
  readonly leads: readonly number[];
  readonly parts: readonly Part[];
  /** What the position on the way promised from which chances are told; null if they come from elsewhere. */
  readonly told: Prospects | null;
}

/** The position from which chances are told: after how many decisions, and who judges it. */
export interface Telling<T extends Types> {
  readonly after: number;
  readonly judgement: Judgement<T>;
}

/** Where chances are told on the way to the end; null if they are told where search stops. */
export function tellingOf<T extends Types>(
  { insight }: Pick<Game<T>, 'insight'>,
  judgement: Judgement<T> | null,
): Telling<T> | null {
  const after = insight?.playedOut?.chancesAfter ?? null;
  return after === null || !judgement ? null : { after, judgement };
}

/** The end of the game in the world of a seed, if the asked seat chooses an option and all play on by quick guesses. */
export function endAfter<T extends Types>(
  { game, seat, sample }: Situation<T>,
  option: T['option'],
  seed: number,
  telling: Telling<T> | null = null,
): Ending {
  const world = sample(fastChance(seed));
  world.notes = null;
  decide(game, world);
  play(game, world, option, seat);
  const random = randomSource(seed);
  let told: Prospects | null = null;
  let last = seat;
  let played = 1;
  for (let asked = decide(game, world); asked; asked = decide(game, world), played++) {
    if (telling && !told && isTime(telling.after, played, asked.seat !== last)) {
      told = prospectsOf(game, world, undefined, telling);
    }
    last = asked.seat;
    play(game, world, pick(game, world, asked, random), asked.seat);
  }
  const outcome = game.score(world);
  const end = prospectsOf(game, world, outcome);
  if (telling) told ??= end;
  return { points: end.totals, leads: end.leads, parts: outcome.scores[seat]?.parts ?? [], told };
}

/** Whether a position is judged after so many decisions: between turns, unless a turn is very long. */
export function isTime(horizon: number, played: number, turnPassed: boolean): boolean {
  return played >= 2 * horizon || (played >= horizon && turnPassed);
}

/** A trial whose points, leads and score sheet are those of an end. Its chances stay, unless they are told later. */
export function withEnd(trial: Trial, { points, leads, parts, told }: Ending, seat: number): Trial {
  const lines = new Map<string, number>();
  for (const { what, amount } of parts) lines.set(what, (lines.get(what) ?? 0) + amount);
  return { ...trial, ...told, points: points[seat] ?? 0, lead: leadOf(points, seat), leads, lines };
}
