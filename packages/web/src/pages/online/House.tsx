import type { ReactNode } from 'react';
import { portraitPicture } from '../../art/doll.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { seatPicture } from '../../art/seatPeople.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES, useSeatColour } from '../../ui/SeatMark.tsx';

export interface HouseProps {
  readonly seat: number;
  readonly kind: 'open' | 'bot' | 'person';
  /** Whether the person is connected; null if not known. */
  readonly here?: boolean | null;
  readonly isTurn?: boolean;
  readonly isReady?: boolean;
  /** The portrait of the person; without one the seat has its default face. */
  readonly portrait?: string | undefined;
  /** The text for screen readers; without it the house is a picture beside words. */
  readonly spoken?: string;
}

/** A seat as a house: the gable has the seat's colour and shape, the person is in the window. */
export function House(props: HouseProps): ReactNode {
  const { seat, kind, here = null, isTurn, isReady, portrait, spoken } = props;
  const colour = useSeatColour()(seat);
  const open = kind === 'open';
  const classes = ['on-house'];
  if (open) classes.push('is-open');
  if (isTurn) classes.push('is-turn');
  const said = spoken === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': spoken };
  return (
    <span className={classes.join(' ')} style={{ '--seat': `var(--p-${colour})` }} {...said}>
      <svg viewBox="0 0 132 150" aria-hidden="true">
        <path className="on-wall" d="M10 46h112v103H10z" />
        {open ? null : <path className="on-chimney" d="M96 5h13v30H96z" />}
        <path className="on-roof" d="M3 46 66 4l63 42z" />
        <g transform="translate(54 19)" className="on-shape">
          {SHAPES[colour]}
        </g>
        {open ? <path className="on-plus" d="M66 72v50M41 97h50" /> : null}
      </svg>
      {open ? null : (
        <span className="on-window">
          <Portrait picture={portrait ? portraitPicture(portrait) : seatPicture(seat)} />
        </span>
      )}
      {kind === 'bot' ? (
        <span className="on-bot">
          <Icon name="bot" />
        </span>
      ) : null}
      {here === null || kind !== 'person' ? null : <i className={here ? 'on-dot is-here' : 'on-dot'} />}
      {isReady ? (
        <span className="on-ready">
          <Icon name="check" />
        </span>
      ) : null}
    </span>
  );
}
