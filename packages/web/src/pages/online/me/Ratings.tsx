import { useState, type ReactNode } from 'react';
import { Link } from '../../../app/router.tsx';
import { gameOf } from '../../../games/index.ts';
import { useText } from '../../../text/text.tsx';
import { Table } from '../../../ui/Table.tsx';
import { readRatings, type RatingLine } from '../../../http/me.ts';
import { useMeText } from './meText.ts';
import { OutcomeLine, useAtFirst, useDoing } from './outcome.tsx';
import { ratingOf, SPREAD_FACTOR, START } from './rating.ts';
import './ratings.css';

/** From this number of games on a rating is meaningful. */
const SURE = 5;
/** How many games of each kind are listed in the table. */
const LISTED = 10;

/** One line for each game: the rating after each rated game. The same as a table. */
export function Ratings(): ReactNode {
  const text = useMeText();
  const { nav } = useText();
  const [ratings, setRatings] = useState<readonly RatingLine[] | null>(null);
  const doing = useDoing();
  useAtFirst(doing, async () => setRatings(await readRatings()));
  return (
    <section className="panel me-part" aria-labelledby="me-ratings">
      <h2 id="me-ratings">{text.ratings}</h2>
      <Link className="btn" to="/statistics">
        {nav.statistics}
      </Link>
      {ratings?.length === 0 ? <p className="muted">{text.noRatings}</p> : null}
      {ratings && ratings.length > 0 ? <RatingCharts ratings={ratings} /> : null}
      <OutcomeLine outcome={doing.outcome} />
    </section>
  );
}

/** The lines, what they mean, and the same as a table. */
export function RatingCharts({ ratings }: { ratings: readonly RatingLine[] }): ReactNode {
  const text = useMeText();
  return (
    <>
      <ul className="me-ratings">
        {ratings.map(line => (
          <Rating key={line.game} line={line} />
        ))}
      </ul>
      <p className="muted">{text.ratingsHelp}</p>
      <RatingTable ratings={ratings} />
    </>
  );
}

function useTitleOf(): (game: string) => string {
  const { locale } = useText();
  return game => gameOf(game)?.shelf[locale].title ?? game;
}

function Rating({ line }: { line: RatingLine }): ReactNode {
  const text = useMeText();
  const { game, mu, sigma, games, wins, steps } = line;
  const title = useTitleOf()(game);
  const rating = ratingOf(mu);
  const spread = Math.round(sigma * SPREAD_FACTOR);
  return (
    <li data-game={game}>
      <div>
        <b>{title}</b>
        {games < SURE ? (
          <small>{text.unrated(games)}</small>
        ) : (
          <>
            <span className="me-value">
              {rating} <small>± {spread}</small>
            </span>
            <small>{text.games(games)}</small>
          </>
        )}
      </div>
      <figure role="img" aria-label={`${title}: ${text.ratingSpoken(rating, spread, games, wins)}`}>
        <Chart values={[START, ...steps.map(step => ratingOf(step.mu))]} />
      </figure>
    </li>
  );
}

const WIDTH = 220;
const HEIGHT = 64;

function Chart({ values }: { values: readonly number[] }): ReactNode {
  const low = Math.min(...values) - 14;
  const high = Math.max(...values) + 10;
  const x = (at: number): string => (8 + (at * (WIDTH - 18)) / Math.max(1, values.length - 1)).toFixed(1);
  const y = (value: number): string => (HEIGHT - 4 - ((value - low) / (high - low)) * (HEIGHT - 14)).toFixed(1);
  const line = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  const last = values.length - 1;
  return (
    <svg className="me-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="me-chart-start" d={`M0 ${y(START)}H${WIDTH}`} />
      <path className="me-chart-area" d={`${line}L${x(last)} ${HEIGHT}L${x(0)} ${HEIGHT}z`} />
      <path className="me-chart-line" d={line} />
      <circle className="me-chart-last" cx={x(last)} cy={y(values[last] ?? START)} r="5" />
    </svg>
  );
}

function RatingTable({ ratings }: { ratings: readonly RatingLine[] }): ReactNode {
  const text = useMeText();
  const titleOf = useTitleOf();
  const { locale } = useText();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const games = ratings.map(({ game, mu, sigma, games: played, wins }) => [
    titleOf(game),
    ratingOf(mu),
    Math.round(sigma * SPREAD_FACTOR),
    played,
    wins,
  ]);
  const steps = ratings.flatMap(({ game, steps: all }) =>
    all.slice(-LISTED).map(({ at, mu }) => [titleOf(game), date.format(at), ratingOf(mu)]),
  );
  return (
    <details className="me-table">
      <summary>{text.asTable}</summary>
      <Table caption={text.ratings} columns={text.ratingColumns} rows={games} />
      <Table caption={text.lastGames} columns={text.stepColumns} rows={steps} />
    </details>
  );
}
