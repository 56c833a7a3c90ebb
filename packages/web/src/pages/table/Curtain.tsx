import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';

/** Between two people at one screen: nothing of the table is drawn until the next person opens the curtain. */
export function Curtain(props: {
  seat: number;
  name: string;
  onLift: () => void;
  onClickCapture: (event: MouseEvent) => void;
}): ReactNode {
  const { seat, name, onLift, onClickCapture } = props;
  const { table } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main className="curtain" id="content" onClickCapture={onClickCapture}>
      <div className="cloth" aria-hidden="true" />
      <section className="panel">
        <SeatMark seat={seat} />
        <h1>{table.curtainTitle(name)}</h1>
        <p>{table.curtainLine}</p>
        <button ref={button} type="button" className="btn btn--primary" onClick={onLift}>
          {table.lift(name)}
        </button>
      </section>
    </main>
  );
}
