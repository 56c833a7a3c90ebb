import * as paint from './palette.ts';
import type { ReactNode } from 'react';
import type { Hat, Person } from './person.ts';

/** A hat; some have a part behind the head. */
interface Worn {
  readonly behind?: ReactNode;
  readonly front: ReactNode;
}

type Dress = (colour: string, band: string | undefined) => Worn;

const HATS: { readonly [H in Hat]: Dress } = {
  straw: (colour, band = paint.red49b) => ({
    front: (
      <>
        <path d="M30 37C38 29 82 29 90 37 86 44 74 42 60 42 46 42 34 44 30 37Z" fill={colour} className="ink-outline" />
        <path d="M44 35C44 18 76 18 76 35 68 38 52 38 44 35Z" fill={colour} className="ink-outline" />
        <path d="M44.5 31C52 35 68 35 75.5 31L76 35C68 38.5 52 38.5 44 35Z" fill={band} className="ink-thin" />
        <path d="M50 22l3 7M58 19.5l1 8M67 21l-2 7M36 37l8 1M84 37l-8 1" className="ink-hatch" />
      </>
    ),
  }),
  cap: (colour, band = paint.brown38) => ({
    front: (
      <>
        <path d="M41 40C38 20 82 20 79 40 70 35 50 35 41 40Z" fill={colour} className="ink-outline" />
        <path d="M39 41C48 33 72 33 81 41 76 43 72 40 60 40 48 40 44 43 39 41Z" fill={band} className="ink-outline" />
        <path d="M66 24q7 3 9 10" className="ink-hatch" />
      </>
    ),
  }),
  beret: colour => ({
    front: (
      <>
        <path d="M38 38C30 22 60 14 78 20 92 25 88 38 78 38 66 33 50 34 38 38Z" fill={colour} className="ink-outline" />
        <path d="M62 17l2-6" className="ink-line" />
        <path d="M70 24q9 2 10 9" className="ink-hatch" />
      </>
    ),
  }),
  hood: colour => ({
    behind: (
      <path
        d="M60 17C36 17 33 44 35 62 34 76 40 86 48 88H72C80 86 86 76 85 62 87 44 84 17 60 17Z"
        fill={colour}
        className="ink-outline"
      />
    ),
    front: (
      <>
        <path
          d="M60 17C36 17 33 44 35 64 36 74 40 80 45 82 41 66 41 50 45 42 50 33 70 33 75 42 79 50 79 66 75 82 80 80 84 74 85 64 87 44 84 17 60 17Z"
          fill={colour}
          className="ink-outline"
        />
        <path d="M76 30q7 12 6 34" className="ink-hatch" />
      </>
    ),
  }),
  coif: colour => ({
    front: (
      <>
        <path
          d="M42 54C36 24 84 24 78 54 76 44 72 39 60 38.5 48 39 44 44 42 54Z"
          fill={colour}
          className="ink-outline"
        />
        <path d="M42 54q-1 9 5 15M78 54q1 9-5 15" className="ink-line" />
        <path d="M52 30q8-4 16 0" className="ink-hatch" />
      </>
    ),
  }),
  kerchief: colour => ({
    front: (
      <>
        <path d="M42 46C38 24 82 24 78 46 70 36 50 36 42 46Z" fill={colour} className="ink-outline" />
        <path d="M77 42q8 2 12 9-7 1-12-3ZM77 41q9-4 13 0-5 5-12 5Z" fill={colour} className="ink-outline" />
        <g fill={paint.PAPER}>
          <circle cx="52" cy="33" r="1.6" />
          <circle cx="60" cy="30.5" r="1.6" />
          <circle cx="68" cy="33" r="1.6" />
          <circle cx="58" cy="36" r="1.3" />
          <circle cx="66" cy="37" r="1.3" />
        </g>
      </>
    ),
  }),
  feather: (colour, band = paint.red57) => ({
    front: (
      <>
        <path
          d="M38 40C40 30 48 30 52 20 58 10 74 16 74 26 76 33 82 33 88 34 82 42 50 34 38 40Z"
          fill={colour}
          className="ink-outline"
        />
        <path d="M72 29C80 22 84 10 94 8 94 18 86 28 75 31Z" fill={band} className="ink-outline" />
        <path d="M76 28q8-6 14-15" className="ink-hatch" />
      </>
    ),
  }),
  helmet: colour => ({
    front: (
      <>
        <path d="M40 42C38 18 82 18 80 42 70 38 50 38 40 42Z" fill={colour} className="ink-outline" />
        <path d="M37 43C48 36 72 36 83 43 76 46 70 43 60 43 50 43 44 46 37 43Z" fill={colour} className="ink-outline" />
        <path d="M57 24h6v10h-6Z" fill={paint.LINEN} className="ink-thin" />
        <path d="M60 24q-5-5 0-11 5 6 0 11Z" fill={paint.gold80} className="ink-thin" />
      </>
    ),
  }),
  wimple: colour => ({
    behind: (
      <path
        d="M36 40C34 60 32 80 40 90H80C88 80 86 60 84 40 80 22 40 22 36 40Z"
        fill={colour}
        className="ink-outline"
      />
    ),
    front: (
      <path
        d="M40 56C32 22 88 22 80 56 79 46 74 38.5 60 38 46 38.5 41 46 40 56Z"
        fill={colour}
        className="ink-outline"
      />
    ),
  }),
  fur: colour => ({
    front: (
      <>
        <path
          d="M39 40q-4-6 2-10 0-8 9-9 6-5 13-1 10-1 13 8 7 4 4 12-6 5-11 1-6 4-11 1-6 3-10-1-6 3-9-1Z"
          fill={colour}
          className="ink-outline"
        />
        <path d="M47 29l2 5M56 25l1 6M66 26l-1 6M74 31l-3 4" className="ink-hatch" />
      </>
    ),
  }),
  tall: (colour, band = paint.gold70) => ({
    front: (
      <>
        <path d="M44 38L48 10C56 6 66 7 73 11L76 38C66 35 54 35 44 38Z" fill={colour} className="ink-outline" />
        <path d="M36 40C46 32 74 32 84 40 76 44 44 44 36 40Z" fill={colour} className="ink-outline" />
        <path d="M45 31C54 28 66 28 75.5 31L76 36C66 33.5 54 33.5 44.5 36Z" fill={band} className="ink-thin" />
      </>
    ),
  }),
  toque: () => ({
    front: (
      <>
        <path
          d="M42 40C32 34 36 18 48 20 52 11 68 11 72 20 84 18 88 34 78 40 68 36 52 36 42 40Z"
          fill={paint.LINEN}
          className="ink-outline"
        />
        <path d="M52 24q1 6 0 9M60 22v11M68 24q-1 6 0 9" className="ink-hatch" />
      </>
    ),
  }),
  crown: () => ({
    front: (
      <>
        <path
          d="M43 38L41 22 50 30 60 18 70 30 79 22 77 38C68 35 52 35 43 38Z"
          fill={paint.gold77}
          className="ink-outline"
        />
        <circle cx="60" cy="31" r="2.4" fill={paint.red49b} />
      </>
    ),
  }),
  mitre: colour => ({
    front: (
      <>
        <path d="M43 39L45 20Q60 2 75 20L77 39C66 35 54 35 43 39Z" fill={colour} className="ink-outline" />
        <path d="M60 9V36M45 27H75" stroke={paint.gold81} strokeWidth="3" fill="none" />
      </>
    ),
  }),
};

const FELT = paint.brown51b;
const WHITE: readonly Hat[] = ['coif', 'wimple'];

export function hatOf({ hat, hatColour, band }: Person): Worn | null {
  if (!hat) return null;
  return HATS[hat](hatColour ?? (WHITE.includes(hat) ? paint.LINEN : FELT), band);
}
