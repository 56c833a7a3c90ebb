import type { Clock } from '@thorp/table';
import type { ReactNode } from 'react';
import { Segments } from '../../ui/forms.tsx';
import type { PaceChoice } from './clockChoice.ts';
import { useOnlineText } from './text.ts';

const MINUTES = ['10', '20', '45'];
const DAYS = ['1', '2', '3', '7'];
const SPARE = ['0', '3', '7', '14'];

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
        <Amounts
          label={text.minutes}
          value={choice.minutes}
          values={MINUTES}
          onChange={minutes => onChange({ ...choice, minutes })}
        />
      ) : null}
      {choice.pace === 'days' ? (
        <>
          <Amounts
            label={text.days}
            value={choice.days}
            values={DAYS}
            onChange={chosen => onChange({ ...choice, days: chosen })}
          />
          <Amounts
            label={text.spare}
            value={choice.spare}
            values={SPARE}
            onChange={spare => onChange({ ...choice, spare })}
          />
        </>
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

function Amounts(props: {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}): ReactNode {
  const { label, value, values, onChange } = props;
  return (
    <Segments label={label} value={value} values={values.map(each => [each, each] as const)} onChange={onChange} />
  );
}
