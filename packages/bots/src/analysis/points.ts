import type { Gain } from '../reasons.ts';
import type { Analysis, ChoiceAnalysis, Difference, Outlook, PlyAnalysis } from './types.ts';

/*
 * An analysis counts in the units of a game's totals, which may be halves of a point. For people every figure is turned
 * into points; chances stay.
 */

/** The same analysis with every lead, gain and amount in points. */
export function inPoints(analysis: Analysis): Analysis {
  const { scale = 1, luckOff = 0, plies, end } = analysis;
  if (scale === 1) return analysis;
  const outlook = ({ chances, leads }: Outlook): Outlook => ({ chances, leads: leads.map(lead => lead / scale) });
  return {
    ...analysis,
    scale: 1,
    luckOff: luckOff / scale,
    plies: plies.map(
      (ply): PlyAnalysis | null =>
        ply && {
          ...ply,
          before: outlook(ply.before),
          luck: ply.luck && ply.luck.map(gain => scaled(gain, scale)),
          choice: ply.choice && choiceIn(ply.choice, scale),
        },
    ),
    end: outlook(end),
  };
}

function choiceIn(choice: ChoiceAnalysis, scale: number): ChoiceAnalysis {
  const { options, lost, ahead, effects } = choice;
  return {
    ...choice,
    options: options.map(option => ({
      ...option,
      points: option.points / scale,
      lead: option.lead / scale,
      spread: option.spread / scale,
    })),
    lost: lost && differenceIn(lost, scale),
    ahead: ahead && differenceIn(ahead, scale),
    effects: effects.map(effect => effect / scale),
  };
}

function differenceIn({ points, lead, lines, ...rest }: Difference, scale: number): Difference {
  return {
    ...rest,
    points: scaled(points, scale),
    lead: scaled(lead, scale),
    lines: lines.map(line => ({ ...line, amount: line.amount / scale })),
  };
}

/** A mean and its error, in points. */
export function scaled({ mean, error }: Gain, scale: number): Gain {
  return { mean: mean / scale, error: error / scale };
}
