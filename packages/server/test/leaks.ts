import assert from 'node:assert/strict';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { ServerStore } from '../src/store/types.ts';
import { begun, guest, playOut, startServer, until, type Guest, type Running } from './guests.ts';
import { reader, searchUpdates, type Found } from './search.ts';

/*
 * Plays games over the network and searches everything that was sent to two seats and a spectator for what they may not
 * know. Secrets of the dealer, the seats and the sessions may be in no message.
 */

export interface LeakServer {
  readonly server: Running;
  readonly store: ServerStore;
  close(): Promise<void>;
}

/** Three people who play one game after another: two at the table, one spectator. */
export interface Readers {
  readonly guests: readonly [Guest, Guest, Guest];
  close(): void;
}

/** What was searched in one game. */
export interface Searched extends Found {
  readonly messages: number;
  readonly bytes: number;
}

export interface Depth {
  /** Random games of Feudalia have thousands of choices; the others end earlier. */
  readonly longest: number;
  /** Positions of a game that are compared with imagined worlds. */
  readonly positions: number;
}

export async function openLeakServer(): Promise<LeakServer> {
  const server = await startServer({ THORP_TRUST_PROXY: 'yes', THORP_IDLE_SECONDS: '1' }, {});
  const store = await openStore(readConfig({ THORP_DATA: server.data }));
  return {
    server,
    store,
    async close() {
      await store.close();
      await server.remove();
    },
  };
}

/** Each has their own address, so that limits for one address do not matter. */
export async function newReaders({ server: { port } }: LeakServer, number: number): Promise<Readers> {
  const come = (who: number): Promise<Guest> =>
    guest(port, undefined, () => port, { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.${who}` });
  const guests = [await come(0), await come(1), await come(2)] as const;
  return {
    guests,
    close() {
      for (const { client } of guests) client.close();
    },
  };
}

/** Plays one game and searches everything that was sent. Throws if a secret was sent. */
export async function searchGame(
  { store }: LeakServer,
  { guests }: Readers,
  id: string,
  { longest, positions }: Depth,
): Promise<Searched> {
  for (const { received } of guests) received.length = 0;
  const [ada, ben, eve] = guests;
  const sessions = await begun([ada, ben], { game: id });
  const link = sessions[0]?.table ?? '';
  const watching = eve.client.table(link);
  await until(() => watching.update());
  await playAndScore([...sessions, watching], longest);
  const game = await must(GAMES[id], 'the game is offered').load();
  const stored = must(await store.load(link), 'the table is stored');
  const readers = [reader(ada.received, 0, link), reader(ben.received, 1, link), reader(eve.received, null, link)];
  const found = searchUpdates(game, stored, readers, positions);
  for (const secret of await secretsOf(store, link, guests)) {
    for (const { received } of guests) assert(!received.some(text => text.includes(secret)), 'a secret was sent');
  }
  for (const session of [...sessions, watching]) session.close();
  const texts = guests.flatMap(({ received }) => received);
  return { messages: texts.length, bytes: texts.reduce((sum, text) => sum + text.length, 0), ...found };
}

/** Everybody also asks for the scores in the middle of the game. */
async function playAndScore(sessions: readonly TableSession[], longest: number): Promise<void> {
  const [one, two, watching] = sessions as readonly [TableSession, TableSession, TableSession];
  await playOut([one, two], longest / 2);
  for (const session of sessions) await session.scores();
  await playOut([one, two], longest);
  await until(() => watching.update()?.version === one.update()?.version);
}

async function secretsOf(store: ServerStore, table: string, guests: readonly Guest[]): Promise<string[]> {
  const { header, events } = must(await store.loadRoom(table), 'the room is stored');
  const entropy = events.flatMap(event => (event.kind === 'open' ? [event.entropy] : []));
  const people = events.map(({ person }) => person);
  return [header.secret, ...entropy, ...people, ...guests.map(({ cookie }) => cookie.split('=')[1] ?? '')];
}
