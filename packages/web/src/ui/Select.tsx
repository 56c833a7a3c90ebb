import type { ReactNode } from 'react';

/** A list of values, one of which is chosen. */
export function Select<V extends string>(props: {
  label: string;
  /** Whether the label is visible above the list; otherwise only screen readers say it. */
  isLabelShown?: boolean;
  value: V;
  values: readonly (readonly [value: V, words: string])[];
  onChange: (value: V) => void;
}): ReactNode {
  const { label, isLabelShown = false, value, values, onChange } = props;
  const list = (
    <select
      className="input"
      aria-label={isLabelShown ? undefined : label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values[currentTarget.selectedIndex];
        if (chosen) onChange(chosen[0]);
      }}
    >
      {values.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
  if (!isLabelShown) return list;
  return (
    <label className="field">
      <span>{label}</span>
      {list}
    </label>
  );
}
