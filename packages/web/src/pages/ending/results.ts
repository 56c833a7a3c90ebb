import { inPoints } from '../../board/spoken.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import type { Messages } from '../../text/en.ts';
import type { EndingText } from './text.ts';

/** The seats that won; the only seat of a solo game, and none for a game that was given up. */
export function winnersOf({ result, seats }: TableUpdate): number[] {
  if (!result || result.givenUp) return [];
  return seats.filter(({ seat }) => result.ranks[seat] === 1).map(({ seat }) => seat);
}

/** Seats by place, the best first. */
export function byPlace({ seats, result }: TableUpdate): number[] {
  return seats.map(({ seat }) => seat).toSorted((a, b) => (result?.ranks[a] ?? 0) - (result?.ranks[b] ?? 0));
}

interface Headline {
  readonly title: string;
  readonly points: string;
  readonly line: string;
}

/** Who won, with how many points, and how clearly; addressed to the reader if they played. */
export function headlineOf(update: TableUpdate, table: Messages['table'], text: EndingText): Headline {
  const { result, seats, seat } = update;
  const winners = winnersOf(update);
  const shown = winners[0] ?? seat ?? 0;
  const points = inPoints(totalOf(update, shown), table);
  if (result?.outOfTime) return { title: table.outOfTime, points, line: '' };
  if (!result || result.givenUp) return { title: table.givenUp, points, line: '' };
  if (seats.length === 1) {
    return { title: soloTitle(update, table, text), points, line: result.verdictText ?? '' };
  }
  const line = [result.verdictText, distanceOf(update, winners, text)].filter(Boolean).join('. ');
  return { title: wonBy(update, winners, table, text), points, line };
}

function soloTitle({ result }: TableUpdate, table: Messages['table'], text: EndingText): string {
  return result?.verdict?.won === true ? text.youWin : table.over;
}

function wonBy(
  { seats, seat }: TableUpdate,
  winners: readonly number[],
  table: Messages['table'],
  text: EndingText,
): string {
  const mine = seat !== null && winners.includes(seat) && seats[seat]?.kind === 'human';
  if (mine) return winners.length === 1 ? text.youWin : text.youShare;
  const names = winners.map(each => seats[each]?.name ?? '');
  return names.length === 1 ? table.won(names.join('')) : table.wonMany(names.join(', '));
}

/** How far the winner is ahead of the next, or how far the reader is behind. */
function distanceOf(update: TableUpdate, winners: readonly number[], text: EndingText): string {
  const { seats, seat, result } = update;
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || !result) return '';
  const nameOf = (each: number): string => seats[each]?.name ?? '';
  const isBehind = seat !== null && seat !== winner && seats[seat]?.kind === 'human';
  const other = isBehind ? seat : byPlace(update)[1];
  if (other === undefined) return '';
  const gap = gapOf(update, winner, other);
  if (gap === '0') return text.tie(nameOf(isBehind ? winner : other));
  return isBehind ? text.behind(result.ranks[other] ?? 0, gap, nameOf(winner)) : text.lead(gap, nameOf(other));
}

/** The difference of two totals, as players write it: a point may be counted in halves. */
function gapOf(update: TableUpdate, one: number, other: number): string {
  const figure = (seat: number): number =>
    Number.parseFloat(totalOf(update, seat).replace('−', '-').replace(',', '.').replace('½', '.5'));
  const gap = Math.abs(figure(one) - figure(other));
  return Number.isNaN(gap) ? '' : String(gap);
}

function totalOf({ sheets }: TableUpdate, seat: number): string {
  return sheets.find(each => each.seat === seat)?.total ?? '';
}
