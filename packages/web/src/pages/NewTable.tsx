import { useEffect, useState, type ReactNode } from 'react';
import { host, reader } from '../session/host.ts';
import { preferences } from '../preferences/preferences.ts';
import { Link, navigate } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { useTitle } from '../app/useTitle.ts';
import { gameOf } from '../games/index.ts';
import type { GameManifest, Preset } from '../games/manifest.ts';
import { Chooser, isChooser } from '../home/Chooser.tsx';
import { CoverDefs } from '../home/Cover.tsx';
import { GameBox, GamePicks } from '../home/GamePicks.tsx';
import { settingPlace } from '../rulebook/places.ts';
import { OUTER_LINKS, rulesAddress } from './rules/address.ts';
import { KnobField } from '../home/KnobField.tsx';
import { presetsFor, wordsOfPreset } from '../home/presets.ts';
import { SeatList } from '../home/SeatList.tsx';
import { useDraft, type Draft } from '../home/useDraft.ts';
import type { GameFacts, KnobFacts } from '../protocol/calls.ts';
import type { Messages } from '../text/en.ts';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';
import { Switch, TextField } from '../ui/forms.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatColours } from '../ui/SeatMark.tsx';
import '../style/create.css';

export default function NewTable({ game }: { game: string | null }): ReactNode {
  const chosen = gameOf(game);
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page create" id="content">
        {chosen ? (
          <Create key={chosen.id} game={chosen} />
        ) : (
          <GamePicks to={game => `/new/${game}${location.search}`} />
        )}
      </main>
    </>
  );
}

function Create({ game }: { game: GameManifest }): ReactNode {
  const text = useText();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shelf = game.shelf[text.locale];
  useTitle(`${text.create.title(shelf.title)} · Thorp`);
  useEffect(() => {
    host()
      .describe(game.id, text.locale)
      .then(setFacts)
      .catch((error: unknown) => setProblem(problemIn(text, error)));
  }, [game, text]);
  return (
    <>
      <GameBox game={game} />
      <section className="agree">
        <header>
          <h1>{text.create.title(shelf.title)}</h1>
          <p>{facts?.blurb ?? shelf.line}</p>
        </header>
        {facts ? (
          <SeatColours value={game.seatColours}>
            <Agreement facts={facts} />
          </SeatColours>
        ) : null}
        {problem ? <p className="note note--bad">{problem}</p> : null}
      </section>
    </>
  );
}

const LONGEST_DEAL = 40;

/** The seed word of the deal from the address. */
function dealAsked(): string {
  return (new URLSearchParams(location.search).get('deal') ?? '').slice(0, LONGEST_DEAL);
}

/** The options of a table besides the game's own settings. */
interface TableOptions {
  readonly confirms: boolean;
  readonly openHands: boolean;
  /** The seed word of the deal. */
  readonly deal: string;
}

function Agreement({ facts }: { facts: GameFacts }): ReactNode {
  const text = useText();
  const presets = presetsFor(facts);
  const draft = useDraft(facts, presets[0] ?? { id: 'first', seats: Math.max(2, facts.seats.min), settings: {} });
  const [chosen, setChosen] = useState<TableOptions>(() => ({
    confirms: preferences().confirms,
    openHands: false,
    deal: dealAsked(),
  }));
  const [failure, setFailure] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const { players, settings, settled } = draft;
  const deal = chosen.deal.trim();
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      navigate(`/table/${await host().create({ game: facts.id, players, settings, ...chosen }, reader())}`);
    } catch (error) {
      setFailure(problemIn(text, error));
      setStarting(false);
    }
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void start();
      }}
    >
      <Presets presets={presets} chosen={draft.preset} onChoose={draft.take} />
      <SeatList facts={facts} players={players} onChange={draft.seat} />
      <button type="submit" className="btn btn--primary start" disabled={settled?.ok !== true || starting}>
        <Icon name="play" />
        {starting ? text.create.starting : text.create.sitDown}
      </button>
      {deal === '' ? null : <p className="note">{text.create.dealt(deal)}</p>}
      <Choosers facts={facts} draft={draft} />
      <Options facts={facts} draft={draft} chosen={chosen} onChange={change => setChosen({ ...chosen, ...change })} />
      <div aria-live="polite">
        <Conflict facts={facts} draft={draft} />
        {settled?.ok && settled.caution ? <p className="note">{settled.caution}</p> : null}
        {failure ? <p className="note note--bad">{failure}</p> : null}
      </div>
    </form>
  );
}

