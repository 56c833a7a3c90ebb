import * as paint from './palette.ts';
import type { ReactNode } from 'react';
import type { Beard, Hair } from './person.ts';

/** Hair behind the shoulders. */
export const HAIR_BEHIND: { readonly [H in Hair]?: (tone: string) => ReactNode } = {
  long: tone => <path d="M40 44C36 62 38 78 44 84H76C82 78 84 62 80 44Z" fill={tone} className="ink-outline" />,
  braids: tone => (
    <>
      <path
        d="M42 46C37 58 40 66 38 76q-2 9 3 14 7-5 5-15 0-10-1-18ZM78 46C83 58 80 66 82 76q2 9-3 14-7-5-5-15 0-10 1-18Z"
        fill={tone}
        className="ink-outline"
      />
      <path d="M38.5 70l7 3M37.5 78l8 3M81.5 70l-7 3M82.5 78l-8 3" className="ink-line" />
    </>
  ),
  bun: tone => <circle cx="60" cy="25" r="9" fill={tone} className="ink-outline" />,
  curls: tone => (
    <path d="M42 40q-9 6-4 14-5 8 4 12 3 4 7 1H71q4 3 7-1 9-4 4-12 5-8-4-14Z" fill={tone} className="ink-outline" />
  ),
};

/** Hair on the head, drawn over the face and under the hat. */
const TOPS: { readonly [H in Hair]: string } = {
  short: 'M42.5 47C40 28 52 26 60 26.5 70 26 80 29 77.5 47 75 41 72 38 66 38 58 39 50 37 47 39 44 41 43.5 44 42.5 47Z',
  long: 'M42.5 50C39 28 52 26 60 26.5 70 26 81 29 77.5 50 76 41 70 36 60 34 50 36 44 41 42.5 50Z',
  braids: 'M42.5 49C39 28 52 26 60 26.5 70 26 81 29 77.5 49 75 40 68 36 60 34 52 36 45 40 42.5 49Z',
  bun: 'M42.5 49C40 30 52 27 60 27.5 70 27 80 31 77.5 49 75 41 68 36 60 35 52 36 45 41 42.5 49Z',
  curls: 'M42 48q-4-8 3-12 1-8 9-7 5-5 11-1 8-2 10 6 7 4 3 14-5-9-12-9-6 3-11 0-9 1-13 9Z',
  side: 'M42.5 50q-2-9 2-14l3 3q-2 6-2 11ZM77.5 50q2-9-2-14l-3 3q2 6 2 11Z',
  tonsure:
    'M42.5 48C41 40 44 35 47 33 46 39 50 41 54 38.5 58 41 63 41 66 38.5 70 41 74 39 73 33 76 35 79 40 77.5 48 75 44 72 43 70 43.5H50C47 43 44 45 42.5 48Z',
};

export function HairOnTop({ hair, tone }: { hair: Hair; tone: string }): ReactNode {
  return <path d={TOPS[hair]} fill={tone} className="ink-outline" />;
}

/** A beard includes its mouth. */
export const BEARDS: { readonly [B in Beard]: (tone: string) => ReactNode } = {
  full: tone => (
    <>
      <path
        d="M42.8 52C44 60 48 59 51 58.5 54 57 66 57 69 58.5 72 59 76 60 77.2 52 79 68 72 82 60 83 48 82 41 68 42.8 52Z"
        fill={tone}
        className="ink-outline"
      />
      <path d="M54.5 64q5.5 3.5 11 0" className="ink-line" style={{ stroke: paint.PAPER }} />
      <path d="M52 70q1 5 3 8M60 71v9M68 70q-1 5-3 8" className="ink-hatch" />
    </>
  ),
  short: tone => (
    <>
      <path
        d="M43 53C45 59 49 60 52 60 56 58.5 64 58.5 68 60 71 60 75 59 77 53 77.5 64 70 74 60 74 50 74 42.5 64 43 53Z"
        fill={tone}
        className="ink-outline"
      />
      <path d="M55 65q5 3 10 0" className="ink-line" style={{ stroke: paint.PAPER }} />
    </>
  ),
  goatee: tone => (
    <>
      <path d="M54 66q6-3 12 0-1 9-6 11-5-2-6-11Z" fill={tone} className="ink-outline" />
      <path d="M55 62.5q5 3 10 0" className="ink-line" />
    </>
  ),
  moustache: tone => (
    <path
      d="M60 59C55 56 50 60 47 65 53 66 57 64 60 61.5 63 64 67 66 73 65 70 60 65 56 60 59Z"
      fill={tone}
      className="ink-outline"
    />
  ),
};
