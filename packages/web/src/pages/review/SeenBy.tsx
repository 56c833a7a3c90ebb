import { useId, type ReactNode } from 'react';
import type { SeenBy as Eye } from '../../protocol/review.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/** From whose point of view the table is shown. In narrow windows it is a select list. */
export function SeenBy(): ReactNode {
  const { facts, seenBy, see } = useReviewed();
  const text = useReviewText();
  const name = useId();
  const eyes: readonly Eye[] = [...facts.eyes, ...(facts.mayOpen ? (['open'] as const) : [])];
  if (eyes.length === 0) return <span className="rv-seen">{text.watching}</span>;
  const words = (eye: Eye): string => (typeof eye === 'number' ? (facts.seats[eye]?.name ?? '') : text.allOpen);
  return (
    <>
      <fieldset className="rv-seen segments">
        <legend>{text.seenBy}</legend>
        {eyes.map(eye => (
          <label key={eye} title={eye === 'open' ? text.eyes.open : text.eyes.seat}>
            <input type="radio" name={name} checked={eye === seenBy} onChange={() => see(eye)} />
            <span>
              {typeof eye === 'number' ? <SeatMark seat={eye} /> : null}
              <i>{words(eye)}</i>
            </span>
          </label>
        ))}
      </fieldset>
      <select
        className="input rv-seen-list"
        aria-label={text.seenBy}
        value={String(seenBy)}
        onChange={({ currentTarget: { value } }) => see(value === 'open' ? 'open' : Number(value))}
      >
        {eyes.map(eye => (
          <option key={eye} value={String(eye)}>
            {words(eye)}
          </option>
        ))}
      </select>
    </>
  );
}
