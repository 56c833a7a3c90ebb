import { points } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import type { BoardActions } from '../../board/props.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Name } from './faces.tsx';
import { barOf, type Bar } from './amounts.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The end of the bars if only the cathedral ends the game, in halves. */
const USUAL_GOAL = 20;

/** Everybody's points in halves on the way to the goal: from fiefs, from tokens, and from a planned payment. */
export function Points({ onOpen }: { onOpen: BoardActions['showScores'] }): ReactNode {
  const {
    update,
    view,
    mine,
    planning: { plan },
  } = useTable();
  const words = useWords();
  const bars = update.sheets.flatMap(({ seat, high, total }) => {
    const lord = view.lords[seat];
    const after = seat === mine ? plan?.after.lords[seat] : undefined;
    return lord ? [{ seat, total, bar: barOf(lord, high, after) }] : [];
  });
  const halves = Math.max(view.goal ?? USUAL_GOAL, ...bars.map(({ bar }) => bar.fiefs + bar.tokens + bar.planned));
  return (
    <section className="fe-points panel" aria-label={words.victoryPoints}>
      <h2>
        {words.victoryPoints} <small>{view.goal === null ? words.goalCathedral : words.goal(points(view.goal))}</small>
      </h2>
      <ul style={{ '--halves': halves }}>
        {bars
          .toSorted((a, b) => b.bar.fiefs + b.bar.tokens - a.bar.fiefs - a.bar.tokens)
          .map(({ seat, total, bar }) => (
            <li key={seat}>
              <button
                type="button"
                aria-label={`${update.seats[seat]?.name}: ${words.points(total)}`}
                onClick={() => onOpen(seat)}
              >
                <SeatMark seat={seat} />
                <span className="fe-named">
                  <Name>{update.seats[seat]?.name ?? ''}</Name>
                </span>
                <BarOf bar={bar} />
                <b>{total}</b>
              </button>
            </li>
          ))}
      </ul>
      <p className="fe-legend" aria-hidden="true">
        <i className="is-fiefs" /> {words.fiefPoints}
        <i className="is-tokens" /> {words.tokenPoints}
        {plan ? (
          <>
            <i className="is-planned" /> {words.planned}
          </>
        ) : null}
      </p>
    </section>
  );
}

const PARTS: readonly (keyof Bar)[] = ['fiefs', 'tokens', 'planned'];

function BarOf({ bar }: { bar: Bar }): ReactNode {
  return (
    <span className="fe-bar" aria-hidden="true">
      {PARTS.map(part => (
        <i key={part} className={`is-${part}`} style={{ '--n': bar[part] }} />
      ))}
    </span>
  );
}
