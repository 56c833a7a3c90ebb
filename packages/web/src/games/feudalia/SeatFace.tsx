import type { ReactNode } from 'react';
import { useSeatLook } from '../../ui/SeatMark.tsx';
import { Face } from './GalleryPicture.tsx';
import { seatPortrait } from './pictures.ts';

/** The face of a seat, for the score sheet. */
export default function SeatFace({ seat }: { seat: number }): ReactNode {
  return <Face of={seatPortrait(useSeatLook()(seat))} />;
}
