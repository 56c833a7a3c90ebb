import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { useTurnsKnown } from '../../app/turnCount.ts';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf } from '../../games/index.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import { usePreferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatColours } from '../../ui/SeatMark.tsx';
import {
  invitations,
  myResults,
  myTables,
  openTables,
  type Invitation,
  type MyResult,
  type MyTable,
  type OpenTable,
} from './api.ts';
import { paceOf } from './clockChoice.ts';
import { EnterCode } from './EnterCode.tsx';
import { House } from './House.tsx';
import { Invitations, Results } from './Invitations.tsx';
import { Scenery } from './Scenery.tsx';
import { Lives, Turns } from './TurnCards.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import { byDeadline, isMyTurn } from './turns.ts';
import '../../style/pages.css';
import './online.css';

/** How often the lists are read again while the page is looked at. */
const REFRESH_MS = 5_000;

interface Lists {
  readonly mine: readonly MyTable[];
  readonly open: readonly OpenTable[];
  readonly invited: readonly Invitation[];
  readonly results: readonly MyResult[];
}

/** Tables with people elsewhere: where it is one's turn first. */
export default function Friends(): ReactNode {
  const text = useOnlineText();
  const { lists, failed, readAgain } = useLists();
  const turns = lists?.mine.filter(isMyTurn).toSorted(byDeadline) ?? [];
  const isEmpty = lists !== null && lists.mine.length + lists.invited.length + lists.results.length === 0;
  // They stand elsewhere before the first table: shown too early they would move, and what was opened would close.
  const hasDoors = (lists !== null || failed) && !isEmpty;
  useTurnsKnown(lists ? turns.length : null);
  useTitle(`${text.friends} · Thorp`);
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page on-friends" id="content">
        <header className="on-head">
          <div>
            <h1>{text.friends}</h1>
            <p>{turns.length > 0 ? text.tablesWait(turns.length) : text.friendsLead}</p>
          </div>
          {hasDoors ? <Doors /> : null}
        </header>
        {failed ? (
          <p className="note" role="status">
            {text.noServer}
          </p>
        ) : null}
        {isEmpty ? <NoTables /> : null}
        {lists ? <TableLists lists={lists} turns={turns} onChange={readAgain} /> : null}
      </main>
    </>
  );
}

/** The ways to a table. */
function Doors(): ReactNode {
  const text = useOnlineText();
  return (
    <div className="on-doors">
      <Link className="btn btn--primary" to="/friends/new">
        <Icon name="friends" />
        <span>
          {text.newTable}
          <small>{text.newTableLine}</small>
        </span>
      </Link>
      <Link className="btn" to="/friends/new?open">
        <Icon name="house" />
        <span>
          {text.openToAll}
          <small>{text.openToAllLine}</small>
        </span>
      </Link>
      <EnterCode />
    </div>
  );
}

/** Before the first table: one's own house, and room for two more. */
function NoTables(): ReactNode {
  const text = useOnlineText();
  const { portrait } = usePreferences();
  return (
    <section className="on-blank" aria-label={text.noneTitle}>
      <div className="on-turnhouses">
        <Scenery game="villagers" />
        <Lives seat={0} kind="person" portrait={portrait} name={text.you} isMe />
        <Lives seat={1} kind="open" name={text.openShort} />
        <Lives seat={2} kind="open" name={text.openShort} />
      </div>
      <div>
        <h2>{text.noneTitle}</h2>
        <p>{text.none}</p>
        <Doors />
      </div>
    </section>
  );
}

function TableLists(props: { lists: Lists; turns: readonly MyTable[]; onChange: () => void }): ReactNode {
  const { lists, turns, onChange } = props;
  const { mine, open, invited, results } = lists;
  const text = useOnlineText();
  const joined = new Set(mine.map(({ table }) => table));
  // What has a result stands among the results.
  const ended = new Set(results.map(({ table }) => table));
  const unrated = mine.filter(({ phase, table }) => phase === 'over' && !ended.has(table));
  const others = open.filter(({ table }) => !joined.has(table));
  const gathering = mine.filter(({ phase }) => phase === 'seating' || phase === 'opening');
  const waiting = mine.filter(each => each.phase === 'started' && !isMyTurn(each));
  return (
    <div className="on-board">
      <Turns tables={turns} />
      <Invitations list={invited} onChange={onChange} />
      <List isWide title={text.gathering} tables={gathering} go={text.play} />
      <List title={text.waiting} tables={waiting} go={text.look} />
      <section className="is-wide" aria-label={text.openTables}>
        <h2>{text.openTables}</h2>
        {others.length === 0 ? <p className="panel on-nobody">{text.noneOpen}</p> : null}
        <ul className="tables">
          {others.map(({ table, game, names, clock, open: free, seats }) => (
            <Row key={table} table={table} game={game} go={text.join} line={openLine(names, clock, text)}>
              {Array.from({ length: seats }, (_, seat) => (
                <House key={seat} seat={seat} kind={seat < seats - free ? 'person' : 'open'} />
              ))}
            </Row>
          ))}
        </ul>
      </section>
      <List title={text.over} tables={unrated} go={text.look} />
      <Results list={results} />
    </div>
  );
}

function openLine(names: readonly string[], clock: OpenTable['clock'], text: OnlineText): string {
  return [...names, text.clockWords(paceOf(clock))].join(' · ');
}

function List(props: { title: string; tables: readonly MyTable[]; go: string; isWide?: boolean }): ReactNode {
  const { title, tables, go, isWide = false } = props;
  const text = useOnlineText();
  if (tables.length === 0) return null;
  return (
    <section className={isWide ? 'is-wide' : undefined} aria-label={title}>
      <h2>{title}</h2>
      <ul className="tables">
        {tables.map(each => (
          <Row key={each.table} table={each.table} game={each.game} go={go} line={lineOf(each, text)}>
            {each.seats.map(({ kind, portrait }, seat) => (
              <House key={seat} seat={seat} kind={kind} portrait={portrait} isTurn={each.waiting.includes(seat)} />
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

function lineOf({ seats, you, waiting, since, deadline, phase }: MyTable, text: OnlineText): string {
  const others = seats.flatMap(({ name, kind }, seat) => (seat === you || kind === 'open' ? [] : [name]));
  const asked = waiting.find(seat => seat !== you);
  const name = asked === undefined ? '' : (seats[asked]?.name ?? '');
  const time = deadline === null ? '' : text.left(text.span(deadline - Date.now()));
  if (phase !== 'started' || asked === undefined) return others.join(', ');
  return [since === null ? text.thinks(name) : text.moverFor(name, text.span(Date.now() - since)), time]
    .filter(part => part !== '')
    .join(' · ');
}

/** The lists, read again every few seconds and when one comes back to the page. */
function useLists(): { readonly lists: Lists | null; readonly failed: boolean; readAgain(): void } {
  const [lists, setLists] = useState<Lists | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const mine = await myTables();
        const [open, invited, results] = await Promise.all([openTables(), invitations(), myResults()]);
        if (!current) return;
        setLists({ mine, open, invited, results });
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
  }, [round]);
  return { lists, failed, readAgain: () => setRound(round + 1) };
}
