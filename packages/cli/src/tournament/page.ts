import { interval, many, milliseconds, percent } from '../figures.ts';
import { escape, htmlPage } from '../htmlPage.ts';
import { axisFor, logAxis, rangeChart, type Axis, type Mark } from './chart.ts';
import type { TimeQuantiles, Summary } from './summary.ts';
import { headline, sheetsOf, type Sheet } from './tables.ts';

/** The result as one self-contained file: charts first, then every table. */
export function tournamentPage(summary: Summary): string {
  const { title } = summary.game.text.en;
  const sections = [strength, duels, scores, thought, seats, sources].map(section => section(summary)).join('\n');
  const tables = sheetsOf(summary, { sources: true }).map(tableOf).join('\n');
  const body = `${sections}
<details><summary>All figures</summary>${tables}</details>
<footer>Bars are 95 % intervals: Wilson’s for shares, by resampling deals for Elo. Bots see only what their seat may see.</footer>`;
  return htmlPage({
    title: `${title}: tournament`,
    kicker: 'Thorp tournament',
    heading: title,
    lead: `${headline(summary)}.`,
    body,
    style: STYLE,
  });
}

function section(title: string, text: string, marks: readonly Mark[], axis: (values: number[]) => Axis): string {
  if (marks.length === 0) return '';
  const values = marks.flatMap(({ at, low, high, min = low, max = high }) => [at, low, high, min, max]);
  const chart = rangeChart(title, marks, axis(values));
  return `<section><h2>${escape(title)}</h2><p>${escape(text)}</p>${chart}</section>`;
}

const shares = (): Axis => ({ from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], shown: tick => `${tick * 100} %` });

function strength({ entrants }: Summary): string {
  const marks = entrants.flatMap(({ name, elo }) =>
    elo ? [{ label: name, at: elo.elo, low: elo.low, high: elo.high, said: eloSaid(elo) }] : [],
  );
  marks.sort((a, b) => b.at - a.at);
  return section(
    'Strength',
    'Elo, relative to the last on the list. 200 points more win three games of four.',
    marks,
    values => axisFor(values),
  );
}

function eloSaid({ elo, low, high }: { elo: number; low: number; high: number }): string {
  return low < high ? `${elo} (${low} – ${high})` : String(elo);
}

function duels({ duels: all }: Summary): string {
  const marks = all.map(duel => ({
    label: `${duel.one} ${duel.par === 0.5 ? 'against' : 'among'} ${duel.rest}`,
    at: duel.share,
    low: duel.low,
    high: duel.high,
    par: duel.par,
    said: interval(duel),
  }));
  return section(
    'Who beats whom',
    'How often the first wins. The vertical line is the share of an equal opponent.',
    marks,
    shares,
  );
}

function scores({ entrants }: Summary): string {
  const marks = entrants.map(({ name, scores: [min = 0, low = 0, at = 0, high = 0, max = 0] }) => {
    return { label: name, at, low, high, min, max, said: `${at} (${low} – ${high})` };
  });
  return section(
    'Scores',
    'The median, the middle half, and the thin line from the lowest to the highest.',
    marks,
    values => axisFor(values),
  );
}

function thought({ entrants }: Summary): string {
  const mark = (label: string, { p50, p95, max }: TimeQuantiles): Mark => ({
    label,
    at: p50,
    low: p50,
    high: p95,
    min: p50,
    max,
    said: `${milliseconds(p50)} – ${milliseconds(p95)} ms`,
  });
  const marks = entrants.flatMap(({ name, decision, turn }) =>
    decision && turn ? [mark(`${name}, decision`, decision), mark(`${name}, turn`, turn)] : [],
  );
  const text =
    'Milliseconds of our own bots, from the median to the slowest twentieth; the thin line goes to the longest.';
  return section('Time to think', text, marks, values =>
    logAxis(values, tick => (tick < 1 ? String(tick) : many(tick))),
  );
}

function seats({ bySeat: all }: Summary): string {
  const marks = all.map((share, seat) => ({
    label: `seat ${seat}`,
    at: share.share,
    low: share.low,
    high: share.high,
    par: 1 / all.length,
    said: interval(share),
  }));
  return section('Seats', 'How often each seat wins.', marks, shares);
}

/** The most informative ones are those that some had and others had not. */
function sources({ game, sources: all, games }: Summary): string {
  const names = new Map(game.text.en.catalogue.map(({ id, name }) => [id, name]));
  const telling = all.filter(({ used }) => used.share * games >= 5 && used.share < 0.98).slice(0, 40);
  const marks = telling.map(({ source, used, won }) => ({
    label: names.get(source) ?? source,
    at: won.share,
    low: won.low,
    high: won.high,
    said: `${percent(won.share)}; used ${percent(used.share)}`,
  }));
  marks.sort((a, b) => b.at - a.at);
  return section(
    'What wins',
    'How often seats with this source of points won, and which share of all seats had it.',
    marks,
    shares,
  );
}

function tableOf({ title, head, rows }: Sheet): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map(cell => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map(row => cells(row, 'td')).join('');
  return `<div class="scroll"><table><caption>${escape(title)}</caption><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

const STYLE = `
.chart { width: 100%; height: auto; display: block; font: 13px ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); }
.tick { fill: var(--soft); text-anchor: middle; }
.label { fill: var(--ink); text-anchor: end; dominant-baseline: central; }
.said { fill: var(--soft); dominant-baseline: central; }
.whisker { stroke: var(--range); stroke-width: 2; }
.range { fill: var(--range); }
.mark { fill: var(--mark); stroke: var(--card); stroke-width: 2; }
.par { stroke: var(--par); stroke-width: 2; }
g:hover .label, g:hover .said { fill: var(--mark); }
`;
