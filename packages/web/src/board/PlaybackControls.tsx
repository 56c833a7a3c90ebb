import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useSinceTurn, type SinceTurn } from './sinceTurn.ts';
import type { Playback } from '../protocol/playback.ts';
import type { TableUpdate } from '../protocol/update.ts';
import { useText } from '../text/text.tsx';
import { prefer, paceOf, usePreferences } from '../preferences/preferences.ts';
import { Icon } from '../ui/Icon.tsx';
import { PACE_NAMES, type Pace } from '../preferences/pace.ts';

/*
 * How the moves of others are watched. `Prompt` draws the controls, so every board has them: Next (also Space), Pause,
 * and during a replay Skip. A board that needs to know how long a move is shown uses `usePlayback`.
 */
const PlaybackContext = createContext<Playback | null>(null);

export const PlaybackProvider = PlaybackContext.Provider;

/** Null on pages that show a table without a session. */
export function usePlayback(): Playback | null {
  return use(PlaybackContext);
}

export function PlaybackControls({ update }: { update: TableUpdate }): ReactNode {
  const playback = usePlayback();
  const pace = paceOf(usePreferences());
  if (!playback) return null;
  if (playback.replay) return <Watching playback={playback} />;
  if (update.question || update.holding || update.result) return <Again playback={playback} />;
  if (pace === 'none' && !playback.paused && update.seat !== null) return null;
  return (
    <>
      <Watching playback={playback} />
      {update.seat === null ? <PaceSelect pace={pace} /> : null}
    </>
  );
}

/** Lists what happened since the person's last turn, or replays it if nothing is marked. */
function Again({ playback: { canReplay, again } }: { playback: Playback }): ReactNode {
  const { table } = useText();
  const since = useSinceTurn();
  if (since) return <Changes since={since} />;
  if (!canReplay) return null;
  return (
    <button type="button" className="btn btn--icon" aria-label={table.again} title={table.again} onClick={again}>
      <Icon name="eye" />
    </button>
  );
}

function Changes({ since: { changes, more, isOpen, open, close } }: { since: SinceTurn }): ReactNode {
  const { table } = useText();
  const name = table.since(changes.length + more);
  return (
    <button
      type="button"
      className="btn btn--icon prompt-since"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    >
      <Icon name="eye" />
      <i className="count">{changes.length + more}</i>
    </button>
  );
}

function Watching({ playback: { waiting, paused, replay, next, pause, skip } }: { playback: Playback }): ReactNode {
  const { table } = useText();
  const more = waiting > 0 || replay !== null;
  useSpace(more ? next : undefined);
  return (
    <>
      <button type="button" className="btn" aria-pressed={paused} onClick={() => pause(!paused)}>
        {paused ? table.goOn : table.pause}
      </button>
      <button type="button" className="btn" aria-disabled={!more} aria-keyshortcuts="Space" onClick={next}>
        {table.next}
      </button>
      {replay ? (
        <button type="button" className="btn btn--primary" onClick={skip}>
          {table.skip}
        </button>
      ) : null}
    </>
  );
}

/** If only bots play, the pace can be chosen here. */
function PaceSelect({ pace }: { pace: Pace }): ReactNode {
  const { settings } = useText();
  return (
    <select
      className="input"
      aria-label={settings.pace}
      value={pace}
      onChange={event => prefer({ pace: PACE_NAMES.find(name => name === event.currentTarget.value) ?? 'normal' })}
    >
      {PACE_NAMES.map(name => (
        <option key={name} value={name}>
          {settings.paces[name]}
        </option>
      ))}
    </select>
  );
}

/** Space acts wherever on the board the focus is; other controls keep their own key. */
function useSpace(act: (() => void) | undefined): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== ' ' || ctrlKey || metaKey || altKey || !latest.current) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog, .top, .prompt-actions')) return;
      event.preventDefault();
      if (event.type === 'keydown') latest.current();
    };
    // A button is pressed on keyup.
    addEventListener('keydown', pressed);
    addEventListener('keyup', pressed);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('keyup', pressed);
    };
  }, []);
}
