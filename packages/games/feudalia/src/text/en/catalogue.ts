import { LOT_RECONSTRUCTED } from '../../cards/board.ts';
import { EVENT_RECONSTRUCTED, MARKET_RATES } from '../../cards/events.ts';
import { scenarioOf, VARIANTS } from '../../cards/scenarios.ts';
import type { CatalogueWords } from '../catalogue.ts';
import { boardWords } from './board.ts';
import { plural, wording } from './words.ts';

const TIMINGS = {
  tap: 'Once per turn in the main phase',
  untap: 'At the start of your turn',
  blue: 'Final phase',
  passive: 'Always',
  build: 'Building',
} as const;

export const catalogueWords: CatalogueWords = {
  groups: {
    masters: 'Masters',
    cathedralMasters: 'Cathedral masters',
    fiefs: 'Fiefs',
    treasury: 'Treasury',
    cathedral: 'Cathedral',
    events: 'Events',
    scenarios: 'Scenarios',
    variants: 'Variant cards',
  },
  vassalGroups: { basic: 'Vassals', military: 'Vassals (military)', magic: 'Vassals (magic)' },
  later: 'Not yet available: its module cannot be played yet.',
  tax:
    'Played at the start of your turn: every fief pays half its cubes; without two cubes in any fief, half the income in ' +
    'your hand; else your hand.',
  anyFief: 'any fief',
  events: {
    rains: 'Each wheat fief gains 1 wheat and each wood fief 1 wood for each of its fields.',
    black_plague: 'By the sum of their fief levels players destroy cards: none to 1, one to 3, two to 5, three at 6.',
    raids: 'Each fief is attacked with 2 and loses 2 cubes, less what its master and spent cards hold off.',
    drought: 'Wheat and wood fiefs lose 1 cube of their type per field. Workers cannot be played there this round.',
    fire: 'Wheat fiefs lose half their wheat and wood fiefs half their wood, rounded up.',
    pig_slaughter: 'Each player adds 1 wheat to a fief.',
    market: `In the main phase, in each fief as often as its level: ${MARKET_RATES.map(wording.rateWords).join(', or ')}.`,
    vintage: 'Workers played for income give 1 more coin this round.',
    frost: 'Workers cannot be played in fields this round.',
    solo_build: 'Alone: a token leaves the Foundations or the Main Nave.',
    solo_dean: 'Alone, in the last phase: the Dean token leaves, or else a Canon token.',
    solo_silver: 'Alone, in the last phase: a Silverware token leaves.',
    solo_glass: 'Alone, in the last phase: a Stained Glass token leaves.',
    none: 'Nothing happens.',
  },
  seasons: boardWords.seasons,
  takingPart: { all: 'all', 'level 1 only': 'level 1 only', none: 'none' },
  orElse: ', or ',
  noGoal: 'none',
  faceReconstructed: 'how many coins are saved',
  lotsReconstructed: LOT_RECONSTRUCTED,
  allEventsReconstructed: 'number of cards and their seasons',
  eventsReconstructed: EVENT_RECONSTRUCTED,
  fiefs: { wheat: 'Wheat fief', wood: 'Wood fief', clay: 'Clay fief', stone: 'Stone fief' },
  sites: { wheat: 'wheat', wood: 'wood', clay: 'clay', stone: 'stone' },
  scenario: id => scenarioOf(id).name,
  variant: id => VARIANTS[id].name,
  variantText: id => VARIANTS[id].text,
  reconstructed: what => what,
  fiefReconstructed: type =>
    `all but ${type === 'wheat' ? 'the upgrade to level 1 and ' : ''}the fields of levels 0 and 1 and the closed city of level 0`,
  cost: (price, eliminate) => `Cost: ${price}${eliminate ? `, and eliminate a ${eliminate}` : ''}.`,
  income: coins => `Income: ${coins}.`,
  nobles: n => `${plural(n, 'noble icon')}.`,
  strength: (attack, defense) => `Attack ${attack}, defence ${defense}.`,
  fieldAction: (sites, effects) => `Field action (${sites}): ${effects}.`,
  influence: (plus, effects) => `Influence action${plus ? ' with "+"' : ''}: ${effects}.`,
  finalPhase: effects => `Final phase: ${effects}.`,
  siteFor: (site, coins) => `${site} for ${coins}`,
  lives: (fief, level) =>
    `Lives in ${fief === 'any' ? 'any fief' : `a ${fief} fief`} of level ${level === 2 ? '2' : `${level} or more`}.`,
  action: (timing, effects) => `${TIMINGS[timing]}: ${effects}.`,
  pay: price => `pay ${price}, `,
  opens: (lot, vp, price) => `Opens ${lot}: ${vp} for ${price}.`,
  level: (level, { fields, halves, defense, city }) =>
    `Level ${level}: ${plural(fields, 'field')}, ${wording.vp(halves)}, defence ${defense} (military mode only), city ${city ? 'open' : 'closed'}.`,
  upgrade: price => `Upgrade: ${price}.`,
  lotFor: (vp, price) => `${vp} for ${price}.`,
  lotTokens: (two, three, four) => `Tokens for 2, 3, 4 players: ${two}, ${three}, ${four}.`,
  onlyFor: master => `Only for the owner of the ${master}.`,
  face: name => `Treasury ${name}`,
  levelSum: name => `For fiefs whose levels add up to ${name.replace('/', ' or ')}.`,
  saves: saved => `Coins saved of 0, 1, 2 … ${saved.length - 1}: ${saved.join(', ')}.`,
  eventCards: where => `Cards: ${where}.`,
  piles: (names, random) => `Piles: ${names}${random > 0 ? `, and ${random} at random` : ''}.`,
  copies: (n, name) => `${n} ${name}`,
  startingDeck: cards => `Starting deck: ${cards} and the Tax Collector.`,
  mastersAndGoal: (masters, goal) => `Masters: ${masters}. Goal: ${goal}.`,
  playedWith: variant => `Played with ${variant}.`,
};
