import { note } from '@thorp/kernel';
import { gain, type Source } from '../ledger.ts';
import { entryAt } from '../lists.ts';
import { coinsOn, goldOn, payOf, paysSilver, silverOn } from '../market.ts';
import { isLastRound } from '../modes.ts';
import { holdsCards } from '../table.ts';
import type { RunStep, State, Village } from '../types.ts';

// V-3.3, V-3.6 The First Market is due when stacks 1 and 2 are empty, the Second when all are; each is held once.
// V-14.8 The last round of the Monastery ends with the Second Market in any case.
export const markets: RunStep<'markets'> = {
  run(s) {
    if (s.markets === 0 && !holdsCards(s, 0) && !holdsCards(s, 1)) hold(s, 1, firstMarket);
    if (isLastRound(s)) hold(s, 2, secondMarket);
  },
};

// V-7.8 All score; the order does not matter.
function hold(s: State, market: number, scoring: (s: State, v: Village) => void): void {
  // Search does not read the pay of each villager, which takes longer to list than to score.
  const told = s.notes && s.villages.map(v => ({ before: v.gold, pay: payOf(v, paysSilver(market, s.settings)) }));
  for (const v of s.villages) scoring(s, v);
  s.markets = market;
  if (!told) return;
  const gains = s.villages.map((v, i) => v.gold - entryAt(told, i).before);
  note(s, { kind: 'market', market, gains, pays: told.map(({ pay }) => pay) });
}

// V-7.1 Gold symbols and the value of coins, which stay; silver only by house rule (V-13.6).
function firstMarket(s: State, v: Village): void {
  if (paysSilver(1, s.settings)) score(v, 'firstMarketSilver', silverOn);
  score(v, 'firstMarketGold', goldOn);
  score(v, 'firstMarketCoins', coinsOn);
}

// V-7.2 Silver, gold, then the coins are moved to the supply.
function secondMarket(_: State, v: Village): void {
  score(v, 'secondMarketSilver', silverOn);
  score(v, 'secondMarketGold', goldOn);
  score(v, 'secondMarketCoins', coinsOn);
  v.coins.fill(0);
}

function score(v: Village, source: Source, worth: (v: Village, at: number) => number): void {
  for (let at = 0; at < v.cards.length; at++) gain(v, source, worth(v, at), v.cards[at]);
}
