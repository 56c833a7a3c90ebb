import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Messages } from '../../text/en.ts';
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
  const turn = useRef(false);
  const { log, question, result, version } = update;
  useEffect(() => {
    const news = log.slice(heard.current).map(entry => entry.text);
    heard.current = log.length;
    const begins = question !== null && !turn.current;
    turn.current = question !== null;
    setSaid(quiet ? '' : [...news, ...asked(text, update, begins)].map(sentence).join(' '));
    if (!sound) return;
    if (begins) play('bell');
    else if (news.length > 0) play('card');
    // Another language is not news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, log, question, result, sound, quiet]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {said}
    </div>
  );
}

/** What is asked; that it is one's turn only when the turn begins. */
function asked(text: Messages, { question, result }: TableUpdate, begins: boolean): string[] {
  if (question) return [begins ? text.announce.turn(question.prompt) : question.prompt];
  return result ? [text.table.over] : [];
}

function sentence(words: string): string {
  return /[.!?:…]$/.test(words) ? words : `${words}.`;
}
