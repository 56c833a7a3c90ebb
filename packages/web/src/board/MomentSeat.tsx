import type { ComponentType, ReactNode } from 'react';
import { SeatMark } from '../ui/SeatMark.tsx';
import { useMomentWords } from './momentWords.ts';
import type { TableChange } from './moments.ts';
import { seatNames } from './standing.ts';

interface SeatNameProps {
  readonly seat: number;
  readonly name: string;
}

/** The shape and the name of a seat. */
export function SeatName({ seat, name }: SeatNameProps): ReactNode {
  return (
    <b className="moment-name">
      <SeatMark seat={seat} />
      {name}
    </b>
  );
}

/** A seat in a row of a moment, with a line below its name. */
export type SeatInRow = (props: SeatNameProps & { readonly children?: ReactNode }) => ReactNode;

/** Makes the seats of a game's moments, with its faces. */
export function seatInRow(Face: ComponentType<{ seat: number }>): SeatInRow {
  return function SeatWithFace({ seat, name, children }) {
    return (
      <>
        <span className="moment-face" aria-hidden="true">
          <Face seat={seat} />
        </span>
        <span className="moment-who">
          <SeatName seat={seat} name={name} />
          {children}
        </span>
      </>
    );
  };
}

/** The name of a seat: "You" for the viewer. */
export function useSeatName({ after }: TableChange): (seat: number) => string {
  return seatNames(after, useMomentWords().you);
}
