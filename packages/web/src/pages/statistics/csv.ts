import { whereOf, type MyGame } from './figures.ts';

/** The columns of the export: one line for each game. */
const COLUMNS = [
  'table',
  'game',
  'ended',
  'players',
  'seat',
  'place',
  'total',
  'won',
  'decisions',
  'where',
  'settings',
] as const;

/** My games as a table for spreadsheets: comma-separated, as RFC 4180 describes it. */
export function csvOf(games: readonly MyGame[]): string {
  const lines = games.map(each => [
    each.table,
    each.game,
    new Date(each.ended).toISOString(),
    each.players.map(({ name }) => name).join('; '),
    each.seat + 1,
    each.mine.rank,
    each.mine.total,
    each.won ? 1 : 0,
    each.decisions,
    whereOf(each),
    JSON.stringify(each.settings),
  ]);
  return [COLUMNS, ...lines].map(line => `${line.map(cell).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
