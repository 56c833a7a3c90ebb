import { levelOf } from '@thorp/snowcrest/reading';
import type { ReactNode } from 'react';
import { Drawing } from './Icons.tsx';
import { useTable } from './table.ts';
import { inFigures } from './Tracks.tsx';
import { useWords } from './text/words.tsx';

/** S-19 The solitaire game: level, target, and how many Rests are left before it is lost. */
export function Alone(): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const { target, restLimit } = levelOf(view.settings.level);
  const points = update.sheets[0]?.high ?? 0;
  return (
    <section className="sn-alone panel" aria-label={words.alone.title(view.settings.level)}>
      <h2>{words.alone.title(view.settings.level)}</h2>
      <p>{words.alone.target(target)}</p>
      <p className="sn-target">
        <b>{inFigures(points)}</b> / {target} {words.alone.points}
      </p>
      <div
        className="sn-rests"
        role="img"
        aria-label={`${words.alone.rests}: ${words.alone.restsOf(view.rests, restLimit)}`}
      >
        <b>{words.alone.rests}</b>
        {Array.from({ length: restLimit }, (_, i) => (
          <i key={i} className={i < view.rests ? 'is-full' : i === restLimit - 1 ? 'is-fatal' : undefined}>
            {i === restLimit - 1 ? words.alone.fatal : <Drawing name="sleep" />}
          </i>
        ))}
      </div>
    </section>
  );
}
