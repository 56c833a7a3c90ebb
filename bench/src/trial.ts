/** What is measured. Play and replay count decisions, the others count calls. */
export type What = 'play' | 'fork' | 'view' | 'imagine' | 'encode' | 'replay';

/** One measurement: something a subject does, at a number of seats, with a named set of modules (null: the defaults). */
export interface Trial {
  readonly what: What;
  readonly seats: number;
  readonly set: string | null;
}

/** Does a little of the work and returns the number of operations. */
export type Batch = () => number;

/** A prepared trial. Preparing is not measured. */
export interface Task extends Trial {
  prepare(): Batch;
}

/** The size of a state in bytes, over the positions of some random games. */
export interface Size {
  readonly seats: number;
  readonly set: string | null;
  readonly median: number;
  readonly most: number;
  /** The median after raw deflate: what a compressing store would keep. */
  readonly deflated: number;
}

/** One of our games or a peer, as the worker measures it. */
export interface Subject {
  readonly tasks: readonly Task[];
  sizes(): Size[];
}

/** The work done, and its processor time over all threads, so that waiting is not counted. */
export interface Sample {
  readonly operations: number;
  readonly microseconds: number;
}

/** When a measurement stops: after this much processor time, or after this much wall-clock time on a busy machine. */
export interface Budget {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Repeats a batch until the budget is used up. */
export function measure(batch: Batch, { cpuMs, wallMs }: Budget): Sample {
  const end = performance.now() + wallMs;
  const start = process.cpuUsage();
  let operations = 0;
  for (;;) {
    operations += batch();
    const { user, system } = process.cpuUsage(start);
    const microseconds = user + system;
    if (microseconds >= cpuMs * 1000 || performance.now() >= end) return { operations, microseconds };
  }
}
