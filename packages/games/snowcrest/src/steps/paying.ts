import { must, schedule, type Seat, type AskStep } from '@thorp/kernel';
import { cardOf } from '../cards/ids.ts';
import { ANY, GOLD, type Card, type Due } from '../cards/vocabulary.ts';
import { showsHand } from '../decks.ts';
import { covers, isSettled, lessNeed, lessUnits, offerSources, paysOf, purse, spend } from '../payment.ts';
import { cardAt, count, entry, hasLine, player, villager } from '../table.ts';
import type { GoldFor, Snowcrest, Source, State } from '../types.ts';

const GOLD_FOR: readonly GoldFor[] = [0, 1, 2, 3, ANY].map(need => ({ kind: 'goldFor', need }));

// S-5.7, S-5.9, S-5.12 One source after another until nothing is due. Nobody starts who cannot pay, so the rest stays payable.
export const pay: AskStep<Snowcrest, 'pay', Source> = {
  candidates: (s, { seat, due }, list) => offerSources(s, seat, due, list),
  none: (_s, { due }) => void must(isSettled(due) || null, 'a payment once begun can be finished'),
  forMe: (s, { seat, due }, options) => handiest(s, seat, due, options),
  shows: showsHand,
  choose(s, { seat, due }, option) {
    const units = spend(s, seat, option);
    const rest = lessUnits(due, units);
    if (isSettled(rest)) return;
    schedule(s, units.includes(GOLD) ? { step: 'gold', seat, due: rest } : { step: 'pay', seat, due: rest });
  },
};

// S-5.9, S-5.11 Gold goes to a type that leaves the rest payable; the payer picks where several do.
export const gold: AskStep<Snowcrest, 'gold', GoldFor> = {
  options(s, { seat, due }) {
    const have = purse(s, seat);
    return GOLD_FOR.filter(({ need }) => count(due, need) > 0 && covers(have, lessNeed(due, need)));
  },
  forMe: (_s, _frame, options) => entry(options, 0),
  choose(s, { seat, due }, { need }) {
    schedule(s, { step: 'pay', seat, due: lessNeed(due, need) });
  },
};

/** S-23.1 The source most players would take: the first in this order. */
export function handiest(s: State, seat: Seat, due: Due, options: readonly Source[]): Source {
  let best = entry(options, 0);
  for (const option of options) if (price(s, seat, due, option) < price(s, seat, due, best)) best = option;
  return best;
}

/** Tokens, Buildings, Gold, then hand cards, Village cards and line-closers by waste. All of them fit (S-5.7). */
function price(s: State, seat: Seat, due: Due, source: Source): number {
  switch (source.kind) {
    case 'token':
      return source.resource === GOLD ? 20 : 0;
    case 'tile':
      return 10;
    case 'handCard':
      return 40 + waste(due, cardOf(source.card));
    case 'villager': {
      const p = player(s, seat);
      return (hasLine(p, source.slot) ? 60 : 50) + waste(due, cardAt(p, source.slot));
    }
  }
}

/** Units of a card that would come to nothing. */
function waste(due: Due, card: Card): number {
  return paysOf(due, villager(card).icons).lost;
}
