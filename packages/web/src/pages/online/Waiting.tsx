import { useEffect, useState, type ReactNode } from 'react';
import { InPrompt } from '../../board/InPrompt.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { ServerRefusal } from '../../http/request.ts';
import { remind } from '../../http/tables.ts';
import type { AtTableProps } from './AtTable.tsx';
import { useOnlineText } from './text.ts';

/** Nobody is reminded earlier than this; the server checks it too. */
const REMIND_AFTER_MS = 12 * 3_600_000;
const TICK_MS = 15_000;
/** A wait shorter than this is not mentioned. */
const AT_ONCE_MS = 20_000;

/** Whether the person that the table waits for is present, and how long it has waited. */
export function Waiting({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const [now, setNow] = useState(Date.now);
  const { since, present } = online;
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  const asked = update.seats.find(each => each.asked && each.kind === 'human' && !each.resigned);
  if (!asked || asked.seat === update.seat || update.question || update.result) return null;
  const here = present[asked.seat] ?? false;
  const time = since === null || now - since < AT_ONCE_MS ? null : text.span(now - since);
  if (here && time === null) return null;
  return (
    <InPrompt>
      <p className="on-waits">
        <i className={here ? 'on-dot is-here' : 'on-dot'} />
        {text.waits(here, time)}
      </p>
      {!here && mayRemind(update, online, now) ? <Remind key={since} table={update.table} name={asked.name} /> : null}
    </InPrompt>
  );
}

/** Whether the table has waited so long that a player may send a reminder. */
function mayRemind({ seat }: AtTableProps['update'], { inDays, since }: AtTableProps['online'], now: number): boolean {
  return seat !== null && inDays && since !== null && now - since >= REMIND_AFTER_MS;
}

/** Reminds the person that the table waits for. */
function Remind({ table, name }: { table: string; name: string }): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const [said, setSaid] = useState('');
  const send = (): void =>
    attempt(async () => {
      try {
        await remind(table);
        setSaid(text.reminded(name));
      } catch (error) {
        if (!(error instanceof ServerRefusal) || error.reason !== 'too-fast') throw error;
        setSaid(text.remindedBefore);
      }
    });
  return (
    <>
      {said === '' ? (
        <button type="button" className="btn btn--quiet" onClick={send}>
          {text.remind(name)}
        </button>
      ) : (
        <p className="on-waits" role="status">
          {said}
        </p>
      )}
      <Problem message={problem} />
    </>
  );
}
