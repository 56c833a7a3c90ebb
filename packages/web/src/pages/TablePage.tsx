import { ThorpError } from '@thorp/kernel';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { gameOf } from '../games/index.ts';
import { useSession } from '../session/useSession.ts';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';
import { SeatColours } from '../ui/SeatMark.tsx';
import { Curtain } from './table/Curtain.tsx';
import { TableView } from './table/TableView.tsx';
import { useMoments } from './table/useMoments.ts';
import { useOneClick } from './table/useOneClick.ts';
import '../style/table/index.css';

/** The waiting room of a table on a server. */
const Room = lazy(() => import('./online/Room.tsx'));

export default function TablePage({ id }: { id: string }): ReactNode {
  const text = useText();
  const session = useSession(id);
  // The second click on a curtain's button is not meant for the table behind it either.
  const oneClick = useOneClick();
  const { replay, hold } = session.playback;
  // A replay shows what was seen before, without its big moments.
  const moments = useMoments(replay ? null : session.screen);
  const { screen, moment } = replay ? { screen: session.screen, moment: null } : moments;
  const stands = moment !== null && !moment.folded;
  useEffect(() => hold(stands), [hold, stands]);
  const { gone } = session;
  useUnsavedWarning(session.trouble?.kind === 'unsaved');
  if (gone !== null) return <Gone why={gone} />;
  if (!screen) {
    return <p className="page muted">{session.connection === 'away' ? text.table.trouble.away : text.loading}</p>;
  }
  if (screen.kind === 'room') {
    return (
      <SeatColours value={gameOf(screen.room.game)?.seatColours}>
        <Suspense fallback={null}>
          <Room table={screen.table} room={screen.room} present={screen.present} />
        </Suspense>
      </SeatColours>
    );
  }
  if (screen.kind === 'curtain') {
    return (
      <SeatColours value={gameOf(screen.game)?.seatColours}>
        <Curtain seat={screen.seat} name={screen.name} onLift={session.lift} onClickCapture={oneClick} />
      </SeatColours>
    );
  }
  return (
    <SeatColours value={gameOf(screen.update.game)?.seatColours}>
      <TableView update={screen.update} moment={moment} session={session} onClickCapture={oneClick} />
    </SeatColours>
  );
}

/** A game that could not be stored exists in this page only: the browser asks before it is left. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** A table that does not exist here, or one that cannot be opened, with the reason. */
function Gone({ why }: { why: Error }): ReactNode {
  const text = useText();
  const { table } = text;
  const here = !(why instanceof ThorpError && why.code === 'bad-request');
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{here ? table.unopened : table.gone}</h1>
          <p>{here ? `${problemIn(text, why)} ${table.unopenedHelp}` : table.goneHelp}</p>
        </header>
        <p>
          <Link className="btn btn--primary" to="/games">
            {table.leave}
          </Link>
        </p>
      </main>
    </>
  );
}
