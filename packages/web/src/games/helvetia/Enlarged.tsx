import type { ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { Owner } from './OpponentPanel.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { VillageMap } from './Village.tsx';

/** The village of a seat, large. */
export function Enlarged({ owner }: { owner: number }): ReactNode {
  const { update, open } = useTable();
  const words = useWords();
  return (
    <Sheet wide title={words.villageOf(update.seats[owner]?.name ?? '')} onClose={() => open(null)}>
      <div className="he-enlarged he-art">
        <Owner owner={owner} />
        <VillageMap owner={owner} />
      </div>
    </Sheet>
  );
}
