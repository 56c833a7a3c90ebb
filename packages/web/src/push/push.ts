/*
 * Notifications, imported by the service worker as a separate script. Everything that happened within a minute comes in
 * one message and is one notification; a newer one replaces it. The page writes its language into a cache
 * (pages/online/me/push.ts).
 */

/** The part of a service worker that is needed here; the page's types are those of windows. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

interface OpenWindow {
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

interface PushMessage {
  readonly data: { json(): unknown } | null;
  waitUntil(done: Promise<unknown>): void;
}

interface NotificationClick {
  readonly notification: Omit<Notification, 'data'> & { readonly data: { readonly path: string } };
  waitUntil(done: Promise<unknown>): void;
}

interface Notice {
  readonly kind: string;
  readonly table: string;
  readonly game: string;
}

const WORDS = {
  en: {
    kinds: new Map([
      ['turn', 'It is your turn'],
      ['reminder', 'The others wait for your move'],
      ['over', 'The game is over'],
      ['invitation', 'You are invited'],
      ['test', 'Messages from Thorp arrive here'],
    ]),
    more: (count: number) => `and ${count} more`,
  },
  de: {
    kinds: new Map([
      ['turn', 'Du bist am Zug'],
      ['reminder', 'Die anderen warten auf deinen Zug'],
      ['over', 'Das Spiel ist zu Ende'],
      ['invitation', 'Du bist eingeladen'],
      ['test', 'Nachrichten von Thorp kommen hier an'],
    ]),
    more: (count: number) => `und ${count} mehr`,
  },
};

const worker = self as unknown as Worker;

worker.addEventListener('push', event => event.waitUntil(tell(event.data?.json())));

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.path));
});

async function tell(message: unknown): Promise<void> {
  const { notices = [] } = (message ?? {}) as { notices?: readonly Notice[] };
  const [first] = notices;
  if (!first) return;
  const { kinds, more } = (await isGerman()) ? WORDS.de : WORDS.en;
  const others = notices.length - 1;
  const game = first.game.charAt(0).toUpperCase() + first.game.slice(1);
  await worker.registration.showNotification(kinds.get(first.kind) ?? 'Thorp', {
    body: [game, others > 0 ? more(others) : ''].filter(Boolean).join(', '),
    tag: 'thorp',
    icon: '/icon-192.png',
    data: { path: pathOf(first, others) },
  });
}

function pathOf({ kind, table }: Notice, others: number): string {
  if (kind === 'test') return '/me';
  return others > 0 ? '/friends' : `/table/${table}`;
}

async function isGerman(): Promise<boolean> {
  const kept = await caches.match('/language', { cacheName: 'thorp-language' });
  return (kept ? await kept.text() : navigator.language).startsWith('de');
}

/** In an open window, if there is one. */
async function go(path: string): Promise<unknown> {
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return worker.clients.openWindow(path);
  await open.focus();
  return open.navigate(path).catch(() => worker.clients.openWindow(path));
}

// Makes it a module for the compiler; the build leaves it out.
export {};
