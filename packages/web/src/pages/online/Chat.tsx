import type { ChatLine } from '@thorp/table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { translated } from './quickPhrases.ts';
import { useOnlineText } from './text.ts';

const LONGEST = 500;

/** What is said at a table. Only those who sit there can talk. */
export function Chat(props: {
  lines: readonly ChatLine[];
  you: number | null;
  onSay: (text: string) => Promise<void>;
}): ReactNode {
  const { lines, you, onSay } = props;
  const text = useOnlineText();
  const { locale } = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div className="on-chat">
      <div className="on-talk" role="log" aria-label={text.chat} tabIndex={0} ref={list}>
        {lines.length === 0 ? <p className="muted">{text.noChat}</p> : null}
        <ol>
          {lines.map(({ sequence, at, seat, name, text: said }) => (
            <li key={sequence} className={seat === you ? 'is-mine' : undefined}>
              <span className="on-by">
                <SeatMark seat={seat} />
                <b>{name}</b> {timeOf(at, locale)}
              </span>
              <span className="on-said">{translated(said, text)}</span>
            </li>
          ))}
        </ol>
      </div>
      {you === null ? null : (
        <>
          <QuickPhrases onSay={onSay} />
          <SayBox onSay={onSay} />
        </>
      )}
    </div>
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

function SayBox({ onSay }: { onSay: (text: string) => Promise<void> }): ReactNode {
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
      <button type="submit" className="btn btn--primary" disabled={draft.trim() === ''}>
        {text.send}
      </button>
      <Problem message={problem} />
    </form>
  );
}

function timeOf(at: number, locale: string): string {
  return new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}
