import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { askedNow, finishedLines, newsSince } from './announcements.ts';
import { play } from './sound.ts';

/**
 * Reads aloud what happened and what is asked, and plays the sounds. During a big moment, which says what happened, it
 * is silent.
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
  const heard = useRef(update.log);
  const drawn = useRef(update.log);
  const turn = useRef(false);
  const { log, question, holding, result, version } = update;
  useEffect(() => {
    const told = finishedLines(update);
    const news = newsSince(heard.current, told, text);
    const isNew = newsSince(drawn.current, log, text).length > 0;
    heard.current = told;
    drawn.current = log;
    const begins = question !== null && !turn.current;
    turn.current = question !== null || holding;
    setSaid(quiet ? '' : [...news, ...askedNow(text, update, begins)].join(' '));
    if (!sound) return;
    if (begins) play('bell');
    else if (isNew) play('card');
    // Another language is not news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, log, question, holding, result, sound, quiet]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {said}
    </div>
  );
}
