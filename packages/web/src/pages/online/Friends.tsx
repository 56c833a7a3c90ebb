import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf } from '../../games/index.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import { myTables, openTables, type MyTable, type OpenTable } from './api.ts';
import { House } from './House.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import '../../style/pages.css';
import './online.css';

/** How often the lists are read again while the page is looked at. */
const REFRESH_MS = 5_000;

interface Lists {
  readonly mine: readonly MyTable[];
  readonly open: readonly OpenTable[];
}

/** Tables with people elsewhere: where it is one's turn first. */
export default function Friends(): ReactNode {
  const text = useOnlineText();
  const { lists, failed } = useLists();
  const turns = lists?.mine.filter(isMyTurn) ?? [];
  useTitle(`${turns.length > 0 ? `(${turns.length}) ` : ''}${text.friends} · Thorp`);
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page" id="content">
        <header className="on-head">
          <div>
            <h1>{text.friends}</h1>
            <p>{text.friendsLead}</p>
          </div>
          <Link className="btn btn--primary" to="/friends/new">
            <Icon name="plus" />
            <span>
              {text.newTable}
              <small>{text.newTableLine}</small>
            </span>
          </Link>
        </header>
        {failed ? (
          <p className="note" role="status">
            {text.noServer}
          </p>
        ) : null}
        {lists ? <TableLists lists={lists} turns={turns} /> : null}
      </main>
    </>
  );
}

function TableLists({ lists: { mine, open }, turns }: { lists: Lists; turns: readonly MyTable[] }): ReactNode {
  const text = useOnlineText();
  const joined = new Set(mine.map(({ table }) => table));
  const others = open.filter(({ table }) => !joined.has(table));
  const gathering = mine.filter(({ phase }) => phase === 'seating' || phase === 'opening');
  const waiting = mine.filter(each => each.phase === 'started' && !isMyTurn(each));
  return (
    <>
      {mine.length === 0 ? <p className="muted">{text.none}</p> : null}
      <List title={text.yourTurn} tables={turns} go={text.play} />
      <List title={text.gathering} tables={gathering} go={text.play} />
      <List title={text.waiting} tables={waiting} go={text.look} />
      <section aria-label={text.openTables}>
        <h2>{text.openTables}</h2>
        {others.length === 0 ? <p className="muted">{text.noneOpen}</p> : null}
        <ul className="tables">
          {others.map(({ table, game, names, open: free, seats }) => (
            <Row key={table} table={table} game={game} go={text.join} line={names.join(', ')}>
              {Array.from({ length: seats }, (_, seat) => (
                <House key={seat} seat={seat} kind={seat < seats - free ? 'person' : 'open'} />
              ))}
            </Row>
          ))}
        </ul>
      </section>
      <List title={text.over} tables={mine.filter(({ phase }) => phase === 'over')} go={text.look} />
    </>
  );
}

function List({ title, tables, go }: { title: string; tables: readonly MyTable[]; go: string }): ReactNode {
  const text = useOnlineText();
  if (tables.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="tables">
        {tables.map(each => (
          <Row key={each.table} table={each.table} game={each.game} go={go} line={lineOf(each, text)}>
            {each.seats.map(({ kind }, seat) => (
              <House key={seat} seat={seat} kind={kind} isTurn={each.waiting.includes(seat)} />
            ))}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Row(props: { table: string; game: string; go: string; line: string; children: ReactNode }): ReactNode {
  const { table, game, go, line, children } = props;
  const { locale } = useText();
  const manifest = gameOf(game);
  const title = manifest?.shelf[locale].title ?? game;
  return (
    <li className="panel row" data-game={game}>
      <span className="cover thumb" data-game={game} aria-hidden="true">
        {manifest ? <Cover game={manifest} /> : null}
      </span>
      <div className="words">
        <h3>{title}</h3>
        <p>{line}</p>
        <SeatColours value={manifest?.seatColours}>
          <p className="on-houses">{children}</p>
        </SeatColours>
      </div>
      <Link className="btn btn--primary" to={`/table/${table}`} aria-label={`${go}: ${title}`}>
        {go}
      </Link>
    </li>
  );
}

function lineOf({ seats, you, waiting, deadline, phase }: MyTable, text: OnlineText): string {
  const others = seats.flatMap(({ name, kind }, seat) => (seat === you || kind === 'open' ? [] : [name]));
  const asked = waiting.find(seat => seat !== you);
  const mover = phase === 'started' && asked !== undefined ? text.thinks(seats[asked]?.name ?? '') : '';
  const time = deadline === null ? '' : text.duration(deadline - Date.now());
  return [others.join(', '), mover, time].filter(part => part !== '').join(' · ');
}

function isMyTurn({ phase, waiting, you }: MyTable): boolean {
  return phase === 'started' && waiting.includes(you);
}

/** The lists, read again every few seconds and when one comes back to the page. */
function useLists(): { readonly lists: Lists | null; readonly failed: boolean } {
  const [lists, setLists] = useState<Lists | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const [mine, open] = [await myTables(), await openTables()];
        if (!current) return;
        setLists({ mine, open });
        setFailed(false);
      } catch {
        if (current) setFailed(true);
      }
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    const seen = (): void => void read();
    document.addEventListener('visibilitychange', seen);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return { lists, failed };
}
