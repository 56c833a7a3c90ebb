import { dayAfter } from '@thorp/client/daily';

/**
 * Days in a row: the current row, which includes today or yesterday, and the longest one. Today does not break a row,
 * because it is not over.
 */
export function streakOf(days: Iterable<string>, today: string): { readonly now: number; readonly best: number } {
  const played = [...new Set(days)].toSorted();
  let [row, best, last] = [0, 0, ''];
  for (const day of played) {
    row = last !== '' && dayAfter(last) === day ? row + 1 : 1;
    best = Math.max(best, row);
    last = day;
  }
  const goesOn = last === today || (last !== '' && dayAfter(last) === today);
  return { now: goesOn ? row : 0, best };
}
