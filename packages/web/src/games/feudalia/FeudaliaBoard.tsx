import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { BoardProps } from '../../board/props.ts';
import {
  InTopBar,
  Log,
  TabletopContext,
  useDrag,
  useMoves,
  useSize,
  useTabletopOf,
  type Size,
} from '../../board/widgets.ts';
import { useText } from '../../text/text.tsx';
import { Desk } from './Desk.tsx';
import { dragsOf } from './drags.ts';
import { Fiefs } from './Fiefs.tsx';
import { Hand } from './Hand.tsx';
import { Mine } from './Mine.tsx';
import { Names } from './names.ts';
import { Others } from './Others.tsx';
import { Phases } from './Phases.tsx';
import { Points } from './Points.tsx';
import { Question } from './Question.tsx';
import { alsoAt, isKind } from './places.ts';
import type { FeudaliaProps, Opened, Table } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { Town } from './Town.tsx';
import { usePaying } from './usePaying.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The Feudalia table: others, the town, the sign, my fiefs, my hand; always in this order. */
export default function FeudaliaBoard(props: BoardProps): ReactNode {
  // The shell hands a board the views of its own game and no others.
  return (
    <Names value={props.catalogue}>
      <WordsProvider>
        <Tabletop {...(props as FeudaliaProps)} />
      </WordsProvider>
    </Names>
  );
}

const EXTRAS = { alsoAt, narrows: isKind };

/** Up to so many lords, log and standings share a column with them. */
const FEW = 2;

function Tabletop(given: FeudaliaProps): ReactNode {
  const { sight } = given;
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const putAway = useCallback(() => setOpened(null), []);
  const { plan, acts } = usePaying(given, putAway);
  const props = { ...given, acts };
  const tabletop = useTabletopOf(props, putAway, EXTRAS);
  const table: Table = { ...tabletop, mine: sight.seat ?? 0, plan, open: setOpened };
  useMoves(root, sight.version, props.motion);
  useDrag(root, dragsOf(table));
  const few = sight.view.lords.length <= FEW;
  return (
    <TabletopContext value={table}>
      <div className={few ? 'tabletop fe is-few' : 'tabletop fe'} ref={root}>
        {size === 'phone' ? null : (
          <InTopBar>
            <Phases />
          </InTopBar>
        )}
        <Beside {...props} size={size} few={few} />
        <Town size={size} />
        <Question {...props} size={size} />
        <Fiefs />
        {size === 'phone' ? null : <Mine />}
        <section className="fe-board at-hand">
          <Desk />
          <Hand size={size} />
        </section>
        {size === 'desktop' && !few ? (
          <aside className="at-side">
            <Told {...props} />
          </aside>
        ) : null}
        {opened === null ? null : (
          <Suspense fallback={null}>
            <Laid opened={opened} />
          </Suspense>
        )}
      </div>
    </TabletopContext>
  );
}

/** Fetched when something is laid out for the first time. */
const Laid = lazy(() => import('./Laid.tsx'));

function Beside(props: FeudaliaProps & { size: Size; few: boolean }): ReactNode {
  const { size, few } = props;
  const { table } = useText();
  const told = few && size !== 'phone';
  return (
    <aside className="fe-opps at-others" aria-label={table.others}>
      <Others withMe={size === 'phone'} />
      {told ? <Told {...props} /> : null}
    </aside>
  );
}

function Told({ sight, acts, catalogue }: FeudaliaProps): ReactNode {
  return (
    <>
      <Points onOpen={acts.showScores} />
      <Log sight={sight} acts={acts} catalogue={catalogue} />
    </>
  );
}
