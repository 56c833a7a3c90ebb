import type { ReactNode } from 'react';
import { GAMES, gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { gameLines, places, type MyGame } from './figures.ts';
import { percent, pointsIn } from './numbers.ts';
import { useStatisticsText } from './text.ts';

/** How often I came first, second …, and a line for each game. */
export function Results({ games }: { games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const counts = places(games);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 1);
  const lines = gameLines(
    games,
    GAMES.map(({ id }) => id),
  );
  return (
    <section className="panel st-results" aria-labelledby="st-results">
      <h2 id="st-results">{text.results}</h2>
      <ol className="st-places">
        {counts.map((count, i) => (
          <li key={i}>
            <span className={`st-ribbon is-${i + 1}`}>{text.place(i + 1)}</span>
            <span className="st-bar">
              <i className={`is-${i + 1}`} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b>{count}</b>
            <small>{percent(count, all)} %</small>
          </li>
        ))}
      </ol>
      <table className="st-games">
        <thead>
          <tr>
            {text.columns.map((column, i) => (
              <th key={column} scope="col">
                {i === 0 ? <span className="sr-only">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ game, games: played, won, average, best }) => (
            <tr key={game} data-game={game}>
              <th scope="row">
                <GamePicture game={game} /> {gameOf(game)?.shelf[locale].title ?? game}
              </th>
              <td>{played}</td>
              <td>{percent(won, played)} %</td>
              <td>{pointsIn(game, average, locale)}</td>
              <td>
                <b>{pointsIn(game, best, locale)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function GamePicture({ game }: { game: string }): ReactNode {
  const manifest = gameOf(game);
  return (
    <span className="cover st-thumb" data-game={game} aria-hidden="true">
      {manifest ? <Cover game={manifest} /> : null}
    </span>
  );
}
