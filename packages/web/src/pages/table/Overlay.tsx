import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { CardHelp } from '../../board/CardHelp.tsx';
import type { BoardActions } from '../../board/props.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { Log } from '../../board/widgets.ts';
import { faceFor } from '../../games/parts.ts';
import { useText } from '../../text/text.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EndSheet } from './EndSheet.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { TableMenu } from './TableMenu.tsx';
import type { OpenSheet } from './useControls.ts';
import type { Session } from '../../session/useSession.ts';

/** The sheet that is open over the table. */
export default function Overlay(props: {
  sheet: OpenSheet;
  update: TableUpdate;
  actions: BoardActions;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  session: Session;
  onClose: () => void;
}): ReactNode {
  const { sheet, update, actions, catalogue, session, onClose } = props;
  const shown = { update, onClose, onCard: actions.showCard };
  switch (sheet.kind) {
    case 'scores':
      return <ScoreSheet {...shown} first={sheet.seat} />;
    case 'end':
      return <EndSheet {...shown} />;
    case 'log':
      return <LogSheet update={update} actions={actions} catalogue={catalogue} onClose={onClose} />;
    case 'menu':
      return <TableMenu update={update} onResign={() => session.act({ kind: 'resign' })} onClose={onClose} />;
    case 'card': {
      const entry = catalogue.get(sheet.card);
      return entry ? (
        <CardHelp face={faceFor(update.game)} entry={entry} catalogue={catalogue} onClose={onClose} />
      ) : null;
    }
  }
}

function LogSheet(props: {
  update: TableUpdate;
  actions: BoardActions;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  onClose: () => void;
}): ReactNode {
  return (
    <Sheet title={useText().table.log} onClose={props.onClose}>
      <Log {...props} />
    </Sheet>
  );
}
