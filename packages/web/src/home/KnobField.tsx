import type { Player } from '@thorp/table';
import { useId, type ReactNode } from 'react';
import type { KnobFacts } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';
import { Segments, Switch } from '../ui/forms.tsx';

interface KnobProps {
  readonly knob: KnobFacts;
  readonly value: unknown;
  readonly players: readonly Player[];
  readonly onChange: (value: unknown) => void;
}

/** More values than this are chosen from a list. */
const SIDE_BY_SIDE = 4;

/** One knob of a game's settings, drawn from its kind. */
export function KnobField(props: KnobProps): ReactNode {
  const { knob, value, players, onChange } = props;
  const nameOf = (each: string): string => knob.values?.[each] ?? each;
  switch (knob.kind) {
    case 'flag':
      return <Switch label={knob.title} help={knob.help} checked={value === true} onChange={onChange} />;
    case 'number':
      return <NumberKnob {...props} />;
    case 'choice':
      return knob.options.length <= SIDE_BY_SIDE && knob.notYet.length === 0 ? (
        <Segments
          label={knob.title}
          help={knob.help}
          value={String(value)}
          values={knob.options.map(each => [each, nameOf(each)] as const)}
          onChange={onChange}
        />
      ) : (
        <ListKnob {...props} nameOf={nameOf} />
      );
    case 'subset':
      return <SetKnob {...props} members={knob.options.map(each => [each, nameOf(each)])} />;
    case 'seats':
      return <SetKnob {...props} members={players.map(({ name }, seat) => [seat, name])} />;
  }
}

function NumberKnob({ knob, value, onChange }: KnobProps): ReactNode {
  return (
    <label className="field">
      <span>{knob.title}</span>
      <small>{knob.help}</small>
      <input
        className="input number"
        type="number"
        inputMode="numeric"
        min={knob.min}
        max={knob.max}
        value={Number(value ?? knob.min)}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function ListKnob({ knob, value, onChange, nameOf }: KnobProps & { nameOf: (value: string) => string }): ReactNode {
  const { create } = useText();
  const item = (each: string): ReactNode => (
    <option key={each} value={each}>
      {nameOf(each)}
    </option>
  );
  return (
    <label className="field">
      <span>{knob.title}</span>
      <small>{knob.help}</small>
      <select className="select" value={String(value)} onChange={event => onChange(event.currentTarget.value)}>
        {knob.options.filter(each => !knob.notYet.includes(each)).map(item)}
        {knob.notYet.length > 0 ? (
          <optgroup label={create.notYet} disabled>
            {knob.notYet.map(item)}
          </optgroup>
        ) : null}
      </select>
    </label>
  );
}

function SetKnob(props: KnobProps & { members: readonly (readonly [string | number, string])[] }): ReactNode {
  const { knob, value, onChange, members } = props;
  const id = useId();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (member: string | number): void =>
    onChange(chosen.includes(member) ? chosen.filter(each => each !== member) : [...chosen, member]);
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend>{knob.title}</legend>
      <small id={id}>{knob.help}</small>
      <div className="segments segments--many">
        {members.map(([member, name]) => (
          <label key={member}>
            <input type="checkbox" checked={chosen.includes(member)} onChange={() => toggle(member)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
