import type { ReactNode } from 'react';
import { Marked } from './Marked.tsx';
import './figures.css';

/* The forms that pictures of rules have in all games. Inside are the widgets of the table, made inert. */

/**
 * A card and its numbered parts. `spots` are positions on the card in percent of its width and height, one for each
 * word.
 */
export function Anatomy(props: {
  words: readonly string[];
  spots: readonly (readonly [x: number, y: number])[];
  children: ReactNode;
}): ReactNode {
  const { words, spots, children } = props;
  return (
    <div className="fig fig-anatomy">
      <span className="fig-card">
        <span inert>{children}</span>
        {spots.map(([x, y], i) => (
          <i key={i} className="fig-point" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }}>
            {i + 1}
          </i>
        ))}
      </span>
      <ol>
        {words.map((each, i) => (
          <li key={each}>
            <i className="fig-point" aria-hidden="true">
              {i + 1}
            </i>
            <span>
              <Marked text={each} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Drawings side by side, each with its words below. */
export function FigureRow({ words, drawn }: { words: readonly string[]; drawn: readonly ReactNode[] }): ReactNode {
  return (
    <ul className="fig fig-row">
      {drawn.map((each, i) => (
        <li key={i}>
          <span inert>{each}</span>
          <span>
            <Marked text={words[i] ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Steps in order, each with a small drawing. */
export function StepRow({ words, drawn }: { words: readonly string[]; drawn: readonly ReactNode[] }): ReactNode {
  return (
    <ol className="fig fig-steps">
      {words.map((each, i) => (
        <li key={each}>
          <span className="fig-step" aria-hidden="true">
            {drawn[i] ?? i + 1}
          </span>
          <span>
            <Marked text={each} />
          </span>
        </li>
      ))}
    </ol>
  );
}
