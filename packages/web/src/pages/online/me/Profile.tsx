import { useMemo, useState, type ReactNode } from 'react';
import {
  dollPicture,
  DYES,
  PARTS,
  portraitPicture,
  randomDoll,
  readDoll,
  writeDoll,
  type Doll,
  type PartName,
} from '../../../art/doll.ts';
import { HAIR_TONES, SKINS } from '../../../art/person.ts';
import { Portrait } from '../../../art/Portrait.tsx';
import { usePreferences } from '../../../preferences/preferences.ts';
import { useMeText, type MeText, type Tab } from './meText.ts';
import type { ProfileSync } from './profileSync.ts';

/** The choices of each tab: pictures, and colours below. */
const TABS: readonly { readonly tab: Tab; readonly part: Shaped; readonly colours: readonly Coloured[] }[] = [
  { tab: 'face', part: 'look', colours: ['skin'] },
  { tab: 'hair', part: 'hair', colours: ['tone'] },
  { tab: 'beard', part: 'beard', colours: ['tone'] },
  { tab: 'hat', part: 'hat', colours: ['dye'] },
  { tab: 'clothes', part: 'collar', colours: ['coat', 'trim'] },
  { tab: 'behind', part: 'behind', colours: [] },
];

type Shaped = 'look' | 'hair' | 'beard' | 'hat' | 'collar' | 'behind';
type Coloured = 'skin' | 'tone' | 'dye' | 'coat' | 'trim';

const LONGEST_NAME = 24;

/** Name and portrait: every choice is shown on the person's own doll, and stored at once. */
export function Profile({ saved, onChange }: { saved: boolean; onChange: ProfileSync['change'] }): ReactNode {
  const text = useMeText();
  const { portrait } = usePreferences();
  const [tab, setTab] = useState<Tab>('hat');
  const doll = useMemo(() => readDoll(portrait), [portrait]);
  const wear = (change: Partial<Doll>): void => onChange({ portrait: writeDoll({ ...doll, ...change }) });
  const shown = TABS.find(each => each.tab === tab);
  return (
    <section className="panel me-doll" aria-label={text.portrait}>
      <div className="me-top">
        <span className="me-frame" role="img" aria-label={text.yourPortrait}>
          <Portrait picture={portraitPicture(portrait)} />
        </span>
        <div className="me-name">
          <NameField onChange={onChange} />
          <button
            type="button"
            className="btn"
            onClick={() => onChange({ portrait: writeDoll(randomDoll(portrait === '' ? undefined : doll.skin)) })}
          >
            {text.surprise}
          </button>
        </div>
      </div>
      <p className="me-state" role="status">
        {saved ? '' : text.savedHere}
      </p>
      <Tabs tab={tab} onTab={setTab} />
      {shown ? (
        <div className="me-options" role="tabpanel" id="me-panel" aria-labelledby={`me-tab-${tab}`}>
          <Shapes part={shown.part} label={text.tabs[tab]} doll={doll} onWear={wear} />
          {shown.colours.map(part => (
            <Colours key={part} part={part} doll={doll} onWear={wear} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** Stored when the field loses the focus, so that half a name is never sent. */
function NameField({ onChange }: { onChange: ProfileSync['change'] }): ReactNode {
  const text = useMeText();
  const { name } = usePreferences();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) onChange({ name: wanted });
    setTyped(null);
  };
  return (
    <label className="field">
      <span id="me-name">{text.name}</span>
      <input
        className="input"
        value={typed ?? name}
        aria-labelledby="me-name"
        aria-describedby="me-name-help"
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') keep();
        }}
      />
      <small id="me-name-help">{text.nameHelp}</small>
    </label>
  );
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }): ReactNode {
  const text = useMeText();
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TABS.findIndex(each => each.tab === tab);
    const next = TABS[(at + step + TABS.length) % TABS.length];
    if (!next) return;
    onTab(next.tab);
    document.getElementById(`me-tab-${next.tab}`)?.focus();
  };
  return (
    <div className="me-tabs" role="tablist" aria-label={text.parts} onKeyDown={move}>
      {TABS.map(each => (
        <button
          key={each.tab}
          type="button"
          role="tab"
          id={`me-tab-${each.tab}`}
          aria-selected={each.tab === tab}
          aria-controls="me-panel"
          tabIndex={each.tab === tab ? 0 : -1}
          onClick={() => onTab(each.tab)}
        >
          {text.tabs[each.tab]}
        </button>
      ))}
    </div>
  );
}

interface ChoiceProps<P extends PartName> {
  readonly part: P;
  readonly doll: Doll;
  readonly onWear: (change: Partial<Doll>) => void;
}

function Shapes({ part, label, doll, onWear }: ChoiceProps<Shaped> & { readonly label: string }): ReactNode {
  const text = useMeText();
  const names: { readonly [value: string]: string } = text.words[part];
  return (
    <fieldset className="me-grid">
      <legend className="sr-only">{label}</legend>
      {PARTS[part].map(value => (
        <label key={value} className="me-option">
          <input type="radio" name={part} checked={doll[part] === value} onChange={() => onWear({ [part]: value })} />
          <Portrait picture={dollPicture({ ...doll, [part]: value })} />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Colours({ part, doll, onWear }: ChoiceProps<Coloured>): ReactNode {
  const text = useMeText();
  const values: readonly string[] = PARTS[part];
  return (
    <fieldset className="me-colours">
      <legend>{text.colours[part]}</legend>
      <div>
        {values.map(value => (
          <label key={value} className="me-swatch" style={{ '--swatch': colourOf(part, value) }}>
            <input
              type="radio"
              name={part}
              aria-label={colourName(text, part, value)}
              checked={doll[part] === value}
              onChange={() => onWear({ [part]: value })}
            />
            <i />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function colourOf(part: Coloured, value: string): string | undefined {
  const colours: { readonly [value: string]: string } =
    part === 'skin' ? Object.fromEntries(SKINS.entries()) : part === 'tone' ? HAIR_TONES : DYES;
  return colours[value];
}

function colourName(text: MeText, part: Coloured, value: string): string | undefined {
  const names: { readonly [value: string]: string } = part === 'skin' || part === 'tone' ? text.words[part] : text.dyes;
  return names[value];
}
