import { tilesOwned } from '@thorp/snowcrest/reading';
import { BUILDING_BONUS } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { Owner } from './Others.tsx';
import { AnySign, Res, TileSign } from './Signs.tsx';
import { useTable } from './table.ts';
import { signed } from './Tracks.tsx';
import { useWords } from './text/words.tsx';

/** My own numbers. */
export function Mine(): ReactNode {
  const { view, me, update, open } = useTable();
  const words = useWords();
  const player = view.players[me];
  if (!player) return null;
  const tiles = tilesOwned(player);
  const majorities = update.sheets.find(({ seat }) => seat === me)?.parts?.filter(({ card }) => card !== null);
  return (
    <section className="at-me sn-me panel" aria-label={words.sums.title}>
      <button type="button" onClick={() => open(me)}>
        <Owner owner={me} />
      </button>
      <dl className="sn-sums">
        <dt>
          <Res kind="scroll" /> {words.sums.scrolls}
        </dt>
        <dd>{player.scrolls}</dd>
        <dt>
          <TileSign tile={null} /> {words.buildingsOf(tiles)}
        </dt>
        <dd>{BUILDING_BONUS[tiles] ?? 0}</dd>
        <dt>
          <Res kind="omen" /> {words.sums.omens}
        </dt>
        <dd>{signed(player.omen - player.omenTokens)}</dd>
        {view.players.length > 1 ? (
          <>
            <dt>
              <AnySign /> {words.sums.majorities}
            </dt>
            <dd>{majorities?.length ?? '…'}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
