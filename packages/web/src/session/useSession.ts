import type { Option } from '@thorp/kernel';
import { useCallback, useEffect, useState } from 'react';
import { host, manner, onPush } from './host.ts';
import { usePreferences } from '../ui/preferences.ts';
import type { Push, Scene, Trouble, Way } from '../worker/protocol.ts';

/** A screen's connection to a table: what it is shown, and what it may ask. */
export interface Session {
  readonly scene: Scene | null;
  readonly trouble: Trouble | null;
  /** Why the table could not be opened. */
  readonly gone: Error | null;
  /** Why the last action was refused. */
  readonly refusal: Error | null;
  /** An action takes longer than a blink. */
  readonly slow: boolean;
  /** It takes so long that a person wonders. */
  readonly late: boolean;
  /** An action is under way. Apart from the rest, so that components that do not ask are not drawn again for it. */
  readonly busy: Busy;
  /** True when it was sent: nothing is sent while another action is under way. */
  act(action: Intent): boolean;
  /** Where answers lead, and on through these steps. Meanwhile no action is sent, unless it is asked aside. */
  way(answers: readonly Option[], through: readonly string[], aside?: boolean): Promise<Way>;
  lift(): void;
}

/** An action without its seat, version and id. */
type Intent =
  | { readonly kind: 'move'; readonly options: readonly Option[] }
  | { readonly kind: 'undo' | 'confirm' | 'resign' };

/** Whether an action is under way. */
export interface Busy {
  is(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds after which a person should see that something is under way. */
const BLINK = 150;
/** Milliseconds after which a person should be told what takes so long. */
const WHILE = 800;

export function useSession(id: string): Session {
  const updates = useUpdates(id);
  const { scene } = updates;
  const { locale, motion } = usePreferences();
  useEffect(() => onceDrawn(() => void host().drawn()), [scene]);
  useEffect(() => {
    void host().manner(manner());
  }, [locale, motion]);
  return { ...updates, ...useActions(scene), lift: () => void host().lift() };
}

/** Opens a table in the worker, and keeps what is told of it. */
function useUpdates(id: string): Pick<Session, 'scene' | 'trouble' | 'gone'> {
  const [scene, setScene] = useState<Scene | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [gone, setGone] = useState<Error | null>(null);
  useEffect(() => {
    const stop = onPush(push => {
      if (push.push === 'trouble') setTrouble(push.trouble);
      else if (push.push === 'scene') setScene(old => sceneAfter(old, push, id) ?? old);
    });
    host()
      .open(id, manner())
      .catch((error: unknown) => setGone(error as Error));
    return () => {
      stop();
      void host().close();
    };
  }, [id]);
  return { scene, trouble, gone };
}

type Actions = Pick<Session, 'refusal' | 'slow' | 'late' | 'busy' | 'act' | 'way'>;

/** Sends actions of the seat on the screen, one at a time. */
function useActions(scene: Scene | null): Actions {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [slow, setSlow] = useState(false);
  const [late, setLate] = useState(false);
  const [busy] = useState(makeBusy);
  const act: Actions['act'] = useCallback(
    action => {
      if (busy.is() || scene?.kind !== 'sight' || scene.sight.seat === null) return false;
      const { seat, version } = scene.sight;
      busy.set(true);
      const timers = [setTimeout(() => setSlow(true), BLINK), setTimeout(() => setLate(true), WHILE)];
      setRefusal(null);
      host()
        .act({ ...action, seat, version, id: crypto.randomUUID() })
        .catch((error: unknown) => setRefusal(error as Error))
        .finally(() => {
          for (const timer of timers) clearTimeout(timer);
          setSlow(false);
          setLate(false);
          busy.set(false);
        });
      return true;
    },
    [scene, busy],
  );
  const way: Actions['way'] = useCallback(
    async (answers, through, aside = false) => {
      if (scene?.kind !== 'sight') return { steps: [], changes: [] };
      const asked = host().way(answers, scene.sight.version, through);
      if (aside) return asked;
      busy.set(true);
      return asked.finally(() => busy.set(false));
    },
    [scene, busy],
  );
  return { refusal, slow, late, busy, act, way };
}

/** What React has changed is laid out in the first frame, painted beside the second, and on the screen with the third. */
const FRAMES = 3;

function onceDrawn(tell: () => void): () => void {
  let frame = 0;
  const wait = (left: number): void => {
    if (left === 0) tell();
    else frame = requestAnimationFrame(() => wait(left - 1));
  };
  wait(FRAMES);
  return () => cancelAnimationFrame(frame);
}

function makeBusy(): Busy & { set(now: boolean): void } {
  let under = 0;
  const listeners = new Set<() => void>();
  return {
    is: () => under > 0,
    set(now) {
      under += now ? 1 : -1;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The scene with its whole log: what was known before, and what it brings. Null for a scene of another table. */
function sceneAfter(old: Scene | null, { scene, known }: Extract<Push, { push: 'scene' }>, id: string): Scene | null {
  if (tableOf(scene) !== id) return null;
  if (scene.kind === 'curtain') return scene;
  const before = old?.kind === 'sight' ? old.sight.log.slice(0, known) : [];
  return { ...scene, sight: { ...scene.sight, log: [...before, ...scene.sight.log] } };
}

function tableOf(scene: Scene): string {
  return scene.kind === 'sight' ? scene.sight.table : scene.table;
}
