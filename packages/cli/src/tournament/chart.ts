import { escape } from '../htmlPage.ts';

/** One line of a chart: a mark, its range, and its text. */
export interface Mark {
  readonly label: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** The ends of a thin line beyond the range. */
  readonly min?: number;
  readonly max?: number;
  /** A value to compare with. */
  readonly par?: number;
  /** The figures in words: shown beside the mark, and for screen readers and tooltips. */
  readonly said: string;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly log?: boolean;
  shown(value: number): string;
}

const WIDTH = 800;
const LEFT = 225;
const RIGHT = 200;
const ROW = 36;
const TOP = 10;
const PLOT = WIDTH - LEFT - RIGHT;

/** Marks with their ranges on a common axis, as SVG with the colours of the page. */
export function rangeChart(title: string, marks: readonly Mark[], axis: Axis): string {
  const height = TOP + marks.length * ROW + 30;
  const grid = axis.ticks.map(tick => gridLine(tick, axis, height)).join('');
  const rows = marks.map((mark, i) => markLine(mark, TOP + ROW * (i + 0.5), axis)).join('');
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${grid}${rows}</svg>`;
}

function gridLine(tick: number, axis: Axis, height: number): string {
  const x = place(tick, axis);
  const y = height - 26;
  return (
    `<line class="grid" x1="${x}" x2="${x}" y1="${TOP}" y2="${y}"/>` +
    `<text class="tick" x="${x}" y="${height - 8}">${escape(axis.shown(tick))}</text>`
  );
}

function markLine(mark: Mark, y: number, axis: Axis): string {
  const [low, high, at] = [place(mark.low, axis), place(mark.high, axis), place(mark.at, axis)];
  const whisker =
    mark.min === undefined || mark.max === undefined
      ? ''
      : `<line class="whisker" x1="${place(mark.min, axis)}" x2="${place(mark.max, axis)}" y1="${y}" y2="${y}"/>`;
  const par =
    mark.par === undefined
      ? ''
      : `<line class="par" x1="${place(mark.par, axis)}" x2="${place(mark.par, axis)}" y1="${y - 12}" y2="${y + 12}"/>`;
  return (
    `<g><title>${escape(`${mark.label}: ${mark.said}`)}</title>` +
    `<text class="label" x="${LEFT - 14}" y="${y}">${escape(shortened(mark.label))}</text>${whisker}` +
    `<rect class="range" x="${low}" y="${y - 6}" width="${round(Math.max(2, high - low))}" height="12" rx="6"/>${par}` +
    `<circle class="mark" cx="${at}" cy="${y}" r="6"/>` +
    `<text class="said" x="${WIDTH - RIGHT + 14}" y="${y}">${escape(mark.said)}</text></g>`
  );
}

function place(value: number, { from, to, log }: Axis): number {
  const scale = log ? Math.log : (number: number) => number;
  const share = (scale(Math.max(value, from)) - scale(from)) / (scale(to) - scale(from) || 1);
  return round(LEFT + PLOT * Math.min(1, Math.max(0, share)));
}

/** An axis with round numbers that includes all values. */
export function axisFor(values: readonly number[], shown: Axis['shown'] = String): Axis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = (high - low || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10);
  const from = step * Math.floor(low / step);
  const to = step * Math.ceil(high / step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => round(from + i * step));
  return { from, to: to === from ? from + step : to, ticks, shown };
}

/** Powers of ten from the smallest value to the largest. */
export function logAxis(values: readonly number[], shown: Axis['shown']): Axis {
  const exponent = (value: number): number => Math.log10(Math.max(value, 0.01));
  const first = Math.floor(Math.min(...values.map(exponent)));
  const last = Math.max(first + 1, Math.ceil(Math.max(...values.map(exponent))));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  return { from: 10 ** first, to: 10 ** last, ticks, log: true, shown };
}

/** Shortened in the middle: labels may have the same beginning and differ in their last word. */
function shortened(label: string): string {
  return label.length > 26 ? `${label.slice(0, 11)}…${label.slice(-14)}` : label;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
