import { note, schedule } from '@thorp/kernel';
import { countessPhase, isLastRound } from '../modes.ts';
import { after, turnOrder } from '../table.ts';
import type { Frame, RunStep } from '../types.ts';

// V-3.1 A round: draft, end of draft, every player's build turn, Events, Markets, end.
export const round: RunStep<'round'> = {
  run(s) {
    s.round++;
    note(s, { kind: 'round', round: s.round, first: s.first });
    schedule(
      s,
      { step: 'draftPhase' },
      { step: 'endOfDraft' },
      { step: 'turnBack' },
      ...turnOrder(s).map((seat): Frame => ({ step: 'buildTurn', seat })),
      { step: 'eventPhase' },
      ...countessPhase(s),
      { step: 'markets' },
      { step: 'endOfRound' },
    );
  },
};

// V-3.1, V-8.1 The game ends when all stacks are empty, or at the limit of the Monastery (V-14.8). Otherwise the First
// Player card passes to the left.
export const endOfRound: RunStep<'endOfRound'> = {
  run(s) {
    if (isLastRound(s)) return note(s, { kind: 'over' });
    s.first = after(s, s.first);
    schedule(s, { step: 'round' });
  },
};
