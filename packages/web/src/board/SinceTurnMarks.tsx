import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSeatColour } from '../ui/SeatMark.tsx';
import { OnBoard } from './OnBoard.tsx';
import { PieceMarks, type PieceMark } from './PieceMarks.tsx';
import { usePlayback } from './PlaybackControls.tsx';
import { useSinceTurnWords } from './sinceTurnWords.ts';
import type { SinceTurn, TurnChange } from './sinceTurn.ts';
import { useEscape } from './useKeys.ts';
import '../style/table/sinceTurn.css';

/** Numbered discs at everything that has changed since the person's last turn, and the slip that lists the changes. */
export default function SinceTurnMarks({ since, version }: { since: SinceTurn; version: number }): ReactNode {
  const { changes } = since;
  const marks = useMemo(() => changes.flatMap(marksOf), [changes]);
  return (
    <>
      <PieceMarks marks={marks} version={version} />
      {since.isOpen ? (
        <OnBoard>
          <Slip since={since} />
        </OnBoard>
      ) : null}
    </>
  );
}

function marksOf(change: TurnChange): PieceMark[] {
  const { number, seat, places } = change;
  return places.map(pieces => ({
    group: `change ${number}`,
    pieces,
    seat,
    at: 'corner',
    content: <Disc change={change} />,
  }));
}

/** The slip says the same in words, so screen readers skip the discs. */
function Disc({ change: { number, seat } }: { change: TurnChange }): ReactNode {
  const colour = useSeatColour();
  return (
    <span className="since-disc" aria-hidden="true" data-colour={seat === null ? undefined : colour(seat)}>
      {number}
    </span>
  );
}

function Slip({ since }: { since: SinceTurn }): ReactNode {
  const { changes, more, close } = since;
  const words = useSinceTurnWords();
  const { table } = useText();
  const playback = usePlayback();
  const first = useRef<HTMLButtonElement>(null);
  useEscape(close);
  useClosedByPick(close);
  useEffect(() => {
    // If its button opened it, it takes the focus.
    if (document.activeElement?.closest('.prompt')) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="since-slip" aria-label={table.since(changes.length)}>
      <h2>{words.title}</h2>
      <ol>
        {changes.map(change => (
          <li key={change.number}>
            <Disc change={change} />
            <span>{change.text}</span>
          </li>
        ))}
      </ol>
      {more > 0 ? <p>{words.more(more)}</p> : null}
      <div className="since-actions">
        {playback?.canReplay ? (
          <button type="button" className="btn" onClick={playback.again}>
            <Icon name="eye" />
            {table.again}
          </button>
        ) : null}
        <button type="button" className="btn btn--primary" ref={first} onClick={close}>
          {words.done}
        </button>
      </div>
    </section>
  );
}

/** The first pick closes the slip: the person plays on. */
function useClosedByPick(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const clicked = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.boardarea [data-lit]')) latest.current();
    };
    addEventListener('click', clicked);
    return () => removeEventListener('click', clicked);
  }, []);
}
