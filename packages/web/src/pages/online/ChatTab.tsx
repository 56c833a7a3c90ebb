import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLogPlace } from '../../board/Log.tsx';
import { useText } from '../../text/text.tsx';
import { useOnlineText } from './text.ts';

/** A log that is lower than this has no space for a chat. */
const LEAST_HEIGHT = 240;

/** The log beside the board, if it is high enough for a chat in its place; null otherwise. */
export function useChatColumn(): HTMLElement | null {
  const place = useLogPlace();
  const [isTall, setIsTall] = useState(false);
  // Not in the sheet of the log, and not on a shared screen, where nobody chats.
  const log = place?.closest('dialog, .is-shared') ? null : (place?.parentElement ?? null);
  useEffect(() => {
    if (!log) return undefined;
    const measure = (): void => setIsTall(log.clientHeight >= LEAST_HEIGHT);
    const watcher = new ResizeObserver(measure);
    watcher.observe(log);
    return () => watcher.disconnect();
  }, [log]);
  return log && isTall ? place : null;
}

/** Two tabs in the heading of the log: log and chat. */
export function LogTabs(props: {
  place: HTMLElement;
  isChat: boolean;
  unread: number;
  onChoose: (isChat: boolean) => void;
  children: ReactNode;
}): ReactNode {
  const { place, isChat, unread, onChoose, children } = props;
  const text = useOnlineText();
  const { table } = useText();
  const log = place.parentElement;
  useEffect(() => {
    if (!log) return undefined;
    log.dataset['tab'] = isChat ? 'chat' : 'log';
    return () => {
      delete log.dataset['tab'];
    };
  }, [log, isChat]);
  const tabs = [
    { chat: false, label: table.log, spoken: table.log, count: 0 },
    {
      chat: true,
      label: text.chat,
      spoken: unread > 0 ? `${text.chat}, ${text.newLines(unread)}` : text.chat,
      count: unread,
    },
  ];
  return createPortal(
    <>
      <div className="on-tabs" role="tablist" aria-label={`${table.log}, ${text.chat}`} onKeyDown={walk}>
        {tabs.map(({ chat, label, spoken, count }) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={chat === isChat}
            aria-label={spoken}
            tabIndex={chat === isChat ? 0 : -1}
            onClick={() => onChoose(chat)}
          >
            {label}
            {count > 0 ? <i className="count">{count}</i> : null}
          </button>
        ))}
      </div>
      {isChat ? (
        <div className="on-chatpanel" role="tabpanel" aria-label={text.chat}>
          {children}
        </div>
      ) : null}
    </>,
    place,
  );
}

/** Arrow keys choose the other tab. The board does not get them. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  event.stopPropagation();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const other = tabs.find(tab => tab !== document.activeElement);
  other?.focus();
  other?.click();
}
