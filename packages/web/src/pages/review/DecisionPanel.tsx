import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { useAnalysed } from './analysed.ts';
import { OpinionPanel } from './OpinionPanel.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/** The shown decision: who decides, the question, the choice, and the bot's opinion; `actions` are the buttons. */
export function DecisionPanel({ actions }: { actions: ReactNode }): ReactNode {
  const { shown, facts, list, decision } = useReviewed();
  const { facts: analysis, opinion } = useAnalysed();
  const text = useReviewText();
  const { asked } = shown;
  const options = list?.[decision - 1]?.options ?? 0;
  return (
    <section className="rv-decision panel" aria-live="polite" aria-atomic="true">
      {asked ? (
        <>
          <h2>
            <SeatMark seat={asked.seat} /> {facts.seats[asked.seat]?.name}
          </h2>
          {asked.prompt === null ? null : <p className="rv-prompt">{asked.prompt}</p>}
          {opinion && analysis ? (
            <OpinionPanel opinion={opinion} scale={analysis.scale} />
          ) : (
            <p className="rv-chosen">
              <b>{asked.chosen ?? text.hidden}</b>
              {options > 0 ? <small>{text.choices(options)}</small> : null}
            </p>
          )}
        </>
      ) : (
        <h2>{facts.over ? text.atEnd : text.now}</h2>
      )}
      <div className="rv-do">{actions}</div>
    </section>
  );
}
