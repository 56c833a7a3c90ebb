import type { Reader as ReaderOf, Seat } from '@thorp/kernel';
import { slotOf, type Slot, type SlotName } from '../cards/board.ts';
import { buildingOf } from '../cards/buildings.ts';
import { otherSex, sexName, sexOf } from '../figures.ts';
import { isInhabitable } from '../table.ts';
import type { SexName } from '../types.ts';
import type { HelvetiaView, HouseView } from '../view.ts';

/** The reader of a phrase: their view, and the names at the table. */
export type Reader = ReaderOf<HelvetiaView>;

/** The building in a slot, if there is one. */
export function houseAt({ view }: Reader, village: Seat | null, slot: SlotName): HouseView | undefined {
  return village === null ? undefined : view.players[village]?.houses.find(house => house.slot === slot);
}

/** The first building without people, starting at a slot. */
export function nextEmpty({ view }: Reader, seat: Seat, from: Slot): HouseView | undefined {
  return view.players[seat]?.houses.find(
    ({ slot, host, building }) => slotOf(slot) >= from && host === null && isInhabitable(buildingOf(building)),
  );
}

/** H-15.1, H-15.2 Whether the seat has a character tile that it may still use this turn. */
export function hasTile({ view: { characters, turn } }: Reader, seat: Seat): boolean {
  return !turn.tileUsed && characters.some(({ holder, used }) => holder === seat && !used);
}

/** H-8.2 (b) Nothing is left to pay another action with, and no tile to use. */
export const isSpent = (reader: Reader, seat: Seat): boolean =>
  !hasTile(reader, seat) && (reader.view.players[seat]?.coins ?? 0) <= reader.view.turn.fresh;

/** H-13.2 Who can marry into a building: somebody of the other sex. */
export function spouseSex(reader: Reader, village: Seat, slot: SlotName): SexName | null {
  const host = houseAt(reader, village, slot)?.host;
  return host ? sexName(otherSex(sexOf(host.sex))) : null;
}
