/**
 * Makes what does one piece of work after another, each when the one before has ended, well or badly. Where nothing is being
 * done, work begins at once: most moves wait for nobody.
 */
export function openTurns(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<void> | null = null;
  return work => {
    const done = last ? last.then(work) : work();
    const free = (): void => {
      if (last === ended) last = null;
    };
    const ended: Promise<void> = done.then(free, free);
    last = ended;
    return done;
  };
}
