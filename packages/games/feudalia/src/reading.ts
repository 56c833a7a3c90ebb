import { markerAfter } from './area.ts';
import { cardsToDraw, courtCoins, finalReshuffles, playedCards, servants } from './steps/final.ts';
import { taxOn } from './steps/tax.ts';
import type { FeudaliaSettings, LordView, Turn } from './types.ts';

export { cathedralFinished, fiefHalves } from './scoring.ts';
export { tokensOf } from './setup.ts';
export { savedOf } from './steps/final.ts';
export { isTaxedInCubes } from './steps/tax.ts';
export { points } from './text/words.ts';

/*
 * What a player can work out about the end of the own turn (F-6) and the next tax (F-7), by the rules' own functions
 * over a view.
 */

/** The area of a lord who sees the own hand. */
export type OwnLord = LordView & { readonly hand: NonNullable<LordView['hand']> };

/** The number of favourable cases among equally likely ones. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}

/** What a view says about reshuffling (F-5.6). */
interface Allowance {
  readonly turn: Pick<Turn, 'reshuffles' | 'stopped'>;
  readonly settings: Pick<FeudaliaSettings, 'reshufflesPerTurn'>;
}

const NEVER: Chance = { cases: 0, of: 1 };
const ALWAYS: Chance = { cases: 1, of: 1 };

/** F-6.3 The marker after the cards in hand have served at court. */
export function courtOf({ coins, hand }: OwnLord, turn: Pick<Turn, 'courtBonus'>): number {
  return markerAfter(coins, courtCoins(servants(hand).length, turn));
}

/** F-7.2 The cubes that the Tax Collector would take, by fief. */
export function taxOf(lord: LordView): number[] {
  return lord.fiefs.map((_, fief) => taxOn(lord, fief));
}

/** F-6.5, F-7.1 How likely the Tax Collector is in the next hand, if the turn ended now. */
export function taxChance(lord: OwnLord, { turn, settings }: Allowance): Chance {
  const { hand, deckTop, deckSize, unseen } = lord;
  // F-6.3 Once drawn it stays in hand.
  if (hand.includes('tax_collector')) return ALWAYS;
  const draws = cardsToDraw(lord.keptSize);
  const seen = deckTop.toReversed().indexOf('tax_collector');
  if (seen >= 0) return seen < draws ? ALWAYS : NEVER;
  if (unseen.includes('tax_collector')) {
    const blind = Math.min(deckSize, draws) - deckTop.length;
    return chance(blind, deckSize - deckTop.length);
  }
  // F-5.6 Without a reshuffle the discard pile is not drawn from.
  if (draws <= deckSize || finalReshuffles(turn, settings) === 0) return NEVER;
  return chance(draws - deckSize, pileAfter(lord));
}

/** F-6.2, F-6.3 The size of the discard pile at the end of the day, before cards are drawn. */
function pileAfter(lord: OwnLord): number {
  return lord.discard.length + playedCards(lord).length + servants(lord.hand).length;
}

function chance(cases: number, of: number): Chance {
  if (cases <= 0) return NEVER;
  return cases >= of ? ALWAYS : { cases, of };
}
