import { ThorpError } from '@thorp/kernel';
import { lazy, Suspense, useCallback, useEffect, type ComponentProps, type ReactNode } from 'react';
import { Link, navigate } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { gameOf } from '../games/index.ts';
import type { TableUpdate } from '../protocol/update.ts';
import { useSession, type Session } from '../session/useSession.ts';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';
import { SeatColours, SeatTurn } from '../ui/SeatMark.tsx';
import { Curtain } from './table/Curtain.tsx';
import { TableView } from './table/TableView.tsx';
import { useMoments } from './table/useMoments.ts';
import { useNearFocus } from './table/useNearFocus.ts';
import { useOneClick } from './table/useOneClick.ts';
import '../style/table/index.css';

/** The waiting room of a table on a server. */
const Room = lazy(() => import('./online/Room.tsx'));
const BigRoom = lazy(() => import('./online/BigRoom.tsx'));

/** What a lesson or a problem adds to a table. */
export interface LessonFrame {
  /** Called with every action that was sent. */
  onAct(action: Parameters<Session['act']>[0]): void;
  /** Nothing is sent: choices are only judged. */
  readonly isJudgedOnly?: boolean;
  /** The part above the board. */
  strip(update: TableUpdate): ReactNode;
  /** The table as it is drawn. */
  drawn?(update: TableUpdate): TableUpdate;
}

interface TablePageProps {
  readonly id: string;
  /** Whether everybody in a room looks at this screen. */
  readonly shared?: boolean;
  readonly lesson?: LessonFrame;
}

export default function TablePage({ id, shared = false, lesson }: TablePageProps): ReactNode {
  const text = useText();
  const session = useFollowed(useSession(id, shared), lesson);
  // The second click on a curtain's button must not reach the table behind it either.
  const oneClick = useOneClick();
  const { screen, moment, over } = useMoments(session, shared);
  useNearFocus(screen?.kind === 'table' ? screen.update.version : null);
  const { gone } = session;
  useUnsavedWarning(session.trouble?.kind === 'unsaved');
  useRematchOnScreen(shared && over, session);
  if (gone !== null) return <Gone why={gone} />;
  if (!screen) {
    return (
      <p className="page muted">{session.connection?.state === 'away' ? text.table.trouble.away : text.loading}</p>
    );
  }
  if (screen.kind === 'room') {
    const ShownRoom = shared ? BigRoom : Room;
    return (
      <SeatColours value={coloursOf(screen.room.game)}>
        <Suspense fallback={null}>
          <ShownRoom {...screen} connection={session.connection} />
        </Suspense>
      </SeatColours>
    );
  }
  if (screen.kind === 'curtain') {
    return (
      <SeatColours value={coloursOf(screen.game)}>
        <Curtain seat={screen.seat} name={screen.name} onLift={session.lift} onClickCapture={oneClick} />
      </SeatColours>
    );
  }
  return (
    <SeatColours value={coloursOf(screen.update.game)}>
      <SeatTurn value={turnOf(screen.update)}>
        <TableView
          strip={lesson?.strip}
          update={drawnIn(lesson, screen.update)}
          moment={moment}
          over={over}
          session={session}
          onClickCapture={oneClick}
        />
      </SeatTurn>
    </SeatColours>
  );
}

const coloursOf = (game: string): ComponentProps<typeof SeatColours>['value'] => gameOf(game)?.seatColours;

const drawnIn = (lesson: LessonFrame | undefined, update: TableUpdate): TableUpdate =>
  lesson?.drawn?.(update) ?? update;

const turnOf = ({ turned, seats }: TableUpdate): { turned: number; seats: number } => ({ turned, seats: seats.length });

/** A session that reports its actions to a lesson. */
function useFollowed(session: Session, lesson: LessonFrame | undefined): Session {
  const { act } = session;
  const { onAct, isJudgedOnly = false } = lesson ?? {};
  const followed = useCallback(
    (action: Parameters<Session['act']>[0]) => {
      const isSent = isJudgedOnly || act(action);
      if (isSent) onAct?.(action);
      return isSent;
    },
    [act, onAct, isJudgedOnly],
  );
  return onAct ? { ...session, act: followed } : session;
}

/** A shared screen follows the players to the rematch. */
function useRematchOnScreen(isOver: boolean, { online }: Session): void {
  const next = isOver ? (online?.next ?? null) : null;
  useEffect(() => {
    if (next !== null) navigate(`/screen/${next}`);
  }, [next]);
}

/** A game that could not be stored exists only in this page: the browser asks before the page is closed. */
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
