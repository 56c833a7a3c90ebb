import type { Outcome, Part, Score, Seat, Verdict } from '@thorp/kernel';
import { BUILDING_BONUS, levelOf, LOSER, RANKS } from './cards/figures.ts';
import { RESOURCE_IDS, RESOURCES, TILES, YIELD } from './cards/vocabulary.ts';
import { adjust, cardAt, count, isSolo, isUp, player, SLOTS, tilesOwned, villager } from './table.ts';
import type { State } from './types.ts';

// S-16.3, S-16.6, S-19.7 Scrolls, Buildings, Omens and, with several players, majorities; ties go to the most
// resources.
export function score(s: State): Outcome {
  const stocks = s.players.map((_, seat) => resourcesOf(s, seat));
  const scores = s.players.map((_, seat) => scoreOf(s, seat, stocks));
  const [mine] = scores;
  return isSolo(s) && mine ? { scores, verdict: verdict(s, mine.total) } : { scores };
}

function scoreOf(s: State, seat: Seat, stocks: readonly number[][]): Score {
  const p = player(s, seat);
  const parts: Part[] = [
    { what: 'scrolls', amount: p.scrolls },
    { what: 'buildings', amount: count(BUILDING_BONUS, tilesOwned(p)), count: tilesOwned(p) },
    { what: 'omen', amount: p.omen },
    { what: 'omenTokens', amount: -p.omenTokens },
  ];
  if (!isSolo(s))
    for (const resource of RESOURCES)
      if (hasMost(stocks, seat, resource)) parts.push({ what: 'majority', amount: 1, card: RESOURCE_IDS[resource] });
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const goods = (stocks[seat] ?? []).reduce((sum, n) => sum + n, 0);
  return { seat, total, standing: isSolo(s) ? [total] : [total, goods], parts };
}

// S-16.4 Tokens, icons of face-up Village cards and of all hand cards, face-up Buildings. Starters have no front icon.
export function resourcesOf(s: State, seat: Seat): number[] {
  const p = player(s, seat);
  const stock = p.tokens.slice();
  for (const tile of TILES) adjust(stock, YIELD[tile], count(p.tiles, tile));
  for (const card of p.hand) for (const icon of villager(card).icons) adjust(stock, icon, 1);
  for (const slot of SLOTS) {
    if (isUp(p, slot)) for (const icon of villager(cardAt(p, slot)).icons) adjust(stock, icon, 1);
  }
  return stock;
}

// S-16.5 Everybody with the highest count, unless it is 0.
function hasMost(stocks: readonly number[][], seat: Seat, resource: number): boolean {
  const most = Math.max(...stocks.map(stock => count(stock, resource)));
  return most > 0 && count(stocks[seat] ?? [], resource) === most;
}

// S-19.7, S-19.8 Won if and only if the last Scroll was earned and the target is reached; a game lost by a Rest has no
// rank.
function verdict(s: State, total: number): Verdict {
  if (s.frames.length > 0) return { won: null, rank: null };
  if (!s.ending) return { won: false, rank: null };
  if (total < levelOf(s.settings.level).target) return { won: false, rank: LOSER };
  return { won: true, rank: RANKS.find(({ from }) => total >= from)?.rank ?? LOSER };
}
