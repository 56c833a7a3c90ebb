import type { Seat } from '@thorp/kernel';
import { BASICS, idOf, NONE, suitOf, type Card } from './cards/index.ts';
import { eventId } from './countess/events.ts';
import type { Countess, SeenCountess } from './countess/types.ts';
import { entryAt, numberAt } from './lists.ts';
import { bankPrice } from './steps/unlock.ts';
import type { Player, SeenPile, SeenVillager, State, Turn, View, Village } from './types.ts';
import { isActive } from './village.ts';

// V-17.1 What everybody sees, and the own hand.
export function view(s: State, observer: Seat | null): View {
  return {
    settings: s.settings,
    round: s.round,
    first: s.first,
    road: s.road.map((card, slot) => ({ card: card === NONE ? null : idOf(card), coins: numberAt(s.roadCoins, slot) })),
    stacks: s.stacks.map(pile => seenPile(pile, s.faceUp)),
    reserve: seenPile(s.reserve, false),
    discard: s.discard.map(idOf),
    basics: BASICS.map((basic, i) => ({ card: idOf(basic), left: numberAt(s.basics, i) })),
    teams: s.teams,
    events: s.events.slice(),
    markets: s.markets,
    bankPrice: s.settings.tinyIsland ? null : bankPrice(s),
    looking: lookedAt(s, observer)?.map(idOf) ?? null,
    acting: actingSeat(s),
    turn: turnOf(s),
    players: s.players.map((player, seat) => seenPlayer(player, seesHand(s, observer, seat))),
    villages: s.villages.map(v => ({ gold: v.gold, villagers: seenVillagers(v) })),
    countess: s.countess && seenCountess(s.countess),
  };
}

/** V-17.2 Fronts of the own hand only; V-17.10 in Twin Villages one person holds both hands. */
export function seesHand(s: State, observer: Seat | null, seat: Seat): boolean {
  return observer === seat || (s.settings.twinVillages && observer !== null);
}

/** V-10.5, V-17.2 The stack that the observer is looking through now, or null. */
export function lookedAt(s: State, observer: Seat | null): Card[] | null {
  const frame = s.frames[s.frames.length - 1];
  return frame?.step === 'pickOne' && seesHand(s, observer, frame.seat) ? entryAt(s.stacks, frame.stack) : null;
}

function seenPlayer({ hand, square, gift, drafts }: Player, open: boolean): View['players'][number] {
  return {
    hand: open ? hand.map(idOf) : null,
    backs: hand.map(suitOf),
    square: square.map(idOf),
    gift: gift === NONE ? null : suitOf(gift),
    drafts,
  };
}

// V-17.1, V-17.3 Face-up and discarded events are visible, the decks are not.
function seenCountess({ events, decks, spent, jester }: Countess): SeenCountess {
  return {
    events: events.map(eventId),
    decks: decks.map(deck => deck.length),
    spent: spent.map(pile => pile.map(eventId)),
    jester,
  };
}

/** V-17.3 Of a pile only the size and the back on top are visible; V-17.7 or the front, if Townsfolk turned it. */
function seenPile(pile: readonly Card[], faceUp: boolean): SeenPile {
  const top = pile[pile.length - 1];
  if (top === undefined) return { size: 0, top: null, front: null };
  return { size: pile.length, top: suitOf(top), front: faceUp ? idOf(top) : null };
}

function seenVillagers(v: Village): SeenVillager[] {
  return v.cards.map((card, at) => ({
    card: idOf(card),
    on: numberAt(v.on, at),
    as: idOf(numberAt(v.as, at)),
    coins: numberAt(v.coins, at),
    active: isActive(v, at),
  }));
}

function actingSeat({ frames }: State): Seat | null {
  const frame = frames[frames.length - 1];
  return frame && 'seat' in frame ? frame.seat : null;
}

function turnOf({ frames }: State): Turn | null {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (!frame || !('during' in frame)) continue;
    const { during, seat, actions, exchanges, free } = frame;
    return { during, seat, actions, exchanges, free };
  }
  return null;
}
