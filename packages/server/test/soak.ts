import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@thorp/kernel';
import { GAMES } from '../src/index.ts';
import { startControl, type Control } from './control.ts';
import { newProcess, type Process } from './load.ts';
import { patiently, startParty, type Counts, type Pace, type Party } from './soak-people.ts';

/* Many tables for a long time. At the end the server must need no more than after its warm-up. */

export interface SoakOptions extends Pace {
  readonly tables: number;
  readonly sampleMs: number;
  /** Whether to continue; called after every sample. */
  goOn(samples: readonly Sample[], parties: readonly Party[]): boolean;
  told?(sample: Sample): void;
}

/** The measurements of one interval. */
export interface Sample {
  /** Seconds since the first move. */
  readonly at: number;
  readonly moves: number;
  readonly cuts: number;
  readonly games: number;
  /** The smallest heap in use, which is what is left after garbage collection. Megabytes. */
  readonly heap: number;
  readonly memory: number;
  readonly handles: number;
  readonly tables: number;
  /** Milliseconds of the server's processor time for each move. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** The same for the baseline process. */
  readonly control50: number;
  readonly control99: number;
  /** Tables at which nobody has moved for two minutes. */
  readonly stalled: number;
  /** Load of the machine. */
  readonly load: number;
}

export interface Soaked {
  readonly samples: readonly Sample[];
  readonly faults: readonly string[];
  readonly counts: Pick<Counts, 'moves' | 'cuts' | 'games'>;
}

const BOTS = [null, 'random', null, 'easy'] as const;
const STALLED_MS = 120_000;
/** How often the heap is sampled: its smallest value is shortly after a garbage collection. */
const LOOK_MS = 2_000;
const MB = 1_000_000;

export async function soak(options: SoakOptions): Promise<Soaked> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-soak-'));
  const environment = { THORP_DATA: data, THORP_TRUST_PROXY: 'yes', THORP_IDLE_SECONDS: '30' };
  const server = await newProcess(environment);
  const control = await startControl();
  const counts: Counts = { moves: 0, cuts: 0, games: 0, waits: [], faults: [] };
  const parties: Party[] = [];
  try {
    const games = Object.keys(GAMES);
    for (let i = 0; i < options.tables; i++) {
      const game = must(games[i % games.length], 'there are games');
      const bot = BOTS[(i >> 2) % BOTS.length] ?? null;
      parties.push(await startParty(server.port, i, { game, bot }, options, counts));
    }
    const samples = await sampled({ server, control, parties, counts }, options);
    return { samples, faults: counts.faults, counts };
  } finally {
    await Promise.all(parties.map(party => party.stop()));
    await control.stop();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Run {
  readonly server: Process;
  readonly control: Control;
  readonly parties: readonly Party[];
  readonly counts: Counts;
}

async function sampled(
  { server, control, parties, counts }: Run,
  { sampleMs, goOn, told }: SoakOptions,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = Date.now();
  counts.waits.length = 0;
  control.waits();
  do {
    const before = { moves: counts.moves, cuts: counts.cuts, games: counts.games, cpu: cpuOf(server.pid()) };
    const { heap, memory, tables } = await leastHeap(server, Date.now() + sampleMs);
    const moves = counts.moves - before.moves;
    const waits = quantiles(counts.waits.splice(0));
    const bare = quantiles(control.waits());
    const sample: Sample = {
      at: Math.round((Date.now() - began) / 1000),
      moves,
      cuts: counts.cuts - before.cuts,
      games: counts.games - before.games,
      heap: heap / MB,
      memory: memory / MB,
      tables,
      handles: readdirSync(`/proc/${server.pid()}/fd`).length,
      cpu: (cpuOf(server.pid()) - before.cpu) / Math.max(1, moves),
      ...waits,
      control50: bare.p50,
      control99: bare.p99,
      stalled: parties.filter(party => party.moved() < Date.now() - STALLED_MS).length,
      load: must(loadavg()[0], 'a load average has three numbers'),
    };
    samples.push(sample);
    told?.(sample);
  } while (goOn(samples, parties));
  for (const party of parties) {
    if (party.moved() < Date.now() - STALLED_MS) counts.faults.push(`nobody moves at ${party.where()}`);
  }
  return samples;
}

function quantiles(waits: readonly number[]): Pick<Sample, 'p50' | 'p99'> {
  const sorted = waits.toSorted((a, b) => a - b);
  return { p50: sorted[sorted.length >> 1] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** The server's own figures until a time: the smallest heap; the other values are from the end. */
export async function leastHeap(
  server: Process,
  end: number,
): Promise<{ heap: number; memory: number; tables: number }> {
  let heap = Infinity;
  for (;;) {
    const text = await patiently(async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text());
    const value = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
    heap = Math.min(heap, value('thorp_heap_bytes'));
    if (Date.now() >= end)
      return { heap, memory: value('thorp_memory_bytes'), tables: value('thorp_tables_in_memory') };
    await new Promise(resolve => setTimeout(resolve, Math.min(LOOK_MS, end - Date.now())));
  }
}

/** Linux counts processor time in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * What is compared, and how much larger the end value may be. Waits are compared as multiples of the baseline's: their
 * milliseconds depend on other load on the machine.
 */
const LIMITS: { readonly [what: string]: Limit } = {
  heap: { of: sample => sample.heap, times: 1.15, more: 10 },
  memory: { of: sample => sample.memory, times: 1.15, more: 30 },
  handles: { of: sample => sample.handles, times: 1.02, more: 10 },
  cpu: { of: sample => sample.cpu, times: 1.25, more: 0.1 },
  'p50 beside the control': { of: sample => sample.p50 / sample.control50, times: 1.5, more: 0.5 },
  'p99 beside the control': { of: sample => sample.p99 / sample.control99, times: 1.5, more: 0.5 },
};

interface Limit {
  readonly of: (sample: Sample) => number;
  readonly times: number;
  readonly more: number;
}

export interface Verdict {
  readonly what: string;
  /** The median of the second quarter, and of the last one. */
  readonly early: number;
  readonly late: number;
  readonly flat: boolean;
}

/** Compares the second quarter with the last one; the first is the warm-up. */
export function judge(samples: readonly Sample[]): Verdict[] {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  return Object.entries(LIMITS).map(([what, { of, times, more }]) => {
    const [early, late] = [middle(second.map(of)), middle(last.map(of))];
    return { what, early, late, flat: late <= early * times + more };
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
