/** Longer words are not typing errors, and comparing them would be slow. */
const LONGEST = 40;

/** The closest word, unless nothing is close. */
export function nearest(word: string, words: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const given = word.toLowerCase();
  let best: string | null = null;
  // One typing error in a short word, two in a longer one; more is a different word.
  let least = given.length < 5 ? 2 : 3;
  for (const candidate of words) {
    const steps = candidate.toLowerCase().startsWith(given) && given ? 1 : distance(given, candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** The end of an error message about an unknown word; null if nothing is close. */
export function didYouMean(word: string, words: readonly string[]): string | null {
  const found = nearest(word, words);
  return found === null ? null : `did you mean '${found}'?`;
}

/** Letters to add, drop, change or swap with a neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Math.max(i, j);
  for (let i = 0; i <= a.length; i++) {
    rows.push([]);
    for (let j = 0; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? at(i - 2, j - 2) + 1 : change;
      rows[i]?.push(i === 0 || j === 0 ? i + j : Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
