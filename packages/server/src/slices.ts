/** The pause between two slices, in which moves are served. */
const PAUSE_MS = 4;

/** Works through a long list a few items at a time, so that nobody's move has to wait until all is done. */
export async function inSlices<T>(
  list: readonly T[],
  size: number,
  work: (slice: readonly T[]) => Promise<void> | void,
): Promise<void> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    await work(list.slice(from, from + size));
  }
}
