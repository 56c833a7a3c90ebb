import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import type { MyResult } from '../../http/tables.ts';
import { SPREAD_FACTOR } from './me/rating.ts';
import { Rows } from './TableRows.tsx';
import { useOnlineText } from './text.ts';

/** How the latest games ended. */
export function Results({ list }: { list: readonly MyResult[] }): ReactNode {
  const text = useOnlineText();
  if (list.length === 0) return null;
  return (
    <section aria-label={text.results}>
      <h2>{text.results}</h2>
      <Rows items={list} className="on-lines">
        {result => <ResultLine key={result.table} {...result} />}
      </Rows>
    </section>
  );
}

function ResultLine({ table, game, seats, change }: MyResult): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const mine = seats.find(({ you }) => you);
  const title = gameOf(game)?.shelf[locale].title ?? game;
  const others = seats.flatMap(({ you, name, level }) => (you ? [] : [level === null ? name : text.bot]));
  return (
    <li className="panel on-result">
      <b className="on-place" data-place={mine?.place}>
        {mine ? text.place(mine.place) : ''}
      </b>
      <div>
        <h3>
          <Link to={`/table/${table}`} aria-label={`${text.look}: ${title}, ${others.join(', ')}`}>
            {title}
          </Link>
        </h3>
        <p>{text.withNames(others)}</p>
      </div>
      <p className="on-score">
        {mine ? <b>{text.points(mine.score)}</b> : null}
        {change === null ? null : <RatingChange change={Math.round(change * SPREAD_FACTOR)} />}
      </p>
    </li>
  );
}

/** With a sign, and in words for people who do not see the colour. */
function RatingChange({ change }: { change: number }): ReactNode {
  const text = useOnlineText();
  const signed = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
  return <small className={change < 0 ? 'is-loss' : change > 0 ? 'is-gain' : undefined}>{text.ratingBy(signed)}</small>;
}
