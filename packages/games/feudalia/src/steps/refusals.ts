import type { Refusal } from '@thorp/kernel';
import { BUY_IDS, BUYS, type Lot } from '../cards/board.ts';
import type { Price } from '../cards/goods.ts';
import type { MainOption, Reason } from '../types.ts';
import { shortage, type Purse } from './pay.ts';

/*
 * One place on the table often has several uses: a card its fields and its income, the Foundations three prices. If
 * none is possible, the first refusal is shown, so the use that is nearest to being possible comes first.
 */

/** Reasons by how soon they may end: this turn, next turn, next round, later, never. */
const DISTANCE: { readonly [K in Reason['kind']]: number } = {
  cannotPay: 0,
  cannotPayAny: 0,
  noVictim: 0,
  noTarget: 0,
  noExchange: 0,
  restless: 0,
  noMaster: 0,
  fieldUsed: 1,
  noInfluence: 1,
  tapped: 1,
  asked: 1,
  banned: 2,
  needsMaster: 3,
  noCity: 3,
  noToken: 4,
  wrongFief: 5,
  topLevel: 5,
  soldOut: 5,
  owned: 5,
  noTap: 5,
  noIncome: 5,
};

/** Sorts the refusals of the main phase, and lists all prices of a token that cannot be bought. */
export function arrangeRefusals(
  purse: Purse,
  options: readonly MainOption[],
  refused: Refusal<MainOption, Reason>[],
): void {
  for (const [i, { option, reason }] of refused.entries()) {
    if (option.kind !== 'build' || reason.kind !== 'cannotPay') continue;
    const { lot } = BUYS[option.buy];
    const prices = pricesOf(lot);
    if (prices.length === 1 || options.some(other => other.kind === 'build' && BUYS[other.buy].lot === lot)) continue;
    refused[i] = { option, reason: { kind: 'cannotPayAny', clause: reason.clause, prices } };
  }
  refused.sort((a, b) => DISTANCE[a.reason.kind] - DISTANCE[b.reason.kind] || lacking(purse, a) - lacking(purse, b));
}

/** Every price of a token of this kind. */
function pricesOf(lot: Lot): Price[] {
  return BUY_IDS.filter(buy => BUYS[buy].lot === lot).map(buy => BUYS[buy].price);
}

/** How many coins and cubes of the price are missing; 0 if the reason is not the price. */
function lacking(purse: Purse, { reason }: Refusal<MainOption, Reason>): number {
  if (reason.kind === 'cannotPay') return missing(purse, reason.price);
  return reason.kind === 'cannotPayAny' ? Math.min(...reason.prices.map(price => missing(purse, price))) : 0;
}

function missing(purse: Purse, { coins, cubes }: Price): number {
  return Math.max(0, coins - purse.coins) + shortage(purse, cubes);
}
