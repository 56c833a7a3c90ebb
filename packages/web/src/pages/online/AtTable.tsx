import { useEffect, useState, type ReactNode } from 'react';
import type { OnlineAction, OnlineFacts, ShownTime } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Chat } from './Chat.tsx';
import { House } from './House.tsx';
import { useOnlineText } from './text.ts';
import './online.css';

export interface AtTableProps {
  readonly update: TableUpdate;
  readonly online: OnlineFacts;
}

const send = (action: OnlineAction): Promise<void> => host().online(action);

/** In the top bar of a table on a server: whose time runs, and a button for the people there. */
export default function AtTable({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(online.chat.length);
  const unread = open ? 0 : Math.max(0, online.chat.length - read);
  const toggle = (next: boolean): void => {
    setRead(online.chat.length);
    setOpen(next);
  };
  return (
    <>
      <RunningClock update={update} online={online} />
      <button
        type="button"
        className="btn btn--icon"
        aria-label={unread > 0 ? `${text.chat}, ${text.newLines(unread)}` : text.chat}
        title={text.chat}
        onClick={() => toggle(true)}
      >
        <Icon name="person" />
        {unread > 0 ? <i className="count">{unread}</i> : null}
      </button>
      {open ? (
        <Sheet title={text.chat} onClose={() => toggle(false)}>
          <People update={update} online={online} />
          <Chat lines={online.chat} you={update.seat} onSay={said => send({ kind: 'say', text: said })} />
          <Asking update={update} online={online} />
        </Sheet>
      ) : null}
    </>
  );
}

/** The clock of the first seat that the table waits for. */
function RunningClock({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const asked = update.seats.find(({ asked: waits }) => waits);
  const clock = asked && online.clocks?.[asked.seat];
  const left = useTimeLeft(clock ?? null);
  if (!asked || left === null) return null;
  return (
    <span
      className={left < LOW_MS ? 'on-clock is-low' : 'on-clock'}
      title={text.timeLeft(asked.name, text.duration(left))}
    >
      <span className="sr-only">{text.thinks(asked.name)}</span>
      {text.duration(left)}
    </span>
  );
}

const LOW_MS = 60_000;
const TICK_MS = 1_000;

/** What is left of a time now, drawn anew every second while it runs; null without a clock. */
function useTimeLeft(time: ShownTime | null): number | null {
  const [now, setNow] = useState(Date.now);
  const deadline = time?.deadline ?? null;
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  if (time === null) return null;
  return deadline === null ? time.left : Math.max(0, deadline - now);
}

function People({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  return (
    <ul className="on-people">
      {update.seats.map(({ seat, name, kind, asked }) => {
        const here = online.present[seat] ?? false;
        const clock = online.clocks?.[seat];
        const state = kind === 'bot' ? text.bot : here ? text.here : text.gone;
        return (
          <li key={seat}>
            <House seat={seat} kind={kind === 'bot' ? 'bot' : 'person'} here={here} isTurn={asked} />
            <b>{seat === update.seat ? text.you : name}</b>
            <span>{state}</span>
            {clock ? <ClockLine time={clock} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function ClockLine({ time }: { time: ShownTime }): ReactNode {
  const text = useOnlineText();
  return <span className="on-time">{text.duration(useTimeLeft(time) ?? 0)}</span>;
}

/** What one may ask of the others. */
function Asking({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  if (update.seat === null || update.result) return null;
  const isOpen = online.request?.outcome === 'open';
  return (
    <div className="on-asking">
      {online.mayAskUndo && !isOpen ? (
        <button type="button" className="btn" onClick={() => attempt(() => send({ kind: 'ask', what: 'undo' }))}>
          {text.askUndo}
        </button>
      ) : null}
      {isOpen ? null : (
        <button type="button" className="btn" onClick={() => attempt(() => send({ kind: 'ask', what: 'abandon' }))}>
          {text.askAbandon}
        </button>
      )}
      <Problem message={problem} />
    </div>
  );
}
