import { LIMITS } from './cards/board.ts';
import { taxOn } from './steps/tax.ts';
import type { LordView, Turn } from './types.ts';

export { savedOf } from './steps/final.ts';

/* What a player can work out about the end of the own turn (F-6) and the next tax (F-7). It looks at views only. */

/** The area of a lord who sees the own hand. */
export type OwnLord = LordView & { readonly hand: NonNullable<LordView['hand']> };

/** So many of so many equally likely cases. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}

const NEVER: Chance = { cases: 0, of: 1 };
const ALWAYS: Chance = { cases: 1, of: 1 };

/** F-6.3 Cards that would serve at court if the turn ended now: all but the Tax Collector. */
function serving({ hand }: OwnLord): number {
  return hand.filter(card => card !== 'tax_collector').length;
}

/** F-6.3 The marker once the cards in hand have served at court. */
export function courtOf(lord: OwnLord, { courtBonus }: Pick<Turn, 'courtBonus'>): number {
  return Math.min(LIMITS.treasury, lord.coins + serving(lord) * (1 + courtBonus));
}

/** F-7.2 The cubes that the Tax Collector would take, by fief. */
export function taxOf(lord: LordView): number[] {
  return lord.fiefs.map((_, fief) => taxOn(lord, fief));
}

/** F-6.5, F-7.1 How likely the Tax Collector is among the cards of the next hand, if the turn ended now. */
export function taxChance(lord: OwnLord, turn: Pick<Turn, 'reshuffles' | 'stopped'>): Chance {
  const { hand, deckTop, deckSize, unseen } = lord;
  // F-6.3 Once drawn he stays in hand.
  if (hand.includes('tax_collector')) return ALWAYS;
  const draws = LIMITS.hand - lord.keptSize;
  const seen = deckTop.toReversed().indexOf('tax_collector');
  if (seen >= 0) return seen < draws ? ALWAYS : NEVER;
  if (unseen.includes('tax_collector')) {
    const blind = Math.min(deckSize, draws) - deckTop.length;
    return chance(blind, deckSize - deckTop.length);
  }
  // F-5.6 Without a reshuffle the discard pile stays where it is.
  if (draws <= deckSize || (turn.reshuffles === 0 && !turn.stopped)) return NEVER;
  return chance(draws - deckSize, pileAfter(lord));
}

/** F-6.2, F-6.3 How many cards the discard pile has once the day is over. */
function pileAfter(lord: OwnLord): number {
  const worked = lord.fields.filter(field => field !== null && field !== 'used').length;
  return lord.discard.length + lord.table.length + lord.taxed.length + worked + serving(lord);
}

function chance(cases: number, of: number): Chance {
  if (cases <= 0) return NEVER;
  return cases >= of ? ALWAYS : { cases, of };
}
