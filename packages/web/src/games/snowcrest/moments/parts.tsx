import { RESOURCE_IDS, RESOURCES, type Units } from '@thorp/snowcrest/cards';
import { seatInRow } from '../../../board/MomentSeat.tsx';
import { useEntryName } from '../names.ts';
import SeatFace from '../SeatFace.tsx';
import { useMomentWords } from './text/words.tsx';

/** Units in words: "2 Barley, 1 Gold". */
export function useUnitWords(): (units: Units) => string {
  const words = useMomentWords();
  const name = useEntryName();
  return units => {
    const parts = RESOURCES.flatMap(resource => {
      const n = units.filter(unit => unit === resource).length;
      const id = RESOURCE_IDS[resource];
      return n > 0 ? [words.amount(n, name(id, id))] : [];
    });
    return parts.length > 0 ? words.amounts(parts) : words.nothing;
  };
}

/** A seat in a row. */
export const Who = seatInRow(SeatFace);
