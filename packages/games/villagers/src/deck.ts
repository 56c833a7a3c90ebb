import { keysOf, type Config } from '@thorp/kernel';
import { BASE } from './cards/base.ts';
import { PROFILES } from './cards/countess.ts';
import { cardOf, villager, type Card, type CardId } from './cards/index.ts';
import { CLAY, CLAY_COPIES_AT_LOW_COUNTS, EXTRA_COPIES, NEW_SPECIALS } from './cards/seasons.ts';
import type { Settings } from './types.ts';

/** The cards of a game, and how many are dealt where. */

export const ROAD_SIZE = 6;
const STACKS = 6;
/** With this many players or more, all suits are used. */
export const MANY = 4;

/** The villagers that can be in the main deck. */
export const DECK_IDS: readonly CardId[] = keysOf({ ...BASE, ...CLAY, ...NEW_SPECIALS }).filter(
  id => villager(cardOf(id)).pile === 'deck',
);

/** The main deck in order. */
export function mainDeck(config: Config<Settings>): Card[] {
  const deck: Card[] = [];
  for (const id of DECK_IDS) for (let i = copiesOf(config, id); i > 0; i--) deck.push(cardOf(id));
  return deck;
}

/** The number of copies of a villager in the game. */
function copiesOf(config: Config<Settings>, id: CardId): number {
  return config.settings.leaveOut.includes(id) ? 0 : copiesIfIn(config, id);
}

/** V-2.4, V-2.9, V-2.10, V-13.4 to V-13.6 The number of copies of a villager, unless it is left out. */
export function copiesIfIn(config: Config<Settings>, id: CardId): number {
  const { settings } = config;
  const { suit, copies } = villager(cardOf(id));
  switch (suit) {
    case 'wool':
    case 'leather':
      return settings[suit] ? copies + extraCopies(settings, id) : 0;
    case 'grapes':
      return grapesAreOut(config) ? 0 : copies + extraCopies(settings, id);
    case 'clay':
      return settings.clay ? clayCopies(config, id) : 0;
    case 'special':
      return specialsAreIn(settings, id) ? copies : 0;
    default:
      return copies;
  }
}

/** V-12.5 One more Graper, Shepherd or Tanner. */
function extraCopies(settings: Settings, id: CardId): number {
  const setting = EXTRA_COPIES[id];
  return setting && settings[setting] ? 1 : 0;
}

// V-12.1, V-13.4 The whole suit with four or more players, a few cards of it with fewer.
function clayCopies({ seats }: Config<Settings>, id: CardId): number {
  if (seats >= MANY) return villager(cardOf(id)).copies;
  return id === 'clayman' ? CLAY_COPIES_AT_LOW_COUNTS.clayman : CLAY_COPIES_AT_LOW_COUNTS.others;
}

// V-2.9, V-15.1 The new Specials by option; the Countess is played without any.
function specialsAreIn({ mode, specials7 }: Settings, id: CardId): boolean {
  return mode !== 'countess' && (specials7 || !(id in NEW_SPECIALS));
}

/** V-13.4, V-13.5, V-13.7 With up to three players Clay, Wool and Leather replace Grapes. */
export function grapesAreOut({ seats, settings: { clay, wool, leather } }: Config<Settings>): boolean {
  return seats < MANY && (clay || wool || leather);
}

/**
 * V-2.5 The sizes of the stacks: two cards per player; V-2.12 in the seasons setup three, except for the first stack.
 * V-14.1 The Monastery uses the stacks of two players; V-15.1 the Countess has her own.
 */
export function stackSizes({ seats, settings }: Config<Settings>): number[] {
  const players = Math.max(2, seats);
  const plain = settings.mode === 'countess' ? PROFILES[settings.countessProfile].stackSize : 2 * players;
  return Array.from({ length: STACKS }, (_, i) => (settings.extendedLength && i > 0 ? 3 * players : plain));
}

/** V-2.7, V-13.6 Cards in a first hand. */
export function handSize({ settings }: Config<Settings>): number {
  return settings.sevenStartingCards ? 7 : 5;
}

/** V-2.19 How many cards the deck lacks for Road, stacks and hands; if negative, how many are left for the Reserve. */
export function missingCards(config: Config<Settings>): number {
  const stacked = stackSizes(config).reduce((sum, size) => sum + size, 0);
  return ROAD_SIZE + stacked + config.seats * handSize(config) - deckSize(config);
}

function deckSize(config: Config<Settings>): number {
  return DECK_IDS.reduce((sum, id) => sum + copiesOf(config, id), 0);
}
