import { registerSW } from 'virtual:pwa-register';

/*
 * The service worker keeps the page for playing offline. A new version waits until the person accepts it, so that no
 * table changes during play.
 */

type Listener = (reload: () => void) => void;

let listener: Listener | null = null;
let ready: (() => void) | null = null;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD) return;
  const update = registerSW({
    onNeedRefresh() {
      ready = () => void update(true);
      listener?.(ready);
    },
  });
}

/** Calls back when a new version waits; at once if one already does. */
export function onUpdate(listen: Listener): () => void {
  listener = listen;
  if (ready) listen(ready);
  return () => {
    listener = null;
  };
}
