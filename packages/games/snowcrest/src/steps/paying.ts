import { must, schedule, type AskStep } from '@thorp/kernel';
import { ANY, GOLD } from '../cards/vocabulary.ts';
import { showsHand } from '../decks.ts';
import { goldForMe, sourceForMe } from '../payForMe.ts';
import { covers, isSettled, lessNeed, lessUnits, offerSources, purse, spend } from '../payment.ts';
import { count } from '../table.ts';
import type { GoldFor, Snowcrest, Source } from '../types.ts';

const GOLD_FOR: readonly GoldFor[] = [0, 1, 2, 3, ANY].map(need => ({ kind: 'goldFor', need }));

// S-5.7, S-5.9, S-5.12 One source after another until nothing is due. Nobody may start a payment that they cannot
// finish, so the rest stays payable.
export const pay: AskStep<Snowcrest, 'pay', Source> = {
  candidates: (s, { seat, due }, list) => offerSources(s, seat, due, list),
  none: (_s, { due }) => void must(isSettled(due) || null, 'a payment once begun can be finished'),
  forMe: (s, { seat, due }) => sourceForMe(s, seat, due),
  shows: showsHand,
  choose(s, { seat, due }, option) {
    const units = spend(s, seat, option);
    const rest = lessUnits(due, units);
    if (isSettled(rest)) return;
    schedule(s, units.includes(GOLD) ? { step: 'gold', seat, due: rest } : { step: 'pay', seat, due: rest });
  },
};

// S-5.9, S-5.11 Gold is used for a type that leaves the rest payable; the payer chooses if there are several.
export const gold: AskStep<Snowcrest, 'gold', GoldFor> = {
  options(s, { seat, due }) {
    const have = purse(s, seat);
    return GOLD_FOR.filter(({ need }) => count(due, need) > 0 && covers(have, lessNeed(due, need)));
  },
  forMe: (s, { seat, due }, options) => goldForMe(s, seat, due, options),
  choose(s, { seat, due }, { need }) {
    schedule(s, { step: 'pay', seat, due: lessNeed(due, need) });
  },
};
