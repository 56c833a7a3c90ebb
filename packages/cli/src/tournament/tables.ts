import { printable } from '../terminal.ts';
import { interval, many, milliseconds, percent } from '../figures.ts';
import { settingsText } from '../simulate/report.ts';
import type { Paint } from '../screen/paint.ts';
import { table } from '../screen/table.ts';
import type { EntrantSummary, TimeQuantiles, Summary } from './summary.ts';

/** The same tables for the terminal, Markdown and the page. */
export interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function headline({ game, config, deals: [first, last], games, choices, clock }: Summary): string {
  const seats = `${config.seats} seat${config.seats === 1 ? '' : 's'}`;
  const time = clock ? '' : ', without a clock';
  const dealt = first === last ? `deal ${first}` : `deals ${first}–${last}`;
  return `${game.text.en.title}: ${many(games)} games, ${seats}, ${dealt}, ${settingsText(game, config)}, ${choices.toFixed(0)} choices per game${time}`;
}

export function sheetsOf(summary: Summary, { sources = false } = {}): Sheet[] {
  const sheets = [
    entrantSheet(summary),
    duelSheet(summary),
    timeSheet(summary),
    seatSheet(summary),
    soloSheet(summary),
  ];
  return [...sheets, ...(sources ? [sourceSheet(summary)] : [])].filter(({ rows }) => rows.length > 0);
}

export function textTables(summary: Summary, { bold }: Paint, sources: boolean): string {
  const blocks = sheetsOf(summary, { sources }).map(({ title, head, rows }) => [
    bold(title),
    ...table([head, ...rows]),
  ]);
  return [[headline(summary)], ...blocks, ...faultLines(summary)].map(lines => lines.join('\n')).join('\n\n');
}

export function markdownTables(summary: Summary, command: string, sources: boolean): string {
  const blocks = sheetsOf(summary, { sources }).map(({ title, head, rows }) =>
    [`**${title}**`, '', row(head), row(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n'),
  );
  const faults = faultLines(summary).map(lines => lines.join('\n'));
  return [`## ${headline(summary)}`, `\`${command}\``, ...blocks, ...faults].join('\n\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/**
 * No interval for the player that Elo is relative to, for one who won every game, or for a single deal: resampling does
 * not change them.
 */
function entrantSheet({ entrants }: Summary): Sheet {
  return {
    title: 'Strength',
    head: ['', 'Elo', '95 %', 'games', 'score, lowest', 'quarter', 'median', 'three quarters', 'highest'],
    rows: entrants.map(({ name, elo, games, scores }) => [
      name,
      elo ? String(elo.elo) : '–',
      elo && elo.low < elo.high ? `${elo.low} – ${elo.high}` : '–',
      many(games),
      ...scores.map(String),
    ]),
  };
}

function duelSheet({ duels }: Summary): Sheet {
  return {
    title: 'One among the others: how often it wins (95 % interval)',
    head: ['', 'wins', 'equals would win', 'games'],
    rows: duels.map(duel => [
      `${duel.one} ${duel.par === 0.5 ? 'against' : 'among'} ${duel.rest}`,
      interval(duel),
      percent(duel.par),
      many(duel.games),
    ]),
  };
}

function timeSheet({ entrants }: Summary): Sheet {
  const cells = ({ p50, p95, max }: TimeQuantiles): string[] => [p50, p95, max].map(milliseconds);
  return {
    title: 'Milliseconds of processor time on one core',
    head: ['', 'decision, median', '95 %', 'longest', 'turn, median', '95 %', 'longest'],
    rows: entrants.flatMap(({ name, decision, turn }) =>
      decision && turn ? [[name, ...cells(decision), ...cells(turn)]] : [],
    ),
  };
}

function seatSheet({ bySeat }: Summary): Sheet {
  return {
    title: 'Wins by seat',
    head: ['', 'wins'],
    rows: bySeat.map((share, seat) => [`seat ${seat}`, interval(share)]),
  };
}

function soloSheet({ entrants }: Summary): Sheet {
  const ranks = [...new Set(entrants.flatMap(entrant => Object.keys(entrant.ranks)))].sort(byNumber);
  const won = (entrant: EntrantSummary): string => (entrant.won ? interval(entrant.won) : '–');
  const judged = entrants.some(entrant => entrant.won !== null);
  const counts = (entrant: EntrantSummary): string[] => ranks.map(rank => many(entrant.ranks[rank] ?? 0));
  return {
    title: 'Verdicts',
    head: ['', 'won', ...ranks],
    rows: judged || ranks.length > 0 ? entrants.map(entrant => [entrant.name, won(entrant), ...counts(entrant)]) : [],
  };
}

function byNumber(a: string, b: string): number {
  return Number(a) - Number(b) || (a < b ? -1 : 1);
}

function sourceSheet({ game, sources }: Summary): Sheet {
  const names = new Map(game.text.en.catalogue.map(({ id, name }) => [id, name]));
  return {
    title: 'Sources of points, and how often seats with them won',
    head: ['', 'seats that had it', 'of those won'],
    rows: sources.map(({ source, used, won }) => [names.get(source) ?? source, percent(used.share), interval(won)]),
  };
}

function faultLines({ entrants }: Summary): string[][] {
  const faulty = entrants.filter(({ faults }) => faults > 0);
  if (faulty.length === 0) return [];
  const lines = faulty.map(
    ({ name, faults, faultKinds }) => `${name}: ${many(faults)} faults (${printable(faultKinds.join('; '))})`,
  );
  return [['Where a program failed to choose, its choice was made at random:', ...lines]];
}
