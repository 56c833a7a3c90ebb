import { settle, type Config, type Game, type Seat } from '@thorp/kernel';
import { answerQuestion, type BotQuestion, type TimedThought } from './answer.ts';
import { gameAt, learnedAt, type GameAddress } from './address.ts';
import { playDeal, type Bout, type Entrant } from './arena.ts';
import { loadTrained } from './learned/judgement.ts';
import { LEVELS_BEFORE_NETS, isLevelBeforeNets, strengthOf, type Level, type Strength } from './levels.ts';
import { isHurried, type Hurry } from './hurry.ts';
import type { Pace } from './pace.ts';
import { seatProgramOrChance, type ProgramEntrant, type ProgramSeat } from './program.ts';
import { thinkWith } from './think.ts';

export interface ThinkTask extends BotQuestion {
  readonly task: 'think';
  readonly game: GameAddress;
  readonly hurry?: Hurry;
  /** Milliseconds of thinking that nobody can cut short. */
  readonly least?: number;
}

/** One of our bots: a level, or a level as it was before nets, possibly with changed settings. */
export interface LevelSeat {
  readonly name: string;
  readonly level: Level;
  readonly former?: boolean;
  readonly weights?: readonly number[];
  readonly iterations?: number;
  readonly horizon?: number;
  readonly temperature?: number;
  readonly rollouts?: number;
  readonly aim?: number;
}

export type SeatSpec = LevelSeat | ProgramSeat;

export interface BoutTask {
  readonly task: 'bout';
  readonly game: GameAddress;
  readonly seats: number;
  readonly settings: object;
  readonly seated: readonly SeatSpec[];
  readonly deal: number;
  /** False limits bots by iterations only, so that slower machines play the same games. */
  readonly clock: boolean;
}

/** How long one of our bots thought, in milliseconds of processor time, by decision and by turn. */
export interface Times {
  readonly decisions: number[];
  readonly turns: number[];
}

export interface TimedBout extends Bout {
  /** By name; programs are missing because they run in other processes. */
  readonly times: { readonly [name: string]: Times };
  readonly faults: { readonly [name: string]: readonly string[] };
}

export default async function work(task: ThinkTask | BoutTask): Promise<TimedThought | TimedBout> {
  const game = await gameAt(task.game);
  if (task.task === 'bout') return playTimed(game, task);
  const { hurry, least = 0 } = task;
  const begun = performance.now();
  const hurried = (): boolean => hurry !== undefined && isHurried(hurry) && performance.now() - begun >= least;
  return answerQuestion(game, task, { learned: learnedAt(task.game), hurried });
}

async function playTimed(game: Game, task: BoutTask): Promise<TimedBout> {
  const config = settle(game, task.seats, task.settings);
  const seated: (Entrant | ProgramEntrant)[] = [];
  let bout: Bout | null = null;
  try {
    for (const [seat, spec] of task.seated.entries()) seated.push(await entrantOf(spec, game, config, seat, task));
    const { times, thought } = stopwatch();
    bout = await playDeal(game, config, seated, task.deal, { now: processorTime, thought });
    return { ...bout, times, faults: faultsOf(seated) };
  } finally {
    for (const entrant of seated) if ('leave' in entrant) await entrant.leave(bout);
  }
}

async function entrantOf(spec: SeatSpec, game: Game, config: Config, seat: Seat, task: BoutTask): Promise<Entrant> {
  if ('command' in spec) return seatProgramOrChance(spec, game, config, seat);
  const strength = seatStrength(spec);
  const load = strength.learned ? learnedAt(task.game) : null;
  const trained = load && (await loadTrained(game, load));
  const now = task.clock ? { now: () => performance.now() } : {};
  return {
    name: spec.name,
    choose: (situation, seed, pace) => thinkWith(situation, strength, seed, { ...now, pace, trained }).option,
  };
}

function seatStrength({
  level,
  former,
  weights,
  iterations,
  horizon,
  temperature,
  rollouts,
  aim,
}: LevelSeat): Strength {
  const strength = former && isLevelBeforeNets(level) ? LEVELS_BEFORE_NETS[level] : strengthOf(level);
  return {
    ...strength,
    temperature: temperature ?? strength.temperature,
    iterations: iterations ?? strength.iterations,
    // As many iterations as were asked for, even if there are few options.
    each: iterations ? Math.max(strength.each, Math.ceil(iterations / 8)) : strength.each,
    ...(rollouts === undefined ? {} : { rollouts }),
    ...(aim === undefined ? {} : { aim }),
    search: {
      ...strength.search,
      ...(weights ? { weights } : {}),
      ...(horizon === undefined ? {} : { horizon }),
    },
  };
}

/** Milliseconds of processor time of this thread. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function stopwatch() {
  const times: { [name: string]: Times } = {};
  let last: Pace | null = null;
  const thought = (entrant: Entrant, ms: number, pace: Pace): void => {
    // A program runs in another process: the time that passes here is not its own.
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
