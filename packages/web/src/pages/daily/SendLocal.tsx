import { dayAfter, dealOf } from '@thorp/client/daily';
import { fieldsOf, must } from '@thorp/kernel';
import { useState, type ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { ServerRefusal } from '../../http/request.ts';
import { sendRecord } from '../../http/daily.ts';
import { useMyName } from './myName.ts';
import type { LocalTry } from './offline.ts';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

/** A server accepts results for this many days. */
const DAYS = 7;
/** Codes of a server that is too busy now. */
const LATER: ReadonlySet<string> = new Set(['not-checked', 'too-many', 'too-fast', 'not-stored']);

/** Solo games that were played here without a server, to be sent to the present one. */
export function SendLocal({ daily, load }: { daily: Daily; load: () => void }): ReactNode {
  const text = useDailyText();
  const [sent, setSent] = useState<readonly string[]>([]);
  // A sent game stays listed with its answer until the page is closed.
  const waiting = daily.told ? daily.local.filter(each => sent.includes(each.table.id) || canSend(daily, each)) : [];
  const onSent = (table: string): void => {
    setSent([...sent, table]);
    load();
  };
  if (waiting.length === 0) return null;
  return (
    <section className="panel dy-send" aria-labelledby="dy-send">
      <h2 id="dy-send">{text.sendTitle}</h2>
      <ul>
        {waiting.map(each => (
          <Sending key={each.table.id} each={each} isSent={sent.includes(each.table.id)} onSent={onSent} />
        ))}
      </ul>
    </section>
  );
}

function canSend({ day: today, told }: Daily, { day, game, table }: LocalTry): boolean {
  const sent = told?.tries.some(each => each.day === day && each.game === game && each.kind === 'date');
  return table.over && !sent && day >= dayAfter(today, -DAYS) && dealOf(day, game)?.seats === 1;
}

interface SendingProps {
  readonly each: LocalTry;
  readonly isSent: boolean;
  readonly onSent: (table: string) => void;
}

function Sending({ each: { day, game, table }, isSent, onSent }: SendingProps): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const name = useMyName();
  const { problem, attempt } = useAttempt();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setRefusal(null);
    const record = must(fieldsOf(JSON.parse(await host().exported(table.id))), 'an export is an object');
    try {
      await sendRecord(day, game, name, record);
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      setRefusal(LATER.has(error.reason) ? text.sendLater : text.sendRefused(error.message));
      return;
    }
    onSent(table.id);
  };
  return (
    <li>
      <span>
        {gameOf(game)?.shelf[locale].title ?? game}, {day}: {table.mine?.totalText ?? table.line}
      </span>
      {isSent ? (
        <span role="status">{text.sent}</span>
      ) : (
        <button type="button" className="btn" onClick={() => attempt(send)}>
          {text.send}
        </button>
      )}
      <Problem message={refusal ?? problem} />
    </li>
  );
}
