import { discarded, silver, stays, suited, type Printed } from './card.ts';

const clay = suited('clay');
const solitary = suited('solitary');
const special = suited('special');
const none = suited('none');

const ALL = 'name, place, copies and symbols';
const FACE = 'place, copies and symbols (the name is attested)';

/** V-12.3 The Clay suit, two copies each except the Clayman. */
export const CLAY = {
  clayman: clay('Clayman', {
    copies: 4,
    places: 2,
    gold: 2,
    reconstructed: 'four copies (more than two is attested) and gold',
  }),
  potter: clay('Potter', { on: 'clayman', places: 1, gold: 5, reconstructed: ALL }),
  ceramicist: clay('Ceramicist', { on: 'potter', lock: 'glass-blower', gold: 13, reconstructed: FACE }),
  brickmaker: clay('Brickmaker', { on: 'clayman', places: 1, gold: 3, reconstructed: ALL }),
  bricklayer: clay('Bricklayer', { on: 'brickmaker', builder: 1, gold: 6, reconstructed: ALL }),
  tiler: clay('Tiler', { on: 'clayman', places: 1, gold: 4, reconstructed: ALL }),
  'tile-layer': clay('Tile Layer', { on: 'tiler', lock: 'carpenter', gold: 11, reconstructed: FACE }),
  'pot-seller': clay('Pot Seller', {
    on: 'clayman',
    silver: silver(3, 2, { of: 'suit symbols', suit: 'clay' }),
    reconstructed: ALL,
  }),
} satisfies Record<string, Printed>;

/** V-11.1 The two faces of the five Team cards. */
export const TEAMS = {
  'builder-team': solitary('Builder Team', {
    pile: 'team',
    copies: 5,
    builder: 1,
    reconstructed: 'one Solitary symbol',
  }),
  'harvest-team': solitary('Harvest Team', { pile: 'team', copies: 0, food: 1, reconstructed: 'one Solitary symbol' }),
} satisfies Record<string, Printed>;

/** V-9.8 to V-9.14 The seven Specials of Shifting Seasons, one copy each. */
export const NEW_SPECIALS = {
  engineer: special('Engineer', {
    copies: 1,
    special: stays('expose branch', 'on top'),
    reconstructed: 'a shared bottom card is exposed',
  }),
  inventor: special('Inventor', {
    copies: 1,
    special: stays('gold per villager below', 'on top', 5),
    reconstructed: 'a shared bottom card is counted',
  }),
  'jack-o-trades': special("Jack 'O Trades", {
    copies: 1,
    places: 2,
    special: stays('bottom of two suits', 'alone'),
    reconstructed: 'which villagers it stands for, and that it may stand alone',
  }),
  forager: special('Forager', { copies: 1, special: discarded('draft more', 2), reconstructed: 'the discard mark' }),
  tentmaker: special('Tentmaker', {
    copies: 1,
    special: discarded('build more', 2),
    reconstructed: 'the discard mark',
  }),
  leader: special('Leader', {
    copies: 1,
    special: discarded('take basics', 2),
    reconstructed: 'the effect and the discard mark (that its Basics are outside the limit of three is attested)',
  }),
  merchant: special('Merchant', {
    copies: 1,
    special: discarded('fill keyring'),
    reconstructed: 'the effect and the discard mark (that coins have no maximum is attested)',
  }),
} satisfies Record<string, Printed>;

/** V-15.2 What the Countess has instead of Founders. */
export const COUNTESS_CARD = {
  countess: none('The Countess', { pile: 'countess', copies: 1, symbols: 0, gold: 4 }),
  // The other side of the same card, for beginners (V-15.30).
  'countess-goldless': none('The Countess', { pile: 'countess', copies: 0, symbols: 0 }),
} satisfies Record<string, Printed>;

/** V-12.5 Villagers of which the expansion box has one more copy, and the setting that adds it. */
export const EXTRA_COPIES: { readonly [id: string]: 'extraGraper' | 'extraShepherd' | 'extraTanner' } = {
  graper: 'extraGraper',
  shepherd: 'extraShepherd',
  tanner: 'extraTanner',
};

/** V-13.4 Copies of the Clay villagers with one to three players. */
export const CLAY_COPIES_AT_LOW_COUNTS = { clayman: 2, others: 1 };
