import { BARLEY, BELL, BOWL, GOLD, JUNIPER, type Resource, type Tile } from '../../cards/vocabulary.ts';
import type { BoardWords } from '../board.ts';
import type { CatalogueWords } from '../catalogue.ts';
import { count, wordingIn, type Noun, type Vocabulary } from '../words.ts';
import { GOALS, RECONSTRUCTED, SPIRITS, VILLAGERS } from './names.ts';

const RESOURCES: { readonly [R in Resource]: Noun } = [
  ['Gerste', 'Gerste'],
  ['Wacholder', 'Wacholder'],
  ['Opferschale', 'Opferschalen'],
  ['Gebetsglocke', 'Gebetsglocken'],
  ['Gold', 'Gold'],
];
export const TILES: { readonly [T in Tile]: string } = ['Hof', 'Schmiede', 'Schrein'];
const A_TILE: { readonly [T in Tile]: string } = ['einen Hof', 'eine Schmiede', 'einen Schrein'];

/** As the object of a verb: "einen Hof". */
export function aTile(tile: Tile | null): string {
  return tile === null ? 'ein Gebäude deiner Wahl' : A_TILE[tile];
}

const tokens = (resource: Resource) => (n: number) => `${count(n, RESOURCES[resource])} (nur Marken zählen)`;

const vocabulary: Vocabulary = {
  and: 'und',
  next: ', dann ',
  resources: RESOURCES,
  anyResource: ['beliebiger Rohstoff', 'beliebige Rohstoffe'],
  scroll: ['Schriftrolle', 'Schriftrollen'],
  omen: ['Omen', 'Omen'],
  card: ['Karte', 'Karten'],
  bell: ['Glocke', 'Glocken'],
  needs: {
    any: 'ein beliebiger Rohstoff',
    handCard: 'eine Handkarte',
    villageCard: 'ein offener Dorfbewohner',
    building: 'ein Gebäude',
    omen: 'ein Omen',
  },
  effects: {
    gain: ({ units }, { unitWords }) => `nimm ${unitWords(units)}`,
    gainOneOf: ({ n, from }, { amount, list }) =>
      `nimm ${list(
        from.map(resource => amount(n, resource)),
        'oder',
      )}`,
    gainPer: ({ n, resource }, { amount }) => `nimm ${amount(n, resource)} für jeden deiner offenen Höfe`,
    scroll: ({ n }, { scrolls }) => `nimm ${scrolls(n)}`,
    omen: ({ n }, { omens }) => (n > 0 ? `erhalte ${omens(n)}` : `verliere ${omens(-n)}`),
    opponents: ({ effects }, { actionWords }) => `für alle anderen gilt „${actionWords(effects)}“`,
    draw: ({ n }, { cards }) => `ziehe ${cards(n)}`,
    retrieve: ({ n }, { cards }) => `nimm ${cards(n)} aus deinem Ablagestapel`,
    discardRedraw: () => 'wirf beliebig viele Handkarten ab und ziehe ebenso viele',
    pay: ({ cost, effects }, { dueWords, actionWords }) => `zahle ${dueWords(cost)}: ${actionWords(effects)}`,
    build: ({ tile }) => `baue ${aTile(tile)}`,
    restock: () => 'decke alle deine Gebäude auf',
    venerate: () => 'verehre einen Wächter',
    meditate: ({ bonus }) =>
      bonus > 0
        ? `meditiere mit ${bonus === 1 ? '1 zusätzlichen Glocke' : `${bonus} zusätzlichen Glocken`}`
        : 'meditiere',
    trade: ({ chain }, { list, wareWords }) =>
      `tausche eins davon gegen ein anderes: ${list(chain.map(wareWords), 'oder')}`,
    recruit: () =>
      'tausche diese Karte kostenlos gegen eine aus Hand oder Auslage (nicht, wenn sie selbst gerade einzieht)',
    copy: () => 'nutze eine Aktion eines offenen Dorfbewohners in einem fremden Dorf (allein: einer Karte der Auslage)',
  },
  stats: {
    buildings: n => `${n} eigene Gebäude`,
    faceUpFarms: n => count(n, ['offener Hof', 'offene Höfe']),
    faceUpForges: n => count(n, ['offene Schmiede', 'offene Schmieden']),
    faceUpShrines: n => count(n, ['offener Schrein', 'offene Schreine']),
    omen: n => `Omenleiste auf +${n} oder höher`,
    villageCards: n => `${n} Karten im Dorf`,
    commonInVillage: n => `${n} allgemeine Dorfbewohner im Dorf`,
    barley: tokens(BARLEY),
    juniper: tokens(JUNIPER),
    bowl: tokens(BOWL),
    bell: tokens(BELL),
    gold: tokens(GOLD),
  },
  villager: id => VILLAGERS[id],
  spirit: id => SPIRITS[id],
  goal: id => GOALS[id],
  reconstructed: what => RECONSTRUCTED[what],
};

