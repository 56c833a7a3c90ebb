import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { CardHelp } from '../../board/CardHelp.tsx';
import type { BoardActs, TableSight } from '../../board/props.ts';
import { Log } from '../../board/widgets.ts';
import { faceFor } from '../../games/parts.ts';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EndSheet } from './EndSheet.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { TableMenu } from './TableMenu.tsx';
import type { Over } from './useActs.ts';
import type { Session } from '../../session/useSession.ts';

/** The sheet that lies over the table. */
export default function Overlay(props: {
  over: Over;
  sight: TableSight;
  acts: BoardActs;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  session: Session;
  onClose: () => void;
}): ReactNode {
  const { over, sight, acts, catalogue, session, onClose } = props;
  const shown = { sight, onClose, onCard: acts.showCard };
  switch (over.kind) {
    case 'scores':
      return <ScoreSheet {...shown} first={over.seat} />;
    case 'end':
      return <EndSheet {...shown} />;
    case 'log':
      return <LogSheet sight={sight} acts={acts} catalogue={catalogue} onClose={onClose} />;
    case 'menu':
      return <TableMenu sight={sight} onResign={() => session.act({ kind: 'resign' })} onClose={onClose} />;
    case 'card': {
      const entry = catalogue.get(over.card);
      return entry ? (
        <CardHelp face={faceFor(sight.game)} entry={entry} catalogue={catalogue} onClose={onClose} />
      ) : null;
    }
  }
}

function LogSheet(props: {
  sight: TableSight;
  acts: BoardActs;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  onClose: () => void;
}): ReactNode {
  return (
    <Sheet title={useText().table.log} onClose={props.onClose}>
      <Log {...props} />
    </Sheet>
  );
}