function Options(props: {
  facts: GameFacts;
  draft: Draft;
  chosen: TableOptions;
  onChange: (change: Partial<TableOptions>) => void;
}): ReactNode {
  const { facts, draft, chosen, onChange } = props;
  const { create } = useText();
  const people = draft.players.filter(({ kind }) => kind === 'human').length;
  return (
    <details className="panel options">
      <summary>{create.options}</summary>
      <div className="knobs">
        <Switch
          label={create.confirms}
          help={create.confirmsHelp}
          checked={chosen.confirms}
          onChange={confirms => onChange({ confirms })}
        />
        {people > 1 ? (
          <Switch
            label={create.openHands}
            help={create.openHandsHelp}
            checked={chosen.openHands}
            onChange={openHands => onChange({ openHands })}
          />
        ) : null}
        <TextField
          label={create.deal}
          help={create.dealHelp}
          value={chosen.deal}
          longest={LONGEST_DEAL}
          onChange={deal => onChange({ deal })}
        />
        <Knobs facts={facts} draft={draft} />
      </div>
    </details>
  );
}

/** Choices from the catalogue are always shown; everything else is among the options. */
export function Choosers({ facts, draft }: { facts: GameFacts; draft: Draft }): ReactNode {
  return facts.knobs
    .filter(knob => isChooser(knob, facts.catalogue))
    .map(knob => (
      <Chooser
        key={knob.name}
        knob={knob}
        value={String(valueOf(draft, knob.name))}
        catalogue={facts.catalogue}
        onChange={value => draft.set(knob.name, value)}
      />
    ));
}

export function Knobs({ facts, draft }: { facts: GameFacts; draft: Draft }): ReactNode {
  const { create } = useText();
  const knobs = facts.knobs.filter(knob => !isChooser(knob, facts.catalogue));
  const told = gameOf(facts.id)?.rulebook !== undefined;
  const address = (place: string): string => rulesAddress(facts.id, place, location.pathname);
  return (
    <>
      {told ? (
        <p>
          <Link to={address(OUTER_LINKS.settings)}>{create.explained}</Link>
        </p>
      ) : null}
      {knobs.map(knob => (
        <div key={knob.name} className="knob">
          <KnobField
            knob={knob}
            value={valueOf(draft, knob.name)}
            players={draft.players}
            onChange={value => draft.set(knob.name, value)}
          />
          {told ? (
            <Link to={address(settingPlace(knob.name))} aria-label={create.whyKnob(knob.title)}>
              {create.why}
            </Link>
          ) : null}
        </div>
      ))}
    </>
  );
}

/** The value of a knob: set by hand, or the game's default. */
function valueOf({ settings, settled }: Draft, knob: string): unknown {
  const filled = settled?.ok ? settled.settings : settings;
  return settings[knob] ?? filled[knob];
}

/** Which settings cannot be combined, and a button for the nearest that can. */
export function Conflict({ facts, draft: { settled, mend } }: { facts: GameFacts; draft: Draft }): ReactNode {
  const { create, problems } = useText();
  if (settled?.ok !== false) return null;
  const knob = facts.knobs.find(({ name }) => name === settled.knob);
  return (
    <div className="note note--bad">
      <b>{create.conflict}</b>
      <p>{settled.why ?? (knob ? wrongValue(knob, create) : problems.settings)}</p>
      {settled.nearest ? (
        <button type="button" className="btn" onClick={mend}>
          {create.mend}
        </button>
      ) : null}
    </div>
  );
}

function wrongValue({ kind, title, min, max }: KnobFacts, create: Messages['create']): string {
  return kind === 'number' ? create.badNumber(title, min, max) : create.badValue(title);
}

export function Presets(props: {
  presets: readonly Preset[];
  chosen: Preset | null;
  onChoose: (preset: Preset) => void;
  /** The line below a preset's title, if the usual one does not fit. */
  lineOf?: (preset: Preset) => string;
}): ReactNode {
  const text = useText();
  const { presets, chosen, onChoose, lineOf = preset => wordsOfPreset(preset, text).line } = props;
  if (presets.length === 0) return null;
  return (
    <fieldset className="presets">
      <legend>{text.create.presets}</legend>
      {presets.map(preset => (
        <label key={preset.id}>
          <input type="radio" name="preset" checked={chosen?.id === preset.id} onChange={() => onChoose(preset)} />
          <span className="panel">
            <b>{wordsOfPreset(preset, text).title}</b>
            <small>{lineOf(preset)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
