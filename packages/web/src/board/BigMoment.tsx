import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useMomentWords } from './momentWords.ts';
import { useMomentStage } from './moments.ts';
import { OnBoard } from './OnBoard.tsx';
import { useLetters } from './useKeys.ts';
import '../style/table/moment.css';

interface BigMomentProps {
  /** Marks the element (`data-moment`), for styles and tests. */
  readonly kind: string;
  /**
   * Where it is shown. `hand`: the board in the place of the hand, its heading in the place of the prompt; the village
   * stays visible. `centre`: it replaces everything except the other seats.
   */
  readonly place: 'hand' | 'centre';
  /** The result first: "The Market pays your village 89". */
  readonly title: string;
  readonly icon?: ReactNode;
  readonly line?: ReactNode;
  /** The whole moment in one sentence, read aloud with Continue. */
  readonly spoken: string;
  /** A few words for the slip, if moments are turned off: "Market: you +89". */
  readonly slip: string;
  /** What happens next, beside Continue: "Then Tobias plays". */
  readonly next?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a big moment: it replaces zones that are not needed, and is not modal. */
export function BigMoment(props: BigMomentProps): ReactNode {
  const { folded, open } = useMomentStage();
  const moments = useMomentWords();
  if (!folded) return <Standing {...props} />;
  return (
    <Slip line={props.slip}>
      <button type="button" className="btn btn--quiet" onClick={open}>
        {moments.show}
      </button>
    </Slip>
  );
}

/** How long a small moment is shown, in milliseconds. */
const SMALL = 2400;

/** A moment that is one line, for example somebody else's Rest. */
export function SmallMoment({ line }: { line: string }): ReactNode {
  const { close } = useMomentStage();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SMALL);
    return () => clearTimeout(timer);
  }, []);
  return <Slip line={line} />;
}

function Slip({ line, children }: { line: string; children?: ReactNode }): ReactNode {
  return (
    <OnBoard>
      <p className="moment-slip">
        <span>{line}</span>
        {children}
      </p>
    </OnBoard>
  );
}

function Standing({ kind, place, title, icon, line, spoken, next, children }: BigMomentProps): ReactNode {
  const id = useId();
  return (
    <OnBoard momentAt={place}>
      <section className={`moment is-${place}`} data-moment={kind} aria-labelledby={`${id}-title`}>
        <header className="moment-head">
          {icon}
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {line ? <p>{line}</p> : null}
          </div>
          <p className="sr-only" id={`${id}-spoken`}>
            {spoken}
          </p>
        </header>
        <div className="moment-board">
          {children}
          <Onward describedBy={`${id}-spoken`} next={next} />
        </div>
      </section>
    </OnBoard>
  );
}

/** Continue, and Hold if it would continue by itself. */
function Onward({ describedBy, next }: { describedBy: string; next: ReactNode }): ReactNode {
  const { close } = useMomentStage();
  const moments = useMomentWords();
  const { left, hold } = useCountdown();
  const button = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(button);
  return (
    <footer className="moment-foot">
      <div className="moment-next">{next}</div>
      {left === null ? null : (
        <button type="button" className="btn" aria-keyshortcuts="h" onClick={hold}>
          {moments.hold}
        </button>
      )}
      <button
        type="button"
        className="btn btn--primary"
        ref={button}
        data-lit
        aria-describedby={describedBy}
        onClick={close}
      >
        {moments.onward}
        {left === null ? null : (
          <span className="moment-ring" aria-hidden="true">
            <svg viewBox="0 0 36 36">
              <circle cx="18" cy="18" r="15" pathLength="1" />
            </svg>
            {left}
          </span>
        )}
        {left === null ? null : <span className="sr-only">{moments.ring}</span>}
      </button>
    </footer>
  );
}

/** Counts down while the page is visible. Hold stops it, and any key except those that press Continue. */
function useCountdown(): { readonly left: number | null; hold(): void } {
  const { seconds, close } = useMomentStage();
  const [left, setLeft] = useState(seconds);
  const hold = (): void => setLeft(null);
  useLetters({ h: hold });
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) {
      close();
      return undefined;
    }
    const timer = setInterval(() => {
      if (!document.hidden) setLeft(now => (now === null ? null : now - 1));
    }, 1000);
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key !== 'Enter' && key !== ' ') setLeft(null);
    };
    addEventListener('keydown', pressed);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', pressed);
    };
  }, [left, close]);
  return { left, hold };
}

/** Takes the focus and returns it, unless the person is using a sheet or a field. */
function useBorrowedFocus(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement: before } = document;
    if (before?.closest('dialog, input, textarea')) return undefined;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [button]);
}
