import { below, keysOf, must, newWorld, shuffle, type Chance, type Config, type World } from '@thorp/kernel';
import { STARTING_ROAD } from './cards/base.ts';
import { EVENTS, SEASONS, type EventId } from './cards/events.ts';
import { BASICS, cardOf, FOUNDERS, NONE, villager, type Card } from './cards/index.ts';
import { TEAMS } from './cards/seasons.ts';
import { newCountess, profileOf } from './countess/events.ts';
import { handSize, mainDeck, ROAD_SIZE, stackSizes } from './deck.ts';
import { gain } from './ledger.ts';
import { entryAt } from './lists.ts';
import type { Frame, Settings, State, Village } from './types.ts';
import { newVillage, settle } from './village.ts';

const STARTING_GOLD = 8;

// V-2.1 to V-2.7; V-2.11 the seasons setup also deals the Road from the deck.
export function setup(config: Config<Settings>, chance: Chance): State {
  const { seats, settings } = config;
  const world = newWorld<Frame>(chance, { step: 'round' });
  const deck = mainDeck(config);
  const signposted = settings.seasonsSetup ? Array.from({ length: ROAD_SIZE }, () => NONE) : startingRoad(deck);
  shuffle(world, deck);
  const road = signposted.map(card => (card === NONE ? must(deck.pop(), 'V-2.19 the deck fills the Road') : card));
  const stacks = stackSizes(config).map(size => deck.splice(-size));
  const hands = Array.from({ length: seats }, () => deck.splice(-handSize(config)).sort((a, b) => a - b));
  const { frames, learnt, notes } = world;
  // Written out in the same order as in `clone`, so that V8 gives both objects the same shape.
  return {
    frames,
    chance,
    learnt,
    notes,
    settings,
    round: 0,
    first: settings.firstPlayer === 'random' ? below(world, seats) : 0,
    road,
    roadCoins: Array.from({ length: ROAD_SIZE }, () => 0),
    stacks,
    faceUp: false,
    events: settings.events ? dealEvents(world, settings) : [],
    reserve: deck,
    discard: [],
    basics: BASICS.map(basic => villager(basic).copies),
    teams: settings.teams ? TEAMS['builder-team'].copies : 0,
    markets: 0,
    players: hands.map(hand => ({ hand, square: [], gift: NONE, drafts: 0 })),
    villages: startingVillages(config),
    countess: settings.mode === 'countess' ? newCountess(world, profileOf(settings)) : null,
  };
}

/**
 * V-2.1 Takes the signposted villagers out of the deck. V-13.10 If one was left out, its slot is filled from the deck.
 */
function startingRoad(deck: Card[]): Card[] {
  return STARTING_ROAD.map(id => {
    const card = cardOf(id);
    const at = deck.indexOf(card);
    if (at < 0) return NONE;
    deck.splice(at, 1);
    return card;
  });
}

// V-2.14 A random Event of every season; V-14.10 the Monastery is played without Weddings.
function dealEvents(world: World, { mode }: Settings): EventId[] {
  const ids = keysOf(EVENTS);
  return SEASONS.map(season => {
    const fitting = ids.filter(id => EVENTS[id].season === season && !(mode === 'monastery' && id === 'weddings'));
    return entryAt(fitting, below(world, fitting.length));
  });
}

// V-2.2 Founders with the gold side up, and 8 gold; V-15.2 the Countess has her own card and supply.
function startingVillages({ seats, settings }: Config<Settings>): Village[] {
  const villages = Array.from({ length: seats }, () => startingVillage(FOUNDERS, STARTING_GOLD));
  if (settings.mode === 'countess') {
    const { card, startingGold } = profileOf(settings);
    villages.push(startingVillage(cardOf(card), startingGold));
  }
  return villages;
}

function startingVillage(card: Card, gold: number): Village {
  const village = newVillage();
  gain(village, 'start', gold);
  settle(village, card, NONE);
  return village;
}
