import { useEffect, useState, type ReactNode } from 'react';
import type { ServerConnection } from '../../protocol/online.ts';
import { host } from '../../session/host.ts';
import { useOnlineText } from './text.ts';
import './online.css';

/** A connection that comes back sooner is not reported. */
const MISSED_MS = 1_000;
/** How long the page says that the connection is back. */
const BACK_MS = 6_000;
const TICK_MS = 500;

interface StripProps {
  readonly connection: ServerConnection | null;
  /** Whether a choice has not been sent yet. */
  readonly hasUnsent?: boolean;
}

/** In place of the top bar's words: that the connection is lost, when it is retried, and that it is back. */
export default function ConnectionStrip({ connection, hasUnsent = false }: StripProps): ReactNode {
  const text = useOnlineText();
  const phase = usePhase(connection?.state === 'away');
  useEagerRetry(phase === 'lost');
  // The element stays, so that a screen reader reads what is written into it.
  return (
    <div className={phase === 'fine' ? 'on-link' : `on-link is-${phase}`} role="status">
      {phase === 'back' ? <b>{text.back}</b> : null}
      {phase === 'lost' ? (
        <>
          <p>
            <b>{text.away}</b> <NextTry at={connection?.nextTry ?? null} /> {hasUnsent ? text.kept : null}
          </p>
          <button type="button" className="btn" onClick={retry}>
            {text.tryNow}
          </button>
        </>
      ) : null}
    </div>
  );
}

function retry(): void {
  // Without an answer the next try comes by itself.
  void host()
    .online({ kind: 'retry' })
    .catch(() => undefined);
}

/** The seconds are only visible: a screen reader would never stop reading them. */
function NextTry({ at }: { at: number | null }): ReactNode {
  const text = useOnlineText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  const seconds = at === null ? 0 : Math.ceil((at - now) / 1_000);
  return <span aria-hidden="true">{seconds > 0 ? text.nextTry(seconds) : text.trying}</span>;
}

type Phase = 'fine' | 'lost' | 'back';

function usePhase(isAway: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('fine');
  useEffect(() => {
    if (isAway) {
      const timer = setTimeout(() => setPhase('lost'), MISSED_MS);
      return () => clearTimeout(timer);
    }
    setPhase(before => (before === 'lost' ? 'back' : before));
    const timer = setTimeout(() => setPhase('fine'), BACK_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return phase;
}

/** A device that wakes up or finds its network again retries at once. */
function useEagerRetry(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const seen = (): void => {
      if (!document.hidden) retry();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isLost]);
}
