import { useState, type ReactNode } from 'react';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { blockAt, mute, unblockAt, unmute } from '../../http/tables.ts';
import { House } from './House.tsx';
import { useOnlineText } from './text.ts';

export interface Somebody {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly isMuted: boolean;
  readonly isBlocked: boolean;
}

/** What the reader can do about somebody at a table. */
export function PersonTools({ table, seat, name, isMuted, isBlocked }: Somebody): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const tool = (label: string, act: (table: string, seat: number) => Promise<unknown>): ReactNode => (
    <button
      type="button"
      className="btn btn--quiet"
      onClick={() => attempt(() => act(table, seat).then(() => undefined))}
    >
      {label}
    </button>
  );
  return (
    <div className="on-tools">
      {isBlocked ? (
        <span className="muted">{text.blockedHelp}</span>
      ) : isMuted ? (
        tool(text.unmute(name), unmute)
      ) : (
        tool(text.mute(name), mute)
      )}
      {isBlocked ? tool(text.unblock(name), unblockAt) : tool(text.block(name), blockAt)}
      <Problem message={problem} />
    </div>
  );
}

/** A house that opens the card of its person. */
export function PersonHouse(
  props: Somebody & {
    spoken: string;
    here: boolean;
    isReady: boolean;
    portrait: string | undefined;
    children: ReactNode;
  },
): ReactNode {
  const { spoken, children, ...somebody } = props;
  const { seat, name, here, isReady, portrait } = somebody;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="on-door"
        aria-label={spoken}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <House seat={seat} kind="person" here={here} portrait={portrait} isReady={isReady} />
      </button>
      {open ? (
        <Sheet title={name} onClose={() => setOpen(false)}>
          <div className="on-card-person">
            <House seat={seat} kind="person" here={here} portrait={portrait} isReady={isReady} />
            <p>{spoken}</p>
            <PersonTools {...somebody} />
            {children}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
