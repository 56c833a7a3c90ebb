import { below, newWorld, shuffle, type Chance, type Config } from '@thorp/kernel';
import { STARTING_ROAD } from './cards/base.ts';
import { BASICS, cardOf, FOUNDERS, NONE, villager, type Card } from './cards/index.ts';
import { handSize, mainDeck, ROAD_SIZE, stackSizes } from './deck.ts';
import { gain } from './ledger.ts';
import type { Frame, Settings, State, Village } from './types.ts';
import { newVillage, settle } from './village.ts';

const STARTING_GOLD = 8;

// V-2.1 to V-2.7
export function setup(config: Config<Settings>, chance: Chance): State {
  const { seats, settings } = config;
  const world = newWorld<Frame>(chance, { step: 'round' });
  const deck = mainDeck(config);
  const signposted = startingRoad(deck);
  shuffle(world, deck);
  const road = signposted.map(card => (card === NONE ? (deck.pop() as Card) : card));
  const stacks = stackSizes(config).map(size => deck.splice(-size));
  const hands = Array.from({ length: seats }, () => deck.splice(-handSize(config)).sort((a, b) => a - b));
  return {
    ...world,
    settings,
    round: 0,
    first: settings.firstPlayer === 'random' ? below(world, seats) : 0,
    road,
    roadCoins: Array.from({ length: ROAD_SIZE }, () => 0),
    stacks,
    reserve: deck,
    discard: [],
    basics: BASICS.map(basic => villager(basic).copies),
    markets: 0,
    players: hands.map(hand => ({ hand, square: [], drafts: 0 })),
    villages: hands.map(startingVillage),
  };
}

/** V-2.1 Takes the signposted villagers out of the deck. V-13.10 One that was left out leaves its slot to the deck. */
function startingRoad(deck: Card[]): Card[] {
  return STARTING_ROAD.map(id => {
    const i = deck.indexOf(cardOf(id));
    return i < 0 ? NONE : (deck.splice(i, 1)[0] as Card);
  });
}

// V-2.2 Founders with the gold side up, and 8 gold.
function startingVillage(): Village {
  const village = newVillage();
  gain(village, 'start', STARTING_GOLD);
  settle(village, FOUNDERS, NONE);
  return village;
}
