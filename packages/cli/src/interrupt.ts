/** Runs work with a signal that Ctrl-C aborts. Afterwards Ctrl-C ends the process as usual. */
export async function interruptible<R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  process.once('SIGINT', abort);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', abort);
  }
}
