import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';

/** Between two people at one screen: nothing of the table is drawn until the next one lifts it. */
export function Curtain({ seat, name, onLift }: { seat: number; name: string; onLift: () => void }): ReactNode {
  const { table } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main className="curtain" id="content">
      <div className="cloth" aria-hidden="true" />
      <section className="panel">
        <SeatMark seat={seat} />
        <h1>{table.curtainTitle(name)}</h1>
        <p>{table.curtainLine}</p>
        <button ref={button} type="button" className="btn btn--go" onClick={onLift}>
          {table.lift(name)}
        </button>
      </section>
    </main>
  );
}
