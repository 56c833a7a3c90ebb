import type { Silver, Suit } from './cards/card.ts';
import { numberAt } from './lists.ts';
import type { Settings, Village } from './types.ts';
import { active, isActive, printedAt } from './village.ts';

/** V-7 The value of the villagers of a village at a Market. */

/** What a Market pays a village, by kind, and for each of its villagers. */
export interface MarketPay {
  readonly silver: number;
  readonly gold: number;
  readonly coins: number;
  readonly byVillager: readonly number[];
}

/** V-7.1, V-7.2 What a Market would pay the village now. */
export function payOf(v: Village, withSilver: boolean): MarketPay {
  const each = (worth: Worth): number[] => v.cards.map((_, at) => worth(v, at));
  const silver = withSilver ? each(silverOn) : [];
  const [gold, coins] = [each(goldOn), each(coinsOn)];
  return {
    silver: total(silver),
    gold: total(gold),
    coins: total(coins),
    byVillager: gold.map((worth, at) => worth + numberAt(coins, at) + (silver[at] ?? 0)),
  };
}

/** V-7.1 Silver counts at the Second Market; at the First only by house rule (V-13.6). */
export function paysSilver(market: number, { silverInFirstMarket }: Settings): boolean {
  return market > 1 || silverInFirstMarket;
}

type Worth = (v: Village, at: number) => number;

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** V-7.1 The printed gold of a villager, if its symbol is active. */
export function goldOn(v: Village, at: number): number {
  return isActive(v, at) ? printedAt(v, at).gold : 0;
}

/** V-7.3, V-7.7 What the silver of a villager is worth, if its symbol is active; "per 2" rounds down. */
export function silverOn(v: Village, at: number): number {
  const { silver } = printedAt(v, at);
  if (!silver || !isActive(v, at)) return 0;
  return silver.amount * Math.floor(count(v, silver) / silver.per);
}

export function coinsOn(v: Village, at: number): number {
  return numberAt(v.coins, at);
}

function count(v: Village, silver: Silver): number {
  switch (silver.of) {
    case 'food':
      return active(v, 'food');
    case 'builder':
      return active(v, 'builder');
    case 'gold symbols':
      return sum(v, at => (goldOn(v, at) > 0 ? 1 : 0));
    case 'padlocks':
      return sum(v, at => (isPadlocked(v, at) ? 1 : 0));
    case 'suit symbols':
      return sum(v, at => symbolsOf(v, at, silver.suit));
    case 'printed gold':
      return sum(v, at => (printedAt(v, at).suit === silver.suit ? goldOn(v, at) : 0));
    case 'coins on one villager':
      return Math.max(0, ...v.coins);
  }
}

/** V-6.6 Padlocks and suit symbols count whether covered or not. */
function isPadlocked(v: Village, at: number): boolean {
  return printedAt(v, at).lock >= 0;
}

function symbolsOf(v: Village, at: number, suit: Suit): number {
  const printed = printedAt(v, at);
  return printed.suit === suit ? printed.symbols : 0;
}

function sum(v: Village, worth: (at: number) => number): number {
  let total = 0;
  for (let at = 0; at < v.cards.length; at++) total += worth(at);
  return total;
}
