import type { CatalogueEntry } from '@thorp/kernel';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { HintProvider } from '../../board/hints.ts';
import { MomentStageProvider } from '../../board/moments.ts';
import { PlaybackProvider } from '../../board/PlaybackControls.tsx';
import { PreviewProvider } from '../../board/Preview.tsx';
import { SinceTurnProvider } from '../../board/sinceTurn.ts';
import { useEnlarge } from '../../board/useEnlarge.ts';
import { useKeys, type Tool } from '../../board/useKeys.ts';
import { boardFor } from '../../games/parts.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import type { Busy } from '../../session/busy.ts';
import type { Session } from '../../session/useSession.ts';
import { useText } from '../../text/text.tsx';
import { motionOf, usePreferences } from '../../preferences/preferences.ts';
import { Announcer } from './Announcer.tsx';
import { Notices } from './Notices.tsx';
import { Thinking } from './Thinking.tsx';
import { TableBar } from './TableBar.tsx';
import { useControls, type Controls, type OpenSheet } from './useControls.ts';
import type { MomentOnStage } from './useMoments.ts';
import { useTurnChanges } from './useTurnChanges.ts';

/** Menu, score sheet, card help, log and end: fetched when the first of them is opened. */
const Overlay = lazy(() => import('./Overlay.tsx'));

/** Fetched when the first refusal is shown. */
const WhyNot = lazy(() => import('./WhyNot.tsx'));

/** Fetched when others have changed something. */
const SinceTurnMarks = lazy(() => import('../../board/SinceTurnMarks.tsx'));

/** Only first games need it. */
const Guide = lazy(() => import('../../guide/Guide.tsx'));

/** Only tables whose rules are not installed need it. */
const OtherRules = lazy(() => import('./OtherRules.tsx'));

/** Only branches need it. */
const BranchBar = lazy(() => import('../review/BranchBar.tsx'));

/** People and time at a table on a server. */
const AtTable = lazy(() => import('../online/AtTable.tsx'));
const ConnectionStrip = lazy(() => import('../online/ConnectionStrip.tsx'));
const Slips = lazy(() => import('../online/Slips.tsx'));

type Catalogue = ReadonlyMap<string, CatalogueEntry>;
type OnClick = (event: MouseEvent) => void;

