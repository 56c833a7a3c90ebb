import type { DailyResult, DailyResults } from '@thorp/client/daily';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pointsIn } from '../statistics/numbers.ts';
import { usePlay } from './Deals.tsx';
import { ModeName } from './ModeName.tsx';
import { useDailyText } from './text.ts';
import { useResults, type Daily } from './useDaily.ts';

const Face = lazy(() => import('../../app/MyFace.tsx'));

interface ResultsProps {
  daily: Daily;
  deal: Daily['deals'][number];
}

/** Who has finished a deal, and how. */
export function Results({ daily, deal }: ResultsProps): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const { results, failed, load } = useResults(daily, deal.game);
  const [friends, setFriends] = useState(false);
  const title = gameOf(deal.game)?.shelf[locale].title ?? deal.game;
  return (
    <section className="panel dy-results" aria-labelledby="dy-results">
      <header>
        <h2 id="dy-results">{text.resultsOf(title)}</h2>
        <p className="muted">{results ? text.counts(results.finished, results.verified) : ''}</p>
        <Whose friends={friends} setFriends={setFriends} />
      </header>
      {failed ? (
        <p className="note note--bad" role="alert">
          {text.failed}{' '}
          <button type="button" className="btn" onClick={load}>
            {text.again}
          </button>
        </p>
      ) : null}
      {results ? <Lines results={results} friends={friends} daily={daily} deal={deal} /> : null}
    </section>
  );
}

function Whose({ friends, setFriends }: { friends: boolean; setFriends: (friends: boolean) => void }): ReactNode {
  const text = useDailyText();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{text.whose}</legend>
      {[false, true].map(only => (
        <label key={String(only)}>
          <input type="radio" name="dy-whose" checked={friends === only} onChange={() => setFriends(only)} />
          <span>{only ? text.friends : text.all}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Lines({
  results,
  friends,
  daily,
  deal,
}: ResultsProps & { results: DailyResults; friends: boolean }): ReactNode {
  const text = useDailyText();
  const { open, results: all } = results;
  const lines = all.filter(({ you, known }) => !friends || you || known);
  if (!open && all.length === 0) return <Shut daily={daily} deal={deal} />;
  return (
    <>
      {lines.length > 0 ? <ResultTable lines={lines} game={deal.game} /> : null}
      {lines.length === 0 ? <p className="dy-empty">{friends ? text.noFriends : text.nobody}</p> : null}
      {open ? null : <Shut daily={daily} deal={deal} />}
      <footer>
        <p>{text.verifiedNote}</p>
        {lines.some(({ kind }) => kind === 'date') ? <p>{text.dateNote}</p> : null}
        {open ? <Practise daily={daily} deal={deal} /> : null}
      </footer>
    </>
  );
}

function ResultTable({ lines, game }: { lines: readonly DailyResult[]; game: string }): ReactNode {
  const text = useDailyText();
  const most = Math.max(1, ...lines.map(({ score }) => score.total));
  return (
    <table>
      <thead>
        <tr>
          {text.columns.map((column, i) => (
            <th key={i} scope="col" className={COLUMNS[i]}>
              {i < 2 ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
          <th className="is-review">
            <span className="sr-only">{text.review}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={line.id} line={line} game={game} most={most} />
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = ['is-place', 'is-name', 'is-bar', 'is-points', 'is-time', 'is-check'];

function Line({ line, game, most }: { line: DailyResult; game: string; most: number }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const { place, name, portrait, you, score, took, state, kind } = line;
  const points = pointsIn(game, score.total, locale);
  return (
    <tr className={you ? 'is-you' : undefined}>
      <td className="is-place">
        {place === null ? (
          '–'
        ) : (
          <span className={place <= 3 ? `dy-ribbon is-${place}` : undefined}>{text.place(place)}</span>
        )}
      </td>
      <th scope="row" className="is-name">
        <span className="dy-face" aria-hidden="true">
          {portrait === '' ? (
            <Icon name="person" />
          ) : (
            <Suspense fallback={<Icon name="person" />}>
              <Face portrait={portrait} />
            </Suspense>
          )}
        </span>
        <span>
          {name} {you ? <small>{text.you}</small> : null}
        </span>
      </th>
      <td className="is-bar" aria-hidden="true">
        <i
          style={{ width: `${Math.max(0, (score.total / most) * 100)}%` }}
          className={place === null ? 'is-apart' : ''}
        />
      </td>
      <td className="is-points">
        <b>{points}</b>
      </td>
      <td className="is-time">{took === null ? text.byDate : text.minutes(Math.max(1, Math.round(took / 60_000)))}</td>
      <td className="is-check">
        <span className={`dy-check is-${state}`}>
          {state === 'verified' ? <Icon name="check" /> : null}
          {kind === 'date' ? <span className="sr-only">{text.byDate}, </span> : null}
          {state === 'verified' ? text.verified : state === 'checking' ? text.checking : text.refused}
        </span>
      </td>
      <td className="is-review">
        <Link to={`/review/${line.id}`} aria-label={`${text.review}: ${name}, ${points}`}>
          {text.review}
        </Link>
      </td>
    </tr>
  );
}

/** Before one's own try nothing of the deal is shown. */
function Shut({ daily, deal }: ResultsProps): ReactNode {
  const text = useDailyText();
  const { problem, attempt } = useAttempt();
  const play = usePlay(daily, deal);
  return (
    <div className="dy-shut">
      <span aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <h3>{text.shut}</h3>
      <p>{text.shutLead}</p>
      <button type="button" className="btn btn--primary" onClick={() => attempt(play)}>
        <Icon name="play" />
        {deal.facts?.mine ? text.goOn : text.play}: <ModeName game={deal.game} id={deal.id} />
      </button>
      <Problem message={problem} />
    </div>
  );
}

function Practise({ daily, deal }: ResultsProps): ReactNode {
  const text = useDailyText();
  const { problem, attempt } = useAttempt();
  const play = usePlay(daily, deal, true);
  return (
    <div className="dy-practise">
      <button type="button" className="btn" onClick={() => attempt(play)}>
        {text.practise}
      </button>
      <small>{text.practiseHelp}</small>
      <Problem message={problem} />
    </div>
  );
}
