import type { Seat, Told } from '@thorp/kernel';
import type { QuarterName, SlotName } from '../cards/board.ts';
import type { BuildingName } from '../cards/buildings.ts';
import { otherSex, sexName, sexOf } from '../figures.ts';
import type { SexName } from '../types.ts';
import type { HelvetiaView, HouseView, PeopleView } from '../view.ts';

export type Heard = Told<HelvetiaView>;

/** H-1.11 The colours of the seats. */
const COLOURS = ['blue', 'yellow', 'red', 'white'];

const SLOT_WORDS: { readonly [slot in SlotName]: string } = {
  T0: 'top 1',
  T1: 'top 2',
  T2: 'top 3',
  T3: 'top 4',
  L: 'left',
  R: 'right',
  B0: 'bottom 1',
  B1: 'bottom 2',
  B2: 'bottom 3',
  B3: 'bottom 4',
};

export const slotWords = (slot: SlotName): string => SLOT_WORDS[slot];

export const quarterWords = (quarter: QuarterName): string => quarter.replace('-', ' ');

/** Any of our ids as a heading: cow-shed, Cow Shed. */
export function titled(id: string): string {
  return id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** One, two and three. */
export function listed(words: readonly string[], and = 'and'): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const villageOf = (seat: Seat, { name }: Heard): string => `${name(seat)}'s village`;

export const colourOf = (seat: Seat): string => COLOURS[seat] ?? `colour ${seat}`;

export const aPerson = (sex: SexName): string => `a ${sex}`;

export const aChild = (sex: SexName): string => (sex === 'man' ? 'a boy' : 'a girl');

export function peopleWords({ men, women }: PeopleView): string {
  if (men + women === 0) return 'nobody';
  const groups = [
    ...(men > 0 ? [counted(men, 'man', 'men')] : []),
    ...(women > 0 ? [counted(women, 'woman', 'women')] : []),
  ];
  return listed(groups);
}

function houseAt({ view }: Heard, village: Seat, slot: SlotName): HouseView | undefined {
  return view.players[village]?.houses.find(house => house.slot === slot);
}

/** The building in a slot, and whose village it stands in. */
export function houseWords(told: Heard, village: Seat, slot: SlotName): string {
  const house = houseAt(told, village, slot);
  return `${house ? titled(house.building) : 'empty slot'} (${villageOf(village, told)}, ${slotWords(slot)})`;
}

/** H-13.2 Who can marry into a building: somebody of the other sex. */
export function spouseWords(told: Heard, village: Seat, slot: SlotName): string {
  const host = houseAt(told, village, slot)?.host;
  return host ? aPerson(sexName(otherSex(sexOf(host.sex)))) : 'somebody';
}

/** A building of a village whose owner is clear. */
export function homeWords(told: Heard, seat: Seat | null, slot: SlotName): string {
  const house = seat === null ? undefined : houseAt(told, seat, slot);
  return `${house ? buildingWords(house.building) : 'the building'} (${slotWords(slot)})`;
}

export const buildingWords = (building: BuildingName): string => `the ${titled(building)}`;
