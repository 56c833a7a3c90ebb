import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { seatPicture } from '../../art/seatPeople.ts';
import { useSeatLook } from '../../ui/SeatMark.tsx';

/** The face of a seat, for the score sheet. */
export default function SeatFace({ seat }: { seat: number }): ReactNode {
  return <Portrait face picture={seatPicture(useSeatLook()(seat))} />;
}
