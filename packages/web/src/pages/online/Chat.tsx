import type { ChatLine } from '@thorp/table';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { OnlineIcon } from './icons.tsx';
import { translated } from './quickPhrases.ts';
import { useOnlineText } from './text.ts';

const LONGEST = 500;

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly you: number | null;
  readonly onSay: (text: string) => Promise<void>;
  /** The last line that was read before; without it no line is marked as new. */
  readonly mark?: number;
  /** In a narrow column quick phrases are behind a button. */
  readonly narrow?: boolean;
}

/** The chat of a table. Only people with a seat can write. */
export function Chat({ lines, you, onSay, mark = Infinity, narrow = false }: ChatProps): ReactNode {
  const text = useOnlineText();
  const list = useRef<HTMLDivElement>(null);
  const [phrases, setPhrases] = useState(!narrow);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const firstNew = lines.find(({ sequence, seat }) => sequence > mark && seat !== you);
  return (
    <div className="on-chat">
      <div className="on-talk" role="log" aria-label={text.chat} tabIndex={0} ref={list}>
        {lines.length === 0 ? <p className="muted">{text.noChat}</p> : null}
        <ol>
          {lines.map(line => (
            <Fragment key={line.sequence}>
              {line === firstNew ? <li className="on-new">{text.newHere}</li> : null}
              <Said line={line} isMine={line.seat === you} />
            </Fragment>
          ))}
        </ol>
      </div>
      {you === null ? null : (
        <>
          {phrases ? <QuickPhrases onSay={onSay} /> : null}
          <SayBox onSay={onSay}>
            {narrow ? (
              <button
                type="button"
                className="btn btn--icon"
                aria-label={text.quick}
                title={text.quick}
                aria-expanded={phrases}
                onClick={() => setPhrases(!phrases)}
              >
                <OnlineIcon name="chat" />
              </button>
            ) : null}
          </SayBox>
        </>
      )}
    </div>
  );
}

function Said({ line, isMine }: { line: ChatLine; isMine: boolean }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  return (
    <li className={isMine ? 'is-mine' : undefined}>
      <span className="on-by">
        <SeatMark seat={line.seat} />
        <b>{line.name}</b> {timeOf(line.at, locale)}
      </span>
      <span className="on-said">{translated(line.text, text)}</span>
    </li>
  );
}

function QuickPhrases({ onSay }: { onSay: (text: string) => Promise<void> }): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  return (
    <div className="on-phrases" role="group" aria-label={text.quick}>
      {text.phrases.map(phrase => (
        <button key={phrase} type="button" className="btn" onClick={() => attempt(() => onSay(phrase))}>
          {phrase}
        </button>
      ))}
      <Problem message={problem} />
    </div>
  );
}

function SayBox({ onSay, children }: { onSay: (text: string) => Promise<void>; children: ReactNode }): ReactNode {
  const text = useOnlineText();
  const [draft, setDraft] = useState('');
  const { problem, attempt } = useAttempt();
  return (
    <form
      className="on-saybox"
      onSubmit={event => {
        event.preventDefault();
        if (draft.trim() === '') return;
        attempt(async () => {
          await onSay(draft);
          setDraft('');
        });
      }}
    >
      <input
        className="input"
        aria-label={text.say}
        placeholder={text.say}
        value={draft}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={event => setDraft(event.currentTarget.value)}
      />
      {children}
      <button
        type="submit"
        className="btn btn--primary on-send"
        aria-label={text.send}
        title={text.send}
        disabled={draft.trim() === ''}
      >
        <OnlineIcon name="send" />
      </button>
      <Problem message={problem} />
    </form>
  );
}

/** The time, and for other days also the date: a table may go on for weeks. */
function timeOf(at: number, locale: string): string {
  const time = new Date(at);
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(locale, isToday ? hour : { day: 'numeric', month: 'short', ...hour });
}
