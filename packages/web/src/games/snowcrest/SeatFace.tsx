import type { ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { useSeatLook } from '../../ui/SeatMark.tsx';
import { personAt } from './people.ts';

/** The face of a seat, for the score sheet. */
export default function SeatFace({ seat }: { seat: number }): ReactNode {
  return <Portrait face picture={personAt(useSeatLook()(seat))} />;
}
