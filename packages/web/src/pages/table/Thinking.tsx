import { useEffect, useState, type ReactNode } from 'react';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';

/** Milliseconds after which the page says that a bot is thinking. */
const PATIENCE = 900;

/** The notice that a bot is thinking, with a button that makes it hurry. */
export function Thinking({ update: { seats, version } }: { update: TableUpdate }): ReactNode {
  const { table } = useText();
  const [slow, setSlow] = useState<number | null>(null);
  const bot = seats.find(({ asked, kind }) => asked && kind === 'bot');
  const waits = bot !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(version), PATIENCE);
    return () => clearTimeout(timer);
  }, [waits, version]);
  if (!bot || slow !== version) return null;
  // The prompt says whose turn it is: reading this aloud before every move would only disturb.
  return (
    <p className="note" aria-live="off">
      {table.botThinks(bot.name)}{' '}
      <button type="button" className="btn" onClick={() => void host().hurry()}>
        {table.hurry}
      </button>
    </p>
  );
}
