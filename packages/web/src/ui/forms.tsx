import { useId, type ReactNode } from 'react';

export function Switch(props: {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactNode {
  const { label, help, checked, onChange } = props;
  const id = useId();
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={help ? id : undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <b>{label}</b>
      {help ? <small id={id}>{help}</small> : null}
    </label>
  );
}

export function TextField(props: {
  label: string;
  help: string;
  value: string;
  longest: number;
  onChange: (value: string) => void;
}): ReactNode {
  const { label, help, value, longest, onChange } = props;
  return (
    <label className="field">
      <span>{label}</span>
      <small>{help}</small>
      <input
        className="input"
        value={value}
        maxLength={longest}
        autoComplete="off"
        onChange={event => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** A few values side by side, one of which is chosen. */
export function Segments<V extends string>(props: {
  label: string;
  help?: string;
  value: V;
  values: readonly (readonly [value: V, label: string])[];
  onChange: (value: V) => void;
}): ReactNode {
  const { label, help, value, values, onChange } = props;
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {help ? <small>{help}</small> : null}
      <div className="segments">
        {values.map(([each, words]) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
