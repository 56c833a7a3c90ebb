import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { CoverDefs } from '../../home/Cover.tsx';
import type { TableSummary } from '../../protocol/calls.ts';
import type { Extras } from '../../protocol/extras.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { download } from '../../ui/download.ts';
import { ALL, narrowed, type Listed } from './filter.ts';
import { LoadGames } from './LoadGames.tsx';
import { NarrowGames } from './NarrowGames.tsx';
import { GameRow } from './GameRow.tsx';
import { useFetchedAhead } from './useFetchedAhead.ts';
import { useGamesText } from './text.ts';
import '../../style/pages.css';
import './games.css';

/** From this number of games on there are search and filters. */
const MANY = 3;

export default function Games(): ReactNode {
  const text = useText();
  const words = useGamesText();
  const { games, refresh } = useGames();
  const [narrowing, setNarrowing] = useState(ALL);
  const { problem, attempt } = useAttempt();
  const shown = games && narrowed(games, narrowing, Date.now());
  useFetchedAhead(games);
  const save = async (): Promise<void> => download('thorp-games.json', await host().exportedAll());
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{text.games.title}</h1>
          <p>{text.games.lead}</p>
          <Link className="btn gm-statistics" to="/statistics">
            {text.nav.statistics}
          </Link>
        </header>
        <CoverDefs />
        {games && games.length >= MANY ? (
          <NarrowGames games={games} narrowing={narrowing} onChange={setNarrowing} found={shown?.length ?? 0} />
        ) : null}
        <GameRows games={shown ?? []} onChanged={refresh} />
        {games?.length === 0 ? <p className="muted">{text.games.none}</p> : null}
        {games && games.length > 0 && shown?.length === 0 ? (
          <p className="muted">
            {words.nothing}
            <button type="button" className="btn btn--quiet" onClick={() => setNarrowing(ALL)}>
              {words.showAll}
            </button>
          </p>
        ) : null}
        {games && games.length > 1 ? (
          <p>
            <button type="button" className="btn" onClick={() => attempt(save)}>
              {words.exportAll}
            </button>
          </p>
        ) : null}
        <Problem message={problem} />
        <LoadGames onLoaded={refresh} />
      </main>
    </>
  );
}

/** How many rows are drawn at a time. Drawing and removing hundreds would delay the next page. */
const AT_A_TIME = 50;

function GameRows({ games, onChanged }: { games: readonly Listed[]; onChanged: () => void }): ReactNode {
  const words = useGamesText();
  const [most, setMost] = useState(AT_A_TIME);
  const left = games.length - most;
  return (
    <>
      <ul className="tables">
        {games.slice(0, most).map(game => (
          <GameRow key={game.id} table={game} onChanged={onChanged} />
        ))}
      </ul>
      {left > 0 ? (
        <p>
          <button type="button" className="btn" onClick={() => setMost(most + AT_A_TIME)}>
            {words.showMore(Math.min(left, AT_A_TIME), left)}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** The games of this browser with their extras; null until they are loaded. */
function useGames(): { readonly games: readonly Listed[] | null; refresh(): void } {
  const text = useText();
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  const refresh = useCallback(() => {
    // Without a store there are no extras.
    const extras = host()
      .allExtras()
      .catch((): readonly Extras[] => []);
    void Promise.all([host().list(reader()), extras]).then(([tables, kept]) => setGames(tables.map(withExtras(kept))));
  }, []);
  // Another language brings other words.
  useEffect(refresh, [refresh, text]);
  return { games, refresh };
}

function withExtras(kept: readonly Extras[]): (table: TableSummary) => Listed {
  const byId = new Map(kept.map(extras => [extras.id, extras]));
  return table => ({ ...table, extras: byId.get(table.id) ?? null });
}
