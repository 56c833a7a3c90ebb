import {
  decisions,
  imagine,
  fastChance,
  draw,
  playMove,
  ThorpError,
  type Decision,
  type Game,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { LawError, played, sample, type Law, type Probe } from './probe.ts';

/** Plays several choices of a seat as one move, or throws. */
export type MovePlayer = <T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  options: readonly unknown[],
) => unknown;

/** There are many positions, and moves of several choices are slow: one position in this many is checked. */
const ONE_IN = 4;

const NONSENSE: Option = { kind: 'no such option' };

/**
 * Whether and how a move of several choices is refused must be the same in two worlds that its seat cannot tell apart.
 * Otherwise a seat could learn about hidden cards by moves that are never made.
 */
export function refusesAlike(move: MovePlayer): Law {
  return probe => {
    const { subject, state, open, luck } = probe;
    if (draw(luck) % ONE_IN !== 0) return;
    for (const asked of open) {
      const { seat } = asked;
      const other = imagine(subject.game, state, seat, fastChance(draw(luck)));
      for (const options of moves(probe, asked, other)) {
        const [here, there] = [state, other].map(world => answerOf(() => move(subject.game, world, seat, options)));
        if (here === there) continue;
        const text = `${JSON.stringify(options)} of seat ${seat}: ${here} here, ${there} in a world it cannot tell apart`;
        throw new LawError('refusing alike', text);
      }
    }
  };
}

/**
 * Moves that continue with options of this world, with options of the other world, or with options that are never
 * offered.
 */
function moves<T extends Types>(
  { subject: { game }, state, luck }: Probe<T>,
  { seat, options }: Decision<T['option'], T['frame']>,
  other: T['state'],
): Option[][] {
  return sample(options, luck, 2).flatMap(first => {
    const guesses = [state, other].flatMap(world => {
      const next = decisions(game, played(game, world, seat, first)).find(question => question.seat === seat);
      return next ? sample(next.options, luck, 2) : [];
    });
    return [
      [first, NONSENSE],
      ...guesses.flatMap(guess => [
        [first, guess],
        [first, guess, NONSENSE],
      ]),
    ];
  });
}

function answerOf(move: () => unknown): string {
  const { stackTraceLimit } = Error;
  // Most moves are refused, and nobody reads the stack trace, which would cost more than the move.
  Error.stackTraceLimit = 0;
  try {
    move();
    return 'accepted';
  } catch (error) {
    if (error instanceof ThorpError) return `${error.code} (${error.message})`;
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export const refusingAlike = refusesAlike(playMove);
