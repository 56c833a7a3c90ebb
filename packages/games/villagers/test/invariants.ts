import {
  BASICS,
  cardOf,
  FOUNDERS,
  FOUNDERS_FOOD,
  JACK,
  NONE,
  VILLAGERS,
  villager,
  type Card,
} from '../src/cards/index.ts';
import { deckOf, eventOf, profileOf } from '../src/countess/events.ts';
import { TEAMS } from '../src/cards/seasons.ts';
import { mainDeck } from '../src/deck.ts';
import type { Settings, State, Village } from '../src/index.ts';

/** Throws if an invariant is broken. */
export function checkState(s: State): void {
  checkCards(s);
  checkCountess(s);
  for (const { hand } of s.players) checkSorted(hand);
  for (const [owner, village] of s.villages.entries()) {
    if (owner < s.players.length) for (const at of village.cards.keys()) checkPlace(village, at);
    else checkAlone(village);
    checkGold(village);
  }
}

const TEAM = cardOf('builder-team');

/** Every card is in exactly one zone. */
function checkCards(s: State): void {
  const expected = copiesInPlay(s.players.length, s.settings);
  const found = tally([
    s.road.filter(card => card !== NONE),
    ...s.stacks,
    s.reserve,
    s.discard,
    ...s.players.flatMap(({ hand, square, gift }) => [hand, square, gift === NONE ? [] : [gift]]),
    ...s.villages.map(({ cards }) => cards),
  ]);
  BASICS.forEach((basic, pile) => (found[basic] = (found[basic] ?? 0) + (s.basics[pile] ?? 0)));
  found[TEAM] = (found[TEAM] ?? 0) + s.teams;
  for (const [card, { name, pile }] of VILLAGERS.entries()) {
    if (pile !== 'countess' && found[card] !== expected[card]) {
      throw new Error(`${name}: ${found[card]} copies, not ${expected[card]}`);
    }
  }
}

/** How many copies of every card a game has; cached, because every decision needs it. */
function copiesInPlay(seats: number, settings: Settings): readonly number[] {
  const known = IN_PLAY.get(settings);
  if (known) return known;
  const copies = tally([mainDeck({ seats, settings })]);
  for (const basic of BASICS) copies[basic] = villager(basic).copies;
  copies[FOUNDERS] = seats;
  copies[TEAM] = settings.teams ? TEAMS['builder-team'].copies : 0;
  IN_PLAY.set(settings, copies);
  return copies;
}

const IN_PLAY = new WeakMap<Settings, readonly number[]>();

/** V-15.3, V-15.8 Every event is in its own deck, on its pile or face-up, and her card is there once. */
function checkCountess({ countess, settings, villages }: State): void {
  const herCards = villages.flatMap(({ cards }) => cards).filter(card => villager(card).pile === 'countess');
  if (herCards.length !== (countess ? 1 : 0)) throw new Error(`${herCards.length} cards of the Countess`);
  if (!countess) return;
  const profile = profileOf(settings);
  for (const [season, name] of profile.decks.entries()) {
    const ofSeason = countess.events.filter(event => eventOf(event).deck === name);
    const found = [...ofSeason, ...(countess.decks[season] ?? []), ...(countess.spent[season] ?? [])];
    const expected = deckOf(profile, name);
    if (sorted(found) !== sorted(expected)) throw new Error(`${name} has ${sorted(found)}, not ${sorted(expected)}`);
  }
}

const sorted = (pile: number[]): string => pile.sort((a, b) => a - b).join();

/** The second face of a card counts as the first. */
const COUNTED: ReadonlyMap<Card, Card> = new Map([
  [FOUNDERS_FOOD, FOUNDERS],
  [cardOf('harvest-team'), TEAM],
]);

function tally(zones: readonly (readonly Card[])[]): number[] {
  const counts = VILLAGERS.map(() => 0);
  for (const card of zones.flat()) {
    const counted = COUNTED.get(card) ?? card;
    counts[counted] = (counts[counted] ?? 0) + 1;
  }
  return counts;
}

function checkSorted(hand: readonly Card[]): void {
  if (hand.some((card, i) => card < (hand[i - 1] ?? 0))) throw new Error(`the hand ${hand.join()} is not sorted`);
}

/** V-6.3, V-6.4, V-9.10, V-9.16 Every villager stands on the right one, and none carries too many. */
function checkPlace({ on, as, load }: Village, at: number): void {
  const { name, places, on: below, special } = villager(as[at] ?? NONE);
  const carried = on.flatMap((other, i) => (other === at ? [as[i] ?? NONE] : []));
  const chained = carried.filter(card => villager(card).special?.way !== 'on top');
  if (load[at] !== carried.length) throw new Error(`${name} carries ${carried.length}, noted ${load[at]}`);
  if (chained.length > places || carried.length > Math.max(1, places)) {
    throw new Error(`${name} carries ${carried.length}, has ${places} places`);
  }
  const under = on[at] === NONE ? NONE : (as[on[at] ?? NONE] ?? NONE);
  const fits = under === below || (under === JACK && below !== NONE && villager(below).on === NONE);
  const onTop = special?.way === 'on top';
  if (onTop ? under === NONE : !fits) throw new Error(`${name} stands on the wrong villager`);
}

/** V-15.4 In the village of the Countess every villager stands alone. */
function checkAlone({ on, load }: Village): void {
  if (on.some(below => below !== NONE) || load.some(carried => carried !== 0)) throw new Error('she stacks villagers');
}

/** The supply matches the ledger, and is never negative. */
function checkGold({ gold, coins, ledger }: Village): void {
  const earned = ledger.reduce((sum, amount, i) => (i % 3 === 2 ? sum + amount : sum), 0);
  if (gold !== earned || gold < 0) throw new Error(`${gold} gold in the supply, ${earned} in the ledger`);
  if (coins.some(coin => coin < 0)) throw new Error('a villager owes coins');
}
