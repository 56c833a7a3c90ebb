import type { ReactNode } from 'react';
import type { Suspense } from './moments.ts';
import { MeditationStage } from './MeditationStage.tsx';
import { SpiritStage } from './SpiritStage.tsx';

/** A moment replaces the row: nobody adds a Villager meanwhile. */
export default function Moment({ moment }: { moment: Suspense }): ReactNode {
  return moment.kind === 'spirit' ? (
    <SpiritStage spirit={moment.spirit} />
  ) : (
    <MeditationStage meditation={moment.meditation} />
  );
}
