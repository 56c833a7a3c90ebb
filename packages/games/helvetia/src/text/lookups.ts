import type { Reader as ReaderOf, Seat } from '@thorp/kernel';
import type { SlotName } from '../cards/board.ts';
import { otherSex, sexName, sexOf } from '../figures.ts';
import type { SexName } from '../types.ts';
import type { HelvetiaView, HouseView } from '../view.ts';

/** Who reads a phrase: their view, and the names at the table. */
export type Reader = ReaderOf<HelvetiaView>;

/** The building in a slot, if there is a village and a building in it. */
export function houseAt({ view }: Reader, village: Seat | null, slot: SlotName): HouseView | undefined {
  return village === null ? undefined : view.players[village]?.houses.find(house => house.slot === slot);
}

/** H-13.2 Who can marry into a building: somebody of the other sex. */
export function spouseSex(reader: Reader, village: Seat, slot: SlotName): SexName | null {
  const host = houseAt(reader, village, slot)?.host;
  return host ? sexName(otherSex(sexOf(host.sex))) : null;
}
