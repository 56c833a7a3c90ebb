import { note, schedule, type Seat } from '@thorp/kernel';
import type { EventVerb } from '../cards/countess.ts';
import { SUITS } from '../cards/card.ts';
import { idOf, suitNumber } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { addTo, numberAt } from '../lists.ts';
import { goldOn, silverOn } from '../market.ts';
import { player, village } from '../table.ts';
import type { State, Village } from '../types.ts';
import { active, printedAt } from '../village.ts';
import { countess, dealEvents, eventOf, hers, seasonOf } from './events.ts';
import type { EventNumber } from './types.ts';

/** What an event does to the player, with the amount printed on it. */
type Effect = (s: State, seat: Seat, amount: number, event: EventNumber) => void;

/** One function for each verb; a step asks what the player has to choose. */
export const EFFECTS: { readonly [V in EventVerb]: Effect } = {
  'gold on her keyrings': (s, _, amount) => {
    const v = hers(s);
    for (let at = 0; at < v.cards.length; at++) if (keyOf(v, at) > 0) putCoins(s, at, amount);
  },
  'gold on her best keyring'(s) {
    const v = hers(s);
    const best = bestKeyring(v);
    if (keyOf(v, best) > 0) putCoins(s, best, keyOf(v, best));
  },
  'lose a hand card': asks('abduction'),
  'lose a top villager': asks('arrest'),
  'a top villager joins her': asks('betrayal'),
  'she recruits a hidden card': asks('recruiting'),
  'she scores one of your silver': asks('espionage'),
  'pay the coins on a villager': asks('protection'),
  'use the Jester': asks('blame'),
  'she gains per food': (s, _, amount) => earn(s, amount * active(hers(s), 'food')),
  'she gains per coined villager': (s, seat, amount) => earn(s, amount * count(village(s, seat), isCoined)),
  'she gains per suit in hand': (s, seat, amount) =>
    earn(s, amount * new Set(player(s, seat).hand.map(suitNumber)).size),
  'she scores her best silver': s => earn(s, highest(hers(s), silverOn)),
  'she scores your highest gold': (s, seat) => earn(s, highest(village(s, seat), goldOn)),
  'both score silver'(s) {
    const before = s.villages.map(v => v.gold);
    for (const v of s.villages) {
      for (let at = 0; at < v.cards.length; at++) gain(v, 'countess', silverOn(v, at), v.cards[at]);
    }
    note(s, { kind: 'blackMarket', gains: s.villages.map((v, i) => v.gold - numberAt(before, i)) });
  },
  'pay per villager of the largest suit': (s, seat, amount) => pay(s, seat, amount * largestSuit(village(s, seat))),
  'pay per hand card': (s, seat, amount) => pay(s, seat, amount * player(s, seat).hand.length),
  'pay per gold symbol': (s, seat, amount) => pay(s, seat, amount * count(village(s, seat), showsGold)),
  'pay per Basic': (s, seat, amount) => pay(s, seat, amount * count(village(s, seat), isBasic)),
  // V-15.33 The new event comes next; an event of another phase comes too late to act.
  'another event'(s, seat, _, event) {
    const { events } = countess(s);
    const before = events.length;
    dealEvents(s, seasonOf(s, event), 1);
    const next = events[before];
    if (next !== undefined && eventOf(next).timing === 'event') schedule(s, { step: 'countessEvents', seat, next });
  },
};

/** The steps that ask what an event takes from the player. */
type Asking = 'abduction' | 'arrest' | 'betrayal' | 'recruiting' | 'espionage' | 'protection' | 'blame';

function asks(step: Asking): Effect {
  return (s, seat) => schedule(s, { step, seat });
}

// V-15.19 What she adds, earns or scores comes from the bank.
export function earn(s: State, gold: number): void {
  gain(hers(s), 'countess', gold);
  note(s, { kind: 'countessGains', gold });
}

// V-15.9 A player who cannot pay her in full pays what there is; the rest is forgiven.
export function pay(s: State, seat: Seat, due: number): void {
  const mine = village(s, seat);
  const gold = Math.min(due, mine.gold);
  gain(mine, 'countess', -gold);
  gain(hers(s), 'countess', gold);
  note(s, { kind: 'paidCountess', seat, gold });
}

function putCoins(s: State, at: number, gold: number): void {
  const { cards, coins } = hers(s);
  addTo(coins, at, gold);
  note(s, { kind: 'countessCoins', card: idOf(numberAt(cards, at)), gold });
}

/** How many villagers of a village meet a condition. */
function count(v: Village, isSo: (v: Village, at: number) => boolean): number {
  let found = 0;
  for (let at = 0; at < v.cards.length; at++) if (isSo(v, at)) found++;
  return found;
}

const isCoined = (v: Village, at: number): boolean => numberAt(v.coins, at) > 0;
const isBasic = (v: Village, at: number): boolean => printedAt(v, at).pile === 'basic';
const showsGold = (v: Village, at: number): boolean => goldOn(v, at) > 0;

function keyOf(v: Village, at: number): number {
  return printedAt(v, at).key;
}

/** V-15.34 Her villager with the highest number in its keyring; of several the one with the most coins. */
function bestKeyring(v: Village): number {
  let best = 0;
  for (let at = 1; at < v.cards.length; at++) {
    const more = keyOf(v, at) - keyOf(v, best) || numberAt(v.coins, at) - numberAt(v.coins, best);
    if (more > 0) best = at;
  }
  return best;
}

function highest(v: Village, worth: (v: Village, at: number) => number): number {
  let most = 0;
  for (let at = 0; at < v.cards.length; at++) most = Math.max(most, worth(v, at));
  return most;
}

// V-15.16, V-15.26 Villagers are counted, not symbols, whether covered or not.
function largestSuit(v: Village): number {
  const counts = SUITS.map(() => 0);
  for (const card of v.cards) addTo(counts, suitNumber(card), 1);
  return Math.max(...counts);
}
