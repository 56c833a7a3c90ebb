import type { ReactNode } from 'react';
import { InPrompt } from '../../board/InPrompt.tsx';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { AtTableProps } from './AtTable.tsx';
import { Undone } from './Undone.tsx';
import { useOnlineText } from './text.ts';

/**
 * A move that cannot be taken back alone can be taken back if the others agree: offered in the prompt while the person
 * waits, and where undo was refused.
 */
export function AskUndo({ update, online, fixed }: AtTableProps & { fixed: TableUpdate['noUndo'] }): ReactNode {
  const text = useOnlineText();
  const { table } = useText();
  const { problem, attempt } = useAttempt();
  const { undoTo } = online;
  if (undoTo === null || update.result || online.request?.outcome === 'open') return null;
  const ask = (
    <button
      type="button"
      className={fixed ? 'btn' : 'btn btn--quiet'}
      onClick={() => attempt(() => host().online({ kind: 'ask', what: 'undo' }))}
    >
      <Icon name="undo" />
      {text.askUndo}
    </button>
  );
  if (fixed) {
    return (
      <div className="note on-slip">
        <div>
          <p>{table.noUndo[fixed]}</p>
          <Undone update={update} to={undoTo} />
        </div>
        {ask}
        <Problem message={problem} />
      </div>
    );
  }
  if (update.question) return null;
  return (
    <InPrompt>
      <div className="on-ahead">
        {ask}
        <Problem message={problem} />
      </div>
    </InPrompt>
  );
}
