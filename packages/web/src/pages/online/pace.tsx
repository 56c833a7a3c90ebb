import type { Clock } from '@thorp/table';
import type { ReactNode } from 'react';
import { Segments } from '../../ui/forms.tsx';
import { useOnlineText } from './text.ts';

/** How much time people have, as it is chosen. */
export interface PaceChoice {
  readonly pace: 'none' | 'live' | 'days';
  readonly minutes: string;
  readonly days: string;
  /** What a bot plays when the time of a seat is up. */
  readonly whenOut: Clock['whenOut'];
}

export const USUAL_PACE: PaceChoice = { pace: 'none', minutes: '20', days: '2', whenOut: 'turn' };

const MINUTES = ['10', '20', '45'] as const;
const DAYS = ['1', '2', '3', '7'] as const;

export function PaceFields<C extends PaceChoice>({
  choice,
  onChange,
}: {
  choice: C;
  onChange: (choice: C) => void;
}): ReactNode {
  const text = useOnlineText();
  const { none, live, days } = text.paces;
  return (
    <>
      <Segments<PaceChoice['pace']>
        label={text.pace}
        value={choice.pace}
        values={[
          ['none', none],
          ['live', live],
          ['days', days],
        ]}
        onChange={pace => onChange({ ...choice, pace })}
      />
      {choice.pace === 'live' ? (
        <Segments
          label={text.minutes}
          value={choice.minutes}
          values={MINUTES.map(each => [each, each] as const)}
          onChange={minutes => onChange({ ...choice, minutes })}
        />
      ) : null}
      {choice.pace === 'days' ? (
        <Segments
          label={text.days}
          value={choice.days}
          values={DAYS.map(each => [each, each] as const)}
          onChange={chosen => onChange({ ...choice, days: chosen })}
        />
      ) : null}
      {choice.pace === 'none' ? null : (
        <Segments<Clock['whenOut']>
          label={text.whenOut}
          value={choice.whenOut}
          values={[
            ['turn', text.whenOuts.turn],
            ['seat', text.whenOuts.seat],
          ]}
          onChange={whenOut => onChange({ ...choice, whenOut })}
        />
      )}
    </>
  );
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** What a move brings back at a table with minutes, so that a long game does not end in haste. */
const INCREMENT_MS = 5_000;

export function clockOf({ pace, minutes, days, whenOut }: PaceChoice): Clock | null {
  if (pace === 'live') {
    return { kind: 'live', base: Number(minutes) * MINUTE_MS, increment: INCREMENT_MS, whenOut };
  }
  return pace === 'days' ? { kind: 'correspondence', perMove: Number(days) * DAY_MS, bank: 0, whenOut } : null;
}

export function paceOf(clock: Clock | null): PaceChoice {
  if (clock === null) return USUAL_PACE;
  const { whenOut } = clock;
  if (clock.kind === 'live') {
    return { ...USUAL_PACE, pace: 'live', minutes: String(Math.round(clock.base / MINUTE_MS)), whenOut };
  }
  return { ...USUAL_PACE, pace: 'days', days: String(Math.round(clock.perMove / DAY_MS)), whenOut };
}
