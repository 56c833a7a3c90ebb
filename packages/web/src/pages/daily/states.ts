import type { DailyScore } from '@thorp/client/daily';
import { countingOf } from '../../games/allCounting.ts';
import type { Ladder } from '../../games/counting.ts';
import { pointsIn } from '../statistics/numbers.ts';
import type { Locale } from '../../text/locales.ts';
import type { DailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

/** The person's progress with a deal. */
export interface DealState {
  readonly kind: 'new' | 'running' | 'done' | 'lost';
  readonly title: string;
  readonly line: string;
}

type Deal = Daily['deals'][number];

export function stateOf(daily: Daily, deal: Deal, text: DailyText, locale: Locale): DealState {
  return daily.told ? onServer(deal, text, locale) : here(daily, deal, text, locale);
}

function onServer({ facts, game, settings }: Deal, text: DailyText, locale: Locale): DealState {
  const people = facts?.finished ?? 0;
  const mine = facts?.mine ?? null;
  if (!mine) return { kind: 'new', title: text.notPlayed, line: text.finished(people) };
  if (mine.state === 'running') return { kind: 'running', title: text.running, line: text.runningLine };
  if (mine.score === null) return { kind: 'lost', title: text.givenUp, line: text.finished(people) };
  const place = facts?.place ?? null;
  const line =
    mine.state === 'late' ? text.late : place === null ? text.checking : text.placeOf(place, Math.max(people, place));
  return { ...ended(mine.score, game, settings, text, locale), line };
}

function here({ day, local }: Daily, { game, settings }: Deal, text: DailyText, locale: Locale): DealState {
  const table = local.find(each => each.day === day && each.game === game)?.table;
  if (!table) return { kind: 'new', title: text.notPlayed, line: text.byDate };
  if (!table.over || !table.mine) return { kind: 'running', title: text.running, line: text.runningLine };
  const { total, won, rank } = table.mine;
  return { ...ended({ total, won, rank: null, place: rank }, game, settings, text, locale), line: text.byDate };
}

function ended(
  score: DailyScore,
  game: string,
  settings: Deal['settings'],
  text: DailyText,
  locale: Locale,
): Pick<DealState, 'kind' | 'title'> {
  const points = pointsIn(game, score.total, locale);
  if (score.won === false) return { kind: 'lost', title: text.lost(points) };
  return { kind: 'done', title: text.done(points, rankOf(game, settings, score.total, locale)) };
}

/** The rank of a solo game for an amount of points; null if it has none. */
export function rankOf(game: string, settings: Deal['settings'], total: number, locale: Locale): string | null {
  return ranksOf(game, settings).findLast(({ from }) => total >= from)?.words[locale] ?? null;
}

/** The ranks of a solo game, from the lowest; none in most modes. */
export function ranksOf(game: string, settings: Deal['settings']): NonNullable<Ladder['ranks']> {
  const ladder = countingOf(game).ladders.find(
    ({ settings: wanted, ranks }) => ranks && Object.entries(wanted).every(([knob, value]) => settings[knob] === value),
  );
  return ladder?.ranks ?? [];
}
