import { ThorpError } from '@thorp/kernel';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { motionOf, usePreferences } from '../ui/preferences.ts';
import { Link } from '../app/router.tsx';
import { TopBar } from '../app/TopBar.tsx';
import { useTitle } from '../app/useTitle.ts';
import { Announcer } from './table/Announcer.tsx';
import { Curtain } from './table/Curtain.tsx';
import { Previewing } from '../board/Preview.tsx';
import type { TableSight } from '../board/props.ts';
import { TableTop } from './table/TableTop.tsx';
import { useActs, type Acting, type Over } from './table/useActs.ts';
import { useCatalogue } from '../board/useCatalogue.ts';
import { useKeys, type Tool } from '../board/useKeys.ts';
import { useOneClick } from './table/useOneClick.ts';
import { useNearFocus } from './table/useNearFocus.ts';
import { useSession, type Busy, type Session } from '../session/useSession.ts';
import { gameOf } from '../games/index.ts';
import { boardFor } from '../games/parts.ts';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';
import { SeatColours } from '../ui/SeatMark.tsx';
import '../style/table/index.css';

export default function TablePage({ id }: { id: string }): ReactNode {
  const text = useText();
  const session = useSession(id);
  // The second click on a curtain's button is not meant for the table behind it either.
  const oneClick = useOneClick();
  const { scene, gone } = session;
  useUnsavedWarning(session.trouble?.kind === 'unsaved');
  if (gone !== null) return <Gone why={gone} />;
  if (!scene) return <p className="page muted">{text.loading}</p>;
  if (scene.kind === 'curtain') {
    return (
      <SeatColours value={gameOf(scene.game)?.seatColours}>
        <Curtain seat={scene.seat} name={scene.name} onLift={session.lift} onClickCapture={oneClick} />
      </SeatColours>
    );
  }
  return (
    <SeatColours value={gameOf(scene.sight.game)?.seatColours}>
      <TableView sight={scene.sight} session={session} onClickCapture={oneClick} />
    </SeatColours>
  );
}

/** A game that could not be stored is in this page only: the browser asks before it goes. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** A table that is not here, or one that cannot be opened and says why. */
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
          <Link className="btn btn--go" to="/games">
            {table.leave}
          </Link>
        </p>
      </main>
    </>
  );
}

/** Menu, score sheet, card help, log and end: fetched when the first of them is opened. */
const Overlay = lazy(() => import('./table/Overlay.tsx'));

/** Only first games need it. */
const Guide = lazy(() => import('../guide/Guide.tsx'));

type OnClick = (event: MouseEvent) => void;

function TableView(props: { sight: TableSight; session: Session; onClickCapture: OnClick }): ReactNode {
  const { sight, session, onClickCapture } = props;
  const preferences = usePreferences();
  const catalogue = useCatalogue(sight.game);
  const [over, setOver] = useState<Over | null>(null);
  const [looking, setLooking] = useState(false);
  const acting = useActs(sight, session, setOver);
  const { why, hint, acts } = acting;
  const ended = sight.result !== null;
  useEffect(() => {
    if (ended) setOver({ kind: 'end' });
  }, [ended]);
  const tool = (which: Tool): void => {
    if (which === 'look') setLooking(!looking);
    else setOver(which === 'scores' ? { kind: 'scores', seat: null } : { kind: which });
  };
  useKeys(sight, acts, tool);
  useNearFocus(sight.version);
  useTitle(useTableTitle(sight));
  const Board = boardFor(sight.game, preferences.plain);
  return (
    <Frame game={sight.game} looking={looking} busy={session.busy} onClickCapture={onClickCapture}>
      <TableTop sight={sight} looking={looking} onTool={tool} />
      <Notices session={session} acting={acting} />
      <main className="boardarea" id="content">
        <h1 className="vh">{sight.title}</h1>
        <Suspense fallback={null}>
          <Previewing sight={sight}>
            <Board
              sight={sight}
              acts={acts}
              catalogue={catalogue}
              busy={session.slow}
              hint={hint}
              why={why}
              looking={looking}
              motion={motionOf(preferences)}
            />
          </Previewing>
        </Suspense>
      </main>
      {preferences.guide?.table === sight.table ? (
        <Suspense fallback={null}>
          <Guide sight={sight} />
        </Suspense>
      ) : null}
      <Announcer sight={sight} sound={preferences.sound} />
      {over === null ? null : (
        <Suspense fallback={null}>
          <Overlay
            over={over}
            sight={sight}
            acts={acts}
            catalogue={catalogue}
            session={session}
            onClose={() => setOver(null)}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** Somebody who waits in another tab sees that it is their turn. */
function useTableTitle({ title, question }: TableSight): string {
  const { home } = useText();
  return question ? `${home.yourTurn} · ${title}` : `${title} · Thorp`;
}

/** The table's outermost element. It alone is drawn again when a deed sets out and comes back. */
function Frame(props: {
  game: string;
  looking: boolean;
  busy: Busy;
  onClickCapture: OnClick;
  children: ReactNode;
}): ReactNode {
  const { game, looking, busy, onClickCapture, children } = props;
  const waits = useSyncExternalStore(busy.subscribe, busy.is);
  return (
    <div
      className={looking ? 'table is-looking' : 'table'}
      data-game={game}
      aria-busy={waits}
      onClickCapture={onClickCapture}
    >
      {children}
    </div>
  );
}

function Notices({ session, acting }: { session: Session; acting: Acting }): ReactNode {
  const text = useText();
  const { trouble, refusal, late } = session;
  const lines: string[] = [];
  if (refusal !== null) lines.push(problemIn(text, refusal));
  if (trouble?.kind === 'stuck') lines.push(`${text.table.trouble.stuck} (${trouble.message})`);
  if (trouble?.kind === 'removed' || trouble?.kind === 'diverged' || trouble?.kind === 'restarted') {
    lines.push(text.table.trouble[trouble.kind]);
  }
  if (late) lines.push(text.table.keeping);
  if (acting.fixed) lines.push(text.table.noUndo[acting.fixed]);
  if (acting.asking) lines.push(text.table.thinking);
  if (acting.noHint) lines.push(problemIn(text, acting.noHint));
  return (
    <div className="notices" role="status">
      {trouble?.kind === 'unsaved' ? <Unsaved full={trouble.full} /> : null}
      {lines.map(line => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </div>
  );
}

/** That a game is not being saved stays true for long: a tap folds it up to two words, and opens it again. */
function Unsaved({ full }: { full: boolean }): ReactNode {
  const { trouble } = useText().table;
  const [folded, setFolded] = useState(false);
  return (
    <button type="button" className="note" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
      {folded ? trouble.short : full ? trouble.full : trouble.unsaved}
    </button>
  );
}
