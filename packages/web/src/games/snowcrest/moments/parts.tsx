import { RESOURCE_IDS, RESOURCES, type Units } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { Portrait } from '../../../art/Portrait.tsx';
import { personAt } from '../people.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { useEntryName } from '../names.ts';
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
  const { you } = useMomentWords();
  return seat => (seat === after.seat ? you : (after.seats[seat]?.name ?? ''));
}

/** The seats with one's own first, then in turn order. */
export function ownFirst({ after }: Change): number[] {
  const count = after.seats.length;
  const first = after.seat ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** A seat's face, shape and name, with a line below. */
export function Who({ seat, name, children }: { seat: number; name: string; children?: ReactNode }): ReactNode {
  return (
    <>
      <span className="sn-mo-face">
        <Portrait picture={personAt(seat)} face />
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
