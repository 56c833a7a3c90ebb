import type { ReactNode } from 'react';
import type { StageShown } from './stage.ts';
import { MeditationStage } from './MeditationStage.tsx';
import { SpiritStage } from './SpiritStage.tsx';

/** A stage replaces the row, because nobody adds a Villager meanwhile. */
export default function Stage({ stage }: { stage: StageShown }): ReactNode {
  return stage.kind === 'spirit' ? (
    <SpiritStage spirit={stage.spirit} />
  ) : (
    <MeditationStage meditation={stage.meditation} />
  );
}
