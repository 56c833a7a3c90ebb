import type { Watching } from '@thorp/table';
import { useEffect, useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { gameOf } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { CoverDefs } from '../../home/Cover.tsx';
import { GameBox, GamePicks } from '../../home/GamePicks.tsx';
import { presetsFor } from '../../home/presets.ts';
import { seatPlayers, useDraft, type Draft } from '../../home/useDraft.ts';
import type { GameFacts } from '../../protocol/calls.ts';
import { host } from '../../session/host.ts';
import { problemIn } from '../../text/problems.ts';
import { useText } from '../../text/text.tsx';
import { Segments, Switch } from '../../ui/forms.tsx';
import { preferences } from '../../preferences/preferences.ts';
import { Choosers, Conflict, Knobs, Presets } from '../NewTable.tsx';
import { NoServer } from '../../http/request.ts';
import { openTable, takeSeat } from '../../http/tables.ts';
import { clockOf, USUAL_PACE, type PaceChoice } from './clockChoice.ts';
import { PaceFields } from './pace.tsx';
import { useOnlineText } from './text.ts';
import { WatchField } from './WatchField.tsx';
import '../../style/create.css';
import './online.css';

/** A new table for people elsewhere: first the game, then the settings. */
export default function NewOnline({ game }: { game: string | null }): ReactNode {
  const chosen = gameOf(game);
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page create" id="content">
        {chosen ? (
          <Create key={chosen.id} game={chosen} />
        ) : (
          <GamePicks to={each => `/friends/new/${each}${location.search}`} />
        )}
      </main>
    </>
  );
}

function Create({ game }: { game: GameManifest }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => {
    void host().describe(game.id, locale).then(setFacts);
  }, [game, locale]);
  return (
    <>
      <GameBox game={game} />
      <section className="agree">
        <header>
          <h1>{text.setUp(game.shelf[locale].title)}</h1>
        </header>
        {facts ? <Agreement facts={facts} /> : null}
      </section>
    </>
  );
}

interface Terms extends PaceChoice {
  readonly watch: Watching;
  readonly rated: boolean;
  readonly listed: boolean;
}

const USUAL: Terms = { ...USUAL_PACE, watch: 'link', rated: true, listed: false };

function Agreement({ facts }: { facts: GameFacts }): ReactNode {
  const text = useOnlineText();
  const messages = useText();
  const least = Math.max(2, facts.seats.min);
  const presets = presetsFor(facts).filter(({ seats }) => seats >= least);
  const draft = useDraft(facts, presets[0] ?? { id: 'first', seats: least, settings: {} });
  // The button "Open to all" leads here with this parameter.
  const [terms, setTerms] = useState(() => ({ ...USUAL, listed: new URLSearchParams(location.search).has('open') }));
  const [failure, setFailure] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const { players, settled } = draft;
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      navigate(`/table/${await openRoom(facts.id, draft, terms)}`);
    } catch (error) {
      setFailure(error instanceof NoServer ? text.noServer : problemIn(messages, error));
      setOpening(false);
    }
  };
  const counts = Array.from({ length: facts.seats.max - least + 1 }, (_, i) => String(least + i));
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <Presets
        presets={presets}
        chosen={draft.preset}
        onChoose={draft.take}
        // The usual lines mention bots.
        lineOf={({ words, seats }) => words?.[messages.locale].line ?? text.seatCount(seats)}
      />
      <Segments
        label={text.seats}
        value={String(players.length)}
        values={counts.map(count => [count, count] as const)}
        onChange={count => draft.seat(seatPlayers(Number(count), players.slice(0, Number(count)), messages))}
      />
      <PaceFields choice={terms} onChange={setTerms} />
      <button type="submit" className="btn btn--primary start" disabled={settled?.ok !== true || opening}>
        {opening ? text.opening : text.open}
      </button>
      <Choosers facts={facts} draft={draft} />
      <details className="panel options">
        <summary>{messages.create.options}</summary>
        <div className="knobs">
          <TermFields terms={terms} onChange={setTerms} />
          <Knobs facts={facts} draft={draft} />
        </div>
      </details>
      <div aria-live="polite">
        <Conflict facts={facts} draft={draft} />
        {failure ? <p className="note note--bad">{failure}</p> : null}
      </div>
    </form>
  );
}

/** Opens a room and takes a seat in it; returns its link. */
async function openRoom(game: string, { players, settings }: Draft, terms: Terms): Promise<string> {
  const { confirms, name } = preferences();
  const { watch, rated, listed } = terms;
  const clock = clockOf(terms);
  const wish = { game, seats: players.length, settings, confirms, watch, rated, listed, ...(clock ? { clock } : {}) };
  const table = await openTable(wish);
  // A person without a name is asked for it in the room.
  if (name !== '') await takeSeat(table, name);
  return table;
}

function TermFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }): ReactNode {
  const text = useOnlineText();
  return (
    <>
      <WatchField value={terms.watch} onChange={watch => onChange({ ...terms, watch })} />
      <Switch
        label={text.rated}
        help={text.ratedHelp}
        checked={terms.rated}
        onChange={rated => onChange({ ...terms, rated })}
      />
      <Switch
        label={text.listed}
        help={text.listedHelp}
        checked={terms.listed}
        onChange={listed => onChange({ ...terms, listed })}
      />
    </>
  );
}
