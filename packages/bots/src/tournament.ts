import { rotations, type Bout } from './arena.ts';
import { wilson, winShare, type Share } from './statistics.ts';

/** One game to be played: who sits where, and the number of the deal. */
export interface Fixture<E> {
  readonly seated: readonly E[];
  readonly deal: number;
}

/**
 * The schedule. For each pair, one entrant sits alone at a table of the other, in each seat once a deal, so that both
 * get the same cards and places. A single entrant fills the table with copies of itself; games for one seat are played
 * by each entrant in turn.
 */
export function fixtures<E>(entrants: readonly E[], seats: number, deals: number, firstDeal = 1): Fixture<E>[] {
  const tables = tablesOf(entrants, seats);
  return Array.from({ length: deals }, (_, i) => firstDeal + i).flatMap(deal =>
    tables.map(seated => ({ seated, deal })),
  );
}

function tablesOf<E>(entrants: readonly E[], seats: number): E[][] {
  if (seats === 1) return entrants.map(entrant => [entrant]);
  const [only, other] = entrants;
  if (only !== undefined && other === undefined) return [Array.from({ length: seats }, () => only)];
  return entrants.flatMap((one, i) =>
    entrants.slice(i + 1).flatMap(rest => rotations([one, ...Array.from({ length: seats - 1 }, () => rest)])),
  );
}

/** How one entrant did at tables full of another. */
export interface Duel extends Share {
  readonly one: string;
  readonly rest: string;
  /** The share that an equal player would win. */
  readonly par: number;
}

/** Every pair that met, in the order of the names. */
export function duels(bouts: readonly Bout[], names: readonly string[]): Duel[] {
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map(rest => ({ one, rest })));
  return pairs.flatMap(({ one, rest }) => {
    const games = bouts.filter(bout => bout.names.includes(one) && bout.names.includes(rest));
    const wins = games.reduce((sum, bout) => sum + winShare(bout, bout.names.indexOf(one)), 0);
    const par = 1 / (games[0]?.names.length ?? 1);
    return games.length > 0 ? [{ one, rest, par, ...wilson(wins, games.length) }] : [];
  });
}

/** Quantiles of a list of numbers. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return shares.map(share => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
