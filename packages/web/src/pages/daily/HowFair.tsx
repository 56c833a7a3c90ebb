import type { DailyToday } from '@thorp/client/daily';
import type { ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { useText } from '../../text/text.tsx';
import { useDailyText } from './text.ts';

/** The published keys: enough for everybody to check past days, and to hold the site to its promise. */
export function HowFair({ told: { key, deals } }: { told: DailyToday }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  return (
    <details className="panel dy-fair">
      <summary>{text.fair}</summary>
      <p>{text.fairLead(key.day)}</p>
      <dl>
        <dt>{key.day}</dt>
        <dd>
          <code>{key.key}</code>
        </dd>
        {deals.map(({ game, commitment }) => (
          <div key={game}>
            <dt>
              {gameOf(game)?.shelf[locale].title ?? game}: {text.promise}
            </dt>
            <dd>
              <code>{commitment}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
