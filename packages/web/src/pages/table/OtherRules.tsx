import { useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { isLink } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { exportTable } from '../../session/exportTable.ts';

/**
 * Says that a game can only be looked at because its rules are not installed, with its export. Once closed, the prompt
 * still says so.
 */
export default function OtherRules({ update }: { update: TableUpdate }): ReactNode {
  const { table, games, close } = useText();
  const { problem, attempt } = useAttempt();
  const [closed, setClosed] = useState(false);
  const { otherRules } = update;
  if (!otherRules || closed) return null;
  return (
    <div className="note other-rules" role="status">
      <p>{table.otherRules(otherRules.recorded, otherRules.here)}</p>
      <p className="acts">
        {update.seat === null ? null : (
          <button type="button" className="btn btn--primary" onClick={() => attempt(() => exportTable(update))}>
            {games.export}
          </button>
        )}
        <Link className="btn" to={isLink(update.table) ? '/friends' : '/games'}>
          {table.leave}
        </Link>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={close}
          title={close}
          onClick={() => setClosed(true)}
        >
          <Icon name="cancel" />
        </button>
      </p>
      <Problem message={problem} />
    </div>
  );
}
