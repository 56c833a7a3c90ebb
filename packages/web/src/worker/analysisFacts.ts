import { courseOf, inPoints, playerSummaries, type Analysis, type ChoiceAnalysis } from '@thorp/bots';
import type { AnalysisFacts, Estimate, JudgedDecision } from '../protocol/analysis.ts';

/** An analysis as the page draws it. */
export function factsOf(raw: Analysis): AnalysisFacts {
  const analysis = inPoints(raw);
  const { plies, end, depth } = analysis;
  return {
    depth,
    done: plies.filter(ply => ply !== null).length,
    of: plies.length,
    scale: end.chances ? 'chance' : 'points',
    course: courseOf(analysis),
    decisions: plies.map((ply): JudgedDecision | null => {
      if (!ply) return null;
      return { mark: ply.choice?.mark ?? null, by: ply.choice && differenceOf(ply.choice) };
    }),
    players: playerSummaries(analysis),
  };
}

/** What was lost counts below 0. */
function differenceOf({ lost, ahead }: ChoiceAnalysis): Estimate | null {
  const difference = lost ?? ahead;
  if (!difference) return null;
  const { mean, error } = difference.chance ?? difference.lead;
  return { mean: lost ? -mean : mean, error };
}
