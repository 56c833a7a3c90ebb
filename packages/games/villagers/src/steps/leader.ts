import { schedule } from '@thorp/kernel';
import { BASICS, cardOf, idOf } from '../cards/index.ts';
import type { Lead } from '../seasons/types.ts';
import type { AskStep, Play, Reason, State } from '../types.ts';
import { resume } from './turn.ts';

const NOBODY_TO_LEAD: Reason = { kind: 'noTarget', clause: 'V-9.13', card: 'leader' };

// V-9.13 Leader: up to two Basics for free, outside the limit of three.
export const playLeader: Play = {
  refuse: s => (s.basics.every(left => left === 0) ? NOBODY_TO_LEAD : null),
  play: (s, turn, { amount }) => schedule(s, { step: 'lead', seat: turn.seat, left: amount }, resume(turn)),
};

const LEAD: readonly Lead[] = BASICS.map(basic => ({ kind: 'lead', basic: idOf(basic) }));
const ENOUGH: Lead = { kind: 'enough' };

export const lead: AskStep<'lead', Lead> = {
  options: (s, { left }) => [...LEAD.filter((_, basic) => left > 0 && isLeft(s, basic)), ENOUGH],
  choose(s, { seat, left }, option) {
    if (option.kind === 'enough') return;
    const basic = BASICS.indexOf(cardOf(option.basic));
    schedule(s, { step: 'takeBasic', seat, basic }, { step: 'lead', seat, left: left - 1 });
  },
};

function isLeft(s: State, basic: number): boolean {
  return s.basics[basic] !== 0;
}
