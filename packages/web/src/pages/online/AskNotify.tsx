import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import type { AtTableProps } from './AtTable.tsx';
import { OnlineIcon } from './icons.tsx';
import { readNotifications, setNotifications } from '../../http/me.ts';
import { pushState, turnPushOn } from './me/push.ts';
import { quietHours } from './me/quietHours.ts';
import { answeredAt, asksAfterTurn } from './notifyAsked.ts';
import { useOnlineText } from './text.ts';

type Asking = 'no' | 'asks' | 'on' | 'denied';

/**
 * After the person's first turn at a table with days a move: asks whether to notify them of the next. Never on arrival.
 */
export default function AskNotify({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const { locale } = usePreferences();
  const { problem, attempt } = useAttempt();
  const [asking, setAsking] = useAsking(update, online.inDays);
  const { table } = update;
  if (asking === 'no') return null;
  if (asking !== 'asks') return <PassingNote words={asking === 'on' ? text.notifyOn : text.notifyDenied} />;
  const refuse = (): void => {
    answeredAt(table, false);
    setAsking('no');
  };
  const accept = async (): Promise<void> => {
    const { pushKey, kinds, quiet } = await readNotifications();
    const state = await turnPushOn(pushKey, locale);
    // The question promises quiet nights; hours that were chosen before are kept.
    if (state === 'on') await setNotifications([...new Set([...kinds, 'turn' as const])], quiet ?? quietHours());
    answeredAt(table, true);
    setAsking(state === 'on' ? 'on' : 'denied');
  };
  return (
    <div className="note on-slip on-bell" role="alertdialog" aria-label={text.notifyAsk}>
      <OnlineIcon name="bell" />
      <div>
        <b>{text.notifyAsk}</b>
        <p>{text.notifyHelp}</p>
      </div>
      <button type="button" className="btn btn--primary" onClick={() => attempt(accept)}>
        {text.notifyMe}
      </button>
      <button type="button" className="btn" onClick={refuse}>
        {text.notNow}
      </button>
      <Problem message={problem} />
    </div>
  );
}

/** How long the page shows the result. */
const NOTE_MS = 6_000;

function PassingNote({ words }: { words: string }): ReactNode {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), NOTE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <p className="note">{words}</p>;
}

/** Whether to ask now: a turn was ended here, and this browser can notify and has not been asked. */
function useAsking(update: TableUpdate, inDays: boolean): [Asking, (asking: Asking) => void] {
  const [asking, setAsking] = useState<Asking>('no');
  const { table, question, holding, result, seats, seat } = update;
  const had = useRef(false);
  const isTurn = question !== null || holding;
  const waits = seats.some(each => each.asked && each.kind === 'human' && each.seat !== seat);
  useEffect(() => {
    if (isTurn) had.current = true;
    if (isTurn || !had.current || !inDays || result || !waits) return undefined;
    had.current = false;
    if (!asksAfterTurn(table)) return undefined;
    let current = true;
    canNotify().then(
      can => current && can && setAsking('asks'),
      // The person's own page has the same question.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isTurn, waits, inDays, result, table]);
  return [asking, setAsking];
}

async function canNotify(): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission === 'denied') return false;
  const { channels, pushKey } = await readNotifications();
  return pushKey !== '' && channels.length === 0 && (await pushState(channels)) === 'off';
}
