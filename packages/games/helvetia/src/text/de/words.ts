import { must, tableOf, type Seat } from '@thorp/kernel';
import type { QuarterName, SlotName } from '../../cards/board.ts';
import { BUILDINGS } from '../../cards/buildings.ts';
import type { GoodName } from '../../cards/goods.ts';
import type { SexName } from '../../types.ts';
import type { PeopleView } from '../../view.ts';
import type { BoardWords } from '../board.ts';
import { GERMAN_CHARACTERS, type Names } from '../names.ts';
import { houseAt, spouseSex, type Reader } from '../lookups.ts';

/**
 * Names, small words that several phrases share, and the words of the board. Buildings have no article, so that no
 * gender is needed.
 */

export const names: Names = {
  buildings: tableOf(
    BUILDINGS.map(({ name }) => name),
    name => must(BUILDINGS.find(building => building.name === name)?.german, 'every building has a German name'),
  ),
  goods: {
    wood: 'Holz',
    stone: 'Stein',
    brick: 'Ziegel',
    water: 'Wasser',
    grain: 'Getreide',
    ore: 'Erz',
    beer: 'Bier',
    goat: 'Ziege',
    cheese: 'Käse',
    leather: 'Leder',
    bread: 'Brot',
    cow: 'Kuh',
    meat: 'Fleisch',
    butter: 'Butter',
    iron: 'Eisen',
    bell: 'Glocke',
  },
  characters: GERMAN_CHARACTERS,
  groups: { materials: 'Baustoffe', metal: 'Metall', grain: 'Getreide', water: 'Wasser' },
  slots: {
    T0: 'oben in der linken Ecke',
    T1: 'oben, links der Mitte',
    T2: 'oben, rechts der Mitte',
    T3: 'oben in der rechten Ecke',
    L: 'links',
    R: 'rechts',
    B0: 'unten in der linken Ecke',
    B1: 'unten, links der Mitte',
    B2: 'unten, rechts der Mitte',
    B3: 'unten in der rechten Ecke',
  },
};

const QUARTERS: { readonly [Q in QuarterName]: string } = {
  top: 'oben',
  bottom: 'unten',
  left: 'links',
  right: 'rechts',
  'top-left': 'oben links',
  'top-right': 'oben rechts',
  'bottom-left': 'unten links',
  'bottom-right': 'unten rechts',
};

export const quarterWords = (quarter: QuarterName): string => QUARTERS[quarter];

/** A list: "one, two and three". */
export function listed(words: readonly string[], and = 'und'): string {
  const last = words.at(-1) ?? 'nichts';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Goods that are counted one by one; all three are feminine. */
const COUNTABLE: readonly GoodName[] = ['goat', 'cow', 'bell'];

/** A good in a sentence: "Holz", "eine Kuh". */
export const aGood = (good: GoodName): string => `${COUNTABLE.includes(good) ? 'eine ' : ''}${names.goods[good]}`;

export const goodsListed = (goods: readonly GoodName[], and?: string): string => listed(goods.map(aGood), and);

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const points = (count: number): string => counted(count, 'Punkt', 'Punkte');

export const who = (reader: Reader, seat: Seat): string => (reader.you === seat ? 'Du' : reader.name(seat));

/** After "bei" and "von". */
export const whom = (reader: Reader, seat: Seat): string => (reader.you === seat ? 'dir' : reader.name(seat));

/** Who does something, with the verb for others and the one for "you": "Anna nimmt", "Du nimmst". */
export const does = (reader: Reader, seat: Seat, other: string, you: string): string =>
  `${who(reader, seat)} ${reader.you === seat ? you : other}`;

export const villageOf = (seat: Seat, reader: Reader): string =>
  reader.you === seat ? 'dein Dorf' : `Dorf von ${reader.name(seat)}`;

/** As the subject of a sentence. */
export const aPerson = (sex: SexName): string => (sex === 'man' ? 'ein Mann' : 'eine Frau');
/** As the object of a verb. */
export const aPersonAsObject = (sex: SexName): string => (sex === 'man' ? 'einen Mann' : 'eine Frau');

export const aChild = (sex: SexName): string => (sex === 'man' ? 'ein Junge' : 'ein Mädchen');

function peopleWords({ men, women }: PeopleView): string {
  if (men + women === 0) return 'niemand';
  const groups = [
    ...(men > 0 ? [counted(men, 'Mann', 'Männer')] : []),
    ...(women > 0 ? [counted(women, 'Frau', 'Frauen')] : []),
  ];
  return listed(groups);
}

/** The building in a slot, and its village. No village has the same building twice (H-10.2). */
export function houseWords(reader: Reader, village: Seat, slot: SlotName): string {
  const house = houseAt(reader, village, slot);
  const what = house ? names.buildings[house.building] : 'freier Platz';
  return `${what} (${villageOf(village, reader)})`;
}

/** A building of a village whose owner is clear. */
export function homeWords(reader: Reader, seat: Seat | null, slot: SlotName): string {
  const house = houseAt(reader, seat, slot);
  return house ? names.buildings[house.building] : 'Gebäude';
}

export function spouseWords(reader: Reader, village: Seat, slot: SlotName): string {
  const sex = spouseSex(reader, village, slot);
  return sex ? aPersonAsObject(sex) : 'jemanden';
}

export const boardWords: BoardWords = {
  round: 'Runde',
  startingPlayer: 'Startspieler',
  yes: 'ja',
  characters: 'Personen',
  tileOnBoard: 'Plättchen auf dem Plan',
  tileOf: (holder, used) => `Plättchen: ${holder}${used ? ', benutzt' : ''}`,
  coinsOf: (owner, count) => `${owner}: ${counted(count, 'Münze', 'Münzen')}`,
  startTiles: 'Startgebäude',
  display: 'Auslage',
  pile: number => `Stapel ${number}`,
  costs: goods => `kostet ${goodsListed(goods)}`,
  copies: count => `${count}-mal`,
  market: 'Markt',
  goodsTile: count => `Plättchen für die erste Lieferung: ${points(count)}`,
  thisTurn: good => `${good} in diesem Zug`,
  made: (count, left) => (left > 0 ? `${count} hergestellt, ${left} übrig` : `${count} hergestellt`),
  specials: 'Sonderplättchen',
  completeVillage: 'Vollständiges Dorf',
  points,
  pointsNow: 'Punkte',
  coins: 'Münzen',
  school: 'Schule',
  supply: 'Vorrat',
  delivered: 'Geliefert',
  centre: 'Dorfzentrum',
  dowry: 'Mitgift',
  noCoins: 'keine Münzen',
  toBePlaced: 'noch zu legen',
  emptySlot: slot => `Freier Platz ${slot}`,
  dowryOf: (owner, count) => `${counted(count, 'Münze', 'Münzen')} von ${owner}`,
  people: peopleWords,
  adult: ({ sex, awake }, owner) => `${sex === 'man' ? 'Mann' : 'Frau'} von ${owner}, ${awake ? 'wach' : 'schläft'}`,
  child: sex => (sex === 'man' ? 'Junge' : 'Mädchen'),
};
