import { THRESHOLDS } from '@thorp/bots';
import { signed, written } from '../figures.ts';
import { escape, htmlPage } from '../htmlPage.ts';
import { turningSection } from './turning.ts';
import { chanceSaid, MARK_SIGNS, whySaid, type Story, type MarkedDecision } from './story.ts';

/** The analysis as one self-contained file: the curve, the players, every decision with a mark. */
export function analysisPage(story: Story): string {
  const { title, names, totals } = story;
  return htmlPage({
    title: `${title}: analysis`,
    kicker: 'Thorp analysis',
    heading: title,
    lead: names.map((name, seat) => `${name} ${totals[seat] ?? ''}`).join(', '),
    body: [curveSection(story), turningSection(story), playersSection(story), marksSection(story), FOOTER].join('\n'),
    style: STYLE,
  });
}

const WIDTH = 800;
const HEIGHT = 240;
const LEFT = 44;
const RIGHT = 120;
const TOP = 10;
const PLOT = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - 40 };
/** Dash patterns that tell lines apart without colour. */
const DASHES = ['', '8 4', '2 4', '12 3 2 3', '4 2'];

function curveSection(story: Story): string {
  const { analysis, names } = story;
  const { lines, axis } = analysis.end.chances ? chanceLines(story) : leadLines(story);
  const last = analysis.plies.length;
  const x = (ply: number): number => LEFT + (PLOT.width * ply) / Math.max(1, last);
  const y = (value: number): number => TOP + PLOT.height * (1 - (value - axis.from) / (axis.to - axis.from || 1));
  const grid = axis.ticks.map(
    tick =>
      `<line class="grid" x1="${LEFT}" x2="${LEFT + PLOT.width}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text class="tick" x="${LEFT - 6}" y="${y(tick) + 4}">${axis.shown(tick)}</text>`,
  );
  const drawn = lines.map((values, seat) => {
    const path = values
      .map((value, ply) => (value === null ? '' : `${fixed(x(ply))},${fixed(y(value))}`))
      .filter(Boolean);
    const end = values.at(-1) ?? 0;
    return (
      `<polyline class="seat s${seat % DASHES.length}" stroke-dasharray="${DASHES[seat % DASHES.length] ?? ''}" points="${path.join(' ')}"/>` +
      `<text class="name" x="${LEFT + PLOT.width + 8}" y="${fixed(spread(lines, seat, y) + 4)}">${escape(names[seat] ?? '')} ${axis.shown(end)}</text>`
    );
  });
  const marks = story.told.map(told => markSign(told, x(told.decision - 1), HEIGHT - 16));
  const reading = names.map((name, seat) => `${name} ends at ${axis.shown(lines[seat]?.at(-1) ?? 0)}`).join(', ');
  return (
    `<section><h2>${axis.title}</h2><p>${escape(reading)}. Marks are below the curve at their decision.</p>` +
    `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(`${axis.title}: ${reading}`)}">` +
    `${grid.join('')}${drawn.join('')}${marks.join('')}</svg></section>`
  );
}

/** The position of a name beside the end of its line, moved if names would overlap. */
function spread(lines: Lines, seat: number, y: (value: number) => number): number {
  const ends = lines.map((values, each) => ({ each, at: y(values.at(-1) ?? 0) })).sort((a, b) => a.at - b.at);
  let last = -Infinity;
  for (const end of ends) {
    last = Math.max(end.at, last + 15);
    if (end.each === seat) return last;
  }
  return last;
}

type Lines = readonly (readonly (number | null)[])[];
interface Scale {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  shown(value: number): string;
}

function chanceLines({ analysis, names }: Story): { readonly lines: Lines; readonly axis: Scale } {
  const moments = [...analysis.plies.map(ply => ply?.before ?? null), analysis.end];
  const lines = names.map((_, seat) => moments.map(moment => moment?.chances?.[seat] ?? null));
  const axis = { title: 'Chance to win', from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], shown: chanceSaid };
  return { lines, axis };
}

function leadLines({ analysis, names }: Story): { readonly lines: Lines; readonly axis: Scale } {
  const moments = [...analysis.plies.map(ply => ply?.before ?? null), analysis.end];
  const lines = names.map((_, seat) => moments.map(moment => moment?.leads[seat] ?? null));
  const most = Math.max(1, ...lines.flat().map(value => value ?? 0));
  const axis = {
    title: 'Points to expect',
    from: 0,
    to: most,
    ticks: [0, most / 2, most],
    shown: (value: number) => String(Math.round(value)),
  };
  return { lines, axis };
}

function markSign({ mark, decision }: MarkedDecision, x: number, y: number): string {
  if (!mark) return '';
  return `<a href="#d${decision}"><text class="sign ${mark}" x="${fixed(x)}" y="${y}"><title>Decision ${decision}: ${mark}</title>${MARK_SIGNS[mark]}</text></a>`;
}

