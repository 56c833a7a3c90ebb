import { lazy, Suspense, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { ThemeSwitch } from '../../app/TopBar.tsx';
import { lookOnly } from '../../board/lookOnly.ts';
import { boardFor } from '../../games/parts.ts';
import { asPast } from '../../protocol/past.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host, reader } from '../../session/host.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FairnessLine } from '../review/Fairness.tsx';
import { Glyph } from '../review/Glyph.tsx';
import { House } from './House.tsx';
import { Records } from './Records.tsx';
import { headlineOf, winnersOf } from './results.ts';
import { Standing } from './Standing.tsx';
import { useEndingText } from './text.ts';
import { useWhole } from './useWhole.ts';
import './ending.css';
import './small.css';

/** Loaded after the rest. */
const Highlights = lazy(() => import('./Highlights.tsx'));
/** Loaded only for people who share. */
const Share = lazy(() => import('./Share.tsx'));

interface EndingProps {
  readonly update: TableUpdate;
  readonly onClose: () => void;
  readonly onCard: (card: string) => void;
}

/**
 * The end of a game: who won and with which village, the sources of the points, and links to review or the next game.
 */
export function Ending({ update, onClose, onCard }: EndingProps): ReactNode {
  const { table } = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed before it is removed: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    heading.current?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ending"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="en-bar">
        <b>{update.title}</b>
        <span>{update.seats.map(({ name }) => name).join(', ')}</span>
        <button type="button" className="btn btn--quiet" onClick={onClose}>
          {table.showTable}
        </button>
        <ThemeSwitch />
      </header>
      <div className="en">
        <section className="en-hero panel">
          <div className="en-says">
            <Headline update={update} id={id} heading={heading} />
            <Onward update={update} />
          </div>
          <Picture update={update} />
        </section>
        <Standing update={update} onCard={onCard} />
        <Suspense fallback={null}>
          <Highlights update={update} />
        </Suspense>
        <div className="en-side">
          <Records update={update} />
          <FairnessLine table={update.table} />
        </div>
      </div>
    </dialog>
  );
}

/** The winner's house, and a summary in a few words. */
function Headline({
  update,
  id,
  heading,
}: {
  update: TableUpdate;
  id: string;
  heading: { current: HTMLHeadingElement | null };
}): ReactNode {
  const all = useText();
  const text = useEndingText();
  const { title, line, points } = headlineOf(update, all.table, text);
  const shown = winnersOf(update).slice(0, 2);
  return (
    <div className="en-sign">
      <span className="en-houses">
        {shown.map(seat => (
          <House key={seat} update={update} seat={seat} ribbon={update.seats.length > 1 ? text.place(1) : null} />
        ))}
      </span>
      <div>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="en-points">{points}</p>
        <p className="en-line">{line}</p>
        {update.result?.tieBreak ? <p className="en-line">{all.table.tieBreak(update.result.tieBreak)}</p> : null}
      </div>
    </div>
  );
}

function Onward({ update }: { update: TableUpdate }): ReactNode {
  const { table } = useText();
  const text = useEndingText();
  const { problem, attempt } = useAttempt();
  const [sharing, setSharing] = useState(false);
  const again = async (): Promise<void> => navigate(`/table/${await host().rematch(reader())}`);
  return (
    <>
      <div className="en-acts">
        <button type="button" className="btn btn--primary" onClick={() => navigate(`/review/${update.table}`)}>
          <Icon name="look" />
          {text.review}
        </button>
        {update.branch ? null : (
          <button type="button" className="btn" onClick={() => attempt(again)}>
            <Icon name="undo" />
            {table.rematch}
          </button>
        )}
        <button type="button" className="btn" onClick={() => setSharing(true)}>
          <Glyph name="share" />
          {text.share}
        </button>
      </div>
      <Problem message={problem} />
      <Suspense fallback={null}>
        {sharing ? <Share update={update} onClose={() => setSharing(false)} /> : null}
      </Suspense>
    </>
  );
}

/** The winner's real village: the part of the game's own board that contains it, as that seat sees it. */
function Picture({ update }: { update: TableUpdate }): ReactNode {
  const text = useEndingText();
  const catalogue = useCatalogue(update.game);
  const [winner = update.seat ?? 0] = winnersOf(update);
  const Board = boardFor(update.game, false);
  const seen = useMemo(() => ({ ...asPast(update), seat: winner }), [update, winner]);
  const actions = useMemo(() => lookOnly(), []);
  const room = useRef<HTMLDivElement>(null);
  const zoom = useWhole(room);
  const label = text.village(nameOf(update, winner));
  return (
    <div className="en-picture" data-game={update.game} role="img" aria-label={label} ref={room}>
      <div className="en-village" style={{ zoom }} inert>
        <Suspense fallback={null}>
          <Board
            update={seen}
            actions={actions}
            catalogue={catalogue}
            busy={false}
            hint={null}
            looking={false}
            motion="none"
          />
        </Suspense>
      </div>
    </div>
  );
}

function nameOf({ seats }: TableUpdate, seat: number): string {
  return seats[seat]?.name ?? '';
}
