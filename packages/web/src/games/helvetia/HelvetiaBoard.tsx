import { useRef, useState, type ReactNode } from 'react';
import { ArtDefs } from '../../art/Portrait.tsx';
import { Log, useDrag, useMoves, useSize, type Size } from '../../board/widgets.ts';
import { useText } from '../../text/text.tsx';
import { Characters } from './Characters.tsx';
import { isFew } from './columns.ts';
import { Display } from './Display.tsx';
import { dragsOf } from './drags.ts';
import { Enlarged } from './Enlarged.tsx';
import { Home } from './Home.tsx';
import { Market, MarketSheet } from './Market.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { Points } from './Points.tsx';
import { Question } from './Question.tsx';
import { AlpsScene } from './scenes/backdrops.tsx';
import { TableProvider, type HelvetiaProps, type Opened } from './table.ts';
import { WordsProvider } from './text/words.tsx';
import { useTableOf } from './useTableOf.ts';
import '../../art/style/index.css';
import './style/index.css';

/** The Helvetia table: others, the board, the prompt, my village, the display; always in this order. */
export default function HelvetiaBoard(props: HelvetiaProps): ReactNode {
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <Tabletop {...props} />
    </InWords>
  );
}

function Tabletop(given: HelvetiaProps): ReactNode {
  const size = useSize();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { table, props } = useTableOf(given, setOpened);
  useMoves(root, given.update.version, given.motion);
  useDrag(root, dragsOf(table));
  const others = table.view.players.length - 1;
  return (
    <TableProvider table={table}>
      <div className="he he-art tabletop" data-others={others} data-planning={table.planning.plan !== null} ref={root}>
        <ArtDefs />
        <Neighbours size={size} few={isFew(others + 1)} />
        <section className="he-board at-common">
          <AlpsScene />
          <Characters size={size} />
          <Market size={size} />
        </section>
        <Question {...props} />
        <Home size={size} log={<History {...props} />} />
        {size === 'desktop' ? <OwnPanel /> : null}
        <Display size={size} />
        {size === 'desktop' ? <LogColumn {...props} /> : null}
        {opened === 'market' ? <MarketSheet /> : null}
        {typeof opened === 'number' ? <Enlarged owner={opened} /> : null}
      </div>
    </TableProvider>
  );
}

/** The other seats; with few seats and little space, my own numbers are beside them. */
function Neighbours({ size, few }: { size: Size; few: boolean }): ReactNode {
  const { table } = useText();
  return (
    <aside className="he-others at-others" aria-label={table.others}>
      <OpponentPanel size={size} />
      {few && size !== 'desktop' ? <OwnPanel /> : null}
    </aside>
  );
}

function LogColumn(props: HelvetiaProps): ReactNode {
  return (
    <aside className="at-side">
      <Points onOpen={props.actions.showScores} />
      <History {...props} />
    </aside>
  );
}

function History({ update, actions, catalogue }: HelvetiaProps): ReactNode {
  return <Log update={update} actions={actions} catalogue={catalogue} />;
}
