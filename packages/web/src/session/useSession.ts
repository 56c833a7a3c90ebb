import type { Option } from '@thorp/kernel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Change, Preview, Screen, Trouble } from '../protocol/calls.ts';
import type { OnlineFacts, ServerConnection } from '../protocol/online.ts';
import { toError } from '../protocol/errors.ts';
import type { Playback } from '../protocol/playback.ts';
import { PACES } from '../preferences/pace.ts';
import { paceOf, usePreferences } from '../preferences/preferences.ts';
import { makeBusy, type Busy } from './busy.ts';
import { host, onPush, reader } from './host.ts';
import { ScreenQueue } from './screenQueue.ts';
import { screenAfter } from './screens.ts';

/** A screen's connection to a table: what it shows, and what it may ask. */
export interface Session {
  readonly screen: Screen | null;
  /** How the moves of others are shown, with the controls for it. */
  readonly playback: Playback;
  readonly trouble: Trouble | null;
  /** The connection to the table's server; null for a table in this browser. */
  readonly connection: ServerConnection | null;
  /** The facts about a table on a server besides the game. */
  readonly online: OnlineFacts | null;
  /** Why the table could not be opened. */
  readonly gone: Error | null;
  /** Why the last action was refused. */
  readonly refusal: Error | null;
  /** Whether an action takes noticeably long. */
  readonly slow: boolean;
  /** Whether it takes so long that the page says why. */
  readonly late: boolean;
  /** Whether an action is in progress. A separate store, so that only components that subscribe are drawn again. */
  readonly busy: Busy;
  /** True if it was sent: nothing is sent while another action is in progress. */
  act(action: Intent): boolean;
  /** The effect of answers, through these steps. No action can be sent meanwhile, unless `aside` is true. */
  preview(answers: readonly Option[], through: readonly string[], aside?: boolean): Promise<Preview>;
  /** Which numbers one choice would change. */
  previewChoice(option: Option): Promise<readonly Change[]>;
  lift(): void;
}

/** An action without its seat, version and id. */
type Intent =
  | { readonly kind: 'move'; readonly options: readonly Option[] }
  | { readonly kind: 'undo' | 'confirm' | 'resign' };

/** Milliseconds after which the person should see that something is in progress. */
const BLINK = 150;
/** Milliseconds after which the page says what takes so long. */
const LONG_WAIT = 800;

/** `shared`: a screen that everybody in a room looks at. */
export function useSession(id: string, shared = false): Session {
  const { queue, ...facts } = useUpdates(id, shared);
  const { screen, ...showing } = useSyncExternalStore(queue.subscribe, queue.showing);
  const { next, pause, hold, watch, again, showPast, skip } = queue;
  const preferences = usePreferences();
  const { locale } = preferences;
  const wanted = paceOf(preferences);
  // On a shared screen nobody presses Next.
  const pace = PACES[shared && wanted === 'step' ? 'normal' : wanted];
  useEffect(() => queue.setPace(pace), [queue, pace]);
  const readyForMore = showing.waiting === 0 && !showing.paused && !showing.held && showing.replay === null;
  useEffect(() => (readyForMore ? onceDrawn(() => void host().drawn()) : undefined), [screen, readyForMore]);
  useEffect(() => {
    void host().setReader(reader(shared));
  }, [locale, shared]);
  const actions = useActions(showing.replay ? null : screen);
  const playback = { ...showing, next, pause, hold, watch, again, showPast, skip };
  return { screen, playback, ...facts, ...actions, lift: () => void host().lift() };
}

/** Opens a table in the worker, and queues its screens. */
function useUpdates(
  id: string,
  shared: boolean,
): Pick<Session, 'trouble' | 'gone' | 'connection' | 'online'> & { readonly queue: ScreenQueue } {
  const [queue] = useState(makeQueue);
  const newest = useRef<Screen | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [gone, setGone] = useState<Error | null>(null);
  const [online, setOnline] = useState<OnlineFacts | null>(null);
  const [connection, setConnection] = useState<ServerConnection | null>(null);
  useEffect(() => {
    const unsubscribe = onPush(push => {
      if (push.push === 'trouble') setTrouble(push.trouble);
      if (push.push === 'connection') setConnection(push.connection);
      if (push.push === 'online') setOnline(push.table === id ? push.facts : null);
      if (push.push !== 'screen') return;
      const screen = screenAfter(newest.current, push, id);
      if (!screen) return;
      newest.current = screen;
      queue.add(screen);
    });
    const seen = (): void => {
      queue.setHidden(document.hidden);
      if (document.hidden && queue.showing().waiting === 0) void host().drawn();
    };
    document.addEventListener('visibilitychange', seen);
    host()
      .open(id, reader(shared))
      .catch((error: unknown) => setGone(toError(error)));
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', seen);
      newest.current = null;
      queue.clear();
      void host().close();
    };
  }, [id, shared, queue]);
  return { queue, trouble, gone, connection, online };
}

function makeQueue(): ScreenQueue {
  return new ScreenQueue({
    now: () => performance.now(),
    after(ms, done) {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    },
  });
}

type Actions = Pick<Session, 'refusal' | 'slow' | 'late' | 'busy' | 'act' | 'preview' | 'previewChoice'>;

/** Sends actions of the seat on the screen, one at a time. */
function useActions(screen: Screen | null): Actions {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [slow, setSlow] = useState(false);
  const [late, setLate] = useState(false);
  const [busy] = useState(makeBusy);
  const act: Actions['act'] = useCallback(
    action => {
      if (busy.is() || screen?.kind !== 'table' || screen.update.seat === null) return false;
      const { seat, version } = screen.update;
      busy.set(true);
      const timers = [setTimeout(() => setSlow(true), BLINK), setTimeout(() => setLate(true), LONG_WAIT)];
      setRefusal(null);
      host()
        .act({ ...action, seat, version, id: crypto.randomUUID() })
        .catch((error: unknown) => setRefusal(toError(error)))
        .finally(() => {
          for (const timer of timers) clearTimeout(timer);
          setSlow(false);
          setLate(false);
          busy.set(false);
        });
      return true;
    },
    [screen, busy],
  );
  const preview: Actions['preview'] = useCallback(
    async (answers, through, aside = false) => {
      if (screen?.kind !== 'table') return { steps: [], changes: [] };
      const asked = host().preview(answers, screen.update.version, through);
      if (aside) return asked;
      busy.set(true);
      return asked.finally(() => busy.set(false));
    },
    [screen, busy],
  );
  const previewChoice: Actions['previewChoice'] = useCallback(
    async option => (screen?.kind === 'table' ? host().previewChoice(option, screen.update.version) : []),
    [screen],
  );
  return { refusal, slow, late, busy, act, preview, previewChoice };
}

/** A change by React is laid out in the first frame, painted during the second, and visible with the third. */
const FRAMES = 3;

function onceDrawn(done: () => void): () => void {
  // A hidden page is not drawn, and nobody waits for it.
  if (document.hidden) {
    done();
    return () => undefined;
  }
  let frame = 0;
  const wait = (left: number): void => {
    if (left === 0) done();
    else frame = requestAnimationFrame(() => wait(left - 1));
  };
  wait(FRAMES);
  return () => cancelAnimationFrame(frame);
}
