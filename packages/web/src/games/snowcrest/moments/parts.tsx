import { RESOURCE_IDS, RESOURCES, type Units } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { seatNames } from '../../../board/standing.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { useEntryName } from '../names.ts';
import SeatFace from '../SeatFace.tsx';
import type { Change } from './find.ts';
import { useMomentWords } from './text/words.tsx';

/** Says units in words: "2 Barley, 1 Gold". */
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

/** Says who a seat is: "You" for the one that looks on. */
export function useSeatName({ after }: Change): (seat: number) => string {
  return seatNames(after, useMomentWords().you);
}

/** A seat's face, shape and name, with a line below. */
export function Who({ seat, name, children }: { seat: number; name: string; children?: ReactNode }): ReactNode {
  return (
    <>
      <span className="sn-mo-face">
        <SeatFace seat={seat} />
      </span>
      <span className="sn-mo-who">
        <b>
          <SeatMark seat={seat} />
          {name}
        </b>
        {children}
      </span>
    </>
  );
}
