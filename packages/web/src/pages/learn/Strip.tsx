import type { ReactNode } from 'react';
import './lessons.css';

interface StripProps {
  readonly label: string;
  /** The position: "Lesson 2 of 6". */
  readonly place: string;
  readonly title: string;
  readonly isDone: boolean;
  /** The comment, which is read aloud when it changes. */
  readonly children: ReactNode;
  readonly tools: ReactNode;
}

/** Above the board of a lesson or a problem: the task, the comment on a choice, and the button to continue. */
export function Strip({ label, place, title, isDone, children, tools }: StripProps): ReactNode {
  return (
    <section className={isDone ? 'lesson is-above-board is-done' : 'lesson is-above-board'} aria-label={label}>
      <div className="lesson-words">
        <h2>
          <small>{place}</small> {title}
        </h2>
        <div aria-live="polite">{children}</div>
      </div>
      <div className="lesson-tools">{tools}</div>
    </section>
  );
}