/** A table with everything around it: bar, notices, board, guide, sheets. */
export function TableView(props: {
  update: TableUpdate;
  moment: MomentOnStage | null;
  /** Whether the game is over and its big moments have been shown. */
  over: boolean;
  session: Session;
  onClickCapture: OnClick;
  /** The part above the board. */
  strip: ((update: TableUpdate) => ReactNode) | undefined;
}): ReactNode {
  const { strip, update, moment, over, session, onClickCapture } = props;
  const { online } = session;
  const stands = moment !== null && !moment.folded;
  const { guide, sound } = usePreferences();
  const catalogue = useCatalogue(update.game);
  const [sheet, setSheet] = useSheet(over);
  const [looking, setLooking] = useState(false);
  const controls = useControls(update, session, setSheet);
  const { actions } = controls;
  const tool = (which: Tool): void => {
    if (which === 'look') setLooking(!looking);
    else if (which === 'scores') actions.showScores();
    else setSheet({ kind: which });
  };
  useKeys(update, actions, tool);
  useEnlarge(card => catalogue.has(card) && actions.showCard(card));
  useTitle(useTableTitle(update));
  return (
    <Frame game={update.game} looking={looking} busy={session.busy} onClickCapture={onClickCapture}>
      <Bar {...{ update, looking, session }} onTool={tool} />
      {strip?.(update)}
      <Suspense fallback={null}>{update.otherRules ? <OtherRules update={update} /> : null}</Suspense>
      <Suspense fallback={null}>{update.branch ? <BranchBar update={update} /> : null}</Suspense>
      <Notices session={session} controls={controls}>
        {stands || (online && update.seat === null) ? null : <Thinking update={update} />}
        <Suspense fallback={null}>
          {online ? <Slips update={update} online={online} playback={session.playback} fixed={controls.fixed} /> : null}
        </Suspense>
      </Notices>
      <MarkedBoard {...{ update, session, controls, catalogue, looking }} />
      <Suspense fallback={null}>{guide?.table === update.table ? <Guide update={update} /> : null}</Suspense>
      <Suspense fallback={null}>{controls.why ? <Refused {...{ update, controls, catalogue }} /> : null}</Suspense>
      {moment ? <MomentStage on={moment} catalogue={catalogue} /> : null}
      <Announcer update={update} sound={sound} quiet={stands} />
      <Suspense fallback={null}>
        {sheet === null ? null : (
          <Overlay
            sheet={sheet}
            update={update}
            actions={actions}
            catalogue={catalogue}
            session={session}
            onClose={() => setSheet(null)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

/** The top bar; at a table on a server with its people, and the state of the connection. */
function Bar(props: {
  update: TableUpdate;
  looking: boolean;
  session: Session;
  onTool: (tool: Tool) => void;
}): ReactNode {
  const { update, looking, session, onTool } = props;
  const { online, connection, late } = session;
  const strip = online ? <ConnectionStrip connection={connection} hasUnsent={late} /> : null;
  return (
    <TableBar update={update} looking={looking} onTool={onTool} strip={<Suspense fallback={null}>{strip}</Suspense>}>
      <Suspense fallback={null}>{online ? <AtTable update={update} online={online} /> : null}</Suspense>
    </TableBar>
  );
}

interface OnTable {
  readonly update: TableUpdate;
  readonly controls: ReturnType<typeof useControls>;
  readonly catalogue: Catalogue;
}

/** The board, with marks on what has changed since the person's last turn. */
function MarkedBoard(props: OnTable & { session: Session; looking: boolean }): ReactNode {
  const { update, session, controls, catalogue, looking } = props;
  const { playback, slow, online } = session;
  const since = useTurnChanges(update, playback.replay !== null, online !== null);
  return (
    <PlaybackProvider value={playback}>
      <SinceTurnProvider value={since}>
        <BoardArea
          // A replay begins in the past: nothing is animated back to it, and no plan is kept.
          key={playback.replay ? 'replay' : 'now'}
          update={update}
          controls={controls}
          catalogue={catalogue}
          busy={slow}
          looking={looking}
        />
      </SinceTurnProvider>
      <Suspense fallback={null}>{since ? <SinceTurnMarks since={since} version={update.version} /> : null}</Suspense>
    </PlaybackProvider>
  );
}

/** Why a tapped piece cannot be chosen. */
function Refused({ update, controls: { why, actions }, catalogue }: OnTable): ReactNode {
  if (!why) return null;
  return <WhyNot key={JSON.stringify(why.option)} why={why} update={update} actions={actions} catalogue={catalogue} />;
}

/** The moment that is shown now; a component of the game draws it. */
function MomentStage({ on, catalogue }: { on: MomentOnStage; catalogue: Catalogue }): ReactNode {
  const { moment, change } = on;
  const { default: Drawn } = on.module;
  return (
    <MomentStageProvider value={on}>
      <Drawn key={`${change.after.version} ${moment.kind}`} moment={moment} change={change} catalogue={catalogue} />
    </MomentStageProvider>
  );
}

/** The sheet over the table. The end sheet opens by itself when the game ends. */
function useSheet(ended: boolean): [OpenSheet | null, (sheet: OpenSheet | null) => void] {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  useEffect(() => {
    if (ended) setSheet({ kind: 'end' });
  }, [ended]);
  return [sheet, setSheet];
}

/** In another tab the title says that it is the person's turn. */
function useTableTitle({ title, question, holding }: TableUpdate): string {
  const { home } = useText();
  return question || holding ? `${home.yourTurn} · ${title}` : `${title} · Thorp`;
}

/** The game's board, or the plain one. */
function BoardArea(props: {
  update: TableUpdate;
  controls: Controls;
  catalogue: Catalogue;
  busy: boolean;
  looking: boolean;
}): ReactNode {
  const { update, controls, catalogue, busy, looking } = props;
  const { actions, hint } = controls;
  const preferences = usePreferences();
  const Board = boardFor(update.game, preferences.plain);
  return (
    <main className="boardarea" id="content">
      <h1 className="sr-only">{update.title}</h1>
      <Suspense fallback={null}>
        <PreviewProvider update={update} actions={actions}>
          <HintProvider value={hint}>
            <Board
              update={update}
              actions={actions}
              catalogue={catalogue}
              busy={busy}
              hint={hint?.option ?? null}
              looking={looking}
              motion={motionOf(preferences)}
            />
          </HintProvider>
        </PreviewProvider>
      </Suspense>
    </main>
  );
}

/** The outermost element of a table. Only this element is drawn again when an action begins and ends. */
function Frame(props: {
  game: string;
  looking: boolean;
  busy: Busy;
  onClickCapture: OnClick;
  children: ReactNode;
}): ReactNode {
  const { game, looking, busy, onClickCapture, children } = props;
  const isBusy = useSyncExternalStore(busy.subscribe, busy.is);
  return (
    <div
      className={looking ? 'table is-looking' : 'table'}
      data-game={game}
      aria-busy={isBusy}
      onClickCapture={onClickCapture}
    >
      {children}
    </div>
  );
}
