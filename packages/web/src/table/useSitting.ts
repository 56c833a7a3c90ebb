import { ThorpError, type Option } from '@thorp/kernel';
import { useCallback, useEffect, useState } from 'react';
import { host, manner, onPush } from '../app/host.ts';
import { usePreferences } from '../app/preferences.ts';
import type { Scene, Trouble } from '../host/protocol.ts';

export const STALE = 'stale';

/** A table in the worker as the page sees it. */
export interface SittingState {
  readonly scene: Scene | null;
  readonly trouble: Trouble | null;
  /** Why the table could not be opened. */
  readonly gone: string | null;
  /** Why the last deed was refused; STALE when it answered a question that had changed. */
  readonly refusal: string | null;
  readonly busy: boolean;
  act(deed: { kind: 'choose'; option: Option } | { kind: 'undo' | 'confirm' | 'resign' }): void;
  lift(): void;
}

export function useSitting(id: string): SittingState {
  const [scene, setScene] = useState<Scene | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { locale, motion } = usePreferences();

  useEffect(() => {
    const stop = onPush(push => {
      if (push.push === 'trouble') setTrouble(push.trouble);
      else if (tableOf(push.scene) === id) setScene(push.scene);
    });
    host()
      .open(id, manner())
      .catch((error: unknown) => setGone((error as Error).message));
    return () => {
      stop();
      void host().close();
    };
  }, [id]);

  useEffect(() => {
    void host().manner(manner());
  }, [locale, motion]);

  const act: SittingState['act'] = useCallback(
    deed => {
      if (scene?.kind !== 'sight' || scene.sight.seat === null) return;
      const { seat, version } = scene.sight;
      setBusy(true);
      setRefusal(null);
      host()
        .act({ ...deed, seat, version })
        .catch((error: unknown) => {
          const stale = error instanceof ThorpError && error.code === 'version';
          setRefusal(stale ? STALE : (error as Error).message);
        })
        .finally(() => setBusy(false));
    },
    [scene],
  );

  return { scene, trouble, gone, refusal, busy, act, lift: () => void host().lift() };
}

function tableOf(scene: Scene): string {
  return scene.kind === 'sight' ? scene.sight.table : scene.table;
}
