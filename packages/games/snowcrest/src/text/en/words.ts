import { ACHIEVEMENTS } from '../../cards/achievements.ts';
import { SPIRITS } from '../../cards/spirits.ts';
import { VILLAGERS } from '../../cards/villagers.ts';
import { BARLEY, BELL, BOWL, GOLD, JUNIPER, type Resource, type Tile } from '../../cards/vocabulary.ts';
import type { BoardWords } from '../board.ts';
import type { CatalogueWords } from '../catalogue.ts';
import { wordingIn, type Noun, type Vocabulary } from '../words.ts';

const RESOURCES: { readonly [R in Resource]: Noun } = [
  ['Barley', 'Barley'],
  ['Juniper', 'Juniper'],
  ['Offering Bowl', 'Offering Bowls'],
  ['Prayer Bell', 'Prayer Bells'],
  ['Gold', 'Gold'],
];
const TILES: { readonly [T in Tile]: string } = ['Farm', 'Forge', 'Shrine'];

export function tileName(tile: Tile | null): string {
  return tile === null ? 'Building of your choice' : TILES[tile];
}

/** The names printed on the cards, by catalogue id. */
function printedName(cards: readonly { readonly id: string; readonly name: string }[]): (id: string) => string {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return id => names.get(id) ?? '';
}

const tokens = (resource: Resource) => (n: number) => `${n} ${RESOURCES[resource][0]} tokens`;

const vocabulary: Vocabulary = {
  and: 'and',
  next: ', then ',
  resources: RESOURCES,
  anyResource: ['of any kind', 'of any kind'],
  scroll: ['Scroll', 'Scrolls'],
  omen: ['Omen', 'Omens'],
  card: ['card', 'cards'],
  bell: ['Bell', 'Bells'],
  needs: {
    any: '1 resource of any kind',
    handCard: 'a hand card',
    villageCard: 'a face-up Village card',
    building: 'a Building',
    omen: 'an Omen',
  },
  effects: {
    gain: ({ units }, { unitWords }) => `gain ${unitWords(units)}`,
    gainOneOf: ({ n, from }, { list, resourceName }) => `gain ${n} of ${list(from.map(resourceName), 'or')}`,
    gainPer: ({ n, resource }, { amount }) => `gain ${amount(n, resource)} for each of your face-up Farms`,
    scroll: ({ n }, { scrolls }) => `take ${scrolls(n)}`,
    omen: ({ n }, { omens }) => (n > 0 ? `gain ${omens(n)}` : `lose ${omens(-n)}`),
    opponents: ({ effects }, { effectWords }) => `${effectWords(effects)} (each opponent, not you)`,
    draw: ({ n }, { cards }) => `draw ${cards(n)}`,
    retrieve: ({ n }, { cards }) => `take ${cards(n)} from your discard pile`,
    discardRedraw: () => 'discard any number of hand cards and draw as many',
    pay: ({ cost, effects }, { dueWords, effectWords }) => `pay ${dueWords(cost)}: ${effectWords(effects)}`,
    build: ({ tile }) => `build a ${tileName(tile)}`,
    restock: () => 'turn all your Buildings face-up',
    venerate: () => 'venerate a Guardian',
    meditate: ({ bonus }) =>
      bonus > 0 ? `meditate with ${bonus} extra ${bonus === 1 ? 'Bell' : 'Bells'}` : 'meditate',
    trade: ({ chain }, { list, wareWords }) => `trade one of these for another: ${list(chain.map(wareWords), 'or')}`,
    recruit: () => 'leave, and add a hand or row card in this place free of charge (nothing when added itself)',
    copy: () => 'use an action of another player’s face-up Villager (alone: of a row card)',
  },
  stats: {
    buildings: n => `own ${n} Buildings`,
    faceUpFarms: n => `${n} face-up Farm`,
    faceUpForges: n => `${n} face-up Forge`,
    faceUpShrines: n => `${n} face-up Shrine`,
    omen: n => `Omen tracker on +${n} or better`,
    villageCards: n => `${n} cards in the Village`,
    commonInVillage: n => `${n} Common Villagers in the Village`,
    barley: tokens(BARLEY),
    juniper: tokens(JUNIPER),
    bowl: tokens(BOWL),
    bell: tokens(BELL),
    gold: tokens(GOLD),
  },
  villager: printedName(VILLAGERS),
  spirit: printedName(SPIRITS),
  goal: printedName(ACHIEVEMENTS),
  reconstructed: what => what,
};

export const wording = wordingIn(vocabulary);

export const boardWords: BoardWords = {
  table: 'Table',
  round: 'Round',
  startPlayer: 'Start player',
  scrolls: 'Scrolls',
  lastRound: 'Scrolls (last round)',
  forestJuniper: 'Juniper on the Forest',
  commonDeck: 'Common deck',
  level: 'Level',
  rests: 'Rests',
  row: 'Common Villagers',
  goals: 'Achievements',
  omenTrack: 'Omen track',
  omenTokens: 'Omen tokens',
  resource: ['Barley', 'Juniper', 'Offering Bowl', 'Prayer Bell', 'Gold'],
  resources: ['Barley', 'Juniper', 'Offering Bowls', 'Prayer Bells', 'Gold'],
  hand: 'Hand',
  deck: 'Deck',
  tile: TILES,
  tiles: ['Farms', 'Forges', 'Shrines'],
  empty: 'free place',
  faceDown: 'face-down',
  acting: 'acting',
  makesRoom: 'makes room',
  onTheWay: 'on the way',
  avoid: 'avoid',
  cost: barley => `cost ${barley}`,
  villageOf: name => `Village of ${name}`,
  goodsOf: name => `Goods of ${name}`,
  discardOf: name => `Discard pile of ${name}`,
  handOf: name => `Hand of ${name}`,
};

export const catalogueWords: CatalogueWords = {
  groups: {
    starter: 'Starters',
    personal: 'Villagers',
    common: 'Common Villagers',
    guardian: 'Guardians',
    forest: 'Forest',
    achievement: 'Achievements',
    building: 'Buildings',
    resource: 'Resources',
  },
  tile: TILES,
  uses: [
    'Pays for Villagers.',
    'Pays for Buildings. Taken from the Forest only.',
    'Pays for Veneration.',
    'Rung in Meditation.',
    'Stands in for any other resource.',
  ],
  missedItem: 'Each item not met or avoided costs an Omen.',
  buildingPoints: '6, 7 or 8 Buildings are worth 1, 3 or 5 points.',
  majorityPoint: 'Having the most at the end is worth 1 point.',
  avoids: 'Face-up in the Village: turn it face-down to avoid one item of a Guardian or Forest card',
  starterRest: 'Gives 1 Barley at a Rest while face-down',
  notInSolo: 'Not in the solitaire game',
  noAction: 'No action',
  costs: barley => `Costs ${barley} Barley`,
  standsInFor: units => `Stands in for ${units}`,
  copies: n => (n === 1 ? '1 copy' : `${n} copies`),
  active: items => `Active player: ${items}`,
  others: items => `Everybody else: ${items}`,
  reward: effects => `Reward: ${effects}`,
  worth: scrolls => `Worth ${scrolls}`,
  pays: unit => `Turned face-down it pays ${unit}.`,
};