function playersSection({ players, names, analysis }: Story): string {
  const alone = analysis.end.chances === null;
  const head = [
    'Player',
    'Accuracy',
    'Decisions',
    '!!',
    '✓',
    '?!',
    '?',
    alone ? 'Lost points' : 'Lost chance',
    'Start',
    'Luck',
    'Own play',
    'Others’ play',
    'Margin',
  ];
  const rows = players.map(({ seat, accuracy, decisions, marks, lostChance, lostLead, balance }) => {
    const lost = lostChance
      ? `${written(lostChance.mean * 100, 2)} ± ${(lostChance.error * 100).toFixed(2)} %`
      : `${written(lostLead.mean, 2)} ± ${lostLead.error.toFixed(2)}`;
    const shares = balance
      ? [
          signed(balance.start, 1),
          `${signed(balance.luck.mean, 1)} ± ${balance.luck.error.toFixed(1)}`,
          signed(balance.own, 1),
          signed(balance.others, 1),
          signed(balance.margin, 1),
        ]
      : ['', '', '', '', ''];
    return [
      names[seat] ?? '',
      accuracy === null ? '–' : String(accuracy),
      String(decisions),
      ...[marks.brilliant, marks.good, marks.doubtful, marks.mistake].map(String),
      lost,
      ...shares,
    ];
  });
  return (
    `<section><h2>Players</h2><p>Accuracy: 100 is the best choice every time, 0 is random choices. Lost: per decision, with its standard error. ` +
    `Start, luck and play add up to the margin, in points.</p>${table(head, rows)}</section>`
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map(cell => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${cells(head, 'th')}</thead><tbody>${rows.map(row => cells(row, 'td')).join('')}</tbody></table></div>`;
}

function marksSection(story: Story): string {
  const items = story.told.filter(({ mark }) => mark !== null).map(told => markItem(story, told));
  const none = items.length === 0 ? '<p>No decision earned a mark.</p>' : '';
  return `<section><h2>Marks</h2>${none}<ol class="marks">${items.join('')}</ol></section>`;
}

function markItem({ names }: Story, { decision, seat, mark, by, error, opinion, prompt }: MarkedDecision): string {
  const { played, best, other } = opinion;
  const chance = (of: number | null): string => (of === null ? '' : `, ${chanceSaid(of)}`);
  const against = mark === 'mistake' || mark === 'doubtful' ? best : other;
  return (
    `<li id="d${decision}"><b class="sign ${mark ?? ''}">${mark ? MARK_SIGNS[mark] : ''}</b><div><small>Decision ${decision}, ${escape(names[seat] ?? '')}: ${escape(prompt)}</small>` +
    `<p><b>${escape(played.label)}</b>${chance(played.chance)} · ${mark ?? ''} ${escape(by)} ± ${escape(error)} against <i>${escape(against.label)}</i>${chance(against.chance)}</p>` +
    `<p>${escape(whySaid(opinion))}</p></div></li>`
  );
}

function fixed(value: number): string {
  return value.toFixed(1);
}

const percents = (share: number): string => `${Math.round(share * 100)} %`;
const FOOTER = `<footer>The bot judges by what the deciding seat knew, in imagined worlds. Doubtful from −${percents(THRESHOLDS.doubtful)}, mistake from −${percents(THRESHOLDS.mistake)} against the best choice; good from +${percents(THRESHOLDS.good)}, brilliant from +${percents(THRESHOLDS.brilliant)} and hard to find, against the next best. A mark needs a difference of ${THRESHOLDS.sure} standard errors.</footer>`;

const STYLE = `
.chart { width: 100%; height: auto; display: block; font: 12px ui-sans-serif, system-ui, sans-serif; }
.grid { stroke: var(--line); }
.tick { fill: var(--soft); text-anchor: end; }
.name { fill: var(--ink); }
.seat { fill: none; stroke-width: 2; stroke-linejoin: round; }
.s0 { stroke: light-dark(#ad3529, #ff8f7d); } .s1 { stroke: light-dark(#1c6f6c, #7fe0d8); }
.s2 { stroke: light-dark(#8a6100, #f0b429); } .s3 { stroke: light-dark(#3c4f9c, #a9b8ff); } .s4 { stroke: var(--ink); }
svg .sign { text-anchor: middle; font-weight: 700; }
.brilliant { fill: light-dark(#1c6f6c, #7fe0d8); color: light-dark(#1c6f6c, #7fe0d8); }
.good { fill: light-dark(#3b7546, #8fd19a); color: light-dark(#3b7546, #8fd19a); }
.doubtful { fill: light-dark(#8a6100, #f0b429); color: light-dark(#8a6100, #f0b429); }
.mistake { fill: light-dark(#ad3529, #ff8f7d); color: light-dark(#ad3529, #ff8f7d); }
.marks { list-style: none; padding: 0; margin: 0; }
.marks li { display: flex; gap: .8rem; padding: .6rem 0; border-top: 1px solid var(--line); }
.marks li:target { outline: 2px solid var(--mark); outline-offset: 4px; }
.marks .sign { min-width: 1.6rem; font-size: 1.1rem; }
.marks p { margin: .1rem 0; } .marks small { color: var(--soft); }
`;
