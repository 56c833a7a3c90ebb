import type { Seat } from '@thorp/kernel';
import { gainOf, momentsOf, type Gain } from '../reasons.ts';
import type { Analysis, Balance, ChoiceAnalysis, Mark, OptionValue, PlayerSummary, PlyAnalysis } from './types.ts';

/** The summary of each player, from the plies analysed so far. */
export function playerSummaries(analysis: Analysis): PlayerSummary[] {
  return Array.from({ length: analysis.seats }, (_, seat) => summaryOf(analysis, seat));
}

function summaryOf(analysis: Analysis, seat: Seat): PlayerSummary {
  const mine = analysis.plies.flatMap(ply => (ply?.seat === seat && ply.choice ? [ply.choice] : []));
  const count = (mark: Mark): number => mine.filter(choice => choice.mark === mark).length;
  const shared = analysis.end.chances === null;
  return {
    seat,
    decisions: mine.length,
    marks: {
      brilliant: count('brilliant'),
      good: count('good'),
      doubtful: count('doubtful'),
      mistake: count('mistake'),
    },
    accuracy: accuracyOf(mine),
    lostChance: shared ? null : gainOf(mine.map(({ lost }) => lost?.chance?.mean ?? 0)),
    lostLead: gainOf(mine.map(({ lost }) => lost?.lead.mean ?? 0)),
    balance: balanceOf(analysis, seat),
  };
}

/**
 * How much of what was at stake the player kept: 0 for random choices, 100 for the best choice every time. Counted like
 * marks, in the chance to win if there is one: points come from the estimate, and would favour players who only raise
 * the estimate.
 */
function accuracyOf(choices: readonly ChoiceAnalysis[]): number | null {
  const stake = choices.reduce((sum, { options }) => sum + stakeOf(options), 0);
  const lost = choices.reduce((sum, each) => sum + (each.lost ? (each.lost.chance ?? each.lost.lead).mean : 0), 0);
  return stake > 0 ? Math.round(100 * Math.min(1, Math.max(0, 1 - lost / stake))) : null;
}

/** How much a random choice would have lost on average. */
function stakeOf(options: readonly OptionValue[]): number {
  const values = options.map(({ chance, lead }) => chance ?? lead);
  return (values[0] ?? 0) - momentsOf(values).mean;
}

/** A seat's expected lead changes from ply to ply up to its final margin, by luck or by the last choice. */
function balanceOf({ plies, end, luckOff }: Analysis, seat: Seat): Balance | null {
  const known = plies.filter(ply => ply !== null);
  if (known.length < plies.length) return null;
  const leads = [...known.map(({ before }) => before), end].map(outlook => outlook.leads[seat] ?? 0);
  let own = 0;
  let others = 0;
  for (const [i, ply] of known.entries()) {
    const moved = (leads[i + 1] ?? 0) - (leads[i] ?? 0) - (ply.luck?.[seat]?.mean ?? 0);
    if (ply.seat === seat) own += moved;
    else others += moved;
  }
  return { start: leads[0] ?? 0, luck: luckOf(known, seat, luckOff), own, others, margin: leads.at(-1) ?? 0 };
}

/** The sum over all draws and reveals. Its error contains what is off on average, too: the scatter does not show that. */
function luckOf(plies: readonly PlyAnalysis[], seat: Seat, off = 0): Gain {
  const all = plies.flatMap(ply => ply.luck?.[seat] ?? []);
  return {
    mean: all.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.hypot(off, ...all.map(({ error }) => error)),
  };
}
