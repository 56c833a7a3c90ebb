import type { ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { openTry } from '../../http/daily.ts';
import { openLocal } from './offline.ts';
import { ModeName } from './ModeName.tsx';
import { useMyName } from './myName.ts';
import { stateOf, type DealState } from './states.ts';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

type Deal = Daily['deals'][number];
interface DealsProps {
  daily: Daily;
  chosen: string;
  choose: (game: string) => void;
}

/** The four deals, each with the person's progress. */
export function Deals({ daily, chosen, choose }: DealsProps): ReactNode {
  const text = useDailyText();
  return (
    <ul className="dy-deals" aria-label={text.deals}>
      {daily.deals.map(deal => (
        <DealCard key={deal.game} daily={daily} deal={deal} isChosen={deal.game === chosen} choose={choose} />
      ))}
    </ul>
  );
}

interface CardProps extends Omit<DealsProps, 'chosen'> {
  deal: Deal;
  isChosen: boolean;
}

function DealCard({ daily, deal, isChosen, choose }: CardProps): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const manifest = gameOf(deal.game);
  const state = stateOf(daily, deal, text, locale);
  const { problem, attempt } = useAttempt();
  const play = usePlay(daily, deal);
  const title = manifest?.shelf[locale].title ?? deal.game;
  return (
    <li className={isChosen && daily.told ? 'dy-deal is-chosen' : 'dy-deal'} data-game={deal.game}>
      <span className="cover dy-picture" data-game={deal.game} aria-hidden="true">
        {manifest ? <Cover game={manifest} /> : null}
      </span>
      <span className="dy-plate">
        <b>{title}</b>
        <span>
          <ModeName game={deal.game} id={deal.id} />
        </span>
      </span>
      <div className="dy-foot">
        <StateOf state={state} />
        {state.kind === 'done' || state.kind === 'lost' ? (
          daily.told ? (
            <button type="button" className="btn" aria-pressed={isChosen} onClick={() => choose(deal.game)}>
              {text.results}
              <span className="sr-only">: {title}</span>
            </button>
          ) : null
        ) : (
          <button
            type="button"
            className={state.kind === 'new' ? 'btn btn--primary' : 'btn'}
            onClick={() => attempt(play)}
          >
            {state.kind === 'new' ? <Icon name="play" /> : null}
            {state.kind === 'new' ? text.play : text.goOn}
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
      <Problem message={problem} />
    </li>
  );
}

/** Goes to the table of the person's try, and opens it if there is none. */
export function usePlay(daily: Daily, deal: Deal, practice = false): () => Promise<void> {
  const name = useMyName();
  return async () => {
    const local = daily.local.find(each => each.day === daily.day && each.game === deal.game);
    if (daily.told) navigate(`/table/${await openTry(deal.game, name, practice)}`);
    else navigate(`/table/${local && !practice ? local.table.id : await openLocal(deal, name, !practice)}`);
  };
}

function StateOf({ state: { kind, title, line } }: { state: DealState }): ReactNode {
  return (
    <span className={`dy-state is-${kind}`}>
      <i aria-hidden="true">
        {kind === 'done' ? <Icon name="check" /> : kind === 'lost' ? <Icon name="cancel" /> : null}
      </i>
      <span>
        <b>{title}</b>
        {line}
      </span>
    </span>
  );
}
