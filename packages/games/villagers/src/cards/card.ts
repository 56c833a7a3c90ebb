/** The vocabulary of the printed cards, and short constructors for the tables. */

/** In the order of the card table; the Countess card shows no suit (V-15.24). */
export const SUITS = [
  'grains',
  'wood',
  'hay',
  'ore',
  'grapes',
  'wool',
  'leather',
  'clay',
  'solitary',
  'special',
  'none',
] as const;

export type Suit = (typeof SUITS)[number];

/** What a silver symbol counts in the own village (V-7.3 to V-7.6). */
export type Count =
  | { readonly of: 'food' | 'builder' | 'gold symbols' | 'padlocks' | 'coins on one villager' }
  | { readonly of: 'suit symbols' | 'printed gold'; readonly suit: Suit };

/** An amount of silver for every full `per` of what is counted. */
export type Silver = Count & { readonly amount: number; readonly per: number };

/** The verb of a Special: what it does when it is played. */
export type Verb =
  | 'stand in'
  | 'swap'
  | 'free padlocks'
  | 'smuggle'
  | 'expose branch'
  | 'gold per villager below'
  | 'bottom of two suits'
  | 'draft more'
  | 'build more'
  | 'take basics'
  | 'fill keyring';

/** Played by a separate step, or placed like any villager: on its own, or on top of any chain (V-9.16). */
export type Way = 'step' | 'alone' | 'on top';

export interface Special {
  readonly verb: Verb;
  readonly way: Way;
  /**
   * V-9.1 With the discard mark: it takes no build action and is discarded after use. Without it the villager stays.
   */
  readonly discard: boolean;
  /** The number of actions, villagers or gold. */
  readonly amount: number;
}

/** Where a card waits before it comes into play. */
export type Pile = 'deck' | 'founders' | 'basic' | 'team' | 'countess';

/** A villager as printed; every copy has the same face. */
export interface Printed {
  readonly name: string;
  readonly suit: Suit;
  readonly pile: Pile;
  readonly copies: number;
  /** The villager that must lie directly below; null for one that stands on its own. */
  readonly on: string | null;
  /** How many villagers fit on it. */
  readonly places: 0 | 1 | 2;
  /** Suit symbols; these and the padlock count even when the villager is covered (V-6.6). */
  readonly symbols: number;
  /** The villager that unlocks it. */
  readonly lock: string | null;
  readonly food: number;
  readonly builder: number;
  /** 0: no gold symbol. */
  readonly gold: number;
  readonly silver: Silver | null;
  /** The number in the keyring; 0: no keyring. */
  readonly key: number;
  readonly special: Special | null;
  /** The parts that are not found in any source. */
  readonly reconstructed: string | null;
}

const BLANK: Omit<Printed, 'name' | 'suit'> = {
  pile: 'deck',
  copies: 2,
  on: null,
  places: 0,
  symbols: 1,
  lock: null,
  food: 0,
  builder: 0,
  gold: 0,
  silver: null,
  key: 0,
  special: null,
  reconstructed: null,
};

type Row = (name: string, printed?: Partial<Printed>) => Printed;

/** A constructor of rows for one suit. */
export function suited(suit: Suit): Row {
  return (name, printed = {}) => ({ ...BLANK, ...printed, name, suit });
}

/** A Special that stays in the village. */
export function stays(verb: Verb, way: Way, amount = 0): Special {
  return { verb, way, discard: false, amount };
}

/** A Special with the discard mark. */
export function discarded(verb: Verb, amount = 0): Special {
  return { verb, way: 'step', discard: true, amount };
}

export function silver(amount: number, per: number, count: Count): Silver {
  return { amount, per, ...count };
}
