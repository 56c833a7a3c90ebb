import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lessonKey, useLessons } from './useLessons.ts';
import { useWords, WordsProvider } from './words.ts';
import './lessons.css';
import { AlsoSaid } from '../../ui/AlsoSaid.tsx';

/** The lessons of a game: those that are done, the next one, and the rest. */
export function LessonPath({ game }: { game: GameManifest }): ReactNode {
  return (
    <WordsProvider>
      <Path game={game} />
    </WordsProvider>
  );
}

function Path({ game }: { game: GameManifest }): ReactNode {
  const words = useWords();
  const { lessons: done } = usePreferences();
  const lessons = useLessons(game);
  if (!lessons || lessons.length === 0) return null;
  const isDone = lessons.map(({ lesson }) => done.includes(lessonKey(game.id, lesson)));
  const next = isDone.indexOf(false);
  return (
    <section className="lessonpath panel" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        {words.lead} <b>{words.progress(isDone.filter(Boolean).length, lessons.length)}</b>
      </p>
      <ol>
        {lessons.map(({ lesson, text }, i) => (
          <li key={lesson.id}>
            <Link
              className={i === next ? 'btn btn--primary' : 'btn'}
              to={`/lesson/${game.id}/${lesson.id}`}
              aria-current={i === next ? 'step' : undefined}
            >
              {isDone[i] ? <Icon name="check" /> : <span className="lessonno">{i + 1}</span>}
              {text.title}
              {isDone[i] ? <AlsoSaid>{words.isDone}</AlsoSaid> : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
