import { below, newWorld, note, shuffle, type Chance, type Config, type World, type AskStep } from '@thorp/kernel';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import {
  HAND,
  JUNIPER_PER_PLAYER,
  levelOf,
  ROW,
  SCROLLS,
  SCROLLS_BASIC,
  STARTING_BARLEY,
  TILE_COUNTS,
} from './cards/figures.ts';
import { cardOf, villagerId } from './cards/ids.ts';
import { SPIRITS } from './cards/spirits.ts';
import { deckOf } from './cards/villagers.ts';
import { FARM, type Spirit, type SpiritCard } from './cards/vocabulary.ts';
import { showFromHand } from './decks.ts';
import { gainOmens } from './goods.ts';
import { adjust, CENTRE, CORNERS, count, NOBODY, player, villager } from './table.ts';
import type { Buy, Frame, Player, Snowcrest, SnowcrestSettings, State } from './types.ts';

type Setup = Config<SnowcrestSettings>;

// S-2, S-18, S-19.1 From the shuffles to the purchase of the fifth Villager.
export function setup(config: Setup, chance: Chance): State {
  const { seats, settings } = config;
  const world = newWorld<Frame>(chance);
  const start = below(world, seats);
  const order = Array.from({ length: seats }, (_, i) => (start + i) % seats);
  const commons = shuffle(world, deckOf('common', seats === 1));
  const tileSupply = TILE_COUNTS.slice();
  adjust(tileSupply, FARM, -seats);
  const { learnt, notes } = world;
  // Written out in the same order as in `clone`, so that V8 gives both objects the same shape.
  const s: State = {
    frames: [{ step: 'turn' }, ...order.map((seat): Frame => ({ step: 'buy', seat })).reverse()],
    chance,
    learnt,
    notes,
    settings,
    players: order.map(() => newPlayer(world)),
    start,
    active: start,
    round: 1,
    row: commons.splice(-ROW),
    commons,
    guardians: settings.basic ? [] : spirits(world, 'guardian'),
    forests: settings.basic ? [] : spirits(world, 'forest'),
    spirit: NOBODY,
    juniper: JUNIPER_PER_PLAYER * seats,
    achievements: settings.basic ? [] : shuffle(world, [...ACHIEVEMENTS.keys()]).slice(0, seats + 1),
    tileSupply,
    scrollSupply: scrollsFor(config),
    ending: false,
    rests: 0,
    acting: NOBODY,
    arriving: NOBODY,
    recruited: false,
  };
  order.forEach((seat, place) => adjust(player(s, seat).tokens, 0, startingBarley(config, place)));
  note(s, { kind: 'starts', seat: start });
  return s;
}

// S-2.5 A Farm, four Starters in the corners, nine cards of which three are in hand.
function newPlayer(world: World): Player {
  const starters = shuffle(world, deckOf('starter'));
  const deck = shuffle(world, deckOf('personal'));
  const village = Array<number>(9).fill(NOBODY);
  let up = 0;
  CORNERS.forEach((slot, i) => {
    village[slot] = count(starters, i);
    up |= 1 << slot;
  });
  return {
    hand: deck.splice(-HAND),
    deck,
    discard: [],
    village,
    up,
    tokens: [0, 0, 0, 0, 0],
    tiles: [1, 0, 0],
    usedTiles: [0, 0, 0],
    omen: 0,
    omenTokens: 0,
    scrolls: 0,
  };
}

function spirits(world: World, deck: Spirit['deck']): SpiritCard[] {
  return shuffle(
    world,
    [...SPIRITS.keys()].filter(id => SPIRITS[id]?.deck === deck),
  );
}

function scrollsFor({ seats, settings: { basic, level } }: Setup): number {
  if (seats === 1) return levelOf(level).target;
  return count(basic ? SCROLLS_BASIC : SCROLLS, seats);
}

function startingBarley({ seats, settings: { level } }: Setup, place: number): number {
  return seats === 1 ? levelOf(level).barley : count(STARTING_BARLEY, place);
}

// S-2.8, S-2.9 One hand card is placed in the centre and paid with Barley tokens; each missing Barley is an Omen.
export const buy: AskStep<Snowcrest, 'buy', Buy> = {
  options: (s, { seat }) => player(s, seat).hand.map(card => ({ kind: 'buy', card: villagerId(card) })),
  choose(s, { seat }, option) {
    const card = cardOf(option.card);
    const p = player(s, seat);
    const { cost } = villager(card);
    const paid = Math.min(cost, count(p.tokens, 0));
    showFromHand(s, seat, card);
    p.village[CENTRE] = card;
    p.up |= 1 << CENTRE;
    adjust(p.tokens, 0, -paid);
    note(s, { kind: 'bought', seat, card: option.card, paid });
    gainOmens(s, seat, cost - paid);
  },
};
