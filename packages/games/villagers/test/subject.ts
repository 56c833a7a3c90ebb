import { pairwise, type Subject } from '@thorp/testkit';
import { BASICS, FOUNDERS, FOUNDERS_FOOD, NONE, VILLAGERS, villager, type Card } from '../src/cards/index.ts';
import { DECK_IDS, mainDeck } from '../src/deck.ts';
import { villagers, type Event, type State, type Village, type Villagers } from '../src/index.ts';

/** Everything that can happen: a kind that is missing here is a compile error. */
const HAPPENINGS: { readonly [K in Event['kind']]: true } = {
  round: true,
  took: true,
  drew: true,
  drewReserve: true,
  arrived: true,
  stackEmptied: true,
  coin: true,
  noCoin: true,
  cleared: true,
  coinOnEach: true,
  built: true,
  stoodIn: true,
  swapped: true,
  played: true,
  smuggled: true,
  returned: true,
  returnedCard: true,
  tookBasic: true,
  unlocked: true,
  unlockedAtBank: true,
  unlockedFree: true,
  flipped: true,
  market: true,
  over: true,
};

/** Villagers as the law tests and the fuzzer play it. */
export const subject: Subject<Villagers> = {
  game: villagers,
  configs: pairwise(villagers),
  decisions: 2_000,
  check(s) {
    checkCards(s);
    for (const hand of s.players.map(player => player.hand)) checkSorted(hand);
    for (const village of s.villages) checkVillage(village);
  },
  inventory: [...DECK_IDS, ...Object.keys(HAPPENINGS)],
  touched: (event: Event) => ('card' in event ? [event.kind, event.card] : [event.kind]),
};

/** Every card is in exactly one zone. */
function checkCards(s: State): void {
  const expected = tally([mainDeck({ seats: s.players.length, settings: s.settings })]);
  for (const basic of BASICS) expected[basic] = villager(basic).copies;
  expected[FOUNDERS] = s.players.length;
  const found = tally([
    s.road.filter(card => card !== NONE),
    ...s.stacks,
    s.reserve,
    s.discard,
    ...s.players.flatMap(({ hand, square }) => [hand, square]),
    ...s.villages.map(({ cards }) => cards),
  ]);
  BASICS.forEach((basic, pile) => (found[basic] = (found[basic] ?? 0) + (s.basics[pile] ?? 0)));
  for (const [card, { name }] of VILLAGERS.entries()) {
    if (found[card] !== expected[card]) throw new Error(`${name}: ${found[card]} copies, not ${expected[card]}`);
  }
}

function tally(zones: readonly (readonly Card[])[]): number[] {
  const counts = VILLAGERS.map(() => 0);
  for (const card of zones.flat()) {
    const counted = card === FOUNDERS_FOOD ? FOUNDERS : card;
    counts[counted] = (counts[counted] ?? 0) + 1;
  }
  return counts;
}

function checkSorted(hand: readonly Card[]): void {
  if (hand.some((card, i) => card < (hand[i - 1] ?? 0))) throw new Error(`the hand ${hand.join()} is not sorted`);
}

/** V-6.3, V-6.4 Everybody stands on the right villager, nobody carries too many, and the supply matches the ledger. */
function checkVillage({ gold, cards, on, as, coins, load, ledger }: Village): void {
  for (const [at, card] of cards.entries()) {
    const { name, places, on: below } = villager(as[at] ?? NONE);
    const carried = on.filter(other => other === at).length;
    if (load[at] !== carried) throw new Error(`${name} carries ${carried}, noted ${load[at]}`);
    if (carried > places) throw new Error(`${name} carries ${carried}, has ${places} places`);
    const under = on[at] === NONE ? NONE : as[on[at] ?? NONE];
    if (under !== below) throw new Error(`${villager(card).name} as ${name} stands on the wrong villager`);
    if ((coins[at] ?? -1) < 0) throw new Error(`${name} owes coins`);
  }
  const earned = ledger.reduce((sum, amount, i) => (i % 3 === 2 ? sum + amount : sum), 0);
  if (gold !== earned || gold < 0) throw new Error(`${gold} gold in the supply, ${earned} in the ledger`);
}
