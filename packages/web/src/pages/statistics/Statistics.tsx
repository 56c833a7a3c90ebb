import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { countingOf } from '../../games/allCounting.ts';
import { GAMES } from '../../games/index.ts';
import { CoverDefs } from '../../home/Cover.tsx';
import { usePreferences } from '../../preferences/preferences.ts';
import type { CountedGames } from '../../protocol/statistics.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { download } from '../../ui/download.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Alone } from './Alone.tsx';
import { Cards } from './Cards.tsx';
import { csvOf } from './csv.ts';
import { filtered, months, myGames, type MyGame } from './figures.ts';
import { EVERYTHING, Filters } from './Filters.tsx';
import { Results } from './Results.tsx';
import { Sources } from './Sources.tsx';
import { EmptyStreet, Street } from './Street.tsx';
import { useStatisticsText } from './text.ts';
import './style/index.css';

/** Only people who play on a server have ratings. */
const RatingPanel = lazy(() => import('./RatingPanel.tsx'));

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** My results, counted from the games of this browser and those that I have finished on a server. */
export default function Statistics(): ReactNode {
  const text = useStatisticsText();
  const { name } = usePreferences();
  const { loading } = useText();
  const { counted, problem } = useCountedGames();
  useEffect(() => void (document.title = `${text.title} · Thorp`), [text]);
  const games = counted ? myGames(counted.games, name.trim()) : [];
  return (
    <>
      <TopBar />
      <main className="page st-page" id="content">
        <CoverDefs />
        {counted ? <Counted games={games} isWhole={counted.left === 0} /> : <p role="status">{loading}</p>}
        {counted && counted.left > 0 ? <p role="status">{text.counting(counted.left)}</p> : null}
        {counted && counted.unread.length > 0 ? <Unread counted={counted} /> : null}
        <Problem message={problem} />
      </main>
    </>
  );
}

/** Panels load facts of all games; they come after the counting, which would otherwise wait for them. */
function Counted({ games, isWhole }: { games: readonly MyGame[]; isWhole: boolean }): ReactNode {
  return isWhole && games.length === 0 ? <Nothing /> : <Figures games={games} />;
}

/** Games are counted a few at a time; the page shows the result so far. */
function useCountedGames(): { readonly counted: CountedGames | null; readonly problem: string | null } {
  const { locale } = useText();
  const [counted, setCounted] = useState<CountedGames | null>(null);
  const { problem, attempt } = useAttempt();
  useEffect(() => {
    const leave = new AbortController();
    attempt(async () => {
      for (let left = 1; left > 0 && !leave.signal.aborted;) {
        const found = await host().statistics(reader());
        if (!leave.signal.aborted) setCounted(found);
        ({ left } = found);
      }
    });
    return () => leave.abort();
    // `attempt` is new in every call; games are counted once for each language.
  }, [locale]);
  return { counted, problem };
}

function Nothing(): ReactNode {
  const text = useStatisticsText();
  return (
    <section className="panel st-nothing">
      <h1>{text.none}</h1>
      <p>{text.noneLead}</p>
      <Link className="btn btn--primary" to="/">
        {text.newGame}
      </Link>
      <EmptyStreet />
    </section>
  );
}

function Figures({ games }: { games: readonly MyGame[] }): ReactNode {
  const [wanted, setWanted] = useState(EVERYTHING);
  const { modes } = countingOf(wanted.game ?? '');
  const isDrawn = useDrawn();
  const now = Date.now();
  const { game: only } = wanted;
  const since = wanted.year ? now - YEAR : 0;
  const shown = filtered(games, { ...wanted, since }, modes);
  const played = GAMES.map(({ id }) => id).filter(id => shown.some(each => each.game === id));
  const favourite = only ?? mostPlayed(shown);
  return (
    <>
      <Heading games={shown}>
        <Filters wanted={wanted} games={filtered(games, { game: only, since })} onChange={setWanted} />
      </Heading>
      <div className="st-grid">
        <Street months={months(shown, now)} />
        <Results games={shown} only={only} />
        <Suspense fallback={null}>
          <RatingPanel only={only} />
        </Suspense>
        <Sources games={shown} played={played} />
      </div>
      {isDrawn && favourite !== null ? <Cards game={favourite} games={shown} /> : null}
      {isDrawn ? <Alone games={shown} only={only} /> : null}
      <TakeAway games={shown} />
    </>
  );
}

/** Whether the page was drawn once: what is below the first figures waits for that. */
function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => setDrawn(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDrawn;
}

/** The game that I play most; if several are equal, the first one in the list. */
function mostPlayed(games: readonly MyGame[]): string | null {
  const counts = GAMES.map(({ id }) => ({ id, count: games.filter(({ game }) => game === id).length }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.id : null;
}

function Heading({ games, children }: { games: readonly MyGame[]; children: ReactNode }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const alone = games.filter(each => each.alone).length;
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
    games[0]?.ended ?? Date.now(),
  );
  return (
    <header className="st-top">
      <div>
        <h1>{text.title}</h1>
        <p>{text.lead(games.length - alone, alone, since)}</p>
      </div>
      {children}
    </header>
  );
}

function TakeAway({ games }: { games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  return (
    <section className="panel st-take" aria-labelledby="st-take">
      <div>
        <h2 id="st-take">{text.take}</h2>
        <p className="muted">{text.takeHelp}</p>
      </div>
      <button
        type="button"
        className="btn"
        onClick={() => download('thorp-statistics.json', `${JSON.stringify(games, null, 1)}\n`)}
      >
        <Icon name="folder" />
        <span>
          {text.exportJson} <small>{text.jsonLine(games.length)}</small>
        </span>
      </button>
      <button type="button" className="btn" onClick={() => download('thorp-statistics.csv', csvOf(games), 'text/csv')}>
        <Icon name="folder" />
        <span>
          {text.exportCsv} <small>CSV</small>
        </span>
      </button>
    </section>
  );
}

function Unread({ counted: { unread } }: { counted: CountedGames }): ReactNode {
  const text = useStatisticsText();
  return (
    <details className="panel st-unread">
      <summary>{text.unread(unread.length)}</summary>
      <ul>
        {unread.map(({ table, title, problem }) => (
          <li key={table}>
            <Link to={`/table/${table}`}>{title}</Link>: {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}
