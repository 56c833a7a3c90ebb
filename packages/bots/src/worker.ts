import { must, settle, type Config, type Game, type Seat } from '@thorp/kernel';
import { answerQuestion, type BotQuestion, type TimedThought } from './answer.ts';
import { playDeal, type Bout, type Entrant } from './arena.ts';
import { LEVELS, type Level, type Strength } from './levels.ts';
import type { Pace } from './pace.ts';
import { seatProgramOrChance, type ProgramEntrant, type ProgramSeat } from './program.ts';
import { thinkWith } from './think.ts';

/** Where a worker finds a game: the module and the name it is exported under. */
export interface GameAddress {
  readonly module: string;
  readonly name: string;
}

export interface ThinkTask extends BotQuestion {
  readonly task: 'think';
  readonly game: GameAddress;
}

/** A bot of ours: a level, perhaps with other weights or another number of iterations. */
export interface LevelSeat {
  readonly name: string;
  readonly level: Level;
  readonly weights?: readonly number[];
  readonly iterations?: number;
}

export type SeatSpec = LevelSeat | ProgramSeat;

export interface BoutTask {
  readonly task: 'bout';
  readonly game: GameAddress;
  readonly seats: number;
  readonly settings: object;
  readonly seated: readonly SeatSpec[];
  readonly deal: number;
  /** False lets bots count iterations only: slower machines then play the same games. */
  readonly clock: boolean;
}

/** How long a bot of ours thought, in milliseconds of processor time: decision by decision, and turn by turn. */
export interface Times {
  readonly decisions: number[];
  readonly turns: number[];
}

export interface TimedBout extends Bout {
  /** By name; programs are missing, since they compute elsewhere. */
  readonly times: { readonly [name: string]: Times };
  readonly faults: { readonly [name: string]: readonly string[] };
}

export default async function work(task: ThinkTask | BoutTask): Promise<TimedThought | TimedBout> {
  const module = (await import(task.game.module)) as { [name: string]: Game };
  const game = must(module[task.game.name], `${task.game.module} exports ${task.game.name}`);
  return task.task === 'think' ? answerQuestion(game, task) : playTimed(game, task);
}

async function playTimed(game: Game, task: BoutTask): Promise<TimedBout> {
  const config = settle(game, task.seats, task.settings);
  const seated: (Entrant | ProgramEntrant)[] = [];
  let bout: Bout | null = null;
  try {
    for (const [seat, spec] of task.seated.entries())
      seated.push(await entrantOf(spec, game, config, seat, task.clock));
    const { times, thought } = stopwatch();
    bout = await playDeal(game, config, seated, task.deal, { now: processorTime, thought });
    return { ...bout, times, faults: faultsOf(seated) };
  } finally {
    for (const entrant of seated) if ('leave' in entrant) await entrant.leave(bout);
  }
}

function entrantOf(spec: SeatSpec, game: Game, config: Config, seat: Seat, clock: boolean): Promise<Entrant> | Entrant {
  if ('command' in spec) return seatProgramOrChance(spec, game, config, seat);
  const strength = strengthOf(spec);
  const now = clock ? { now: () => performance.now() } : {};
  return {
    name: spec.name,
    choose: (situation, seed, pace) => thinkWith(situation, strength, seed, { ...now, pace }).option,
  };
}

function strengthOf({ level, weights, iterations }: LevelSeat): Strength {
  const strength = LEVELS[level];
  return {
    ...strength,
    iterations: iterations ?? strength.iterations,
    search: weights ? { ...strength.search, weights } : strength.search,
  };
}

/** Milliseconds that this thread has computed, without the time of other processes. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function stopwatch() {
  const times: { [name: string]: Times } = {};
  let last: Pace | null = null;
  const thought = (entrant: Entrant, ms: number, pace: Pace): void => {
    // A program computes elsewhere: the time that passes here is not its time.
    if ('leave' in entrant) return;
    const { decisions, turns } = (times[entrant.name] ??= { decisions: [], turns: [] });
    decisions.push(ms);
    turns.push(pace === last ? (turns.pop() ?? 0) + ms : ms);
    last = pace;
  };
  return { times, thought };
}

function faultsOf(seated: readonly Entrant[]): { [name: string]: readonly string[] } {
  const faults: { [name: string]: string[] } = {};
  for (const { name, faults: mine } of seated) if (mine?.length) (faults[name] ??= []).push(...mine);
  return faults;
}
