import { fastChance, must, settle as agree, type Seat } from '@thorp/kernel';
import { cardOf, isCardId, NONE, type Card, type CardId } from './cards/index.ts';
import { villagers } from './index.ts';
import { gain } from './ledger.ts';
import type { Frame, Settings, State, Village } from './types.ts';
import { newVillage, settle } from './village.ts';

/* Short descriptions of positions, for lessons and rule tests. */

export interface Sketch {
  readonly seats?: number;
  readonly settings?: Partial<Settings>;
  readonly round?: number;
  readonly first?: Seat;
  /** Hands by seat; the others are empty. */
  readonly hands?: readonly (readonly CardId[])[];
  /** Villages by seat, one text for each chain: 'miner > seeker > spelunker | locksmith'. The others have Founders. */
  readonly villages?: readonly (readonly string[])[];
  /** Supplies by seat; the default is 8. */
  readonly gold?: readonly number[];
  readonly road?: readonly (CardId | null)[];
  readonly roadCoins?: readonly number[];
  /** Stacks by number, the top card last; the others are as dealt. */
  readonly stacks?: readonly (readonly CardId[])[];
  readonly reserve?: readonly CardId[];
  /** What comes next, in reading order. */
  readonly frames: readonly Frame[];
}

/** A new game with seat 0 as First Player. */
export function newGame(seats = 3, settings: Partial<Settings> = {}, seed = 1): State {
  return villagers.setup(agree(villagers, seats, { firstPlayer: 'seat-0', ...settings }), fastChance(seed));
}

/** The described position: everything that is not given is as dealt. */
export function sketch(given: Sketch): State {
  const s = newGame(given.seats, given.settings);
  s.frames = [...given.frames].reverse();
  s.round = given.round ?? 1;
  s.first = given.first ?? 0;
  s.players.forEach((player, seat) => (player.hand = cards(given.hands?.[seat] ?? []).sort((a, b) => a - b)));
  s.villages = s.villages.map((_, seat) => villageOf(given.villages?.[seat] ?? ['founders'], given.gold?.[seat] ?? 8));
  if (given.road) s.road = given.road.map(id => (id === null ? NONE : cardOf(id)));
  if (given.roadCoins) s.roadCoins = [...given.roadCoins];
  given.stacks?.forEach((stack, i) => (s.stacks[i] = cards(stack)));
  if (given.reserve) s.reserve = cards(given.reserve);
  return s;
}

export function cards(ids: readonly CardId[]): Card[] {
  return ids.map(cardOf);
}

/**
 * A village from its chains: '>' puts a villager on the one before, '|' begins the second branch on the bottom card,
 * 'blacksmith:4' has four coins on it and 'monk=miner' stands for a Miner.
 */
export function villageOf(chains: readonly string[], gold = 8): Village {
  const v = newVillage();
  gain(v, 'start', gold);
  for (const chain of chains) {
    const [first = '', ...others] = chain.split('|').map(branch => branch.split('>').map(name => name.trim()));
    const [bottom = '', ...onTop] = first;
    const ground = put(v, bottom, NONE);
    for (const branch of [onTop, ...others]) branch.reduce((on, name) => put(v, name, on), ground);
  }
  return v;
}

function put(v: Village, text: string, on: number): number {
  const [who = '', coins = '0'] = text.split(':');
  const [id = '', as = id] = who.split('=');
  const at = settle(v, cardNamed(id), on, id === as ? undefined : cardNamed(as));
  v.coins[at] = Number(coins);
  return at;
}

function cardNamed(text: string): Card {
  return cardOf(must(isCardId(text) ? text : null, `${text} is a card`));
}
