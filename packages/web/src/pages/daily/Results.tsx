import type { DailyResults } from '@thorp/client/daily';
import { useState, type ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePlay } from './Deals.tsx';
import { ModeName } from './ModeName.tsx';
import { ResultTable } from './ResultTable.tsx';
import { useDailyText } from './text.ts';
import { useResults, type Daily } from './useDaily.ts';

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
  const { open, results: all, bot } = results;
  const lines = all.filter(({ you, known }) => !friends || you || known);
  if (!open && all.length === 0) return <Shut daily={daily} deal={deal} />;
  return (
    <>
      {lines.length > 0 || bot ? <ResultTable lines={lines} bot={bot} deal={deal} /> : null}
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

/** Before the person's own try nothing of the deal is shown. */
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
