import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { host, manner } from '../app/host.ts';
import { go, Link } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { Cover, CoverDefs } from '../home/Cover.tsx';
import { isOnShelf } from '../home/shelf.ts';
import type { ShelfLine } from '../host/protocol.ts';
import type { Messages } from '../text/en.ts';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import '../style/pages.css';

export default function Games(): ReactNode {
  const text = useText();
  const [tables, setTables] = useState<readonly ShelfLine[] | null>(null);
  const refresh = useCallback(() => void host().list().then(setTables), []);
  useEffect(refresh, [refresh]);
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{text.games.title}</h1>
          <p>{text.games.lead}</p>
        </header>
        <CoverDefs />
        <ul className="tables">
          {tables?.map(table => (
            <TableRow key={table.id} table={table} onRemoved={refresh} />
          ))}
        </ul>
        {tables?.length === 0 ? <p className="muted">{text.games.none}</p> : null}
        <LoadRecord />
      </main>
    </>
  );
}

function TableRow({ table, onRemoved }: { table: ShelfLine; onRemoved: () => void }): ReactNode {
  const text = useText();
  const [sure, setSure] = useState(false);
  const save = async (): Promise<void> => {
    download(`thorp-${table.game}-${table.id}.json`, await host().exported(table.id));
  };
  const remove = async (): Promise<void> => {
    await host().remove(table.id);
    setSure(false);
    onRemoved();
  };
  return (
    <li className={table.yourTurn && !table.over ? 'panel row is-mine' : 'panel row'} data-game={table.game}>
      <span className="cover thumb" data-game={table.game} aria-hidden="true">
        {isOnShelf(table.game) ? <Cover game={table.game} /> : null}
      </span>
      <div className="words">
        <h2>{table.title}</h2>
        <p>{table.over ? endOf(table, text) : table.line}</p>
        <p className="who">
          {table.players.map(({ name }, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {name}
            </span>
          ))}
        </p>
        <p className="muted">{text.games.when(new Date(table.updated))}</p>
      </div>
      <div className="acts">
        <Link className="btn btn--go" to={`/table/${table.id}`} aria-label={`${text.games.continue}: ${table.title}`}>
          {table.over ? text.games.look : text.games.continue}
        </Link>
        <button type="button" className="btn" onClick={() => void save()}>
          {text.games.export}
        </button>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={`${text.games.remove}: ${table.title}`}
          onClick={() => setSure(true)}
        >
          <Icon name="trash" />
        </button>
      </div>
      {sure ? <AskRemove title={table.title} onCancel={() => setSure(false)} onRemove={() => void remove()} /> : null}
    </li>
  );
}

/** How a game ended: who won, what was said of somebody who played alone, or that it is over. */
function endOf({ players, winners = [], line }: ShelfLine, { games, table }: Messages): string {
  const names = winners.map(seat => players[seat]?.name ?? '');
  if (names.length === 0) return line || games.over;
  return names.length === 1 ? table.won(names.join('')) : table.wonMany(names.join(', '));
}

function AskRemove(props: { title: string; onCancel: () => void; onRemove: () => void }): ReactNode {
  const { title, onCancel, onRemove } = props;
  const text = useText();
  return (
    <Sheet
      title={text.games.remove}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="btn" onClick={onCancel}>
            {text.cancel}
          </button>
          <button type="button" className="btn btn--bad" onClick={onRemove}>
            {text.games.remove}
          </button>
        </>
      }
    >
      <p>{text.games.removeSure(title)}</p>
    </Sheet>
  );
}

function LoadRecord(): ReactNode {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (record: string): Promise<void> => {
    try {
      go(`/table/${await host().imported(record, manner())}`);
    } catch (error) {
      setProblem(problemIn(text, error));
    }
  };
  return (
    <section className="panel form" aria-label={text.games.load}>
      <h2>{text.games.load}</h2>
      <p>{text.games.loadHelp}</p>
      <label className="btn file">
        <Icon name="folder" />
        {text.games.choose}
        <input
          className="vh"
          type="file"
          accept=".json,application/json"
          onChange={event => void event.target.files?.[0]?.text().then(load)}
        />
      </label>
      <label className="field">
        <span>{text.games.paste}</span>
        <textarea className="input" rows={3} value={pasted} onChange={event => setPasted(event.target.value)} />
      </label>
      <p>
        <button type="button" className="btn" disabled={pasted.trim() === ''} onClick={() => void load(pasted)}>
          {text.games.loadGo}
        </button>
      </p>
      {problem ? (
        <p className="note note--bad" role="alert">
          <b>{text.wrong}</b> {problem}
        </p>
      ) : null}
    </section>
  );
}
