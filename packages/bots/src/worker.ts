import { adopt, settle, type Game } from '@thorp/kernel';
import { playDeal, type Bout, type Entrant, type Watcher } from './arena.ts';
import type { Level } from './levels.ts';
import { situationOf } from './situation.ts';
import { think, type Thought } from './think.ts';

/** Where a worker finds a game: the module and the name it is exported under. */
export interface GameAddress {
  readonly module: string;
  readonly name: string;
}

export interface ThinkTask {
  readonly task: 'think';
  readonly game: GameAddress;
  /** A world the seat cannot tell from the true one; the true state never reaches a worker. */
  readonly world: object;
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
  readonly ms?: number;
}

export interface BoutTask {
  readonly task: 'bout';
  readonly game: GameAddress;
  readonly seats: number;
  readonly settings: object;
  readonly levels: readonly Level[];
  readonly deal: number;
}

/** A bout, and how long each level thought, decision by decision and turn by turn. */
export interface TimedBout extends Bout {
  readonly times: { readonly [name: string]: { readonly decisions: number[]; readonly turns: number[] } };
}

export default async function work(task: ThinkTask | BoutTask): Promise<Thought | TimedBout> {
  const module = (await import(task.game.module)) as { [name: string]: Game };
  const game = module[task.game.name];
  if (!game) throw new Error(`${task.game.module} exports no ${task.game.name}`);
  return task.task === 'think' ? thinkOnce(game, task) : playTimed(game, task);
}

function thinkOnce(game: Game, { world, seat, level, seed, ms }: ThinkTask): Thought {
  const situation = situationOf(game, adopt(game, world), seat);
  if (!situation) throw new Error(`seat ${seat} is not asked anything`);
  return think(situation, level, seed, { now: () => performance.now(), ...(ms === undefined ? {} : { ms }) });
}

function playTimed(game: Game, { seats, settings, levels, deal }: BoutTask): TimedBout {
  const times: Record<string, { decisions: number[]; turns: number[] }> = {};
  let last = '';
  const watcher: Watcher = {
    now: () => performance.now(),
    thought(name, ms, { seat }) {
      const mine = (times[name] ??= { decisions: [], turns: [] });
      mine.decisions.push(ms);
      if (last === `${name} ${seat}`) mine.turns.push((mine.turns.pop() ?? 0) + ms);
      else mine.turns.push(ms);
      last = `${name} ${seat}`;
    },
  };
  return { ...playDeal(game, settle(game, seats, settings), levels.map(entrantOf), deal, watcher), times };
}

function entrantOf(level: Level): Entrant {
  return {
    name: level,
    choose: (situation, seed) => think(situation, level, seed, { now: () => performance.now() }).option,
  };
}
