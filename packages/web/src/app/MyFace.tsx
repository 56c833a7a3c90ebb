import type { ReactNode } from 'react';
import { portraitPicture } from '../art/doll.ts';
import { Portrait } from '../art/Portrait.tsx';

/** The person's own portrait in the bar. */
export default function MyFace({ portrait }: { portrait: string }): ReactNode {
  return (
    <span className="bar-face" aria-hidden="true">
      <Portrait face picture={portraitPicture(portrait)} />
    </span>
  );
}
