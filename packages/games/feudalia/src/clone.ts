import { cloneWorld, copies } from '@thorp/kernel';
import type { Fief, Lord, State, Turn } from './types.ts';

/** Written by hand because search copies states all the time. Settings and piles never change and are shared. */
export function clone(s: State): State {
  const { frames, chance, learnt, notes } = cloneWorld(s);
  return {
    frames,
    chance,
    learnt,
    notes,
    settings: s.settings,
    first: s.first,
    round: s.round,
    lords: copies(s.lords, cloneLord),
    turn: cloneTurn(s.turn),
    piles: s.piles,
    stock: s.stock.slice(),
    gone: s.gone.slice(),
    display: s.display.slice(),
    masterDeck: s.masterDeck.slice(),
    under: s.under,
    stacks: { bishop: s.stacks.bishop, glazier: s.stacks.glazier, silversmith: s.stacks.silversmith },
    phase: s.phase,
    lots: { ...s.lots },
    eventDeck: s.eventDeck.slice(),
    event: s.event,
    reached: s.reached,
    fiefDeck: s.fiefDeck.slice(),
    offer: s.offer.slice(),
  };
}

function cloneLord(lord: Lord): Lord {
  return {
    fiefs: copies(lord.fiefs, cloneFief),
    cubes: lord.cubes.slice(),
    vault: lord.vault.slice(),
    fields: lord.fields.slice(),
    coins: lord.coins,
    half: lord.half,
    full: lord.full,
    hand: lord.hand.slice(),
    deck: lord.deck.slice(),
    known: lord.known,
    shown: lord.shown.slice(),
    blind: lord.blind,
    discard: lord.discard.slice(),
    table: lord.table.slice(),
    taxed: lord.taxed.slice(),
    kept: lord.kept.slice(),
    out: lord.out,
  };
}

export function cloneFief({ type, level, city }: Fief): Fief {
  const copy = city && { master: city.master, tapped: city.tapped, guest: city.guest, moves: city.moves };
  return { type, level, city: copy };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    influence: turn.influence,
    reshuffles: turn.reshuffles,
    stopped: turn.stopped,
    discounts: turn.discounts.slice(),
    boosts: turn.boosts.slice(),
    saveBonus: turn.saveBonus,
    courtBonus: turn.courtBonus,
    market: turn.market.slice(),
    asked: turn.asked.slice(),
  };
}
