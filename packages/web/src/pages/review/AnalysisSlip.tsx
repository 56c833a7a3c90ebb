import type { AnalysisDepth } from '@thorp/bots';
import { useState, type ReactNode } from 'react';
import type { Analysing } from '../../session/useAnalysis.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useReviewText } from './text.ts';
import './analysis.css';

const DEPTHS: readonly AnalysisDepth[] = ['quick', 'medium', 'deep'];

/** Offers the analysis, shows its progress and stops it; nothing once it is complete. */
export function AnalysisSlip({ analysing }: { analysing: Analysing }): ReactNode {
  const { analysis: text } = useReviewText();
  const { possible, facts, running, problem } = analysing;
  if (!possible) return null;
  const isWhole = facts !== null && facts.done === facts.of;
  if (isWhole && !running) return null;
  const isBegun = facts !== null && facts.done > 0;
  return (
    <section className="slip panel" aria-label={text.offer}>
      <Icon name="bot" />
      <div>
        <h2>{running ? text.working : isBegun ? text.halfway : text.offer}</h2>
        {problem ? <p role="alert">{text.failed}</p> : null}
        <p role="status">{running || isBegun ? <Progress analysing={analysing} /> : text.offerHelp}</p>
      </div>
      {running ? (
        <button type="button" className="btn" onClick={analysing.stop}>
          {text.stop}
        </button>
      ) : (
        <Begin analysing={analysing} />
      )}
      {facts && (running || isBegun) ? <progress max={facts.of} value={facts.done} aria-label={text.working} /> : null}
    </section>
  );
}

function Progress({ analysing: { facts, left } }: { analysing: Analysing }): ReactNode {
  const { analysis: text } = useReviewText();
  if (!facts) return null;
  const soon = left === null ? '' : `, ${text.left(left / 1000)}`;
  return `${text.progress(facts.done, facts.of)}${soon}`;
}

/** A stopped analysis continues at its depth. */
function Begin({ analysing: { facts, start } }: { analysing: Analysing }): ReactNode {
  const { analysis: text } = useReviewText();
  const [depth, setDepth] = useState<AnalysisDepth>('medium');
  const isBegun = facts !== null && facts.done > 0;
  if (isBegun) {
    return (
      <button type="button" className="btn btn--primary" onClick={() => start(facts.depth)}>
        {text.goOn}
      </button>
    );
  }
  return (
    <span className="slip-begin">
      <select
        className="input"
        aria-label={text.depth}
        value={depth}
        onChange={({ currentTarget: { value } }) => setDepth(DEPTHS.find(each => each === value) ?? 'medium')}
      >
        {DEPTHS.map(each => (
          <option key={each} value={each}>
            {text.depths[each]}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn--primary" onClick={() => start(depth)}>
        {text.begin}
      </button>
    </span>
  );
}
