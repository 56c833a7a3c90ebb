import { adopt, must, type Game, type Seat } from '@thorp/kernel';
import type { Level } from './levels.ts';
import { situationOf } from './situation.ts';
import { think, type Thought } from './think.ts';

/** A question for a bot, as it is sent to a thread or worker. */
export interface BotQuestion {
  /** A world the seat cannot tell from the true one; the true state never reaches a worker. */
  readonly world: object;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: number;
  /** Milliseconds that the seat's turn has cost so far. */
  readonly spent: number;
}

export interface TimedThought extends Thought {
  /** Milliseconds of thinking, without the time the question waited. */
  readonly ms: number;
}

/** Thinks about a question that was sent; the same in the page's worker and in threads. */
export function answerQuestion(game: Game, { world, seat, level, seed, spent }: BotQuestion): TimedThought {
  const situation = must(situationOf(game, adopt(game, world), seat), `seat ${seat} is asked something`);
  const pace = { seat, spent };
  const thought = think(situation, level, seed, { now: () => performance.now(), pace });
  return { ...thought, ms: pace.spent - spent };
}
