import { discarded, silver, stays, suited, type Printed } from './card.ts';

const grains = suited('grains');
const wood = suited('wood');
const hay = suited('hay');
const ore = suited('ore');
const grapes = suited('grapes');
const wool = suited('wool');
const leather = suited('leather');
const solitary = suited('solitary');
const special = suited('special');

/** The base game (V-1). Two copies each unless noted; rows stand in the order of the suits. */
export const BASE = {
  founders: grains('Founders', { pile: 'founders', copies: 5, places: 2, gold: 2 }),
  // The other side of the same five cards (V-6.12).
  'founders-food': grains('Founders', { pile: 'founders', copies: 0, places: 2, food: 1 }),
  brewer: grains('Brewer', { on: 'founders', lock: 'cooper', food: 1, builder: 1, key: 2 }),
  poulterer: grains('Poulterer', { on: 'founders', lock: 'carpenter', food: 1, gold: 3 }),
  swineherd: grains('Swineherd', { on: 'founders', places: 1, food: 1, gold: 2 }),
  truffler: grains('Truffler', { on: 'swineherd', lock: 'hunter', food: 1, gold: 8 }),

  lumberjack: wood('Lumberjack', { pile: 'basic', copies: 10, places: 2 }),
  carpenter: wood('Carpenter', { on: 'lumberjack', builder: 1, key: 8 }),
  cooper: wood('Cooper', { on: 'lumberjack', lock: 'blacksmith', gold: 4, key: 6 }),
  shipwright: wood('Shipwright', { on: 'lumberjack', builder: 1, gold: 2, key: 4 }),
  wheeler: wood('Wheeler', { on: 'lumberjack', places: 1, gold: 3 }),
  cartwright: wood('Cartwright', { on: 'wheeler', gold: 9, key: 2 }),
  'wood-carver': wood('Wood Carver', { on: 'lumberjack', silver: silver(1, 1, { of: 'printed gold', suit: 'wood' }) }),
  'log-rafter': wood('Log Rafter', {
    on: 'lumberjack',
    symbols: 2,
    silver: silver(1, 1, { of: 'suit symbols', suit: 'wood' }),
  }),

  hayer: hay('Hayer', { pile: 'basic', copies: 10, places: 2 }),
  thatcher: hay('Thatcher', { on: 'hayer', builder: 1, gold: 2 }),
  'bed-builder': hay('Bed Builder', { on: 'hayer', symbols: 2, lock: 'carpenter', gold: 4 }),
  grazier: hay('Grazier', { on: 'hayer', places: 1, food: 1 }),
  'milk-maid': hay('Milk Maid', { on: 'grazier', places: 1, lock: 'cooper', food: 2 }),
  fromager: hay('Fromager', { on: 'milk-maid', food: 1, gold: 15 }),
  peddler: hay('Peddler', { on: 'hayer', lock: 'cartwright', silver: silver(3, 2, { of: 'gold symbols' }) }),
  'horse-trader': hay('Horse Trader', { on: 'hayer', silver: silver(3, 2, { of: 'suit symbols', suit: 'hay' }) }),
  'ore-muler': hay('Ore Muler', { on: 'hayer', silver: silver(3, 2, { of: 'suit symbols', suit: 'ore' }) }),

  miner: ore('Miner', { pile: 'basic', copies: 10, places: 2 }),
  blacksmith: ore('Blacksmith', { on: 'miner', gold: 2, key: 10 }),
  'glass-blower': ore('Glass Blower', { on: 'miner', symbols: 2, lock: 'blacksmith', gold: 4, key: 2 }),
  mason: ore('Mason', { on: 'miner', builder: 1, gold: 2 }),
  seeker: ore('Seeker', { on: 'miner', places: 1 }),
  spelunker: ore('Spelunker', { on: 'seeker', places: 1, lock: 'chandler', gold: 10 }),
  jeweler: ore('Jeweler', { on: 'spelunker', lock: 'blacksmith', gold: 20 }),
  locksmith: ore('Locksmith', { on: 'miner', lock: 'blacksmith', silver: silver(2, 1, { of: 'padlocks' }) }),

  graper: grapes('Graper', { places: 2, food: 1 }),
  vintner: grapes('Vintner', { on: 'graper', places: 1, lock: 'cooper', gold: 5 }),
  'wine-trader': grapes('Wine Trader', { on: 'vintner', lock: 'glass-blower', gold: 14 }),

  shepherd: wool('Shepherd', { places: 2, food: 1 }),
  spinner: wool('Spinner', { on: 'shepherd', places: 1, gold: 4 }),
  weaver: wool('Weaver', { on: 'spinner', places: 1, lock: 'carpenter', gold: 12 }),
  tailor: wool('Tailor', { on: 'weaver', gold: 24 }),

  tanner: leather('Tanner', { places: 2, gold: 2 }),
  saddler: leather('Saddler', { on: 'tanner', gold: 5 }),
  cobbler: leather('Cobbler', { on: 'tanner', lock: 'blacksmith', gold: 6 }),

  harvester: solitary('Harvester', { food: 1, key: 2 }),
  hunter: solitary('Hunter', { food: 1, key: 2 }),
  chandler: solitary('Chandler', { symbols: 2, gold: 3, key: 4 }),
  wattler: solitary('Wattler', { builder: 1 }),
  fisher: solitary('Fisher', { lock: 'shipwright', food: 1, gold: 3 }),
  beekeeper: solitary('Beekeeper', { lock: 'carpenter', gold: 4 }),
  grocer: solitary('Grocer', { lock: 'harvester', silver: silver(3, 1, { of: 'food' }) }),
  freemason: solitary('Freemason', { lock: 'brewer', silver: silver(3, 1, { of: 'builder' }) }),
  priest: solitary('Priest', { lock: 'chandler', silver: silver(3, 2, { of: 'suit symbols', suit: 'solitary' }) }),
  agent: solitary('Agent', { silver: silver(1, 1, { of: 'coins on one villager' }) }),

  monk: special('Monk', { special: stays('stand in', 'step') }),
  apprentice: special('Apprentice', { special: stays('swap', 'step') }),
  tinner: special('Tinner', { special: discarded('free padlocks') }),
  smuggler: special('Smuggler', { lock: 'shipwright', special: discarded('smuggle') }),
} satisfies Record<string, Printed>;

/**
 * V-2.1 The villagers that carry the signpost, one copy each. Six such cards exist; which six is our reconstruction:
 * no padlock, playable in the first round, three with food and three with a builder, of no suit that is ever removed.
 */
export const STARTING_ROAD = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'] as const;
