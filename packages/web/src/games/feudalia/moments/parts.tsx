import { RESOURCES } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { seatInRow } from '../../../board/MomentSeat.tsx';
import { Face } from '../GalleryPicture.tsx';
import SeatFace from '../SeatFace.tsx';
import { useWords } from '../text/words.tsx';
import type { Change } from './find.ts';
import { useMomentWords } from './text/words.tsx';

/** Cubes in words: "2 wheat, 1 clay". */
export function useCubeWords(): (cubes: readonly number[]) => string {
  const { cubes: amount, list, nothing } = useMomentWords();
  const { goods } = useWords();
  return cubes => {
    const parts = RESOURCES.flatMap((type, r) => (cubes[r] ? [amount(cubes[r], goods[type])] : []));
    return parts.length > 0 ? list(parts) : nothing;
  };
}

/** Somebody's face, beside the heading of a moment. */
export function MomentFace({ of }: { of: string }): ReactNode {
  return (
    <span className="fe-mo-face" aria-hidden="true">
      <Face of={of} />
    </span>
  );
}

/** A seat in a row. */
export const Who = seatInRow(SeatFace);

/** A number that counts from one value to another when it becomes visible. */
export function Counting({ from, to }: { from: number; to: number }): ReactNode {
  return (
    <>
      <b className="fe-mo-count" aria-hidden="true" style={{ '--from': from, '--to': to }} />
      <span className="sr-only">{to}</span>
    </>
  );
}

/** What happens next, and the rule. */
export function Next({ change: { after }, clause }: { change: Change; clause: string }): ReactNode {
  const words = useMomentWords();
  const next = after.seats[after.view.turn.seat];
  return (
    <>
      {next && next.seat !== after.seat && after.result === null ? `${words.next(next.name)} ` : null}
      <span className="clause">{words.rule(clause)}</span>
    </>
  );
}
