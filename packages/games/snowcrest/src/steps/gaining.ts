import { note, schedule, type AskStep } from '@thorp/kernel';
import { cardOf, villagerId } from '../cards/ids.ts';
import { discardFromHand, drawCards, showsHand } from '../decks.ts';
import { gain } from '../goods.ts';
import { player, takeOut } from '../table.ts';
import type { Redraw, Retrieve, Snowcrest, Take } from '../types.ts';

// S-17 gainOneOf: one of the listed kinds, n times.
export const oneOf: AskStep<Snowcrest, 'oneOf', Take> = {
  options: (_s, { from }) => from.map(resource => ({ kind: 'take', resource })),
  choose(s, frame, { resource }) {
    if (frame.n > 1) schedule(s, { ...frame, n: frame.n - 1 });
    gain(s, frame.seat, [resource]);
  },
};

// S-20.4 retrieve: cards of the own discard pile, as many as there are.
export const retrieve: AskStep<Snowcrest, 'retrieve', Retrieve> = {
  options: (s, { seat }) => player(s, seat).discard.map(card => ({ kind: 'retrieve', card: villagerId(card) })),
  choose(s, frame, option) {
    const card = cardOf(option.card);
    const p = player(s, frame.seat);
    takeOut(p.discard, card);
    p.hand.push(card);
    note(s, { kind: 'retrieved', seat: frame.seat, card: option.card });
    if (frame.n > 1) schedule(s, { ...frame, n: frame.n - 1 });
  },
};

// S-20.7, S-6.7 discardRedraw: any number from the hand, then as many from the deck. None at all is a skip, asked before.
export const redraw: AskStep<Snowcrest, 'redraw', Redraw> = {
  options(s, { seat, discarded }) {
    const options = player(s, seat).hand.map((card): Redraw => ({ kind: 'discard', card: villagerId(card) }));
    if (discarded > 0) options.push({ kind: 'done' });
    return options;
  },
  shows: showsHand,
  choose(s, frame, option) {
    if (option.kind === 'done') return drawCards(s, frame.seat, frame.discarded);
    discardFromHand(s, frame.seat, cardOf(option.card));
    schedule(s, { ...frame, discarded: frame.discarded + 1 });
  },
};
