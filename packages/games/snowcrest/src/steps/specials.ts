import { note, schedule, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { cardOf, villagerId } from '../cards/ids.ts';
import type { Card, Ware } from '../cards/vocabulary.ts';
import { bring, refillRow, showsHand } from '../decks.ts';
import { returnScrolls } from '../goods.ts';
import { canGive, carryOut, copies } from '../effects.ts';
import { dueFor } from '../payment.ts';
import { actionOf, entry, isSolo, player, takeOut } from '../table.ts';
import type { Copy, Frame, Recruit, Skip, Snowcrest, State, Trade } from '../types.ts';
import { SKIP } from './acting.ts';
import { arrival } from './adding.ts';

// S-20.5 Merchant: one trade along the chain, in either direction, over one link or two.
export const trade: AskStep<Snowcrest, 'trade', Trade | Skip> = {
  options(s, { seat, effect: { chain }, skip }) {
    const options: (Trade | Skip)[] = [];
    for (let give = 0; give < chain.length; give++) {
      if (!canGive(s, seat, entry(chain, give))) continue;
      for (let get = 0; get < chain.length; get++) if (get !== give) options.push({ kind: 'trade', give, get });
    }
    if (skip) options.push(SKIP);
    return options;
  },
  choose(s, { seat, effect: { chain } }, option) {
    if (option.kind === 'skip') return skipped(s, seat);
    const { give, get } = option;
    note(s, { kind: 'traded', seat, give, get });
    schedule(s, receiving(seat, entry(chain, get)));
    const paid = entry(chain, give);
    if ('scrolls' in paid) returnScrolls(s, seat, paid.scrolls);
    else schedule(s, { step: 'pay', seat, due: dueFor(paid.units) });
  },
};

function receiving(seat: Seat, ware: Ware): Frame {
  return 'scrolls' in ware
    ? { step: 'effect', seat, effect: { op: 'scroll', n: ware.scrolls } }
    : { step: 'effect', seat, effect: { op: 'gain', units: ware.units } };
}

function skipped(s: State, seat: Seat): void {
  note(s, { kind: 'skipped', seat });
}

// S-20.6 Recruiter: leaves its slot, and a hand or row card is Added there for free.
export const recruit: AskStep<Snowcrest, 'recruit', Recruit | Skip> = {
  options(s, { seat, skip }) {
    const options: (Recruit | Skip)[] = [];
    for (const card of player(s, seat).hand) options.push({ kind: 'recruit', from: 'hand', card: villagerId(card) });
    for (const card of recruitableRow(s)) options.push({ kind: 'recruit', from: 'row', card: villagerId(card) });
    if (skip) options.push(SKIP);
    return options;
  },
  shows: showsHand,
  choose(s, { seat }, option) {
    if (option.kind === 'skip') return skipped(s, seat);
    s.recruited = true;
    bring(s, seat, option.from, cardOf(option.card));
    note(s, { kind: 'shown', seat, card: option.card, from: option.from, free: true });
    schedule(s, ...arrival(s, seat, option.from));
  },
};

/** S-20.8 In solitaire, the row card that a Scholar copies cannot be recruited by it; equal cards are one choice. */
function recruitableRow(s: State): Card[] {
  const row = s.row.slice();
  for (const frame of s.frames) if (frame.step === 'tuck') takeOut(row, frame.card);
  return [...new Set(row)];
}

// S-20.8 Scholar: an action of another player's face-up Villager; in solitaire of a row card, which is then put under
// the deck.
export const copy: AskStep<Snowcrest, 'copy', Copy | Skip> = {
  options(s, { seat, skip }) {
    const options: (Copy | Skip)[] = copies(s, seat).map(({ card, action }) => ({
      kind: 'copy',
      card: villagerId(card),
      action,
    }));
    if (skip) options.push(SKIP);
    return options;
  },
  choose(s, { seat }, option) {
    if (option.kind === 'skip') return skipped(s, seat);
    const { action } = option;
    const card = cardOf(option.card);
    note(s, { kind: 'copied', seat, card: option.card, action });
    if (isSolo(s)) schedule(s, { step: 'tuck', card });
    carryOut(s, seat, actionOf(card, action));
  },
};

export const tuck: RunStep<Snowcrest, 'tuck'> = {
  run(s, { card }) {
    takeOut(s.row, card);
    s.commons.unshift(card);
    note(s, { kind: 'tucked', card: villagerId(card) });
    refillRow(s);
  },
};
