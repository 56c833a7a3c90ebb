import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useMomentStage, type Moment, type MomentProps } from './moments.ts';
import type { Types } from '@thorp/kernel';

/** A moment whose drawing cannot be loaded is over at once: the game goes on without it. */
function Skipped(): ReactNode {
  const { close } = useMomentStage();
  useEffect(close, [close]);
  return null;
}

/** The component of a game's moments, loaded with the first of them. */
export function lazyMoments<T extends Types, M extends Moment>(
  load: () => Promise<{ default: (props: MomentProps<T, M>) => ReactNode }>,
): (props: MomentProps<T, M>) => ReactNode {
  const Drawn = lazy(() => load().catch(() => ({ default: Skipped })));
  return props => (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
