import { piece } from '@thorp/snowcrest/pieces';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { ArtDefs } from '../../art/Portrait.tsx';
import type { LogEntry } from '../../board/props.ts';
import {
  InTopBar,
  Log,
  type Size,
  Standings,
  useDrag,
  useMoves,
  usePlan,
  useSize,
  useTabletopOf,
  seatInFront,
} from '../../board/widgets.ts';
import { useText } from '../../text/text.tsx';
import { Alone } from './Alone.tsx';
import { dragsOf } from './drags.ts';
import { Enlarged } from './Enlarged.tsx';
import { Goals } from './Goals.tsx';
import { Hand } from './Hand.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { stageOf, type StageShown } from './stage.ts';
import { InWords } from '../../board/catalogue.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { dueOf } from './paying.ts';
import { Phases } from './Phases.tsx';
import { PayPlanProvider } from './PayPlan.tsx';
import { PLACE_PLANS, placeIn } from './plan.ts';
import { Question } from './Question.tsx';
import { Row } from './Row.tsx';
import { SnowDefs } from './Icons.tsx';
import { TableProvider, type Opened, type SnowcrestProps, type Table } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { Village } from './Village.tsx';
import './style/index.css';

/** The Snowcrest table: others, the row, the prompt, my Village, my hand; always in this order. */
export default function SnowcrestBoard(props: SnowcrestProps): ReactNode {
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <Tabletop {...props} />
    </InWords>
  );
}

/** Loaded for the first Meditation, Guardian or Forest card. */
const Stage = lazy(() => import('./Stage.tsx'));

/** With this many seats the others need the whole column. */
const CROWD = 4;

function Tabletop(props: SnowcrestProps): ReactNode {
  const { update } = props;
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { planning, actions } = usePlan(props, PLACE_PLANS);
  const tabletop = useTabletopOf({ ...props, actions }, () => setOpened(null));
  const placing = placeIn(planning.plan);
  const me = seatInFront(update);
  const picked = placing === null ? tabletop.picked : piece.village(me, placing);
  const table: Table = { ...tabletop, picked, me, placing, open: setOpened };
  useMoves(root, update.version, props.motion);
  useDrag(root, dragsOf(table));
  const stage = stageOf(update);
  const seats = update.view.players.length;
  const classes = ['tabletop', 'sn', 'sn-art-scope', `is-${seats}`];
  if (update.seat === null) classes.push('is-watched');
  if (stage) classes.push('has-moment');
  if (placing !== null) classes.push('is-placing');
  if (dueOf(update) && !stage) classes.push('is-paying');
  if (update.view.settings.basic) classes.push('is-basic');
  return (
    <TableProvider table={table}>
      <div className={classes.join(' ')} ref={root}>
        <ArtDefs />
        <SnowDefs />
        {size === 'phone' ? null : (
          <InTopBar>
            <Phases />
          </InTopBar>
        )}
        <OpponentColumn seats={seats} size={size} />
        <Common stage={stage} size={size} />
        <PayPlanProvider {...props} place={placing === null ? null : planning}>
          <Question {...props} size={size} />
          <Village />
        </PayPlanProvider>
        {size === 'desktop' && seats < CROWD ? <OwnPanel /> : null}
        {update.seat === null ? null : <Hand size={size} small={stage !== null} />}
        <LogColumn {...props} size={size} />
        {opened === null ? null : <Enlarged owner={opened} />}
      </div>
    </TableProvider>
  );
}

/** The row, or the stage that replaces it. */
function Common({ stage, size }: { stage: StageShown | null; size: Size }): ReactNode {
  return (
    <div className="at-common sn-common">
      {stage ? (
        <Suspense fallback={<section className="sn-row" />}>
          <Stage stage={stage} />
        </Suspense>
      ) : (
        <Row />
      )}
      {size === 'desktop' ? null : <Goals />}
    </div>
  );
}

/** The other seats; in solitaire, what the level and the Achievements need. */
function OpponentColumn({ seats, size }: { seats: number; size: Size }): ReactNode {
  const { table } = useText();
  return (
    <aside className="at-others sn-others" aria-label={table.others}>
      {seats === 1 ? <Alone /> : <OpponentPanel />}
      {seats === 1 && size === 'desktop' ? <Goals /> : null}
    </aside>
  );
}

function LogColumn({ update, actions, catalogue, size }: SnowcrestProps & { size: Size }): ReactNode {
  if (size !== 'desktop') return null;
  return (
    <aside className="at-side sn-side">
      {update.seats.length > 1 ? <Goals /> : null}
      <Standings update={update} actions={actions} />
      <Log update={update} actions={actions} catalogue={catalogue} cardOf={cardIn} />
    </aside>
  );
}

/** The subject of a log line: a Villager, a Guardian or a Forest card. */
function cardIn(event: LogEntry['event']): string | null {
  if ('card' in event && typeof event.card === 'string') return event.card;
  return 'spirit' in event && typeof event.spirit === 'string' ? event.spirit : null;
}
