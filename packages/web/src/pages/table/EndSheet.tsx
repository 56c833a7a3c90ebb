import type { ReactNode } from 'react';
import { host, reader } from '../../session/host.ts';
import { navigate } from '../../app/router.tsx';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

/** The end of a game: who won and how, and on to the next. */
export function EndSheet(props: {
  update: TableUpdate;
  onClose: () => void;
  onCard: (card: string) => void;
}): ReactNode {
  const { table } = useText();
  const { problem, attempt } = useAttempt();
  const again = async (): Promise<void> => navigate(`/table/${await host().rematch(reader())}`);
  return (
    <ScoreSheet
      {...props}
      first={props.update.seat}
      actions={
        <>
          <Problem message={problem} />
          <button type="button" className="btn" onClick={props.onClose}>
            {table.showTable}
          </button>
          <button type="button" className="btn btn--primary" onClick={() => attempt(again)}>
            {table.rematch}
          </button>
        </>
      }
    />
  );
}
