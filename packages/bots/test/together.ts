import { cloneWorld, newWorld, type Game, type Seat, type Together, type World } from '@thorp/kernel';

/* Matching pennies, the smallest game of simultaneous secret choices: seat 0 wins if both show the same side. */

type Side = { readonly kind: 'heads' } | { readonly kind: 'tails' };
interface Frame {
  readonly step: 'show';
  readonly seats: readonly Seat[];
  readonly answers: { readonly [seat: Seat]: Side | null };
}
interface State extends World<Frame> {
  winner: Seat | null;
}
export interface Pennies {
  state: State;
  frame: Frame;
  option: Side;
  view: null;
  event: never;
  reason: never;
  settings: object;
}

const SIDES: readonly Side[] = [{ kind: 'heads' }, { kind: 'tails' }];

const show: Together<State, Frame, Side> = {
  options: () => SIDES,
  resolve(s, _, answers) {
    s.winner = answers[0]?.kind === answers[1]?.kind ? 0 : 1;
  },
};

export const pennies: Game<Pennies> = {
  id: 'pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: { knobs: {}, conflict: () => null },
  steps: { show },
  text: { en: null as never },
  setup: (_, chance) => ({
    ...newWorld<Frame>(chance, { step: 'show', seats: [0, 1], answers: {} }),
    winner: null,
  }),
  clone: s => ({ ...cloneWorld(s), winner: s.winner }),
  view: () => null,
  imagine: (s, _, chance) => ({ ...cloneWorld(s), chance, winner: s.winner }),
  score: s => ({
    scores: [0, 1].map(seat => {
      const total = Number(s.winner === seat);
      return { seat, total, standing: [total], parts: [{ what: 'win', amount: total }] };
    }),
  }),
};
