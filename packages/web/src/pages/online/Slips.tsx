import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLetters } from '../../board/useKeys.ts';
import { Link } from '../../app/router.tsx';
import type { OnlineAction } from '../../protocol/online.ts';
import type { Playback } from '../../protocol/playback.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import type { AtTableProps } from './AtTable.tsx';
import { Undone } from './Undone.tsx';
import { AskUndo } from './AskUndo.tsx';
import { PlayAhead } from './PlayAhead.tsx';
import { Recap } from './Recap.tsx';
import { useOnlineText } from './text.ts';
import { Waiting } from './Waiting.tsx';
import './online.css';

/** Only tables with days a move ask. */
const AskNotify = lazy(() => import('./AskNotify.tsx'));

const send = (action: OnlineAction): Promise<void> => host().online(action);

/** Requests of others to this seat, and what happened while the person was away. */
export default function Slips(props: AtTableProps & { playback: Playback; fixed: TableUpdate['noUndo'] }): ReactNode {
  const { update, online, playback, fixed } = props;
  return (
    <>
      <RequestSlip update={update} online={online} />
      <RefusedSlip update={update} online={online} />
      <AskUndo update={update} online={online} fixed={fixed} />
      <Suspense fallback={null}>{online.inDays ? <AskNotify update={update} online={online} /> : null}</Suspense>
      {playback.replay ? null : <Recap update={update} onShow={playback.showPast} />}
      {playback.replay ? null : <Waiting update={update} online={online} />}
      {playback.replay ? null : <PlayAhead update={update} />}
    </>
  );
}

/** A request to this seat, with two answers; or this seat's own request. */
function RequestSlip({ update, online }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const slip = useRef<HTMLDivElement>(null);
  // It does not take the focus by itself: the person may be about to choose.
  useLetters({ a: () => slip.current?.querySelector('button')?.focus() });
  const { request } = online;
  if (online.next !== null && update.result) {
    return (
      <p className="note on-slip">
        <Link className="btn btn--primary" to={`/table/${online.next}`}>
          {text.nextTable}
        </Link>
      </p>
    );
  }
  if (online.abandoned) return <p className="note">{text.abandoned}</p>;
  if (!request || request.outcome !== 'open' || update.seat === null) return null;
  const { seat, what, sequence } = request;
  const answer = (agrees: boolean): void => attempt(() => send({ kind: 'answer', request: sequence, agrees }));
  const mine = seat === update.seat;
  const answers = !mine && !request.agreed.includes(update.seat);
  const words = mine ? text.asked[what] : text.asks[what](update.seats[seat]?.name ?? '');
  return (
    <div
      className="note on-slip"
      role={mine ? undefined : 'alertdialog'}
      aria-label={words}
      ref={slip}
      onKeyDown={({ key }: KeyboardEvent) => answers && key === 'Escape' && answer(false)}
    >
      <div>
        <p>
          <SeatMark seat={seat} /> {words}
        </p>
        {what === 'undo' ? <Undone update={update} to={request.plies} /> : null}
      </div>
      {mine ? (
        <button type="button" className="btn" onClick={() => attempt(() => send({ kind: 'withdraw' }))}>
          {text.withdraw}
        </button>
      ) : !answers ? null : (
        <>
          <button type="button" className="btn btn--primary" onClick={() => answer(true)}>
            {text.allow}
          </button>
          <button type="button" className="btn" onClick={() => answer(false)}>
            {text.notNow}
          </button>
        </>
      )}
      <Problem message={problem} />
    </div>
  );
}

/** How long the page says that the others did not agree. */
const REFUSED_MS = 8_000;

/** The seat's request was just refused. */
function RefusedSlip({ update, online: { request } }: AtTableProps): ReactNode {
  const text = useOnlineText();
  const [asked, setAsked] = useState<number | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const mine = request?.seat === update.seat ? request : null;
  const { sequence = null, outcome } = mine ?? {};
  // Reported only if it was seen open: an old refusal is no news.
  if (outcome === 'open' && asked !== sequence) setAsked(sequence);
  const isNew = outcome === 'refused' && asked === sequence;
  useEffect(() => {
    if (!isNew) return undefined;
    setRefused(sequence);
    const timer = setTimeout(() => setRefused(null), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [isNew, sequence]);
  return isNew && refused === sequence ? <p className="note">{text.refusedRequest}</p> : null;
}