export const wording = wordingIn(vocabulary);

export const boardWords: BoardWords = {
  table: 'Tisch',
  round: 'Runde',
  startPlayer: 'Startspieler',
  scrolls: 'Schriftrollen',
  lastRound: 'Schriftrollen (letzte Runde)',
  forestJuniper: 'Wacholder im Wald',
  commonDeck: 'Allgemeiner Stapel',
  level: 'Stufe',
  rests: 'Rasten',
  row: 'Allgemeine Dorfbewohner',
  goals: 'Erfolge',
  omenTrack: 'Omenleiste',
  omenTokens: 'Omenmarken',
  resource: ['Gerste', 'Wacholder', 'Opferschale', 'Gebetsglocke', 'Gold'],
  resources: ['Gerste', 'Wacholder', 'Opferschalen', 'Gebetsglocken', 'Gold'],
  hand: 'Handkarten',
  deck: 'Stapel',
  tile: TILES,
  tiles: ['Höfe', 'Schmieden', 'Schreine'],
  empty: 'freier Platz',
  faceDown: 'verdeckt',
  acting: 'handelt',
  makesRoom: 'macht Platz',
  onTheWay: 'zieht ein',
  avoid: 'Abwehr',
  cost: barley => `kostet ${barley}`,
  villageOf: name => `Dorf von ${name}`,
  goodsOf: name => `Güter von ${name}`,
  discardOf: name => `Ablagestapel von ${name}`,
  handOf: name => `Hand von ${name}`,
};

export const catalogueWords: CatalogueWords = {
  groups: {
    starter: 'Startkarten',
    personal: 'Dorfbewohner',
    common: 'Allgemeine Dorfbewohner',
    guardian: 'Wächter',
    forest: 'Wald',
    achievement: 'Erfolge',
    building: 'Gebäude',
    resource: 'Rohstoffe',
  },
  tile: TILES,
  uses: [
    'Bezahlt Dorfbewohner.',
    'Bezahlt Gebäude. Wächst nur im Wald.',
    'Bezahlt das Verehren.',
    'Erklingt beim Meditieren.',
    'Ersetzt jeden anderen Rohstoff.',
  ],
  missedItem: 'Jede Forderung, die weder erfüllt noch abgewehrt wird, kostet ein Omen.',
  buildingPoints: '6, 7 oder 8 Gebäude bringen 1, 3 oder 5 Punkte.',
  majorityPoint: 'Wer am Ende am meisten davon hat, bekommt 1 Punkt.',
  avoids: 'Offen im Dorf: verdecken, um eine Forderung einer Wächter- oder Waldkarte abzuwehren',
  starterRest: 'Bringt verdeckt bei einer Rast 1 Gerste',
  notInSolo: 'Nicht im Solospiel',
  noAction: 'Keine Aktion',
  costs: barley => `Kostet ${barley} Gerste`,
  standsInFor: units => `Steht beim Bezahlen für ${units}`,
  copies: n => (n === 1 ? '1 Exemplar' : `${n} Exemplare`),
  active: items => `Wer am Zug ist: ${items}`,
  others: items => `Alle anderen: ${items}`,
  reward: effects => `Lohn: ${effects}`,
  worth: scrolls => `Bringt ${scrolls}`,
  pays: unit => `Verdecken, um ${unit} zu zahlen.`,
};
