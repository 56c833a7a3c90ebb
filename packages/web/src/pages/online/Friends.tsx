import { useEffect, useState, type ReactNode } from 'react';
import { Link, navigate } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { useTurnsKnown } from '../../app/turnCount.ts';
import { useTitle } from '../../app/useTitle.ts';
import { useLetters } from '../../board/useKeys.ts';
import { CoverDefs } from '../../home/Cover.tsx';
import { usePreferences } from '../../preferences/preferences.ts';
import { useText } from '../../text/text.tsx';
import { ButtonWords } from '../../ui/ButtonWords.tsx';
import { isMyTurn, type MyTable } from '../../http/tables.ts';
import { EnterCode } from './EnterCode.tsx';
import { House } from './House.tsx';
import { Invitations } from './Invitations.tsx';
import { useLists, type Lists } from './lists.ts';
import { OpenTables, RunningGames } from './OpenTables.tsx';
import { Results } from './Results.tsx';
import { Scenery } from './Scenery.tsx';
import { Row, Rows } from './TableRows.tsx';
import { Lives, Turns } from './TurnCards.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import { byDeadline } from './turns.ts';
import '../../style/pages.css';
import './online.css';

/** Tables with people elsewhere, those with the person's turn first. */
export default function Friends(): ReactNode {
  const text = useOnlineText();
  const { lists, failed, readAgain } = useLists();
  const turns = lists?.mine.filter(isMyTurn).toSorted(byDeadline) ?? [];
  const isEmpty = lists !== null && lists.mine.length + lists.invited.length + lists.results.length === 0;
  // Before the first table they are in another place: shown too early they would move, and what was opened would close.
  const hasDoors = (lists !== null || failed) && !isEmpty;
  useTurnsKnown(lists ? turns.length : null);
  useTitle(`${text.friends} · Thorp`);
  useLetters({ n: () => navigate('/friends/new') });
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
        <Answered lists={lists} failed={failed} onTry={readAgain} />
        {isEmpty ? <NoTables /> : null}
        {lists ? <TableLists lists={lists} turns={turns} onChange={readAgain} /> : null}
      </main>
    </>
  );
}

/** An error if the server does not answer. */
function Answered(props: { lists: Lists | null; failed: boolean; onTry: () => void }): ReactNode {
  const { lists, failed, onTry } = props;
  if (failed) return <NoAnswer at={lists?.at ?? null} onTry={onTry} />;
  return lists === null ? <Loading /> : null;
}

/** A list that arrives within this time is not announced. */
const AT_ONCE_MS = 300;

/** Placeholders while the lists are loading: houses where people will be. */
function Loading(): ReactNode {
  const text = useOnlineText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <p className="panel on-loading" role="status">
      {[0, 1, 2].map(seat => (
        <House key={seat} seat={seat} kind="open" />
      ))}
      <span>{text.loading}</span>
    </p>
  );
}

/** Says that the server does not answer, and how old the lists are. */
function NoAnswer({ at, onTry }: { at: number | null; onTry: () => void }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const time = at === null ? '' : new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="note on-slip" role="status">
      <p>{at === null ? text.noServer : text.listFrom(time)}</p>
      <button type="button" className="btn" onClick={onTry}>
        {text.tryNow}
      </button>
    </div>
  );
}

/** The buttons that lead to a table. */
function Doors(): ReactNode {
  const text = useOnlineText();
  return (
    <div className="on-doors">
      <Link className="btn btn--primary" to="/friends/new">
        <ButtonWords icon="friends" name={text.newTable} line={text.newTableLine} />
      </Link>
      <Link className="btn" to="/friends/new?open">
        <ButtonWords icon="house" name={text.openToAll} line={text.openToAllLine} />
      </Link>
      <EnterCode />
    </div>
  );
}

/** Before the first table: the person's own house, and space for two more. */
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
  const { mine, lobby, invited, results } = lists;
  const text = useOnlineText();
  const joined = new Set(mine.map(({ table }) => table));
  // Games with a result are listed among the results.
  const ended = new Set(results.map(({ table }) => table));
  const unrated = mine.filter(({ phase, table }) => phase === 'over' && !ended.has(table));
  const gathering = mine.filter(({ phase }) => phase === 'seating' || phase === 'opening');
  const waiting = mine.filter(each => each.phase === 'started' && !isMyTurn(each)).toSorted(byDeadline);
  return (
    <div className="on-board">
      <div className="on-left">
        <Turns tables={turns} />
        <Invitations list={invited} onChange={onChange} />
        <List title={text.gathering} tables={gathering} go={text.play} />
        <OpenTables tables={lobby.tables.filter(({ table }) => !joined.has(table))} />
        <RunningGames games={lobby.running.filter(({ table }) => !joined.has(table))} />
      </div>
      <div className="on-right">
        <List className="is-waiting" title={text.waiting} tables={waiting} go={text.look} />
        <List title={text.over} tables={unrated} go={text.look} />
        <Results list={results} />
      </div>
    </div>
  );
}

function List(props: { title: string; tables: readonly MyTable[]; go: string; className?: string }): ReactNode {
  const { title, tables, go, className } = props;
  const text = useOnlineText();
  if (tables.length === 0) return null;
  return (
    <section className={className} aria-label={title}>
      <h2>{title}</h2>
      <Rows items={tables} className="tables">
        {each => (
          <Row key={each.table} table={each.table} game={each.game} go={go} line={lineOf(each, text)}>
            {each.seats.map(({ kind, portrait }, seat) => (
              <House key={seat} seat={seat} kind={kind} portrait={portrait} isTurn={each.waiting.includes(seat)} />
            ))}
          </Row>
        )}
      </Rows>
    </section>
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
