import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine of a measurement, for readers who compare figures with their own. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** The load average at the start: well above 0 means a busy machine. */
  readonly load: number;
}

export function machine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()} ${process.arch}`,
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}
