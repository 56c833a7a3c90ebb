import { gameOf } from '../../games/index.ts';

/** Points of a game in the usual form: an average with at most one decimal. Some games count in halves. */
export function pointsIn(game: string, amount: number, locale: string): string {
  const scale = gameOf(game)?.scale ?? 1;
  const value = amount / scale;
  const digits = Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0;
  // A typographic minus is as wide as a plus; the browser's hyphen is not.
  return formatOf(locale, digits).format(value).replace('-', '−');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because formats are slow to make and a page shows many figures. */
function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  formats.set(key, known);
  return known;
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
