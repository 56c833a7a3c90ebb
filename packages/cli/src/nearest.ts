/** The closest word, unless nothing is close. */
export function nearest(word: string, words: readonly string[]): string | null {
  const given = word.toLowerCase();
  let best: string | null = null;
  // A slip in a short word, two in a longer one; more is a different word.
  let least = given.length < 5 ? 2 : 3;
  for (const candidate of words) {
    const steps = candidate.toLowerCase().startsWith(given) && given ? 1 : distance(given, candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** The rest of an error message about a word that is not in the list; null when nothing is close. */
export function didYouMean(word: string, words: readonly string[]): string | null {
  const found = nearest(word, words);
  return found === null ? null : `did you mean '${found}'?`;
}

/** Levenshtein's distance: letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
