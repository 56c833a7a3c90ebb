import type { Seat } from '@thorp/kernel';
import { EVENTS } from './cards/events.ts';
import type { VassalId } from './cards/vassals.ts';
import { cloneFief, cloneTurn } from './clone.ts';
import { halvesOf, noblesOf } from './scoring.ts';
import { goalOf } from './settings.ts';
import { eventInForce } from './steps/events.ts';
import type { Lord, LordView, State, View } from './types.ts';

/* F-20 What a seat may see. */

export function view(s: State, observer: Seat | null): View {
  return {
    settings: s.settings,
    first: s.first,
    round: s.round,
    goal: goalOf(s.settings),
    lords: s.lords.map((lord, seat) => lordView(s, lord, seat === observer)),
    turn: cloneTurn(s.turn),
    piles: s.piles.map((card, i) => ({ card, left: s.stock[i] ?? 0 })),
    gone: s.gone.slice(),
    display: s.display.slice(),
    masterDeckSize: s.masterDeck.length,
    mastersUnder: s.masterDeck.slice(0, s.under),
    stacks: { ...s.stacks },
    phase: s.phase,
    lots: { ...s.lots },
    event: EVENTS[s.event] ?? null,
    inForce: eventInForce(s),
    eventsLeft: s.eventDeck.length,
    reached: s.reached,
    offer: holder(s) === observer && observer !== null ? s.offer.slice() : null,
    over: s.frames.length === 0,
    waiting: asked(s),
  };
}

function lordView(s: State, lord: Lord, own: boolean): LordView {
  return {
    fiefs: lord.fiefs.map(cloneFief),
    cubes: lord.cubes.slice(),
    vault: lord.vault.slice(),
    fields: lord.fields.slice(),
    coins: lord.coins,
    half: lord.half,
    full: lord.full,
    hand: own ? lord.hand.slice() : null,
    handSize: lord.hand.length,
    deckSize: lord.deck.length,
    deckTop: lord.deck.slice(lord.deck.length - lord.known),
    shown: lord.shown.slice(),
    blind: lord.blind,
    kept: own ? lord.kept.slice() : null,
    keptSize: lord.kept.length,
    unseen: unseen(lord, own),
    discard: lord.discard.slice(),
    table: lord.table.slice(),
    taxed: lord.taxed.slice(),
    out: lord.out,
    halves: halvesOf(s, lord),
    nobles: noblesOf(lord),
  };
}

function unseen(lord: Lord, own: boolean): VassalId[] {
  const deck = lord.deck.slice(0, lord.deck.length - lord.known);
  return (own ? deck : [...deck, ...lord.hand, ...lord.kept]).sort();
}

/** The seat that holds the fiefs of the draft. */
export function holder(s: State): Seat | null {
  const frame = s.frames.at(-1);
  return frame?.step === 'draft' ? frame.seat : null;
}

function asked(s: State): Seat | null {
  const frame = s.frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : null;
}
