import {
  decisions,
  draw,
  fastChance,
  play,
  takeNotes,
  type Chance,
  type Config,
  type Decision,
  type Note,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { LawError } from './probe.ts';
import type { Subject } from './subject.ts';

/** What a game is dealt from: seed and configuration. */
export interface Deal<T extends Types> {
  readonly config: Config<T['settings']>;
  readonly seed: number;
}

/** A game as data, enough to replay it: one index for each choice into the options of all open questions. */
export interface Course<T extends Types> extends Deal<T> {
  readonly choices: readonly number[];
}

/** A moment of a game with an open question, or the end. */
export interface Position<T extends Types> {
  readonly state: T['state'];
  readonly open: readonly Decision<T['option'], T['frame']>[];
  readonly ply: number;
  /** What happened since the position before. */
  readonly notes: readonly Note<T['event']>[];
}

/** Picks one of all open choices by index; null stops the game. */
export type Picker = (open: readonly Decision[], ply: number) => number | null;

/** Plays a game from the deal. `visit` sees every position, including the last one, before its choice is made. */
export function walk<T extends Types>(
  { game, decisions: limit }: Subject<T>,
  { config, seed }: Deal<T>,
  pick: Picker,
  visit: (at: Position<T>) => void,
): T['state'] {
  const state = game.setup(config, fastChance(seed));
  for (let ply = 0; ; ply++) {
    state.notes ??= [];
    const open = decisions(game, state);
    const notes = takeNotes<T>(state);
    if (ply > limit) throw new LawError('ends', `no end after ${limit} decisions, at ${state.frames.at(-1)?.step}`);
    visit({ state, open, ply, notes });
    const chosen = open.length === 0 ? null : pick(open, ply);
    if (chosen === null) return state;
    const { seat, option } = choiceAt(open, chosen);
    state.notes = [];
    play(game, state, option, seat);
  }
}

/** Chooses at random, and appends the choices to `written`. */
export function randomly(chance: Chance, written: number[]): Picker {
  return open => {
    const chosen = pickBelow(chance, choiceCount(open));
    written.push(chosen);
    return chosen;
  };
}

/** Follows a list of choices and stops at its end; an index that is too high means the last option. */
export function following(choices: readonly number[]): Picker {
  return (open, ply) => {
    const chosen = choices[ply];
    return chosen === undefined ? null : Math.min(chosen, choiceCount(open) - 1);
  };
}

export function choiceCount(open: readonly Decision[]): number {
  let count = 0;
  for (const { options } of open) count += options.length;
  return count;
}

export function choiceAt<T extends Types>(
  open: readonly Decision<T['option'], T['frame']>[],
  index: number,
): { seat: Seat; option: T['option'] } {
  let left = index;
  for (const { seat, options } of open) {
    const option = options[left];
    if (option) return { seat, option };
    left -= options.length;
  }
  throw new RangeError(`there is no choice ${index}`);
}

/** Good enough for tests: the small bias of a remainder does not matter, and `learnt` does not grow. */
export function pickBelow(chance: Chance, n: number): number {
  return draw(chance) % n;
}
