import type { ReactNode } from 'react';
import { host, manner } from '../../session/host.ts';
import { go } from '../../app/router.tsx';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import type { TableSight } from '../../board/props.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

/** The end of a game: who won and how, and on to the next. */
export function EndSheet(props: { sight: TableSight; onClose: () => void; onCard: (card: string) => void }): ReactNode {
  const { table } = useText();
  const { problem, attempt } = useAttempt();
  const again = async (): Promise<void> => go(`/table/${await host().rematch(manner())}`);
  return (
    <ScoreSheet
      {...props}
      first={props.sight.seat}
      actions={
        <>
          <Problem told={problem} />
          <button type="button" className="btn" onClick={props.onClose}>
            {table.showTable}
          </button>
          <button type="button" className="btn btn--go" onClick={() => attempt(again)}>
            {table.rematch}
          </button>
        </>
      }
    />
  );
}
