import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { host, reader } from '../session/host.ts';
import { navigate, Link } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { Cover, CoverDefs } from '../home/Cover.tsx';
import { gameOf } from '../games/index.ts';
import type { TableSummary } from '../protocol/calls.ts';
import type { Messages } from '../text/en.ts';
import { useText } from '../text/text.tsx';
import { Problem, useAttempt } from '../ui/attempt.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import '../style/pages.css';

export default function Games(): ReactNode {
  const text = useText();
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
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

function TableRow({ table, onRemoved }: { table: TableSummary; onRemoved: () => void }): ReactNode {
  const text = useText();
  const game = gameOf(table.game);
  return (
    <li className={table.yourTurn && !table.over ? 'panel row is-mine' : 'panel row'} data-game={table.game}>
      <span className="cover thumb" data-game={table.game} aria-hidden="true">
        {game ? <Cover game={game} /> : null}
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
      <RowButtons table={table} onRemoved={onRemoved} />
    </li>
  );
}

/** What can be done with a table from the list. */
function RowButtons({
  table: { id, game, title, over },
  onRemoved,
}: {
  table: TableSummary;
  onRemoved: () => void;
}): ReactNode {
  const { games } = useText();
  const [asking, setAsking] = useState(false);
  const { problem, attempt } = useAttempt();
  const save = async (): Promise<void> => download(`thorp-${game}-${id}.json`, await host().exported(id));
  const remove = async (): Promise<void> => {
    setAsking(false);
    await host().remove(id);
    onRemoved();
  };
  const onward = over ? games.look : games.continue;
  return (
    <div className="acts">
      <Link className="btn btn--primary" to={`/table/${id}`} aria-label={`${onward}: ${title}`}>
        {onward}
      </Link>
      <button type="button" className="btn" aria-label={`${games.export}: ${title}`} onClick={() => attempt(save)}>
        {games.export}
      </button>
      <button
        type="button"
        className="btn btn--icon"
        aria-label={`${games.remove}: ${title}`}
        title={games.remove}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
      </button>
      <Problem message={problem} />
      {asking ? (
        <Confirm
          title={games.remove}
          question={games.removeSure(title)}
          yes={games.remove}
          onYes={() => attempt(remove)}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** How a game ended: who won, what was said of somebody who played alone, or that it is over. */
function endOf({ players, winners = [], line }: TableSummary, { games, table }: Messages): string {
  const names = winners.map(seat => players[seat]?.name ?? '');
  if (names.length === 0) return line || games.over;
  return names.length === 1 ? table.won(names.join('')) : table.wonMany(names.join(', '));
}

function LoadRecord(): ReactNode {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const { problem, attempt } = useAttempt();
  const load = async (record: string): Promise<void> => navigate(`/table/${await host().imported(record, reader())}`);
  return (
    <section className="panel form" aria-label={text.games.load}>
      <h2>{text.games.load}</h2>
      <p>{text.games.loadHelp}</p>
      <label className="btn file">
        <Icon name="folder" />
        {text.games.choose}
        <input
          className="sr-only"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) attempt(async () => load(await file.text()));
          }}
        />
      </label>
      <label className="field">
        <span>{text.games.paste}</span>
        <textarea className="input" rows={3} value={pasted} onChange={event => setPasted(event.currentTarget.value)} />
      </label>
      <p>
        <button
          type="button"
          className="btn"
          disabled={pasted.trim() === ''}
          onClick={() => attempt(() => load(pasted))}
        >
          {text.games.loadPasted}
        </button>
      </p>
      <Problem message={problem} />
    </section>
  );
}
