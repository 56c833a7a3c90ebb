import { tilesOwned } from '@thorp/snowcrest/reading';
import { BUILDING_BONUS } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { Owner } from './OpponentPanel.tsx';
import { AnyIcon, ResourceIcon, TileIcon } from './Icons.tsx';
import { useTable } from './table.ts';
import { signed } from './Tracks.tsx';
import { useWords } from './text/words.tsx';

/** A number that is not known yet. */
function Unknown(): ReactNode {
  return (
    <span role="img" aria-label={useWords().sums.unknown}>
      …
    </span>
  );
}

/** My own numbers. */
export function OwnPanel(): ReactNode {
  const { view, me, update, open } = useTable();
  const words = useWords();
  const player = view.players[me];
  if (!player) return null;
  const tiles = tilesOwned(player);
  const majorities = update.sheets.find(({ seat }) => seat === me)?.parts?.filter(({ card }) => card !== null);
  return (
    <section
      className="at-me sn-me panel"
      aria-label={update.seat === null ? update.seats[me]?.name : words.sums.title}
    >
      <button type="button" onClick={() => open(me)}>
        <Owner owner={me} />
      </button>
      <dl className="sn-sums">
        <dt>
          <ResourceIcon kind="scroll" /> {words.sums.scrolls}
        </dt>
        <dd>{player.scrolls}</dd>
        <dt>
          <TileIcon tile={null} /> {words.buildingsOf(tiles)}
        </dt>
        <dd>{BUILDING_BONUS[tiles] ?? 0}</dd>
        <dt>
          <ResourceIcon kind="omen" /> {words.sums.omens}
        </dt>
        <dd>{signed(player.omen - player.omenTokens)}</dd>
        {view.players.length > 1 ? (
          <>
            <dt>
              <AnyIcon /> {words.sums.majorities}
            </dt>
            <dd>{majorities?.length ?? <Unknown />}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
