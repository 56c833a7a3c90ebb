import type { AnalysisFacts, Estimate } from '../../protocol/analysis.ts';
import type { AnalysisText } from './text/analysisEn.ts';

/* How figures of the analysis are written: chances as whole percents, points with one digit. */

type Scale = AnalysisFacts['scale'];

/** What a seat could expect. */
export function valueSaid(value: number, scale: Scale, text: AnalysisText): string {
  return scale === 'chance' ? text.percent(value) : String(Math.round(value));
}

/** A difference with its sign. */
export function differenceSaid({ mean }: Pick<Estimate, 'mean'>, scale: Scale): string {
  const size = Math.abs(mean);
  const figure = scale === 'chance' ? `${Math.round(size * 100)} %` : size.toFixed(1);
  return `${mean < 0 ? '−' : '+'}${figure}`;
}

/** The standard error of a difference. */
export function errorSaid({ error }: Pick<Estimate, 'error'>, scale: Scale): string {
  return scale === 'chance' ? `${(error * 100).toFixed(1)} %` : error.toFixed(1);
}

/** Points of the lead with one digit and their sign. */
export function pointsSaid(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}

/** Single moments scatter: what is drawn is the mean of a moment and its neighbours. */
export function smoothed(course: AnalysisFacts['course'], seat: number): (number | null)[] {
  const last = course.length - 1;
  return course.map((values, i) => {
    const own = values?.[seat];
    if (own === undefined) return null;
    const near = i === 0 || i === last ? [values] : course.slice(i - 1, i + 2);
    const known = near.flatMap(each => each?.[seat] ?? []);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
}
