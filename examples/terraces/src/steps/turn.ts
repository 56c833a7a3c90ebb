import { below, must, note, offer, schedule, type Seat } from '@thorp/kernel';
import type { AskStep, Frame, Plant, Reason, RunStep, State } from '../types.ts';

// T-2.1, T-3.1 One turn each; after the last round, or with every terrace full, the game is over.
export const round: RunStep<'round'> = {
  run(s) {
    if (s.round === s.settings.rounds || allFull(s)) return;
    s.round++;
    schedule(s, ...s.hills.map((_, seat): Frame => ({ step: 'roll', seat })), { step: 'round' });
  },
};

// T-2.2 Two dice.
export const roll: RunStep<'roll'> = {
  run(s, { seat }) {
    s.dice = [die(s), die(s)].sort((a, b) => a - b);
    note(s, { kind: 'rolled', seat, dice: s.dice.slice() });
    schedule(s, { step: 'plant', seat });
  },
};

// T-2.2 One number on one terrace; T-2.5 a player rests only when neither number fits anywhere.
export const plant: AskStep<'plant'> = {
  candidates(s, { seat }, list) {
    for (const [i, number] of s.dice.entries()) {
      if (number === s.dice[i - 1]) continue;
      for (const terrace of hillOf(s, seat).keys()) {
        offer(list, { kind: 'plant', number, terrace }, refusePlant(s, seat, number, terrace));
      }
    }
  },
  choose(s, { seat }, { number, terrace }: Plant) {
    const fields = terraceOf(s, seat, terrace);
    fields.push(number);
    note(s, { kind: 'planted', seat, number, terrace });
    if (isFull(s, fields)) note(s, { kind: 'completed', seat, terrace });
  },
  none: (s, { seat }) => note(s, { kind: 'rested', seat }),
};

const FULL: Reason = { kind: 'full', clause: 'T-2.4' };
const TOO_LOW: Reason = { kind: 'tooLow', clause: 'T-2.3' };

function refusePlant(s: State, seat: Seat, number: number, terrace: number): Reason | null {
  const fields = terraceOf(s, seat, terrace);
  if (isFull(s, fields)) return FULL;
  return number < (fields.at(-1) ?? 0) ? TOO_LOW : null;
}

export function isFull(s: State, fields: readonly number[]): boolean {
  return fields.length === s.settings.fields;
}

function allFull(s: State): boolean {
  return s.hills.every(hill => hill.every(fields => isFull(s, fields)));
}

function die(s: State): number {
  return 1 + below(s, 6);
}

function hillOf(s: State, seat: Seat): number[][] {
  return must(s.hills[seat], 'every seat has a hill');
}

function terraceOf(s: State, seat: Seat, terrace: number): number[] {
  return must(hillOf(s, seat)[terrace], 'a hill has three terraces');
}
