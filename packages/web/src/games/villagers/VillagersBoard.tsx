import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { InTopBar, Log, seatInFront, type Size, Standings, useDrag, useMoves } from '../../board/widgets.ts';
import { DiscardSheet } from './Bank.tsx';
import { Enlarged } from './Enlarged.tsx';
import { Hand } from './Hand.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { phaseOf } from './phase.ts';
import { Phases } from './Phases.tsx';
import { Question } from './Question.tsx';
import { Road } from './Road.tsx';
import { TableProvider, type Opened, type Table, type VillagersProps } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { dragsOf } from './drags.ts';
import { lengthsStyle } from './tiers.ts';
import { useTableOf } from './useTableOf.ts';
import { useFolds, useTier } from './useTier.ts';
import { Village } from './Village.tsx';
import '../../art/style/index.css';
import './style/index.css';

/** The Villagers table: others, the Road, the prompt, my village, my hand; always in this order. */
export default function VillagersBoard(props: VillagersProps): ReactNode {
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <Tabletop {...props} />
    </InWords>
  );
}

/** Only tables for one need it. */
const Solo = lazy(() => import('./Solo.tsx'));

/** With up to this many villages, log and standings share a column with them; the Countess' events need that space. */
const FEW = 2;

function Tabletop(props: VillagersProps): ReactNode {
  const { update } = props;
  const { tier, size } = useTier();
  const folds = useFolds();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const table = useTableOf(props, setOpened);
  useMoves(root, update.version, props.motion);
  useDrag(root, dragsOf(table));
  const mine = seatInFront(update);
  const few = update.view.villages.length <= FEW && update.view.countess === null;
  // If there is little space, the Road is open during the draft, and the hand otherwise.
  const open = roadAsks(table);
  const classes = ['vi', 'vi-art', 'tabletop'];
  if (few) classes.push('is-few');
  if (update.seat === null) classes.push('is-watched');
  return (
    <TableProvider table={table}>
      <div className={classes.join(' ')} ref={root} style={lengthsStyle(tier)}>
        <OpponentColumn {...props} size={size} few={few} />
        <Road size={size} folded={size === 'phone' && !open} />
        <Question {...props} size={size} />
        <Village owner={mine} tier={tier} />
        {update.seat === null ? null : <Hand tier={tier} folded={folds && open} />}
        {size === 'desktop' && !few ? (
          <aside className="at-side">
            <LogColumn {...props} />
          </aside>
        ) : null}
        {opened === 'discard' ? <DiscardSheet /> : null}
        {typeof opened === 'number' ? <Enlarged owner={opened} tier={tier} /> : null}
      </div>
      <InTopBar>
        <Phases />
      </InTopBar>
    </TableProvider>
  );
}

/** Whether something on the Road can be chosen, or will be soon: during a draft. */
function roadAsks({ update, view }: Table): boolean {
  const asked =
    update.question?.choices.some(({ target }) => target !== null && /^(road|stack):/.test(target)) ?? false;
  return asked || (update.question === null && phaseOf({ update, view }) === 'draft');
}

/** The other seats, and what the solo modes show. */
function OpponentColumn(props: VillagersProps & { size: Size; few: boolean }): ReactNode {
  const { update, size, few } = props;
  const { table } = useText();
  return (
    <aside className="vi-opponents at-others" aria-label={table.others}>
      <OpponentPanel withMe={size === 'phone'} />
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
