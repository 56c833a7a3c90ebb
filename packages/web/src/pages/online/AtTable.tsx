import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { useTurnsKnown } from '../../app/turnCount.ts';
import { prefer, usePreferences } from '../../preferences/preferences.ts';
import type { OnlineAction, OnlineFacts } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { mute, unmute } from './api.ts';
import { Chat } from './Chat.tsx';
import { RunningClock, TimeLeft } from './clocks.tsx';
import { House } from './House.tsx';
import { OnlineIcon } from './icons.tsx';
import { usePortraits } from './portraits.ts';
import { useOnlineText } from './text.ts';
import { useSeatNewsOf } from './atSeats.tsx';
import { useOtherTurns } from './turns.ts';
import './online.css';

export interface AtTableProps {
  readonly update: TableUpdate;
  readonly online: OnlineFacts;
}

const send = (action: OnlineAction): Promise<void> => host().online(action);

/** In the top bar of a table on a server: whose time runs, and a button for the people there. */
export default function AtTable({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const turns = useOtherTurns(update.table);
  const [next] = turns;
  const isTurn = update.question !== null;
  useTurnsKnown(turns.length + (isTurn ? 1 : 0));
  useTurnVibration(isTurn);
  const portraits = usePortraits(
    update.table,
    update.seats.map(({ kind, name }) => (kind === 'human' ? name : '')),
  );
  useSeatNewsOf(update, online, portraits);
  const chat = online.chat.filter(({ seat }) => !online.muted.includes(seat));
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);
  const unread = open ? 0 : Math.max(0, chat.length - read);
  const toggle = (next: boolean): void => {
    setRead(chat.length);
    setOpen(next);
  };
  return (
    <>
      <RunningClock update={update} online={online} />
      {online.watching > 0 ? <LookingOn count={online.watching} /> : null}
      {next ? (
        <Link className="btn btn--icon" to={`/table/${next.table}`} aria-label={text.nextTurn(turns.length)}>
          <Icon name="play" />
          <i className="count">{turns.length}</i>
        </Link>
      ) : null}
      <button
        type="button"
        className="btn btn--icon on-here"
        aria-label={unread > 0 ? `${text.chat}, ${text.newLines(unread)}` : text.chat}
        title={text.chat}
        onClick={() => toggle(true)}
      >
        <OnlineIcon name="chat" />
        {unread > 0 ? <i className="count">{unread}</i> : null}
      </button>
      {open ? (
        <Sheet title={text.chat} onClose={() => toggle(false)}>
          <People update={update} online={online} portraits={portraits} />
          <Chat lines={chat} you={update.seat} onSay={said => send({ kind: 'say', text: said })} />
          <Asking update={update} online={online} />
          <TurnSignals />
        </Sheet>
      ) : null}
    </>
  );
}

function People({ update, online, portraits }: AtTableProps & { portraits: readonly string[] }): ReactNode {
  const text = useOnlineText();
  return (
    <ul className="on-people">
      {update.seats.map(({ seat, name, kind, asked }) => {
        const here = online.present[seat] ?? false;
        const clock = kind === 'bot' ? undefined : online.clocks?.[seat];
        const state = kind === 'bot' ? text.bot : here ? text.here : text.gone;
        return (
          <li key={seat}>
            <House
              seat={seat}
              kind={kind === 'bot' ? 'bot' : 'person'}
              here={here}
              portrait={portraits[seat]}
              isTurn={asked}
            />
            <div>
              <b>{seat === update.seat ? text.you : name}</b>
              <span className="muted">{state}</span>
            </div>
            {clock ? <TimeLeft className="on-time" time={clock} /> : <span />}
            {kind === 'bot' || seat === update.seat || update.seat === null ? null : (
              <MuteButton table={update.table} seat={seat} name={name} isMuted={online.muted.includes(seat)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function MuteButton(props: { table: string; seat: number; name: string; isMuted: boolean }): ReactNode {
  const { table, seat, name, isMuted } = props;
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const change = async (): Promise<void> => {
    await (isMuted ? unmute : mute)(table, seat);
  };
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => attempt(change)}>
        {(isMuted ? text.unmute : text.mute)(name)}
      </button>
      <Problem message={problem} />
    </>
  );
}

/** How many look on. */
function LookingOn({ count }: { count: number }): ReactNode {
  const text = useOnlineText();
  return (
    <span className="on-watching" role="img" aria-label={text.lookOn(count)} title={text.lookOn(count)}>
      <OnlineIcon name="watch" />
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

/** Sound and vibration when one's turn begins: off until somebody wants them. */
function TurnSignals(): ReactNode {
  const text = useOnlineText();
  const { sound, vibration } = usePreferences();
  return (
    <div className="on-asking">
      <Switch label={text.sound} checked={sound} onChange={wanted => prefer({ sound: wanted })} />
      {'vibrate' in navigator ? (
        <Switch label={text.vibration} checked={vibration} onChange={wanted => prefer({ vibration: wanted })} />
      ) : null}
    </div>
  );
}

const PULSE_MS = 120;

function useTurnVibration(isTurn: boolean): void {
  const { vibration } = usePreferences();
  useEffect(() => {
    if (isTurn && vibration && 'vibrate' in navigator) navigator.vibrate(PULSE_MS);
  }, [isTurn, vibration]);
}

/** What one may ask of the others. */
function Asking({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  if (update.seat === null || update.result) return null;
  const isOpen = online.request?.outcome === 'open';
  return (
    <div className="on-asking">
      {isOpen ? null : (
        <button type="button" className="btn" onClick={() => attempt(() => send({ kind: 'ask', what: 'abandon' }))}>
          {text.askAbandon}
        </button>
      )}
      <Problem message={problem} />
    </div>
  );
}
