import type { Seat } from '@thorp/kernel';
import { BASICS, idOf, NONE, suitOf, type Card } from './cards/index.ts';
import type { Player, SeenPile, SeenVillager, State, Turn, View, Village } from './types.ts';
import { isActive } from './village.ts';

// V-17.1 What is open to all, and the own hand.
export function view(s: State, observer: Seat | null): View {
  return {
    settings: s.settings,
    round: s.round,
    first: s.first,
    road: s.road.map((card, slot) => ({ card: card === NONE ? null : idOf(card), coins: s.roadCoins[slot] as number })),
    stacks: s.stacks.map(seenPile),
    reserve: seenPile(s.reserve),
    discard: s.discard.map(idOf),
    basics: BASICS.map((basic, i) => ({ card: idOf(basic), left: s.basics[i] as number })),
    markets: s.markets,
    turn: turnOf(s),
    players: s.players.map((player, seat) => seenPlayer(player, seesHand(s, observer, seat))),
    villages: s.villages.map(v => ({ gold: v.gold, villagers: seenVillagers(v) })),
  };
}

/** V-17.2 Fronts of the own hand only; V-17.10 in Twin Villages one person holds both hands. */
export function seesHand(s: State, observer: Seat | null, seat: Seat): boolean {
  return observer === seat || (s.settings.twinVillages && observer !== null);
}

function seenPlayer({ hand, square, drafts }: Player, open: boolean): View['players'][number] {
  return { hand: open ? hand.map(idOf) : null, backs: hand.map(suitOf), square: square.map(idOf), drafts };
}

/** V-17.3 Nothing of a pile is open but its size and the back on top. */
function seenPile(pile: readonly Card[]): SeenPile {
  const top = pile[pile.length - 1];
  return { size: pile.length, top: top === undefined ? null : suitOf(top) };
}

function seenVillagers(v: Village): SeenVillager[] {
  return v.cards.map((card, at) => ({
    card: idOf(card),
    on: v.on[at] as number,
    as: idOf(v.as[at] as Card),
    coins: v.coins[at] as number,
    active: isActive(v, at),
  }));
}

function turnOf(s: State): Turn | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame?.step === 'build' || frame?.step === 'monk' || frame?.step === 'swap') {
      const { seat, actions, exchanges, free } = frame;
      return { seat, actions, exchanges, free };
    }
  }
  return null;
}
