import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import type { GameFacts, KnobFacts } from '../host/protocol.ts';

/** A choice among things of one group of the catalogue, such as scenarios: worth more than a line in a list. */
export function isChooser(knob: KnobFacts, catalogue: GameFacts['catalogue']): boolean {
  if (knob.kind !== 'choice') return false;
  const groups = new Map(catalogue.map(({ id, group }) => [id, group]));
  const chosen = new Set(knob.options.map(id => groups.get(id)));
  return chosen.size === 1 && !chosen.has(undefined);
}

/** The things in their order, and what the catalogue says about the chosen one. */
export function Chooser(props: {
  knob: KnobFacts;
  value: string;
  catalogue: GameFacts['catalogue'];
  onChange: (value: string) => void;
}): ReactNode {
  const { knob, value, catalogue, onChange } = props;
  const entry = catalogue.find(({ id }) => id === value);
  return (
    <fieldset className="field chooser">
      <legend>{knob.title}</legend>
      <small>{knob.help}</small>
      <div className="segments">
        {knob.options.map(each => (
          <label key={each}>
            <input type="radio" name={knob.name} checked={each === value} onChange={() => onChange(each)} />
            <span>{knob.values?.[each] ?? each}</span>
          </label>
        ))}
      </div>
      {entry ? <Told entry={entry} /> : null}
    </fieldset>
  );
}

function Told({ entry }: { entry: CatalogueEntry }): ReactNode {
  return (
    <div className="panel told" aria-live="polite">
      <b>{entry.name}</b>
      {entry.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
