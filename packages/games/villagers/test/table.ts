import { fastChance, settle as agree, type Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { cardOf, NONE, type Card, type CardId } from '../src/cards/index.ts';
import { gain } from '../src/ledger.ts';
import { villagers, type Frame, type Settings, type State, type Village, type Villagers } from '../src/index.ts';
import { newVillage, settle } from '../src/village.ts';

/** Positions for rule tests, written as short as the rulebook would tell them. */

export type At = Drive<Villagers>;

/** A game as it is set up, with seat 0 as First Player. */
export function newGame(seats = 3, settings: Partial<Settings> = {}, seed = 1): State {
  return villagers.setup(agree(villagers, seats, { firstPlayer: 'seat-0', ...settings }), fastChance(seed));
}

export interface Given {
  readonly seats?: number;
  readonly settings?: Partial<Settings>;
  readonly round?: number;
  readonly first?: Seat;
  /** Hands by seat; of the others nobody has any. */
  readonly hands?: readonly (readonly CardId[])[];
  /** Villages by seat, a chain a text: 'miner > seeker > spelunker | locksmith'. The others have Founders. */
  readonly villages?: readonly (readonly string[])[];
  /** Supplies by seat; 8 where none is given. */
  readonly gold?: readonly number[];
  readonly road?: readonly (CardId | null)[];
  readonly roadCoins?: readonly number[];
  /** Stacks by number, the top card last; the others stay as they were dealt. */
  readonly stacks?: readonly (readonly CardId[])[];
  readonly reserve?: readonly CardId[];
  /** What else is to be arranged. */
  prepare?(s: State): void;
}

/** A position in which the given steps are pending, the first one first. */
export function position(given: Given, ...frames: Frame[]): At {
  const s = newGame(given.seats, given.settings);
  s.frames = frames.reverse();
  s.round = given.round ?? 1;
  s.first = given.first ?? 0;
  s.players.forEach((player, seat) => (player.hand = cards(given.hands?.[seat] ?? []).sort((a, b) => a - b)));
  s.villages = s.villages.map((_, seat) => villageOf(given.villages?.[seat] ?? ['founders'], given.gold?.[seat] ?? 8));
  if (given.road) s.road = given.road.map(id => (id === null ? NONE : cardOf(id)));
  if (given.roadCoins) s.roadCoins = [...given.roadCoins];
  given.stacks?.forEach((stack, i) => (s.stacks[i] = cards(stack)));
  if (given.reserve) s.reserve = cards(given.reserve);
  given.prepare?.(s);
  return drive(villagers, s);
}

/** The build turn of seat 0. */
export function buildTurn(given: Given): At {
  return position(given, { step: 'buildTurn', seat: 0 });
}

/** The Market phase, with the first so many stacks empty. */
export function market(given: Given, emptyStacks: number): At {
  return position({ ...given, stacks: emptied(emptyStacks) }, { step: 'markets' });
}

export function emptied(stacks: number): CardId[][] {
  return Array.from({ length: stacks }, () => []);
}

export function cards(ids: readonly CardId[]): Card[] {
  return ids.map(cardOf);
}

/**
 * A village from its chains: '>' puts a villager on the one before, '|' begins the second branch on the bottom card,
 * 'blacksmith:4' lays four coins on it and 'monk=miner' is a stand-in.
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
  const at = settle(v, cardOf(id as CardId), on, id === as ? undefined : cardOf(as as CardId));
  v.coins[at] = Number(coins);
  return at;
}

/** Where in the village of a seat a villager lies: the first one of its type. */
export function find(at: At, seat: Seat, id: CardId): number {
  return village(at, seat).cards.indexOf(cardOf(id));
}

export function village(at: At, seat: Seat): Village {
  return at.state.villages[seat] as Village;
}

export function gold(at: At, seat: Seat): number {
  return village(at, seat).gold;
}

export function coinsOn(at: At, seat: Seat, id: CardId): number | undefined {
  return village(at, seat).coins[find(at, seat, id)];
}

/** The kinds of options on offer, each once. */
export function kinds(at: At): string[] {
  return [...new Set(at.options.map(option => option.kind))];
}

/** Chooses build for a card that has one place. */
export function build(at: At, id: CardId): At {
  return at.chooseWhere(option => option.kind === 'build' && option.card === id);
}

/** Exchanges a hand card for a Basic, onto a stack if one is to be chosen. */
export function exchange(at: At, basic: CardId, given: CardId, stack = 5): At {
  at.choose({ kind: 'exchange', basic });
  if (!at.over && at.step === 'returnTo') at.choose({ kind: 'onto', stack });
  if (!at.over && at.step === 'returnCard') at.choose({ kind: 'return', card: given });
  return at;
}
