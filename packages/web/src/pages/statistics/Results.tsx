import type { ReactNode } from 'react';
import { GAMES, gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { gameLines, modeOf, places, resultLine, type MyGame, type ResultLine } from './figures.ts';
import { modesIn } from './Filters.tsx';
import { useModeNames } from './modes.ts';
import { percent, pointsIn } from './numbers.ts';
import { useStatisticsText } from './text.ts';

/** How often I came first, second …, and a line for each game, or for each mode of one game. */
export function Results({ games, only }: { games: readonly MyGame[]; only: string | null }): ReactNode {
  const text = useStatisticsText();
  const counts = places(games);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 1);
  return (
    <section className="panel st-results" aria-labelledby="st-results">
      <h2 id="st-results">{text.results}</h2>
      {all === 0 ? null : (
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
      )}
      {only === null ? <GameTable games={games} /> : <ModeTable game={only} games={games} />}
    </section>
  );
}

function GameTable({ games }: { games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const order = GAMES.map(({ id }) => id);
  return (
    <ResultTable column={text.columns[0]}>
      {gameLines(games, order).map(({ game, ...line }) => (
        <ResultRow key={game} game={game} line={line}>
          <GamePicture game={game} /> {gameOf(game)?.shelf[locale].title ?? game}
        </ResultRow>
      ))}
    </ResultTable>
  );
}

/** Solo games have separate lines here: their modes differ from those with several players. */
function ModeTable({ game, games }: { game: string; games: readonly MyGame[] }): ReactNode {
  const text = useStatisticsText();
  const names = useModeNames(game);
  return (
    <ResultTable column={text.mode}>
      {modesIn(games, names).map(({ mode, words }) => (
        <ResultRow key={mode} game={game} line={resultLine(games.filter(each => modeOf(each, names.modes) === mode))}>
          {words}
        </ResultRow>
      ))}
    </ResultTable>
  );
}

function ResultTable({ column, children }: { column: string; children: ReactNode }): ReactNode {
  const [, ...figures] = useStatisticsText().columns;
  return (
    <table className="st-games">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{column}</span>
          </th>
          {figures.map(each => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ResultRow(props: { game: string; line: ResultLine; children: ReactNode }): ReactNode {
  const { game, line, children } = props;
  const { locale } = useText();
  return (
    <tr data-game={game}>
      <th scope="row">{children}</th>
      <td>{line.games}</td>
      <td>{line.won === null ? '–' : `${percent(line.won, line.games)} %`}</td>
      <td>{pointsIn(game, line.average, locale)}</td>
      <td>
        <b>{pointsIn(game, line.best, locale)}</b>
      </td>
    </tr>
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
