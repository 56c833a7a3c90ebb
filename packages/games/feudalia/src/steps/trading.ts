import { type AskStep, schedule, type Seat } from '@thorp/kernel';
import { INDEX, RESOURCES } from '../cards/goods.ts';
import { heldCubes, lordOf, owned, tell } from '../area.ts';
import type { Cubes, Feudalia, OptionOf, Reason, State } from '../types.ts';
import { payCubes } from './pay.ts';

/* F-13 Trading between players: propose, then accept or decline. */

const ASKED: Reason = { kind: 'asked', clause: 'F-13.1' };
const NOTHING: Reason = { kind: 'noExchange', clause: 'F-13.3' };
const NONE: Cubes = [0, 0, 0, 0];

// F-13.1 Once per turn with each other player; there must be a cube to give or to ask for.
export function refusePropose(s: State, seat: Seat, to: Seat): Reason | null {
  if (s.turn.asked.includes(to) || lordOf(s, to).out) return ASKED;
  return hasCubes(s, seat) || hasCubes(s, to) ? null : NOTHING;
}

function hasCubes(s: State, seat: Seat): boolean {
  const lord = lordOf(s, seat);
  return heldCubes(lord, 0) + heldCubes(lord, 1) + heldCubes(lord, 2) > 0;
}

// F-13.2 Either answer uses up this partner for the turn.
export function propose(s: State, seat: Seat, to: Seat): void {
  s.turn.asked.push(to);
  schedule(s, { step: 'offer', seat, to, give: NONE, ask: NONE });
}

// F-13.1, F-13.3 The offer is built cube by cube: only what both sides can deliver, and no type on both sides.
const offer: AskStep<Feudalia, 'offer', OptionOf<'give' | 'ask' | 'send'>> = {
  always: true,
  options(s, { seat, to, give, ask }) {
    const options: OptionOf<'give' | 'ask' | 'send'>[] = [];
    for (const [r, resource] of RESOURCES.entries()) {
      if (ask[r] === 0 && owned(lordOf(s, seat), r) > (give[r] ?? 0)) options.push({ kind: 'give', resource });
    }
    for (const [r, resource] of RESOURCES.entries()) {
      if (give[r] === 0 && owned(lordOf(s, to), r) > (ask[r] ?? 0)) options.push({ kind: 'ask', resource });
    }
    if (give.some(n => n > 0) || ask.some(n => n > 0)) options.push({ kind: 'send' });
    return options;
  },
  choose(s, frame, option) {
    const { seat, to, give, ask } = frame;
    if (option.kind === 'give') return schedule(s, { ...frame, give: oneMore(give, INDEX[option.resource]) });
    if (option.kind === 'ask') return schedule(s, { ...frame, ask: oneMore(ask, INDEX[option.resource]) });
    tell(s, { kind: 'offered', seat, to, give, ask });
    return schedule(s, { step: 'answer', seat: to, from: seat, give, ask });
  },
};

function oneMore(cubes: Cubes, r: number): Cubes {
  return cubes.with(r, (cubes[r] ?? 0) + 1);
}

// F-13.3 On acceptance each side chooses the fiefs it pays from and the fiefs that receive.
const answer: AskStep<Feudalia, 'answer', OptionOf<'accept' | 'decline'>> = {
  options: () => [{ kind: 'accept' }, { kind: 'decline' }],
  choose(s, { seat, from, give, ask }, { kind }) {
    if (kind === 'decline') return tell(s, { kind: 'declined', seat });
    tell(s, { kind: 'accepted', seat });
    schedule(s, { step: 'store', seat: from, cubes: ask }, { step: 'store', seat, cubes: give });
    payCubes(s, seat, ask);
    return payCubes(s, from, give);
  },
};

export const tradingSteps = { offer, answer };
