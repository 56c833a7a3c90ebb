import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { play } from './sound.ts';

/**
 * Reads out what happened and what is asked, and makes the sounds that go with it. While a big moment tells what happened
 * it is quiet.
 */
export function Announcer({
  update,
  sound,
  quiet,
}: {
  update: TableUpdate;
  sound: boolean;
  quiet: boolean;
}): ReactNode {
  const text = useText();
  const [said, setSaid] = useState('');
  const heard = useRef(update.log.length);
  const { log, question, result, version } = update;
  useEffect(() => {
    const news = log.slice(heard.current).map(entry => entry.text);
    heard.current = log.length;
    const asks = question ? [text.announce.turn(question.prompt)] : result ? [text.table.over] : [];
    setSaid(quiet ? '' : [...news, ...asks].join('. '));
    if (!sound) return;
    if (question && news.length > 1) play('bell');
    else if (news.length > 0) play('card');
  }, [version, log, question, result, sound, quiet, text]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {said}
    </div>
  );
}
