import type { ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { Owner, Tokens } from './OpponentPanel.tsx';
import { OmenTrack, TileTrack } from './Tracks.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { Grid } from './Village.tsx';

/** A Village shown large: cards, tokens, Buildings, Omens. */
export function Enlarged({ owner }: { owner: number }): ReactNode {
  const { update, view, open } = useTable();
  const words = useWords();
  const player = view.players[owner];
  if (!player) return null;
  return (
    <Sheet wide title={words.villageOf(update.seats[owner]?.name ?? '')} onClose={() => open(null)}>
      <div className="sn-enlarged sn-art-scope">
        <Owner owner={owner} />
        <Tokens player={player} />
        <TileTrack player={player} />
        <OmenTrack omen={player.omen} tokens={player.omenTokens} seat={owner} />
        <Grid owner={owner} />
      </div>
    </Sheet>
  );
}
