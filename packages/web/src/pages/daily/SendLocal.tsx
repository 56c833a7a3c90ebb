import { dayAfter, dealOf } from '@thorp/client/daily';
import { useState, type ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { sendRecord } from './dailyApi.ts';
import { useMyName } from './myName.ts';
import type { LocalTry } from './offline.ts';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

/** A server takes results for so many days. */
const DAYS = 7;

/** Games alone that were played here without a server, to be sent to the one there is now. */
export function SendLocal({ daily, load }: { daily: Daily; load: () => void }): ReactNode {
  const text = useDailyText();
  const waiting = daily.told ? daily.local.filter(each => canSend(daily, each)) : [];
  if (waiting.length === 0) return null;
  return (
    <section className="panel dy-send" aria-labelledby="dy-send">
      <h2 id="dy-send">{text.sendTitle}</h2>
      <ul>
        {waiting.map(each => (
          <Sending key={each.table.id} each={each} load={load} />
        ))}
      </ul>
    </section>
  );
}

function canSend({ day: today, told }: Daily, { day, game, table }: LocalTry): boolean {
  const sent = told?.tries.some(each => each.day === day && each.game === game && each.kind === 'date');
  return table.over && !sent && day >= dayAfter(today, -DAYS) && dealOf(day, game)?.seats === 1;
}

function Sending({ each: { day, game, table }, load }: { each: LocalTry; load: () => void }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const name = useMyName();
  const [sent, setSent] = useState(false);
  const { problem, attempt } = useAttempt();
  const send = async (): Promise<void> => {
    await sendRecord(day, game, name, JSON.parse(await host().exported(table.id)) as object);
    setSent(true);
    load();
  };
  return (
    <li>
      <span>
        {gameOf(game)?.shelf[locale].title ?? game}, {day}: {table.mine?.totalText ?? table.line}
      </span>
      {sent ? (
        <span role="status">{text.sent}</span>
      ) : (
        <button type="button" className="btn" onClick={() => attempt(send)}>
          {text.send}
        </button>
      )}
      <Problem message={problem} />
    </li>
  );
}
