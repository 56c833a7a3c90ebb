import { useEffect, useState, type ReactNode } from 'react';
import type { Chapter, RulesText } from '../../rulebook/types.ts';
import { useWords } from './words.ts';

/** The chapters; the current one is marked. */
export function Contents(props: { rules: RulesText; current: string | null; onPick: () => void }): ReactNode {
  const { rules, current, onPick } = props;
  const words = useWords();
  const item = ({ id, title }: Chapter, number: number | null): ReactNode => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={onPick}>
        {number === null ? null : <span>{number}</span>}
        {title}
      </a>
    </li>
  );
  const first = rules.chapters.filter(({ more }) => !more);
  return (
    <nav aria-label={words.contents} className="chapters">
      <ol>{first.map((chapter, i) => item(chapter, i + 1))}</ol>
      <h2>{words.more}</h2>
      <ul>{rules.chapters.filter(({ more }) => more).map(chapter => item(chapter, null))}</ul>
    </nav>
  );
}

/** Where the heading of a followed link stops, and a little more. */
const TOP = 120;

/** The current chapter: the last one whose heading has reached the top. At the end of the page not all of them can. */
export function useCurrentChapter({ chapters }: RulesText): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const line = isEnd ? innerHeight * 0.4 : TOP;
      const passed = chapters.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(passed.at(-1)?.id ?? chapters[0]?.id ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [chapters]);
  return current;
}
