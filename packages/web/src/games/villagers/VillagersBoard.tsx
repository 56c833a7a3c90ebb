import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Log, type Size, Standings, useDrag, useMoves, useSize } from '../../board/widgets.ts';
import { DiscardSheet } from './Bank.tsx';
import { Enlarged } from './Enlarged.tsx';
import { Hand } from './Hand.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { Names } from './names.ts';
import { OpponentPanel } from './OpponentPanel.tsx';
import { Question } from './Question.tsx';
import { Road } from './Road.tsx';
import { TableProvider, type Opened, type VillagersProps } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { dragsOf } from './drags.ts';
import { useTableOf } from './useTableOf.ts';
import { Village } from './Village.tsx';
import '../../art/style/index.css';
import './style/index.css';

/** The Villagers table: others, the Road, the prompt, my village, my hand; always in this order. */
export default function VillagersBoard(props: VillagersProps): ReactNode {
  return (
    <Names value={props.catalogue}>
      <WordsProvider>
        <Tabletop {...props} />
      </WordsProvider>
    </Names>
  );
}

/** Only tables for one need it. */
const Solo = lazy(() => import('./Solo.tsx'));

/** Up to so many villages, log and standings share a column with them; the Countess' events need the room. */
const FEW = 2;

function Tabletop(props: VillagersProps): ReactNode {
  const { update } = props;
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const table = useTableOf(props, setOpened);
  useMoves(root, update.version, props.motion);
  useDrag(root, dragsOf(table));
  const mine = update.seat ?? 0;
  const few = update.view.villages.length <= FEW && update.view.countess === null;
  return (
    <TableProvider table={table}>
      <div className={few ? 'vi vi-art tabletop is-few' : 'vi vi-art tabletop'} ref={root}>
        <OpponentColumn {...props} size={size} few={few} />
        <Road bank={size !== 'phone'} />
        <Question {...props} size={size} />
        <Village owner={mine} size={size} />
        {size === 'desktop' ? <OwnPanel owner={mine} /> : null}
        <Hand size={size} />
        {size === 'desktop' && !few ? (
          <aside className="at-side">
            <LogColumn {...props} />
          </aside>
        ) : null}
        {opened === 'discard' ? <DiscardSheet /> : null}
        {typeof opened === 'number' ? <Enlarged owner={opened} size={size} /> : null}
      </div>
    </TableProvider>
  );
}

/** Everybody else, and what the solo modes lay out. */
function OpponentColumn(props: VillagersProps & { size: Size; few: boolean }): ReactNode {
  const { update, size, few } = props;
  const { table } = useText();
  return (
    <aside className="vi-opponents at-others" aria-label={table.others}>
      <OpponentPanel withMe={size !== 'desktop'} />
      {update.view.settings.mode === 'village' ? null : (
        <Suspense fallback={null}>
          <Solo />
        </Suspense>
      )}
      {few && size === 'desktop' ? <LogColumn {...props} /> : null}
    </aside>
  );
}

function LogColumn({ update, actions, catalogue }: VillagersProps): ReactNode {
  return (
    <>
      <Standings update={update} actions={actions} />
      <Log update={update} actions={actions} catalogue={catalogue} />
    </>
  );
}
