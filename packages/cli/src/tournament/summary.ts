import { duels, quantiles, ratings, seatRates, wilson, winShare, type Duel, type Share } from '@thorp/bots';
import type { TimedBout } from '@thorp/bots/node';
import type { Config, Game } from '@thorp/kernel';

/** The median, the 95 % quantile and the maximum of many times, in milliseconds. */
export interface TimeQuantiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface EntrantSummary {
  readonly name: string;
  readonly games: number;
  /** Compared with the other entrants; null if there were none. */
  readonly elo: { readonly elo: number; readonly low: number; readonly high: number } | null;
  /** The lowest score, the quartiles, and the highest. */
  readonly scores: readonly number[];
  /** Null for programs, whose processor time is not known. */
  readonly decision: TimeQuantiles | null;
  readonly turn: TimeQuantiles | null;
  /** Share of solo games that were won, if they can be. */
  readonly won: Share | null;
  /** How often each rank of a solo mode was reached. */
  readonly ranks: { readonly [rank: string]: number };
  readonly faults: number;
  /** The first few kinds of faults, in words. */
  readonly faultKinds: readonly string[];
}

/** How often seats scored by a source, and how often those seats won. */
export interface SourceSummary {
  readonly source: string;
  readonly used: Share;
  readonly won: Share;
}

export interface Summary {
  readonly game: Game;
  readonly config: Config;
  readonly deals: readonly [first: number, last: number];
  readonly clock: boolean;
  readonly games: number;
  readonly choices: number;
  readonly seconds: number;
  readonly entrants: readonly EntrantSummary[];
  readonly duels: readonly Duel[];
  /** By seat. */
  readonly bySeat: readonly Share[];
  readonly sources: readonly SourceSummary[];
}

type Frame = Pick<Summary, 'game' | 'config' | 'deals' | 'clock' | 'seconds'>;

export function summarise(frame: Frame, names: readonly string[], bouts: readonly TimedBout[]): Summary {
  const last = names.at(-1) ?? '';
  const elos = new Map(names.length > 1 && frame.config.seats > 1 ? ratings(bouts, last).map(r => [r.name, r]) : []);
  return {
    ...frame,
    games: bouts.length,
    choices: bouts.reduce((sum, { decisions }) => sum + decisions, 0) / Math.max(1, bouts.length),
    entrants: names.map(name => {
      const mine = bouts.filter(bout => bout.names.includes(name));
      return { ...entrantSummary(name, mine), elo: elos.get(name) ?? null };
    }),
    duels: duels(bouts, names),
    bySeat: frame.config.seats > 1 ? seatRates(bouts) : [],
    sources: sourceSummaries(bouts),
  };
}

function entrantSummary(name: string, bouts: readonly TimedBout[]): Omit<EntrantSummary, 'elo'> {
  const scores = bouts.flatMap(({ names, totals }) => totals.filter((_, seat) => names[seat] === name));
  const faults = bouts.flatMap(bout => bout.faults[name] ?? []);
  const judged = bouts.filter(({ won }) => won !== null);
  const ranks: { [rank: string]: number } = {};
  for (const { rank } of bouts) if (rank !== null) ranks[rank] = (ranks[rank] ?? 0) + 1;
  return {
    name,
    games: bouts.length,
    scores: quantiles(scores, [0, 0.25, 0.5, 0.75, 1]),
    decision: timeQuantiles(bouts.flatMap(({ times }) => times[name]?.decisions ?? [])),
    turn: timeQuantiles(bouts.flatMap(({ times }) => times[name]?.turns ?? [])),
    won: judged.length > 0 ? wilson(judged.filter(({ won }) => won).length, judged.length) : null,
    ranks,
    faults: faults.length,
    faultKinds: [...new Set(faults)].slice(0, 3),
  };
}

function timeQuantiles(times: readonly number[]): TimeQuantiles | null {
  if (times.length === 0) return null;
  const [p50 = 0, p95 = 0, max = 0] = quantiles(times, [0.5, 0.95, 1]);
  return { p50, p95, max };
}

function sourceSummaries(bouts: readonly TimedBout[]): SourceSummary[] {
  const counts = new Map<string, { used: number; won: number }>();
  for (const bout of bouts) {
    for (const [seat, sources] of bout.sources.entries()) {
      for (const source of sources) {
        const count = counts.get(source) ?? { used: 0, won: 0 };
        count.used++;
        count.won += bout.won === null ? winShare(bout, seat) : Number(bout.won);
        counts.set(source, count);
      }
    }
  }
  const seats = bouts.reduce((sum, { names }) => sum + names.length, 0);
  return [...counts]
    .map(([source, { used, won }]) => ({ source, used: wilson(used, seats), won: wilson(won, used) }))
    .sort((a, b) => b.used.share - a.used.share || (a.source < b.source ? -1 : 1));
}
