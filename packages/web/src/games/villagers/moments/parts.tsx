import type { ReactNode } from 'react';
import { useMomentWords } from '../../../board/momentWords.ts';
import type { PieceMark } from '../../../board/PieceMarks.tsx';
import { GalleryPicture } from '../GalleryPicture.tsx';
import { faceName } from '../pictures.ts';
import SeatFace from '../SeatFace.tsx';
import { useWords } from '../text/words.tsx';
import type { Change } from './find.ts';

/** The owner of a village: "You" for the viewer; the Countess has no seat. */
export function useOwnerName({ after }: Change): (owner: number) => string {
  const { you } = useMomentWords();
  const { countess } = useWords();
  return owner => (owner === after.seat ? you : (after.seats[owner]?.name ?? countess));
}

/** The portrait of an owner. */
export function Face({ owner, change }: { owner: number; change: Change }): ReactNode {
  return (
    <span className="moment-face">
      {change.after.seats[owner] ? <SeatFace seat={owner} /> : <GalleryPicture name={faceName('countess')} />}
    </span>
  );
}

/** Gold on a piece, or on the panel of a seat. */
export function gainMark(gold: number, pieces: readonly string[], seat: number | null, where?: 'road'): PieceMark {
  const content = <span className={where === 'road' ? 'vi-mo-gain is-road' : 'vi-mo-gain'}>+{gold}</span>;
  return { group: 'gain', pieces, seat, at: seat === null ? 'middle' : 'corner', content };
}
