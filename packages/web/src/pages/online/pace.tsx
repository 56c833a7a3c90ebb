import type { Clock } from '@thorp/table';
import type { ReactNode } from 'react';
import { Segments } from '../../ui/forms.tsx';
import type { PaceChoice } from './clockChoice.ts';
import { useOnlineText } from './text.ts';

const MINUTES = ['10', '20', '45'] as const;
const DAYS = ['1', '2', '3', '7'] as const;
const SPARE = ['0', '3', '7', '14'] as const;

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
      {choice.pace === 'days' ? (
        <Segments
          label={text.spare}
          value={choice.spare}
          values={SPARE.map(each => [each, each] as const)}
          onChange={spare => onChange({ ...choice, spare })}
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
