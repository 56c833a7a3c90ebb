import { adopt, must, type Game, type Seat } from '@thorp/kernel';
import { loadTrained, type LoadLearned } from './learned/judgement.ts';
import { strengthOf, type Level } from './levels.ts';
import { situationOf } from './situation.ts';
import { thinking, type Thought } from './think.ts';

/** A question for a bot, as it is sent to a thread or worker. */
export interface BotQuestion {
  /** A world the seat cannot tell from the true one; the true state never reaches a worker. */
  readonly world: object;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: number;
  /** Milliseconds already spent in this turn of the seat. */
  readonly spent: number;
  /** Whether the answer should include its reasons. */
  readonly explains?: boolean;
  /** Limits thinking by iterations only, so that the same question gets the same answer on a slower machine. */
  readonly untimed?: boolean;
}

export interface TimedThought extends Thought {
  /** Milliseconds of thinking, without the time the question waited. */
  readonly ms: number;
}

/** Milliseconds of thinking before the worker handles other messages. */
const PAUSE = 60;

/** What thinking needs besides the question. */
export interface Aids {
  /** Loads what the game has learned; called only for levels that judge by nets. */
  readonly learned?: LoadLearned | null;
  /** Polled while thinking. If it returns true, the best option found so far is the answer. */
  hurried?(): boolean;
}

/** Thinks about a question; used by the page's worker and by threads. */
export async function answerQuestion(
  game: Game,
  { world, seat, level, seed, spent, explains = false, untimed = false }: BotQuestion,
  { learned = null, hurried = () => false }: Aids = {},
): Promise<TimedThought> {
  const situation = must(situationOf(game, adopt(game, world), seat), `seat ${seat} is asked something`);
  const strength = strengthOf(level);
  const trained = strength.learned && learned ? await loadTrained(game, learned) : null;
  const pace = { seat, spent };
  const now = (): number => performance.now();
  const budget = untimed ? { pace } : { now, pace, cancelled: hurried };
  const thoughts = thinking(situation, strength, seed, { ...budget, explains, trained });
  let paused = now();
  for (let next = thoughts.next(); ; next = thoughts.next()) {
    if (next.done) return { ...next.value, ms: pace.spent - spent };
    if (now() - paused < PAUSE) continue;
    await new Promise(resolve => setTimeout(resolve));
    paused = now();
  }
}
