import { useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import type { Imported } from '../../protocol/calls.ts';
import { errorOf } from '../../protocol/remote.ts';
import { host, reader } from '../../session/host.ts';
import { problemIn } from '../../text/problems.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useGamesText } from './text.ts';

/** The result of the last attempt to load. */
type Outcome =
  | { readonly kind: 'many'; readonly imported: Imported; readonly names: readonly string[] }
  /** One text that could not become a table; it may still be looked at. */
  | { readonly kind: 'failed'; readonly text: string; readonly why: unknown };

/** Loading, and its result. */
interface Loading {
  readonly outcome: Outcome | null;
  files(chosen: readonly File[]): void;
  paste(text: string): void;
}

/** A single game opens at once. */
function useLoading(onLoaded: () => void): Loading {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const failed =
    (text: string) =>
    (why: unknown): void =>
      setOutcome({ kind: 'failed', text, why });
  const several = async (texts: readonly string[], names: readonly string[]): Promise<void> => {
    setOutcome(null);
    const [first = '', second] = texts;
    if (second === undefined && !first.includes('"thorpGames"')) {
      return host()
        .imported(first, reader())
        .then(id => navigate(`/table/${id}`), failed(first));
    }
    setOutcome({ kind: 'many', imported: await host().importedMany(texts, reader()), names });
    return onLoaded();
  };
  const read = async (files: readonly File[]): Promise<void> => {
    const texts = await Promise.all(files.map(file => file.text()));
    const names = files.map(({ name }) => name);
    return several(texts, names);
  };
  return {
    outcome,
    files: chosen => void read(chosen).catch(failed('')),
    paste: text => void several([text], []).catch(failed('')),
  };
}

/** Loads records from files or pasted text. */
export function LoadGames({ onLoaded }: { onLoaded: () => void }): ReactNode {
  const text = useText();
  const words = useGamesText();
  const [pasted, setPasted] = useState('');
  const { outcome, files, paste } = useLoading(onLoaded);
  return (
    <section className="panel form" aria-label={text.games.load}>
      <h2>{text.games.load}</h2>
      <p>{text.games.loadHelp}</p>
      <label className="btn file">
        <Icon name="folder" />
        {words.chooseMany}
        <input
          className="sr-only"
          type="file"
          multiple
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // Allows choosing the same file again, for example after it was repaired.
            currentTarget.value = '';
            if (chosen.length > 0) files(chosen);
          }}
        />
      </label>
      <label className="field">
        <span>{text.games.paste}</span>
        <textarea className="input" rows={3} value={pasted} onChange={event => setPasted(event.currentTarget.value)} />
      </label>
      <p>
        <button type="button" className="btn" disabled={pasted.trim() === ''} onClick={() => paste(pasted)}>
          {text.games.loadPasted}
        </button>
      </p>
      {outcome ? <Said outcome={outcome} /> : null}
    </section>
  );
}

function Said({ outcome }: { outcome: Outcome }): ReactNode {
  const text = useText();
  const words = useGamesText();
  if (outcome.kind === 'many') {
    const { imported, names } = outcome;
    const { tables, problems } = imported;
    return (
      <div className="note" role="status">
        <p>{words.imported(tables.length)}</p>
        {problems.length > 0 ? <p>{words.unread(problems.length)}</p> : null}
        <ul>
          {problems.map(({ text: which, game, why }) => (
            <li key={`${which}/${game}`}>
              <b>{[names[which], game === null ? null : words.gameOf(game)].filter(Boolean).join(', ')}</b>{' '}
              {problemIn(text, errorOf(why))}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className="note note--bad" role="alert">
      <b>{text.wrong}</b> {problemIn(text, outcome.why)} <LookAnyway record={outcome.text} />
    </div>
  );
}

/** A changed record is shown up to the change; a text that is not a record offers nothing. */
function LookAnyway({ record }: { record: string }): ReactNode {
  const words = useGamesText();
  const [none, setNone] = useState(false);
  const look = (): void => {
    host()
      .keepRecord(record)
      .then(
        id => navigate(`/review/${id}`),
        () => setNone(true),
      );
  };
  if (none) return words.nothingHolds;
  if (!record.includes('"plies"')) return null;
  return (
    <button type="button" className="btn btn--quiet" onClick={look}>
      {words.lookAnyway}
    </button>
  );
}
