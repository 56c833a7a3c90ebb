import { note } from '@thorp/kernel';
import { cardOf, FOUNDERS, FOUNDERS_FOOD, idOf, MONK, NONE } from '../cards/index.ts';
import { numberAt } from '../lists.ts';
import { player, village } from '../table.ts';
import type { AskStep, Face, Place } from '../types.ts';
import { belowInChain, placesFor, settle } from '../village.ts';
import { arrive } from './arrive.ts';

// V-18.5 Where the villager on the Village Square goes, with the Monks that lie there below it.
export const place: AskStep<'place', Place> = {
  options(s, { seat }) {
    const { square } = player(s, seat);
    const lowest = belowInChain(numberAt(square, 0), square.length - 1);
    return placesFor(village(s, seat), lowest).map(on => ({ kind: 'place', on }));
  },
  choose(s, { seat }, option) {
    const mine = village(s, seat);
    const { square } = player(s, seat);
    const top = numberAt(square, 0);
    let { on } = option;
    for (let monks = square.length - 1; monks > 0; monks--) {
      const as = belowInChain(top, monks);
      on = settle(mine, MONK, on, as);
      note(s, { kind: 'stoodIn', seat, card: 'monk', as: idOf(as) });
    }
    player(s, seat).square = [];
    arrive(s, seat, top, on);
  },
};

const FACES: readonly Face[] = [FOUNDERS, FOUNDERS_FOOD].map(card => ({ kind: 'face', card: idOf(card) }));

// V-6.13 Founders that an own Apprentice replaced are placed again, with the face the owner chooses.
export const face: AskStep<'face', Face> = {
  options: () => FACES,
  choose(s, { seat }, option) {
    player(s, seat).square = [];
    arrive(s, seat, cardOf(option.card), NONE);
  },
};
