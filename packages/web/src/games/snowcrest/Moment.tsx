import type { ReactNode } from 'react';
import type { Suspense } from './moments.ts';
import { MeditationStage } from './MeditationStage.tsx';
import { SpiritStage } from './SpiritStage.tsx';

/** A moment of suspense takes the place of the row: nobody adds a Villager now. */
export default function Moment({ moment }: { moment: Suspense }): ReactNode {
  return moment.kind === 'spirit' ? (
    <SpiritStage spirit={moment.spirit} />
  ) : (
    <MeditationStage meditation={moment.meditation} />
  );
}
