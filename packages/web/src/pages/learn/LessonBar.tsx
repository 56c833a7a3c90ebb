import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, navigate } from '../../app/router.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { startGuided } from '../../guide/start.ts';
import { isReached } from '../../lessons/judge.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAttempt } from '../../ui/attempt.tsx';
import { rulesAddress } from '../rules/address.ts';
import { Strip } from './Strip.tsx';
import { lessonKey, rememberDone, type LoadedLesson } from './useLessons.ts';
import { useWords } from './words.ts';

interface LessonBarProps {
  readonly game: GameManifest;
  readonly lessons: readonly LoadedLesson[];
  readonly at: number;
  readonly update: TableUpdate;
  /** The comment on the last choice; null if it led to the goal. */
  readonly answer: string | null;
  readonly onAgain: () => void;
}

/** Above the board: the task, the comment on the last choice, and the button to continue. */
export function LessonBar({ game, lessons, at, update, answer, onAgain }: LessonBarProps): ReactNode {
  const words = useWords();
  const loaded = lessons[at];
  const isDone =
    loaded !== undefined &&
    isReached(
      loaded.lesson,
      update.log.flatMap(({ events }) => events),
    );
  useEffect(() => {
    if (isDone) rememberDone(lessonKey(game.id, loaded.lesson));
  }, [isDone, game, loaded]);
  if (!loaded) return null;
  const { lesson, text } = loaded;
  return (
    <Strip
      label={words.name}
      place={words.of(at + 1, lessons.length)}
      title={text.title}
      isDone={isDone}
      tools={
        <>
          <Link className="btn btn--quiet" to={`/learn/${game.id}`}>
            {words.toPath}
          </Link>
          <Link className="btn btn--quiet" to={rulesAddress(game.id, lesson.section, location.pathname)}>
            {words.rules}
          </Link>
          {isDone ? (
            <Next game={game} next={lessons[at + 1] ?? null} />
          ) : (
            <button type="button" className={answer === null ? 'btn' : 'btn btn--primary'} onClick={onAgain}>
              <Icon name="undo" />
              {words.again}
            </button>
          )}
        </>
      }
    >
      {isDone ? (
        <p>
          <b>{words.done}</b> {text.why} {at + 1 === lessons.length ? words.last : null}
        </p>
      ) : answer === null ? (
        <Goal text={text} />
      ) : (
        <p className="lesson-answer">{answer}</p>
      )}
    </Strip>
  );
}

function Goal({ text }: { text: LoadedLesson['text'] }): ReactNode {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <p>
      {text.goal}{' '}
      {isShown ? (
        <em>{text.hint}</em>
      ) : (
        <button type="button" className="btn btn--quiet lesson-hint" onClick={() => setShown(true)}>
          {words.hint}
        </button>
      )}
    </p>
  );
}

/** The button to continue gets the focus: Enter is enough. */
function Next({ game, next }: { game: GameManifest; next: LoadedLesson | null }): ReactNode {
  const text = useText();
  const words = useWords();
  const { attempt } = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const go = (): void => {
    if (next) navigate(`/lesson/${game.id}/${next.lesson.id}`);
    else attempt(() => startGuided(game.id, text));
  };
  return (
    <button ref={button} type="button" className="btn btn--primary lesson-next" onClick={go}>
      <Icon name="play" />
      {next ? words.next : words.first}
    </button>
  );
}
