import { note, offer as candidate, schedule, type AskStep, type RunStep } from '@thorp/kernel';
import { villagerId } from '../cards/ids.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { carryOut, isActionPossible, isPossible, payFor, perform } from '../effects.ts';
import { actionOf, entry, NOBODY, player, turnFaceDown, villager } from '../table.ts';
import type { Act, Frame, PayOrDecline, Skip, Reason, Snowcrest } from '../types.ts';

const NOTHING_TO_DO: Reason = { kind: 'nothingToDo', clause: 'S-6.6' };
export const SKIP: Skip = { kind: 'skip' };
const ACT: readonly Act[] = [0, 1, 2].map(action => ({ kind: 'act', action }));
const PAY_OR_DECLINE: readonly PayOrDecline[] = [{ kind: 'pay' }, { kind: 'decline' }];

// S-6.2, S-17.1 A card without actions, or idle when Added, does nothing.
export const enact: RunStep<Snowcrest, 'enact'> = {
  run(s, { seat, card, added }) {
    const { actions, idleWhenAdded } = villager(card);
    const [first] = actions;
    if (!first || (added && idleWhenAdded)) return;
    const [effect] = first.effects;
    const own = actions.length === 1 && effect ? oneQuestion(seat, effect) : null;
    schedule(s, own ?? { step: 'action', seat, card });
  },
};

/** S-6.7 If trade, recruit or copy is the only effect, action and detail are asked together. */
function oneQuestion(seat: number, effect: Effect): Frame | null {
  if (effect.op === 'trade') return { step: 'trade', seat, effect, skip: true };
  if (effect.op === 'recruit' || effect.op === 'copy') return { step: effect.op, seat, skip: true };
  return null;
}

// S-6.2, S-6.3 Exactly one of the possible actions, or none.
export const action: AskStep<Snowcrest, 'action', Act | Skip> = {
  candidates(s, { seat, card }, list) {
    const { actions } = villager(card);
    for (let at = 0; at < actions.length; at++) {
      const possible = isActionPossible(s, seat, entry(actions, at));
      candidate(list, entry(ACT, at), possible ? null : NOTHING_TO_DO);
    }
    candidate(list, SKIP);
  },
  choose(s, { seat, card }, option) {
    if (option.kind === 'skip') {
      note(s, { kind: 'skipped', seat });
      return;
    }
    note(s, { kind: 'acted', seat, card: villagerId(card), action: option.action });
    carryOut(s, seat, actionOf(card, option.action));
  },
};

export const effect: RunStep<Snowcrest, 'effect'> = {
  run: (s, frame) => perform(s, frame.seat, frame.effect),
};

// S-6.4 A later payment is offered if it is possible, and may be declined.
export const offer: AskStep<Snowcrest, 'offer', PayOrDecline> = {
  options: (s, frame) => (isPossible(s, frame.seat, frame.effect) ? PAY_OR_DECLINE : []),
  choose(s, frame, option) {
    if (option.kind === 'pay') payFor(s, frame.seat, frame.effect);
    else note(s, { kind: 'declined', seat: frame.seat });
  },
};

// S-6.1, S-6.5 The card in the slot is turned face-down at the end, even if it was just recruited.
export const turnDown: RunStep<Snowcrest, 'turnDown'> = {
  run(s, { seat }) {
    turnFaceDown(player(s, seat), s.acting);
    s.acting = NOBODY;
  },
};
