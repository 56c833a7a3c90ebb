import { same, type CatalogueEntry, type Option } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { CardHelp } from '../../board/CardHelp.tsx';
import type { BoardActions } from '../../board/props.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { Log } from '../../board/widgets.ts';
import { faceFor, legendFor } from '../../games/parts.ts';
import { useText } from '../../text/text.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Ending } from '../ending/Ending.tsx';
import { CardInRules, QuickRules } from '../rules/QuickRules.tsx';
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
      return <Ending {...shown} />;
    case 'log':
      return <LogSheet update={update} actions={actions} catalogue={catalogue} onClose={onClose} />;
    case 'rules':
      return <QuickRules update={update} onClose={onClose} />;
    case 'menu':
      return <TableMenu update={update} onResign={() => session.act({ kind: 'resign' })} onClose={onClose} />;
    case 'pick':
      return <AskAgain options={sheet.options} update={update} session={session} onClose={onClose} />;
    case 'card': {
      const entry = catalogue.get(sheet.card);
      return entry ? (
        <CardHelp
          face={faceFor(update.game)}
          legend={legendFor(update.game)}
          entry={entry}
          catalogue={catalogue}
          onClose={onClose}
        >
          <CardInRules
            game={update.game}
            card={sheet.card}

            isOurs={entry.reconstructed !== undefined}
          />
        </CardHelp>
      ) : null;
    }
  }
}

/** Asks before a pick of a draft is made or a turn ends early. If the table has changed meanwhile, nothing is asked. */
function AskAgain(props: {
  options: readonly Option[];
  update: TableUpdate;
  session: Session;
  onClose: () => void;
}): ReactNode {
  const { options, update, session, onClose } = props;
  const { table } = useText();
  const [first] = options;
  const choice = first && update.question?.choices.find(({ option }) => same(option, first));
  if (!choice) return null;
  const { label } = choice;
  const drafts = update.question?.step === 'draft';
  return (
    <Confirm
      title={drafts ? table.pick : label}
      question={drafts ? `${label}?` : table.endSure}
      yes={drafts ? table.pickYes : label}
      harmless
      onYes={() => {
        session.act({ kind: 'move', options });
        onClose();
      }}
      onNo={onClose}
    />
  );
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
