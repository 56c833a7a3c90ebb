import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PastScreen } from '../../protocol/calls.ts';
import type { LogEntry, TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { LogLine } from './LogLine.tsx';
import { useOnlineText } from './text.ts';

/** Older lines are only counted; the log has them all. */
const MOST_LINES = 6;
/** One line is visible on the board; a recap needs two. */
const LEAST_LINES = 2;

/**
 * What the others did since the person last looked, shown when the table is opened and when the person comes back to
 * the page.
 */
export function Recap(props: { update: TableUpdate; onShow: (past: readonly PastScreen[]) => void }): ReactNode {
  const { update, onShow } = props;
  const text = useOnlineText();
  const { lines, close } = useMissed(update);
  const { problem, attempt } = useAttempt();
  // A person who has moved, on any device, has seen it.
  if (lines === null || update.unread === 0) return null;
  const shown = lines.slice(-MOST_LINES);
  // Requested before the seat is marked as seen.
  const show = async (): Promise<void> => {
    const past = await host().missed();
    close();
    onShow(past);
  };
  return (
    <section className="note on-recap" aria-label={text.recap}>
      <header>
        <b>{text.recap}</b>
        <button type="button" className="btn btn--primary" onClick={() => attempt(show)}>
          {text.showMe}
        </button>
        <button type="button" className="btn" onClick={close}>
          {text.gotIt}
        </button>
      </header>
      {lines.length > shown.length ? <p>{text.recapMore(lines.length - shown.length)}</p> : null}
      <ul tabIndex={0} aria-label={text.recap}>
        {shown.map((entry, i) => (
          <LogLine key={i} entry={entry} game={update.game} pictured />
        ))}
      </ul>
      <Problem message={problem} />
    </section>
  );
}

/** The lines that the person has not seen; null if there are too few, or they were closed. */
function useMissed(update: TableUpdate): { readonly lines: readonly LogEntry[] | null; close(): void } {
  const newest = useRef(update);
  newest.current = update;
  const [lines, setLines] = useState<readonly LogEntry[] | null>(() => missedIn(update));
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) setLines(before => before ?? missedIn(newest.current));
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  return {
    lines,
    close() {
      setLines(null);
      // If the connection is lost, this is repeated later; nothing depends on it.
      void host()
        .online({ kind: 'seen' })
        .catch(() => undefined);
    },
  };
}

function missedIn({ seat, log, unread, result }: TableUpdate): readonly LogEntry[] | null {
  if (seat === null || result) return null;
  const lines = log.slice(log.length - unread).filter(({ isHeading }) => !isHeading);
  return lines.length >= LEAST_LINES ? lines : null;
}
