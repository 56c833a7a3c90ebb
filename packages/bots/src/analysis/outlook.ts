import { decide, fastChance, play, type Decision, type Types } from '@thorp/kernel';
import type { Judgement } from '../learned/judgement.ts';
import { horizonOf, pick } from '../playout.ts';
import { randomSource } from '../random.ts';
import { momentsOf } from '../reasons.ts';
import type { Situation } from '../situation.ts';
import { isTime, tellingOf } from './playedOut.ts';
import { prospectsOf, type Prospects } from './prospects.ts';
import type { Outlook } from './types.ts';

/** The mean of what some worlds promise. */
export function outlookOf(found: readonly Prospects[]): Outlook {
  const seats = found[0]?.leads.map((_, seat) => seat) ?? [];
  const meanOf = (value: (prospects: Prospects) => number): number => momentsOf(found.map(value)).mean;
  return {
    chances: found[0]?.chances ? seats.map(seat => meanOf(({ chances }) => chances?.[seat] ?? 0)) : null,
    leads: seats.map(seat => meanOf(({ leads }) => leads[seat] ?? 0)),
  };
}

/** What the asked seat can expect if it has no choice: imagined worlds are played on by quick guesses and judged. */
export function outlookWithout<T extends Types>(
  situation: Situation<T>,
  worlds: number,
  seed: number,
  judgement: Judgement<T> | null = null,
): Outlook {
  const { game, sample } = situation;
  const horizon = horizonOf(game, sample(fastChance(seed)), judgement);
  const telling = tellingOf(game, judgement);
  const judgedAfter = (decisions: number): Prospects[] =>
    Array.from({ length: worlds }, (_, i) => {
      const world = sample(fastChance(seed + i));
      world.notes = null;
      playOn(situation, world, seed + i, decisions);
      return prospectsOf(game, world, undefined, { judgement });
    });
  const searched = outlookOf(judgedAfter(horizon));
  return telling ? { ...searched, chances: outlookOf(judgedAfter(telling.after)).chances } : searched;
}

/** Plays until it is time to judge. */
function playOn<T extends Types>({ game }: Situation<T>, world: T['state'], seed: number, horizon: number): void {
  const random = randomSource(seed);
  let last: Decision | null = null;
  for (let played = 0; ; played++) {
    const decision = decide(game, world);
    if (!decision || isTime(horizon, played, last !== null && decision.seat !== last.seat)) return;
    play(game, world, pick(game, world, decision, random), decision.seat);
    last = decision;
  }
}
