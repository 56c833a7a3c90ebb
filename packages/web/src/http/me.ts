import { enter, request } from './request.ts';

/* Requests of the page about the person who uses it. */

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly used: number;
  readonly current: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export interface Me {
  readonly name: string;
  readonly portrait: string;
  readonly devices: readonly Device[];
  readonly passkeys: readonly Passkey[];
}

export interface RatingLine {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
  readonly steps: readonly { readonly at: number; readonly mu: number; readonly sigma: number }[];
}

export type NoticeKind = 'turn' | 'over' | 'invitation';

export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'email' | 'webhook';
  readonly name: string;
}

export interface Notifications {
  readonly pushKey: string;
  readonly email: boolean;
  readonly kinds: readonly NoticeKind[];
  readonly quiet: QuietHours | null;
  readonly channels: readonly Channel[];
}

export interface KnownPerson {
  readonly person: string;
  readonly name: string;
}

export async function readMe(): Promise<Me> {
  await enter();
  return request('GET', '/api/me');
}

export async function sendProfile(name: string, portrait: string): Promise<void> {
  await enter();
  await request('PUT', '/api/me', name === '' ? { portrait } : { name, portrait });
}

export const nameDevice = (id: string, name: string): Promise<unknown> =>
  request('PUT', `/api/me/devices/${id}`, { name });

export const signOutDevice = (id: string): Promise<unknown> => request('DELETE', `/api/me/devices/${id}`);

export const signOut = (everywhere: boolean): Promise<unknown> => request('POST', '/api/me/sign-out', { everywhere });

export const removePasskey = (id: string): Promise<unknown> => request('DELETE', `/api/me/passkeys/${id}`);

export async function newLink(): Promise<{ readonly secret: string; readonly expires: number }> {
  return request('POST', '/api/me/link');
}

export const takeLink = (secret: string, device: string): Promise<unknown> =>
  request('POST', '/api/link', { secret, device });

export const confirmEmail = (secret: string): Promise<unknown> => request('POST', '/api/channels/email', { secret });

export async function readRatings(): Promise<readonly RatingLine[]> {
  return (await request('GET', '/api/me/ratings')).ratings;
}

export async function readNotifications(): Promise<Notifications> {
  return request('GET', '/api/me/notifications');
}

export const setNotifications = (kinds: readonly NoticeKind[], quiet: QuietHours | null): Promise<unknown> =>
  request('PUT', '/api/me/notifications', { kinds, quiet });

export async function testNotifications(): Promise<{ readonly sent: number; readonly failed: number }> {
  return request('POST', '/api/me/notifications/test');
}

export async function addPush(endpoint: string, keys: object): Promise<string> {
  return (await request('POST', '/api/me/channels/push', { endpoint, keys })).id;
}

export const addEmail = (address: string): Promise<unknown> => request('POST', '/api/me/channels/email', { address });

export async function addWebhook(url: string): Promise<string> {
  return (await request('POST', '/api/me/channels/webhook', { url })).secret;
}

export const removeChannel = (id: string): Promise<unknown> => request('DELETE', `/api/me/channels/${id}`);

export async function readBlocked(): Promise<readonly KnownPerson[]> {
  return (await request('GET', '/api/me/blocks')).people;
}

export async function readPlayedWith(): Promise<readonly KnownPerson[]> {
  return (await request('GET', '/api/me/people')).people;
}

export const block = (person: string): Promise<unknown> => request('POST', '/api/me/blocks', { person });

export const unblock = (person: string): Promise<unknown> => request('DELETE', `/api/me/blocks/${person}`);

export const readData = (): Promise<unknown> => request('GET', '/api/me/data');

export const deleteMe = (): Promise<unknown> => request('DELETE', '/api/me');
