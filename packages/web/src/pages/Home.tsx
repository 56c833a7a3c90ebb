import { useEffect, useState, type ReactNode } from 'react';
import { host, reader } from '../session/host.ts';
import { Link } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { Cover, CoverDefs } from '../home/Cover.tsx';
import { gameOf, GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import type { TableSummary } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';
import { ButtonWords } from '../ui/ButtonWords.tsx';
import { SeatColours, SeatMark } from '../ui/SeatMark.tsx';

export function Home(): ReactNode {
  const text = useText();
  return (
    <>
      <TopBar />
      <div className="home">
        <main id="content">
          <section className="hero">
            <h1>{text.home.title}</h1>
            <p>{text.home.lead}</p>
          </section>
          <Continue />
          <CoverDefs />
          <ul className="covers" aria-label={text.home.games}>
            {GAMES.map(game => (
              <GameCover key={game.id} game={game} />
            ))}
          </ul>
          <StartLinks />
        </main>
      </div>
    </>
  );
}

function GameCover({ game }: { game: GameManifest }): ReactNode {
  const { title, line, meta } = game.shelf[useText().locale];
  return (
    <li className="cover" data-game={game.id}>
      <Link to={`/new/${game.id}`}>
        <Cover game={game} />
        <span className="plate">
          <b>{title}</b>
          <span className="line">{line}</span>
          <span className="meta">{meta}</span>
        </span>
      </Link>
    </li>
  );
}

/** The games to continue, those that wait for a person first. */
function Continue(): ReactNode {
  const text = useText();
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  useEffect(() => {
    let current = true;
    void host()
      .list(reader())
      .then(all => current && setTables(all.filter(({ over, otherRules }) => !over && otherRules?.playable !== false)));
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <section className="continue" aria-label={text.home.continue}>
      <h2>{text.home.continue}</h2>
      <div>
        {tables?.length ? null : <p className="none">{tables ? text.home.none : '\u00a0'}</p>}
        {tables?.slice(0, 2).map(table => (
          <ContinueLink key={table.id} table={table} />
        ))}
      </div>
    </section>
  );
}

function ContinueLink({ table }: { table: TableSummary }): ReactNode {
  return (
    <Link className={table.yourTurn ? 'resume turn' : 'resume'} to={`/table/${table.id}`}>
      <span className="dot" />
      <span className="words">
        <b>{table.title}</b>
        <small>{table.line}</small>
      </span>
      <span className="seats" aria-hidden="true">
        <SeatColours value={gameOf(table.game)?.seatColours}>
          {table.players.map((_, seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </SeatColours>
      </span>
    </Link>
  );
}

function StartLinks(): ReactNode {
  const { home, nav } = useText();
  return (
    <section className="start-links" aria-label={home.start}>
      <Link className="btn btn--primary" to="/new">
        <ButtonWords icon="play" name={home.newGame} line={home.newGameLine} />
      </Link>
      <Link className="btn" to="/daily">
        <ButtonWords icon="day" name={nav.daily} line={home.dailyLine} />
      </Link>
      <Link className="btn" to="/games">
        <ButtonWords icon="folder" name={home.load} line={home.loadLine} />
      </Link>
      <Link className="btn" to="/learn">
        <ButtonWords icon="eye" name={home.learn} line={home.learnLine} />
      </Link>
    </section>
  );
}
