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
  /** Milliseconds that the seat's turn has cost so far. */
  readonly spent: number;
  /** Whether the answer comes with the reasons for it. */
  readonly explains?: boolean;
  /** Only the number of iterations counts, so that the same question gets the same answer on a slower machine. */
  readonly untimed?: boolean;
}

export interface TimedThought extends Thought {
  /** Milliseconds of thinking, without the time the question waited. */
  readonly ms: number;
}

/** Milliseconds of thinking between two looks at what else there is to do. */
const PAUSE = 60;

/** What thinking needs besides the question. */
export interface Aids {
  /** Fetches what the game has learned; it is called for levels that judge by nets only. */
  readonly learned?: LoadLearned | null;
  /** Asked every now and then: when it says so, the best that was found so far is the answer. */
  hurried?(): boolean;
}

/** Thinks about a question that was sent; the same in the page's worker and in threads. */
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
