import type { CatalogueEntry } from '@thorp/kernel';
import { useId, type ReactNode } from 'react';
import type { GameFacts, KnobFacts } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';

/** A choice among entries of one group of the catalogue, such as scenarios, shown with their texts. */
export function isChooser(knob: KnobFacts, catalogue: GameFacts['catalogue']): boolean {
  if (knob.kind !== 'choice') return false;
  const groups = new Map(catalogue.map(({ id, group }) => [id, group]));
  const chosen = new Set(knob.options.map(id => groups.get(id)));
  return chosen.size === 1 && !chosen.has(undefined);
}

/** The entries in order, and the catalogue's text about the chosen one. */
export function Chooser(props: {
  knob: KnobFacts;
  value: string;
  catalogue: GameFacts['catalogue'];
  onChange: (value: string) => void;
}): ReactNode {
  const { knob, value, catalogue, onChange } = props;
  const { create } = useText();
  const heading = useId();
  const entry = catalogue.find(({ id }) => id === value);
  const radio = (each: string): ReactNode => {
    const later = knob.notYet.includes(each);
    const checked = each === value;
    return (
      <label key={each}>
        <input type="radio" name={knob.name} checked={checked} disabled={later} onChange={() => onChange(each)} />
        <span>{knob.values?.[each] ?? each}</span>
      </label>
    );
  };
  return (
    <fieldset className="field chooser">
      <legend>{knob.title}</legend>
      <small>{knob.help}</small>
      <div className="segments">{knob.options.filter(each => !knob.notYet.includes(each)).map(radio)}</div>
      {entry ? <Chosen entry={entry} /> : null}
      {knob.notYet.length > 0 ? (
        <div className="later" role="group" aria-labelledby={heading}>
          <b id={heading}>{create.notYet}</b>
          <div className="segments">{knob.notYet.map(radio)}</div>
        </div>
      ) : null}
    </fieldset>
  );
}

function Chosen({ entry }: { entry: CatalogueEntry }): ReactNode {
  return (
    <div className="panel told" aria-live="polite">
      <b>{entry.name}</b>
      {entry.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
