import {
  cloneWorld,
  fastChance,
  newWorld,
  type Frame,
  type Game,
  type Option,
  type Phrases,
  type Reason,
  type Seat,
  type Step,
  type World,
} from '../src/index.ts';
import { type Answers, type GameEvent } from '../src/game.ts';

/** A game that has only the steps a test needs. */
export interface Toy {
  state: ToyState;
  frame: ToyFrame;
  option: ToyOption;
  view: readonly string[];
  event: GameEvent;
  reason: Reason;
  settings: object;
}

export interface ToyFrame extends Frame {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly answers: Answers<ToyOption>;
}

export interface ToyOption extends Option {
  readonly n?: number;
}

export interface ToyState extends World<ToyFrame> {
  /** The names of the steps that ran, in order. */
  readonly said: string[];
}

export type ToySteps = { readonly [step: string]: Step<ToyState, ToyFrame, ToyOption> };

/** A frame for any kind of step: the others ignore what they do not need. */
export const at = (step: string, seat: Seat = 0, seats: readonly Seat[] = [0, 1, 2]): ToyFrame => ({
  step,
  seat,
  seats,
  answers: {},
});

/** A step that only says its name. */
export const say = (word: string, ...next: ToyFrame[]): Step<ToyState, ToyFrame, ToyOption> => ({
  run(s) {
    s.said.push(word);
    s.frames.push(...next.toReversed());
  },
});

export function toy(steps: ToySteps): Game<Toy> {
  const unused = (): never => {
    throw new Error('a toy has no words');
  };
  return {
    id: 'toy',
    version: 1,
    seats: { min: 1, max: 3 },
    settings: { knobs: {}, conflict: () => null },
    steps,
    text: { en: new Proxy({}, { get: unused }) as Phrases<Toy> },
    setup: (_, chance) => ({ ...newWorld(chance, at('start')), said: [] }),
    clone: s => ({ ...cloneWorld(s), said: s.said.slice() }),
    view: s => s.said,
    imagine: (s, _, chance) => ({ ...cloneWorld(s), chance, said: s.said.slice() }),
    score: () => ({ scores: [] }),
  };
}

export const toyState = (...frames: ToyFrame[]): ToyState => ({ ...newWorld(fastChance(1), ...frames), said: [] });
