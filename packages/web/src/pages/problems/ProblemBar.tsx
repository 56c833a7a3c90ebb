import { same, type Option } from '@thorp/kernel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, navigate } from '../../app/router.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Strip } from '../learn/Strip.tsx';
import { Reply } from './Reply.tsx';
import { nextAfter, problemKey, type ListedProblem } from './list.ts';
import { useWords } from './words.ts';

interface ProblemBarProps {
  readonly game: GameManifest;
  readonly all: readonly ListedProblem[];
  readonly at: number;
  readonly listed: ListedProblem;
  readonly update: TableUpdate;
  /** The last choice; null before, and while trying again. */
  readonly chosen: Option | null;
  onChoose(option: Option | null): void;
}

/** Above the board: the question, the comment on a choice, and the button to continue. */
export function ProblemBar(props: ProblemBarProps): ReactNode {
  const { game, all, at, listed, update, chosen, onChoose } = props;
  const { problem, number } = listed;
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const isDone = isShown || (chosen !== null && same(chosen, problem.answer));
  const show = (): void => {
    setShown(true);
    onChoose(problem.answer);
  };
  return (
    <Strip
      label={words.name}
      place={words.of(number, all.length)}
      title={words.strengths[problem.strength]}
      isDone={isDone}
      tools={
        <>
          <Link className="btn btn--quiet" to={`/problems/${game.id}`}>
            {words.all}
          </Link>
          {isDone ? null : (
            <button type="button" className="btn btn--quiet" onClick={show}>
              {words.show}
            </button>
          )}
          {chosen && !isDone ? (
            <button type="button" className="btn btn--primary" onClick={() => onChoose(null)}>
              <Icon name="undo" />
              {words.again}
            </button>
          ) : null}
          {isDone ? <Next game={game} all={all} at={at} /> : null}
        </>
      }
    >
      {chosen ? (
        <Reply game={game.id} problem={problem} update={update} chosen={chosen} isShown={isShown} />
      ) : (
        <p>{words.ask(problem.less.length)}</p>
      )}
    </Strip>
  );
}

/** The button to continue gets the focus: Enter is enough. */
function Next({ game, all, at }: Pick<ProblemBarProps, 'game' | 'all' | 'at'>): ReactNode {
  const words = useWords();
  const { problems } = usePreferences();
  const next = nextAfter(all, at, each => problems.includes(problemKey(game.id, each)));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (!next) return null;
  return (
    <button
      ref={button}
      type="button"
      className="btn btn--primary"
      onClick={() => navigate(`/problem/${game.id}/${next.id}`)}
    >
      <Icon name="play" />
      {words.next}
    </button>
  );
}
