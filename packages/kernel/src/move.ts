import { fastChance } from './chance.ts';
import { ThorpError } from './errors.ts';
import { apply, decisions, imagine, shows, type Applied, type Questions } from './flow.ts';
import type { Game, Seat, Types } from './game.ts';

/*
 * A move is one or several choices of one seat, made as one. Its later choices must not become a way to ask about hidden
 * cards: "play the choice that turns a card over, then this guess" would be refused or not depending on the card. So a
 * move of several choices is first played in a world that the seat imagines. That world depends only on what the seat can
 * tell, and so does every refusal.
 */

/** Any fixed number: the rehearsal must not depend on anything hidden. */
const REHEARSAL = 0;

/**
 * Plays a move without touching the given state. It ends early at a choice by which the seat learns something that the
 * rehearsal did not show, or after which the seat is not asked any more: then fewer choices come back than were given.
 */
export function playMove<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  options: readonly unknown[],
  asked: Questions<T> = decisions(game, s),
): Applied<T>[] {
  if (options.length === 0) throw new ThorpError('not-offered', 'a move needs at least one choice');
  const [only, ...more] = options;
  if (more.length === 0) return [apply(game, s, seat, only, asked)];
  const first = attempt(game, s, seat, only, asked);
  rehearse(game, s, seat, options);
  const played = [first];
  let last = first;
  for (const option of more) {
    if (last.learns || !last.questions.some(question => question.seat === seat)) break;
    last = attempt(game, last.state, seat, option, last.questions);
    played.push(last);
  }
  return played;
}

/** Plays a move that was accepted before: every choice is checked, and none is rehearsed. */
export function replayMove<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  options: readonly unknown[],
  asked: Questions<T>,
): Applied<T>[] {
  let [state, questions] = [s, asked];
  return options.map(option => {
    const applied = apply(game, state, seat, option, questions);
    ({ state, questions } = applied);
    return applied;
  });
}

interface Attempt<T extends Types> extends Applied<T> {
  /** Whether the seat learns something beyond what it shows of its own. */
  readonly learns: boolean;
}

function rehearse<T extends Types>(game: Game<T>, s: T['state'], seat: Seat, options: readonly unknown[]): void {
  let world = imagine(game, s, seat, fastChance(REHEARSAL));
  let asked: Questions<T> = decisions(game, world);
  for (const [i, option] of options.entries()) {
    const { state, learns, questions } = numbered(i, options.length, () => attempt(game, world, seat, option, asked));
    if (learns && i < options.length - 1) {
      throw new ThorpError('not-offered', `choice ${i + 1} reveals new information, so the move must end there`);
    }
    [world, asked] = [state, questions];
  }
}

function numbered<R>(i: number, count: number, play: () => R): R {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    throw new ThorpError(error.code, `choice ${i + 1} of ${count}: ${error.message}`, error.detail);
  }
}

function attempt<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  option: unknown,
  asked: Questions<T>,
): Attempt<T> {
  const applied = apply(game, s, seat, option, asked);
  const mine = asked.find(question => question.seat === seat);
  const shown = mine && shows(game, s, mine, applied.option) ? 1 : 0;
  return { ...applied, learns: applied.state.learnt > s.learnt + shown };
}
