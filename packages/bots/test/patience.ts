import { cloneWorld, newWorld, type Game, type World } from '@thorp/kernel';

/*
 * The smallest long game for one: on many days the player takes a coin or a stone. Coins are points, but only stones win,
 * and most of them must be taken, the first one among them.
 */

type Take = { readonly kind: 'coin' } | { readonly kind: 'stone' };
interface Frame {
  readonly step: 'day';
  readonly seat: number;
}
interface State extends World<Frame> {
  days: number;
  coins: number;
  stones: number;
  began: boolean;
}
export interface Patience {
  state: State;
  frame: Frame;
  option: Take;
  view: null;
  event: never;
  reason: never;
  settings: object;
}

const TAKES: readonly Take[] = [{ kind: 'coin' }, { kind: 'stone' }];
export const DAYS = 100;
const GOAL = 60;

export const patience: Game<Patience> = {
  id: 'patience',
  version: 1,
  seats: { min: 1, max: 1 },
  settings: { knobs: {}, conflict: () => null },
  steps: {
    day: {
      options: () => TAKES,
      choose(s, frame, { kind }) {
        if (kind === 'coin') s.coins++;
        else s.stones++;
        if (s.days === 0) s.began = kind === 'stone';
        if (++s.days < DAYS) s.frames.push(frame);
      },
    },
  },
  text: { en: null as never },
  setup: (_, chance) => ({
    ...newWorld<Frame>(chance, { step: 'day', seat: 0 }),
    days: 0,
    coins: 0,
    stones: 0,
    began: false,
  }),
  clone: copyOf,
  view: () => null,
  imagine: (s, _, chance) => ({ ...copyOf(s), chance }),
  score: s => ({
    scores: [{ seat: 0, total: s.coins, standing: [s.coins], parts: [{ what: 'coins', amount: s.coins }] }],
    verdict: { won: s.frames.length > 0 ? null : s.began && s.stones >= GOAL, rank: null },
  }),
  insight: {
    spread: 20,
    horizon: 5,
    weights: [],
    estimate: s => [s.coins],
    lacking: s => GOAL - (s.began ? s.stones : 0),
  },
};

function copyOf(s: State): State {
  return { ...cloneWorld(s), days: s.days, coins: s.coins, stones: s.stones, began: s.began };
}
