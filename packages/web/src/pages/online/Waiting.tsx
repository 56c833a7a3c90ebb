import { useEffect, useState, type ReactNode } from 'react';
import { InPrompt } from '../../board/InPrompt.tsx';
import type { AtTableProps } from './AtTable.tsx';
import { useOnlineText } from './text.ts';

const TICK_MS = 15_000;
/** Nobody is told at once that somebody thinks. */
const AT_ONCE_MS = 20_000;

/** Whether the one that is waited for is there, and for how long the table has waited. */
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
    </InPrompt>
  );
}
