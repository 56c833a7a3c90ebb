import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { play } from './sound.ts';

/** Reads out what happened and what is asked, and makes the sounds that go with it. */
export function Announcer({ update, sound }: { update: TableUpdate; sound: boolean }): ReactNode {
  const text = useText();
  const [said, setSaid] = useState('');
  const heard = useRef(update.log.length);
  const { log, question, result, version } = update;
  useEffect(() => {
    const news = log.slice(heard.current).map(entry => entry.text);
    heard.current = log.length;
    const asks = question ? [text.announce.turn(question.prompt)] : result ? [text.table.over] : [];
    setSaid([...news, ...asks].join('. '));
    if (!sound) return;
    if (question && news.length > 1) play('bell');
    else if (news.length > 0) play('card');
  }, [version, log, question, result, sound, text]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {said}
    </div>
  );
}
