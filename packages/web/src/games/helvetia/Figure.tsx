import * as paint from '../../art/palette.ts';
import type { FigureView, PeopleView, SexName } from '@thorp/helvetia';
import type { ReactNode } from 'react';
import { useSeatColour, type SeatColour } from '../../ui/SeatMark.tsx';

/** The emblem on a coat, as on the seat's mark. */
const EMBLEMS: { readonly [colour in SeatColour]?: ReactNode } = {
  blue: <circle cx="24" cy="44" r="6.5" />,
  red: <path d="M18 38h12v12H18z" />,
  yellow: <path d="M24 36 31.5 50H16.500z" />,
  white: <path d="M24 35.500 31.500 44 24 52.500 16.500 44z" />,
};

const EYES = (
  <g fill={paint.INK}>
    <circle cx="21" cy="20.5" r="1.3" />
    <circle cx="27" cy="20.5" r="1.3" />
  </g>
);
const LIDS = <path d="M19 20.500q2 2 4 0M25 20.500q2 2 4 0" className="ink-hatch" />;

/** A man: straight, with a hat. */
function Man({ coat }: { coat: string }): ReactNode {
  return (
    <>
      <path d="M12 58 14 32Q24 24 34 32L36 58Z" fill={coat} className="ink-outline" />
      <circle cx="24" cy="20" r="8.5" fill={paint.tan88} className="ink-outline" />
      <path d="M11 17Q24 9 37 17 24 21 11 17ZM16 15Q16 4 24 4T32 15" fill={paint.brown38b} className="ink-outline" />
    </>
  );
}

/** A woman: bell-shaped, with a coif. */
function Woman({ coat }: { coat: string }): ReactNode {
  return (
    <>
      <path d="M7 58Q12 44 16 32 24 25 32 32 36 44 41 58Z" fill={coat} className="ink-outline" />
      <circle cx="24" cy="20" r="8.5" fill={paint.tan88} className="ink-outline" />
      <path d="M14 22Q12 7 24 7T34 22Q30 13 24 13T14 22Z" fill={paint.cream99} className="ink-outline" />
    </>
  );
}

function Body({ colour, sex }: { colour: SeatColour; sex: SexName }): ReactNode {
  const coat = `var(--p-${colour})`;
  return (
    <>
      {sex === 'man' ? <Man coat={coat} /> : <Woman coat={coat} />}
      <g fill={`var(--p-${colour}-ink)`} className="ink-thin">
        {EMBLEMS[colour]}
      </g>
    </>
  );
}

interface FigureProps {
  readonly figure: FigureView;
  /** Will lie down in the plan. */
  readonly planned?: boolean;
  /** Will move out in the plan. */
  readonly leaving?: boolean;
}

/** An adult: stands while awake, lies with a z while asleep, leans with an amber z in a plan. */
export function Figure({ figure: { owner, sex, awake }, planned = false, leaving = false }: FigureProps): ReactNode {
  const colour = useSeatColour()(owner);
  const classes = ['he-figure'];
  if (planned) classes.push('is-planned');
  else if (!awake) classes.push('is-asleep');
  if (leaving) classes.push('is-leaving');
  return (
    <span className={classes.join(' ')}>
      {awake || planned ? (
        <svg viewBox="0 0 48 62" aria-hidden="true">
          <Body colour={colour} sex={sex} />
          {planned ? LIDS : EYES}
        </svg>
      ) : (
        <svg viewBox="0 -18 68 62" aria-hidden="true">
          <g transform="translate(2 46) rotate(-90)">
            <Body colour={colour} sex={sex} />
            {LIDS}
          </g>
          <path d="M22-8h9l-9 9h9M36-16h7l-7 7h7" className="he-sleeping" />
        </svg>
      )}
      {planned ? <i aria-hidden="true">z</i> : null}
    </span>
  );
}

/** The given numbers of men and women of a seat, awake, one by one. */
export function figuresOf(owner: number, { men, women }: PeopleView): FigureView[] {
  const each = (length: number, sex: SexName): FigureView[] =>
    Array.from({ length }, () => ({ owner, sex, awake: true }));
  return [...each(men, 'man'), ...each(women, 'woman')];
}

/** A child, swaddled. */
export function Child({ owner, sex }: { owner: number; sex: SexName }): ReactNode {
  const colour = useSeatColour()(owner);
  return (
    <span className="he-figure is-child" data-sex={sex}>
      <svg viewBox="4 6 40 40" aria-hidden="true">
        <path
          d="M24 44C8 44 6 24 14 16Q24 8 34 16C42 24 40 44 24 44Z"
          fill={`var(--p-${colour})`}
          className="ink-outline"
        />
        <circle cx="24" cy="17" r="9" fill={paint.tan88} className="ink-outline" />
        {sex === 'man' ? <path d="M16 13Q24 5 32 13 24 11 16 13Z" fill={paint.brown38b} className="ink-thin" /> : null}
        <path d="M20 17.500q1.500 1.500 3 0M25 17.500q1.500 1.500 3 0" className="ink-hatch" />
        <g fill={`var(--p-${colour}-ink)`} className="ink-thin" transform="translate(5 0) scale(.78)">
          {EMBLEMS[colour]}
        </g>
      </svg>
    </span>
  );
}
