/*
 * The service worker keeps the page for playing offline. A new version waits until the person accepts it, so that no
 * table changes during play.
 */

type Listener = (reload: () => void) => void;

let listener: Listener | null = null;
let ready: (() => void) | null = null;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse a service worker, in private windows for instance: then the page works, but not offline.
  void register().catch(() => undefined);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** Offers a version that waits; the first one of a visitor has nothing to replace. */
function offer(worker: ServiceWorker): void {
  if (!navigator.serviceWorker.controller) return;
  ready = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
  listener?.(ready);
}

/** Calls back when a new version waits; at once if one already does. */
export function onUpdate(listen: Listener): () => void {
  listener = listen;
  if (ready) listen(ready);
  return () => {
    listener = null;
  };
}
