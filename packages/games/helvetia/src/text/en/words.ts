import { tableOf, type Seat } from '@thorp/kernel';
import { CHARACTERS, GROUPS, type QuarterName, type SlotName } from '../../cards/board.ts';
import { BUILDINGS, type BuildingName } from '../../cards/buildings.ts';
import { GOODS, type GoodName } from '../../cards/goods.ts';
import type { SexName } from '../../types.ts';
import type { PeopleView } from '../../view.ts';
import type { BoardWords } from '../board.ts';
import { titled, type Names } from '../names.ts';
import { houseAt, spouseSex, type Reader } from '../lookups.ts';

/** Names, small words that several phrases share, and the words of the board. */

function allTitled<Id extends string>(ids: readonly Id[]): { [I in Id]: string } {
  return tableOf(ids, titled);
}

export const names: Names = {
  buildings: allTitled(BUILDINGS.map(({ name }) => name)),
  goods: allTitled(GOODS),
  characters: allTitled(CHARACTERS),
  groups: allTitled(GROUPS.map(({ name }) => name)),
  slots: {
    T0: 'in the top left corner',
    T1: 'at the top, left of the middle',
    T2: 'at the top, right of the middle',
    T3: 'in the top right corner',
    L: 'on the left side',
    R: 'on the right side',
    B0: 'in the bottom left corner',
    B1: 'at the bottom, left of the middle',
    B2: 'at the bottom, right of the middle',
    B3: 'in the bottom right corner',
  },
};

/** "the top left quarter of your village" */
export const quarterWords = (quarter: QuarterName, village: Seat, reader: Reader): string =>
  `the ${quarter.replace('-', ' ')} quarter of ${villageOf(village, reader)}`;

/** A list: "one, two and three". */
export function listed(words: readonly string[], and = 'and'): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Goods that are counted take an article: "a cow", but "water". */
const COUNTED: readonly GoodName[] = ['bell', 'cow', 'goat'];
export const oneOf = (good: GoodName): string => (COUNTED.includes(good) ? `a ${good}` : good);

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const who = (reader: Reader, seat: Seat): string => (reader.you === seat ? 'You' : reader.name(seat));

/** Verbs whose third person is not formed with an s. */
const THIRD: { readonly [verb: string]: { readonly you: string; readonly other: string } } = {
  be: { you: 'are', other: 'is' },
  have: { you: 'have', other: 'has' },
  marry: { you: 'marry', other: 'marries' },
};

/** Who does something: "You take", "Anna takes". */
export function does(reader: Reader, seat: Seat, verb: string): string {
  const { you, other } = THIRD[verb] ?? { you: verb, other: `${verb}s` };
  return `${who(reader, seat)} ${reader.you === seat ? you : other}`;
}

/** Before a noun: "your", "Anna’s". */
export const whose = ({ name, you }: Reader, seat: Seat): string => (you === seat ? 'your' : `${name(seat)}’s`);

export const villageOf = (seat: Seat, reader: Reader): string => `${whose(reader, seat)} village`;

export const aPerson = (sex: SexName): string => `a ${sex}`;

export const aChild = (sex: SexName): string => (sex === 'man' ? 'a boy' : 'a girl');

function peopleWords({ men, women }: PeopleView): string {
  if (men + women === 0) return 'nobody';
  const groups = [
    ...(men > 0 ? [counted(men, 'man', 'men')] : []),
    ...(women > 0 ? [counted(women, 'woman', 'women')] : []),
  ];
  return listed(groups);
}

export const theBuilding = (building: BuildingName): string => `the ${names.buildings[building]}`;

/** "Anna’s Well": no village has the same building twice (H-10.2), so the slot is not named. */
export function houseWords(reader: Reader, village: Seat, slot: SlotName): string {
  const house = houseAt(reader, village, slot);
  return `${whose(reader, village)} ${house ? names.buildings[house.building] : 'building'}`;
}

/** A building of a village whose owner is clear. */
export function homeWords(reader: Reader, seat: Seat | null, slot: SlotName): string {
  const house = houseAt(reader, seat, slot);
  return house ? theBuilding(house.building) : 'the building';
}

export function spouseWords(reader: Reader, village: Seat, slot: SlotName): string {
  const sex = spouseSex(reader, village, slot);
  return sex ? aPerson(sex) : 'somebody';
}

export const boardWords: BoardWords = {
  round: 'Round',
  startingPlayer: 'Starting player',
  yes: 'yes',
  characters: 'Characters',
  tileOnBoard: 'tile on the board',
  tileOf: (holder, used) => `tile: ${holder}${used ? ', used' : ''}`,
  coinsOf: (owner, count) => `${owner}: ${counted(count, 'coin')}`,
  startTiles: 'Start tiles',
  display: 'Display',
  pile: number => `Pile ${number}`,
  costs: goods => `costs ${listed(goods)}`,
  copies: count => counted(count, 'copy', 'copies'),
  market: 'Market',
  goodsTile: points => `tile for the first delivery: ${counted(points, 'point')}`,
  thisTurn: good => `${good} this turn`,
  made: (count, left) => (left > 0 ? `${count} made, ${left} left` : `${count} made`),
  specials: 'Special tiles',
  completeVillage: 'Complete village',
  points: count => counted(count, 'point'),
  pointsNow: 'Points',
  coins: 'Coins',
  school: 'School',
  supply: 'Supply',
  delivered: 'Delivered',
  centre: 'Village Center',
  dowry: 'Dowry',
  noCoins: 'no coins',
  toBePlaced: 'to be placed',
  emptySlot: slot => `Empty place ${slot}`,
  dowryOf: (owner, count) => `${counted(count, 'coin')} of ${owner}`,
  people: peopleWords,
  adult: ({ sex, awake }, owner) => `${sex} of ${owner}, ${awake ? 'awake' : 'asleep'}`,
  child: sex => (sex === 'man' ? 'boy' : 'girl'),
};
