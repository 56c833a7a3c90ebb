import { note, schedule, type RunStep } from '@thorp/kernel';
import { JUNIPER } from '../cards/vocabulary.ts';
import { checkGoals, earnScrolls, fillForest, gainOmens } from '../goods.ts';
import { revealSpirit } from '../effects.ts';
import { goalMet } from '../goals.ts';
import { adjust, NOBODY, opponentsOf, player, spiritOf } from '../table.ts';
import type { Snowcrest } from '../types.ts';

// S-10.1, S-10.2, S-15.2 One at a time; the last one triggers the Forest, but an Achievement that it meets is claimed
// first.
export const juniper: RunStep<Snowcrest, 'juniper'> = {
  run(s, { seat, n }) {
    const { tokens } = player(s, seat);
    let owed = n;
    do {
      owed--;
      s.juniper--;
      adjust(tokens, JUNIPER, 1);
    } while (owed > 0 && s.juniper > 0 && goalMet(s) === null);
    note(s, { kind: 'gained', seat, resource: JUNIPER, n: n - owed });
    if (owed > 0) schedule(s, { step: 'juniper', seat, n: owed });
    if (s.juniper === 0) schedule(s, { step: 'forest' });
    checkGoals(s);
  },
};

// S-10.2, S-18.3 The top Forest card, or in the Basic variant 1 Scroll, an Omen for everybody else, and new Juniper.
export const forest: RunStep<Snowcrest, 'forest'> = {
  run(s) {
    if (!s.settings.basic) return revealSpirit(s, s.forests);
    for (const other of opponentsOf(s, s.active)) gainOmens(s, other, 1);
    fillForest(s);
    earnScrolls(s, s.active, 1);
  },
};

// S-10.2, S-12.2 Under its deck, face-down; the Forest gets new Juniper.
export const depart: RunStep<Snowcrest, 'depart'> = {
  run(s) {
    const isForest = spiritOf(s).deck === 'forest';
    (isForest ? s.forests : s.guardians).unshift(s.spirit);
    s.spirit = NOBODY;
    if (isForest) fillForest(s);
  },
};
