import { addPush, removeChannel } from '../../../http/me.ts';

/* Notifications of this browser. The service worker (push/push.ts) shows them, also while no page is open. */

/** The id of this browser's channel, as the server gave it. */
const KEY = 'thorp-push-channel';
/** Where the service worker finds the language: it cannot read preferences. */
const LANGUAGE = 'thorp-language';

export type PushState = 'on' | 'off' | 'denied' | 'none';

/** `none`: the browser has no notifications, or the page is not served over https. */
export async function pushState(channels: readonly { readonly id: string }[]): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const kept = localStorage.getItem(KEY);
  const known = channels.some(({ id }) => id === kept);
  return known && (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, and the person through it. */
export async function turnPushOn(pushKey: string, locale: string): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await rememberLanguage(locale);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  localStorage.setItem(KEY, await addPush(endpoint, { p256dh: keys['p256dh'], auth: keys['auth'] }));
  return 'on';
}

export async function turnPushOff(): Promise<void> {
  const registration = await worker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const kept = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (kept) await removeChannel(kept);
}

/** Notifications are written in the language of the page. */
export async function rememberLanguage(locale: string): Promise<void> {
  if (!('caches' in window)) return;
  await (await caches.open(LANGUAGE)).put('/language', new Response(locale));
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
