/** What one run against a server gave. */
export interface Figures {
  readonly subject: string;
  readonly tables: number;
  readonly moves: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
}

/** How much is played. */
export interface Load {
  readonly tables: number;
  /** Moves at every table. */
  readonly moves: number;
  /** Tables that are played before, until the code of the server is compiled; they are not counted. */
  readonly warmUp: number;
}

export interface Stopwatch {
  sent(): () => void;
  figures(subject: string, load: Load, cpuSeconds: number): Figures;
}

/** Counts moves and takes their times. */
export function stopwatch(): Stopwatch {
  const began = performance.now();
  const times: number[] = [];
  return {
    sent() {
      const at = performance.now();
      return () => void times.push(performance.now() - at);
    },
    figures(subject, { tables }, cpuSeconds) {
      const seconds = (performance.now() - began) / 1000;
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      return { subject, tables, moves: times.length, seconds, cpuSeconds, p50: at(0.5), p99: at(0.99) };
    },
  };
}
