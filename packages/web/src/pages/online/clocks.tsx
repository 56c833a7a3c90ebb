import { useEffect, useState, type ReactNode } from 'react';
import type { ShownTime } from '../../protocol/online.ts';
import type { AtTableProps } from './AtTable.tsx';
import { useOnlineText } from './text.ts';

/** The clock of the first seat that the table waits for. */
export function RunningClock({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const asked = update.seats.find(({ asked: waits }) => waits);
  const clock = asked && online.clocks?.[asked.seat];
  const left = useTimeLeft(clock ?? null);
  if (!asked || left === null) return null;
  return (
    <span
      className={left < LOW_MS ? 'on-clock is-low' : 'on-clock'}
      title={text.timeLeft(asked.name, text.duration(left))}
    >
      <span className="sr-only">{text.thinks(asked.name)}</span>
      {text.duration(left)}
    </span>
  );
}

/** A seat that is not asked, and has only time for a move, shows no time. */
export function shownTime(time: ShownTime | undefined): ShownTime | undefined {
  return time && (time.deadline !== null || time.left > 0) ? time : undefined;
}

const LOW_MS = 60_000;
const SECOND_MS = 1_000;

/** The remaining time in whole seconds, updated every second while it runs; null without a clock. */
function useTimeLeft(time: ShownTime | null): number | null {
  const [, redraw] = useState(0);
  const deadline = time?.deadline ?? null;
  useEffect(() => {
    if (deadline === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // At whole seconds before the deadline, so that all clocks of a table show the same.
    const tick = (): void => {
      redraw(count => count + 1);
      const rest = (deadline - Date.now()) % SECOND_MS;
      timer = setTimeout(tick, rest > 0 ? rest : SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);
  if (time === null) return null;
  const left = deadline === null ? time.left : deadline - Date.now();
  // Rounded up, so that a late tick shows the same as one in time.
  return Math.max(0, Math.ceil(left / SECOND_MS) * SECOND_MS);
}

/** A screen reader says the person's remaining time at these values. */
const TOLD_AT_MS = [10_000, 60_000, 300_000];

/** The person's remaining time, said three times and not every second. */
export function SpokenTime({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const time = update.seat === null || online.inDays ? undefined : online.clocks?.[update.seat];
  const left = useTimeLeft(time?.deadline ? time : null);
  const said = left === null ? undefined : TOLD_AT_MS.find(each => left <= each);
  return (
    <span className="sr-only" role="status">
      {said === undefined ? '' : text.timeLeft(text.you, text.duration(said))}
    </span>
  );
}

/** A remaining time in words. */
export function TimeLeft({ time, className }: { time: ShownTime; className: string }): ReactNode {
  const text = useOnlineText();
  const left = useTimeLeft(time) ?? 0;
  const classes = [className];
  if (time.deadline !== null) classes.push('is-running');
  if (left < LOW_MS) classes.push('is-low');
  return <span className={classes.join(' ')}>{text.duration(left)}</span>;
}
