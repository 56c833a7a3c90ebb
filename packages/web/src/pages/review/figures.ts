import type { AnalysisFacts, Estimate } from '../../protocol/analysis.ts';
import type { AnalysisText } from './text/analysisEn.ts';

/* The format of figures of the analysis: chances as whole percents, points with one digit. */

type Scale = AnalysisFacts['scale'];

/** What a seat could expect. */
export function valueSaid(value: number, scale: Scale, text: AnalysisText): string {
  return scale === 'chance' ? text.percent(value) : String(Math.round(value));
}

/** A difference with its sign. */
export function differenceSaid({ mean }: Pick<Estimate, 'mean'>, scale: Scale, text: AnalysisText): string {
  return scale === 'chance' ? `${signed(mean, `${Math.round(Math.abs(mean) * 100)}`)} %` : pointsSaid(mean, text);
}

/** The same of a mean over many decisions, which is small: with one digit. */
export function meanSaid({ mean }: Pick<Estimate, 'mean'>, scale: Scale, text: AnalysisText): string {
  return scale === 'chance' ? `${pointsSaid(mean * 100, text)} %` : pointsSaid(mean, text);
}

/** The standard error of a difference. */
export function errorSaid({ error }: Pick<Estimate, 'error'>, scale: Scale, text: AnalysisText): string {
  return scale === 'chance' ? `${text.decimal(error * 100)} %` : text.decimal(error);
}

/** Points with one digit and their sign. */
export function pointsSaid(points: number, text: AnalysisText): string {
  return signed(points, text.decimal(Math.abs(points)));
}

/** What is written as zero has no sign. */
function signed(value: number, figure: string): string {
  if (!/[1-9]/.test(figure)) return figure;
  return `${value < 0 ? '−' : '+'}${figure}`;
}

/** Single values are noisy: what is drawn is the mean of a moment and its neighbours. */
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

/** A line over the chart, from `start` (a share of its width) to its right edge; it has gaps where nothing is known. */
export function pathOf(line: readonly (number | null)[], top: number, start = 0): string {
  let isDrawing = false;
  return line
    .map((value, i) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== null;
      if (value === null) return '';
      const x = (start + (1 - start) * (i / Math.max(1, line.length - 1))) * 100;
      return `${command}${x.toFixed(2)} ${((1 - Math.max(0, value) / top) * 100).toFixed(2)}`;
    })
    .join('');
}

/** How many moments after a decision are averaged for its effect, as for turning points. */
const NEAR = 3;

/** What a seat could expect after a decision; null if it is not analysed. */
export function valueAfter(course: AnalysisFacts['course'], decision: number, seat: number): number | null {
  const near = course.slice(decision, decision + NEAR).flatMap(values => values?.[seat] ?? []);
  return near.length === 0 ? null : near.reduce((sum, each) => sum + each, 0) / near.length;
}
