import * as paint from './palette.ts';
import type { ReactNode } from 'react';
import { BEARDS, HAIR_BEHIND, HairOnTop } from './hair.tsx';
import { hatOf } from './hats.tsx';
import { HAIR_TONES, SKINS, type Collar, type Person } from './person.ts';

/** A person from the waist up, in a box of 120 × 112. */
export function PersonDrawing({ person }: { person: Person }): ReactNode {
  const { hair } = person;
  const tone = HAIR_TONES[person.tone ?? 'brown'];
  const hat = hatOf(person);
  return (
    <>
      {hair ? HAIR_BEHIND[hair]?.(tone) : null}
      {hat?.behind}
      <Body person={person} />
      <Face person={person} tone={tone} />
      {hair ? <HairOnTop hair={hair} tone={tone} /> : null}
      {hat?.front}
    </>
  );
}

const MOUTHS = {
  open: <path d="M54.5 62q5.5 7 11 0z" fill={paint.red41} className="ink-thin" />,
  flat: <path d="M55 64h10" className="ink-line" />,
  smirk: <path d="M55 63.5q6 2.5 10-1.5" className="ink-line" />,
  smile: <path d="M54.5 62.5q5.5 4.5 11 0" className="ink-line" />,
};

function Face({ person, tone }: { person: Person; tone: string }): ReactNode {
  const skin = SKINS[person.skin ?? 0];
  return (
    <>
      <circle cx="43" cy="52" r="4.2" fill={skin} className="ink-outline" />
      <circle cx="77" cy="52" r="4.2" fill={skin} className="ink-outline" />
      <path
        d="M43 46C42 29 78 29 77 46 77.5 62 70 73.5 60 73.5 50 73.5 42.5 62 43 46Z"
        fill={skin}
        className="ink-outline"
      />
      <path d="M69 35C77 40 77 62 66 71 72 60 73 48 69 35Z" fill="url(#art-hatch)" />
      <circle cx="49.5" cy="58" r="4" fill={paint.red59} opacity=".32" />
      <circle cx="70.5" cy="58" r="4" fill={paint.red59} opacity=".32" />
      <Eyes person={person} />
      {person.beard ? BEARDS[person.beard](tone) : MOUTHS[person.mouth ?? 'smile']}
      {person.nose === 'big' ? (
        <path
          d="M59 50C57 56 55 60 60 60.5 64 60.5 64 57 62 55"
          fill={skin}
          className="ink-line"
          style={{ fill: skin }}
        />
      ) : (
        <path d="M60 51q-3.5 6 .8 7" className="ink-line" />
      )}
      {person.specs ? (
        <g className="ink-line">
          <circle cx="53" cy="51" r="5.5" fill={paint.white99c} fillOpacity=".35" />
          <circle cx="67" cy="51" r="5.5" fill={paint.white99c} fillOpacity=".35" />
          <path d="M58.5 50.5q1.5-1.5 3 0" />
        </g>
      ) : null}
    </>
  );
}

function Eyes({ person: { eyes, brow } }: { person: Person }): ReactNode {
  return (
    <>
      <path
        d={brow === 'stern' ? 'M48.5 44.5l7 2.2M71.5 44.5l-7 2.2' : 'M49 45.5q4-2.8 7.5-.6M63.5 44.9q4-2.2 7.5.6'}
        className="ink-line"
      />
      {eyes === 'shut' ? (
        <path d="M49.5 50.5q3.5 3 7 0M63.5 50.5q3.5 3 7 0" className="ink-line" />
      ) : (
        <g fill={paint.INK}>
          <circle cx="53" cy="50.5" r="2.1" />
          <circle cx="67" cy="50.5" r="2.1" />
        </g>
      )}
    </>
  );
}

const COLLARS: { readonly [C in Collar]: (trim: string) => ReactNode } = {
  v: trim => <path d="M51 79L60 94 69 79 64 78 60 84 56 78Z" fill={trim} className="ink-thin" />,
  ruff: trim => (
    <path
      d="M46 79q4-5 7-1 3-4 7 0 3-4 7 0 4-4 7 1-2 8-7 6-3 5-7 1-4 4-7-1-6 2-7-6Z"
      fill={trim}
      className="ink-outline"
    />
  ),
  scarf: trim => (
    <>
      <path d="M46 78C52 84 68 84 74 78L76 84C70 91 50 91 44 84Z" fill={trim} className="ink-outline" />
      <path d="M66 87l4 14 7-2-4-15Z" fill={trim} className="ink-outline" />
    </>
  ),
  cloak: trim => (
    <>
      <path
        d="M51 79C40 82 28 90 24 116H48C46 102 50 90 60 88 70 90 74 102 72 116H96C92 90 80 82 69 79Q60 88 51 79Z"
        fill={trim}
        className="ink-outline"
      />
      <circle cx="60" cy="88" r="3.6" fill={paint.gold77} className="ink-thin" />
    </>
  ),
  lace: trim => (
    <>
      <path d="M53 80L60 100 67 80" fill={trim} className="ink-thin" />
      <path d="M55.5 86h9M57 91h6" className="ink-line" />
    </>
  ),
};

function Body({ person }: { person: Person }): ReactNode {
  const { coat = paint.rust46c, trim = paint.straw92d, collar = 'v', apron } = person;
  return (
    <>
      <path d="M53 66h14v16h-14Z" fill={SKINS[person.skin ?? 0]} className="ink-outline" />
      <path d="M18 116C18 92 34 83 51 79Q60 88 69 79C86 83 102 92 102 116Z" fill={coat} className="ink-outline" />
      <path d="M69 79C86 83 102 92 102 116H82C86 102 80 88 69 79Z" fill="url(#art-hatch)" />
      {COLLARS[collar](trim)}
      {apron ? (
        <>
          <path d="M43 88C50 95 70 95 77 88L82 116H38Z" fill={apron} className="ink-outline" />
          <path d="M43 88L49 79.5M77 88L71 79.5" className="ink-line" />
          <path d="M70 93q6 9 6 23" className="ink-hatch" />
        </>
      ) : null}
    </>
  );
}
