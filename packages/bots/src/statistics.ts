import { below, fastChance } from '@thorp/kernel';
import type { Bout } from './arena.ts';

/** A share with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const Z = 1.959964;

/** Wilson's interval, which is also right for few games and for shares near 0 and 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1, games };
  const p = wins / games;
  const spread = Z * Math.sqrt((p * (1 - p) + (Z * Z) / (4 * games)) / games);
  const scale = 1 + (Z * Z) / games;
  const middle = p + (Z * Z) / (2 * games);
  return { share: p, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale), games };
}

/** What a seat gets for a game: the win is shared among those who are first. */
export function winShare(bout: Bout, seat: number): number {
  if (bout.ranks[seat] !== 1) return 0;
  return 1 / bout.ranks.filter(rank => rank === 1).length;
}

/** How often a name wins its games; several seats of one name count together. */
export function winRate(bouts: readonly Bout[], name: string): Share {
  const mine = bouts.filter(bout => bout.names.includes(name));
  const wins = mine.reduce((sum, bout) => sum + winsOf(bout, name), 0);
  return wilson(wins, mine.length);
}

/** How often each seat wins. */
export function seatRates(bouts: readonly Bout[]): Share[] {
  const seats = bouts[0]?.names.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    wilson(
      bouts.reduce((sum, bout) => sum + winShare(bout, seat), 0),
      bouts.length,
    ),
  );
}

export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Elo by Bradley–Terry over all pairs at each table, its interval by drawing deals with replacement. */
export function ratings(bouts: readonly Bout[], anchor: string, draws = 200): Rating[] {
  const names = [...new Set(bouts.flatMap(bout => bout.names))];
  const point = bradleyTerry(pairWins(bouts, names), names, anchor);
  const deals = [...Map.groupBy(bouts, bout => bout.deal).values()];
  const random = { chance: fastChance(deals.length), learnt: 0 };
  const drawn = Array.from({ length: draws }, () => {
    const sample = deals.flatMap(() => deals[below(random, deals.length)] ?? []);
    return bradleyTerry(pairWins(sample, names), names, anchor);
  });
  return names
    .map((name, i) => {
      const spread = drawn.map(each => each[i] ?? 0).sort((a, b) => a - b);
      const at = (share: number): number => Math.round(spread[Math.floor(share * (draws - 1))] ?? 0);
      return { name, elo: Math.round(point[i] ?? 0), low: at(0.025), high: at(0.975) };
    })
    .sort((a, b) => b.elo - a.elo);
}

function winsOf(bout: Bout, name: string): number {
  return bout.names.reduce((sum, seated, seat) => sum + (seated === name ? winShare(bout, seat) : 0), 0);
}

/** wins[i][j]: how often name i was placed before name j; equal places count half. */
function pairWins(bouts: readonly Bout[], names: readonly string[]): number[][] {
  const wins = names.map(() => names.map(() => 0));
  for (const { names: seated, ranks } of bouts) {
    for (let a = 0; a < seated.length; a++) {
      for (let b = 0; b < seated.length; b++) {
        const row = wins[names.indexOf(seated[a] ?? '')];
        const column = names.indexOf(seated[b] ?? '');
        if (!row || seated[a] === seated[b]) continue;
        const [mine = 0, other = 0] = [ranks[a], ranks[b]];
        row[column] = (row[column] ?? 0) + (mine < other ? 1 : mine === other ? 0.5 : 0);
      }
    }
  }
  return wins;
}

/**
 * Repeated until the values hardly change. Half a game against everybody keeps the value of somebody who won every game
 * finite.
 */
function bradleyTerry(wins: readonly number[][], names: readonly string[], anchor: string): number[] {
  const prior = 0.5;
  let strength = names.map(() => 1);
  for (let round = 0; round < 200; round++) {
    strength = strength.map((mine, i) => {
      let won = 0;
      let expected = 0;
      for (let j = 0; j < names.length; j++) {
        if (j === i) continue;
        const games = (wins[i]?.[j] ?? 0) + (wins[j]?.[i] ?? 0) + 2 * prior;
        won += (wins[i]?.[j] ?? 0) + prior;
        expected += games / (mine + (strength[j] ?? 1));
      }
      return won / expected;
    });
  }
  const base = strength[Math.max(0, names.indexOf(anchor))] ?? 1;
  return strength.map(each => 400 * Math.log10(each / base));
}
