import { gameOf } from '../../games/index.ts';

/** Points of a game as people say them: an average with at most one decimal. Some games count in halves. */
export function pointsIn(game: string, amount: number, locale: string): string {
  const scale = gameOf(game)?.scale ?? 1;
  const value = amount / scale;
  const digits = Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
