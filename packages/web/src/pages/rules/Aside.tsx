import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { GameManifest } from '../../games/manifest.ts';
import { chapterAt } from '../../rulebook/places.ts';
import type { RulesText } from '../../rulebook/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LoadedLesson } from '../learn/useLessons.ts';
import { useWords } from './words.ts';

interface AsideProps {
  readonly game: GameManifest;
  readonly rules: RulesText;
  readonly chapter: string;
  readonly lessons: readonly LoadedLesson[];
}

/** Beside a chapter: positions to try; at the beginning all lessons. */
export function Aside({ game, rules, chapter, lessons }: AsideProps): ReactNode {
  const words = useWords();
  const shown = lessons.filter(({ lesson }) => chapterAt(rules, lesson.section)?.id === chapter);
  const isFirst = rules.chapters[0]?.id === chapter && lessons.length > 0;
  if (shown.length === 0 && !isFirst) return null;
  return (
    <aside className="aside">
      {isFirst ? <Lessons game={game.id} /> : null}
      {shown.map(({ lesson, text }) => (
        <Link key={lesson.id} className="atable panel" to={`/lesson/${game.id}/${lesson.id}`}>
          <small>
            <Icon name="eye" />
            {words.seen}
          </small>
          <b>{text.title}</b>
          <em>{text.goal}</em>
        </Link>
      ))}
    </aside>
  );
}

function Lessons({ game }: { game: string }): ReactNode {
  const words = useWords();
  return (
    <Link className="atable panel" to={`/learn/${game}`}>
      <small>
        <Icon name="play" />
        {words.newHere}
      </small>
      <b>{words.lessons}</b>
      <em>{words.lessonsLine}</em>
    </Link>
  );
}
