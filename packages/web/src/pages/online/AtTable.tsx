import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { useTurnsKnown } from '../../app/turnCount.ts';
import { useLetters } from '../../board/useKeys.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import type { OnlineFacts } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSeatNewsOf } from './atSeats.tsx';
import { Chat } from './Chat.tsx';
import { LogTabs, useChatColumn } from './ChatTab.tsx';
import { RunningClock, SpokenTime } from './clocks.tsx';
import { OnlineIcon } from './icons.tsx';
import { LookingOn } from './LookingOn.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import { usePortraits } from './portraits.ts';
import { useReading } from './reading.ts';
import { useOnlineText } from './text.ts';
import { useOtherTurns } from './turns.ts';
import './online.css';

export interface AtTableProps {
  readonly update: TableUpdate;
  readonly online: OnlineFacts;
}

/** In the top bar of a table on a server: the running clock, and a button for the people there. */
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
  return (
    <>
      <RunningClock update={update} online={online} />
      <SpokenTime update={update} online={online} />
      {online.watching > 0 ? <LookingOn table={update.table} count={online.watching} /> : null}
      {next ? (
        <Link className="btn btn--icon" to={`/table/${next.table}`} aria-label={text.nextTurn(turns.length)}>
          <Icon name="play" />
          <i className="count">{turns.length}</i>
        </Link>
      ) : null}
      <Talk update={update} online={online} portraits={portraits} />
    </>
  );
}

const say = (text: string): Promise<void> => host().online({ kind: 'say', text });

/**
 * The chat: a tab of the log if there is space, otherwise in the sheet of the people, which a button of the bar opens.
 */
function Talk({ update, online, portraits }: AtTableProps & { portraits: readonly string[] }): ReactNode {
  const text = useOnlineText();
  const column = useChatColumn();
  const [isChat, setIsChat] = useState(false);
  const [open, setOpen] = useState(false);
  const lines = online.chat.filter(({ seat }) => !online.muted.includes(seat) && !online.blocked.includes(seat));
  const { unread, mark } = useReading(update.table, lines, update.seat, column ? isChat : open);
  useLetters({ c: () => (column ? setIsChat(true) : setOpen(true)) });
  const shown = column ? 0 : unread;
  const label = column ? text.people : text.chat;
  const chat = <Chat lines={lines} you={update.seat} mark={mark} narrow={column !== null} onSay={say} />;
  return (
    <>
      <button
        type="button"
        className="btn btn--icon on-here"
        aria-label={shown > 0 ? `${label}, ${text.newLines(shown)}` : label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <OnlineIcon name={column ? 'people' : 'chat'} />
        {shown > 0 ? <i className="count">{shown}</i> : null}
      </button>
      {column ? (
        <LogTabs place={column} isChat={isChat} unread={unread} onChoose={setIsChat}>
          {chat}
        </LogTabs>
      ) : null}
      {open ? (
        <PeopleSheet update={update} online={online} portraits={portraits} title={label} onClose={() => setOpen(false)}>
          {column ? null : chat}
        </PeopleSheet>
      ) : null}
    </>
  );
}

const PULSE_MS = 120;

function useTurnVibration(isTurn: boolean): void {
  const { vibration } = usePreferences();
  useEffect(() => {
    if (isTurn && vibration && 'vibrate' in navigator) navigator.vibrate(PULSE_MS);
  }, [isTurn, vibration]);
}
