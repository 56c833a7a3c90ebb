import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  InTopBar,
  Log,
  seatInFront,
  useDrag,
  useMoves,
  usePlan,
  useSize,
  useTabletopOf,
  type Size,
} from '../../board/widgets.ts';
import { useText } from '../../text/text.tsx';
import { PlayArea } from './PlayArea.tsx';
import { dragsOf } from './drags.ts';
import { Fiefs } from './Fiefs.tsx';
import { Hand } from './Hand.tsx';
import { OwnPanel, Status } from './OwnPanel.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { PLANS } from './paymentPlan.ts';
import { Phases } from './Phases.tsx';
import { Points } from './Points.tsx';
import { isListed, Question } from './Question.tsx';
import { alsoAt, isKind, kindId } from './places.ts';
import { TableProvider, type FeudaliaProps, type Opened, type Table } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { Town } from './Town.tsx';
import { useLow } from './useLow.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The Feudalia table: others, the town, my fiefs, the prompt, my hand; reading and keyboard order are the same. */
export default function FeudaliaBoard(props: FeudaliaProps): ReactNode {
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <Tabletop {...props} />
    </InWords>
  );
}

const EXTRAS = { alsoAt, narrows: isKind };

/** On a phone the supply is a drawer: it opens if somebody wants to hire and the prompt does not list the choices. */
function useSupplyFor(
  { picked, lights }: Pick<Table, 'picked' | 'lights'>,
  size: Size,
  open: (opened: Opened) => void,
): void {
  const hires = picked === kindId('hire') && !isListed('hire', lights(picked).choices.length, size);
  useEffect(() => {
    if (size === 'phone' && hires) open('supply');
  }, [hires, size, open]);
}

/** With up to this many lords, log and standings share a column with them. */
const FEW = 2;

function Tabletop(given: FeudaliaProps): ReactNode {
  const { update } = given;
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const { planning, actions } = usePlan(given, PLANS, close);
  const props = { ...given, actions };
  const tabletop = useTabletopOf(props, close, EXTRAS);
  const table: Table = { ...tabletop, mine: seatInFront(update), planning, open: setOpened };
  useSupplyFor(tabletop, size, setOpened);
  useMoves(root, update.version, props.motion);
  useDrag(root, dragsOf(table));
  const few = update.view.lords.length <= FEW;
  const low = useLow();
  const withOthers = few && size !== 'phone';
  const aside = size === 'desktop' && (!few || low !== null);
  const looksOn = given.looking || update.seat === null;
  const logAt = placeOfLog(looksOn, { withOthers, aside, low });
  const points = <Points onOpen={actions.showScores} />;
  const log = <Log update={update} actions={actions} catalogue={props.catalogue} />;
  const others = (
    <OpponentColumn size={size}>
      {withOthers && low === null ? points : null}
      {logAt === 'others' ? log : null}
    </OpponentColumn>
  );
  return (
    <TableProvider table={table}>
      <div className={few ? 'tabletop fe is-few' : 'tabletop fe'} ref={root}>
        <InTopBar>
          <Phases size={size} />
        </InTopBar>
        {size === 'phone' ? <Status /> : null}
        <Grounds size={size}>{others}</Grounds>
        <div className="fe-right">
          <Question {...props} size={size} />
          {aside ? (
            <aside className="at-side">
              {points}
              {logAt === 'aside' ? log : null}
            </aside>
          ) : null}
        </div>
        {size === 'phone' ? null : <OwnPanel />}
        <section className="fe-board at-hand">
          <PlayArea />
          <Hand size={size} />
        </section>
        <Suspense fallback={null}>{opened ? <OpenedSheet opened={opened} /> : null}</Suspense>
      </div>
    </TableProvider>
  );
}

/**
 * Where the log is; in a drawer if there is no space. A spectator gets few questions, so then the prompt leaves space
 * for it.
 */
function placeOfLog(
  looksOn: boolean,
  beside: { withOthers: boolean; aside: boolean; low: ReturnType<typeof useLow> },
): 'others' | 'aside' | null {
  const { withOthers, aside, low } = beside;
  if (aside && (low === null || looksOn)) return 'aside';
  return withOthers && low !== 'slim' ? 'others' : null;
}

/** Town and fiefs. On a desktop the others are beside them, otherwise among them. */
function Grounds({ size, children }: { size: Size; children: ReactNode }): ReactNode {
  return (
    <>
      {size === 'desktop' ? children : null}
      <div className="grounds">
        {size === 'desktop' ? null : children}
        <Town size={size} />
        <Fiefs />
      </div>
    </>
  );
}

/** Loaded when something is shown large for the first time. */
const OpenedSheet = lazy(() => import('./OpenedSheet.tsx'));

function OpponentColumn({ size, children }: { size: Size; children: ReactNode }): ReactNode {
  const { table } = useText();
  return (
    <aside className="fe-opponents at-others" aria-label={table.others}>
      <OpponentPanel withMe={size === 'phone'} />
      {children}
    </aside>
  );
}
