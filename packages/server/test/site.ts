import { afterAll } from 'vitest';
import { guest, startServer, type Guest, type Running } from './guests.ts';
import { visitor, type Visitor } from './visitors.ts';

/** Somebody who uses HTTP and plays over a WebSocket. */
interface Player extends Guest, Visitor {}

/** A server for the tests of one file. */
export interface Site {
  readonly server: Running;
  /** A connection with a new session, or with that of a cookie. */
  connected(cookie?: string): Promise<Guest>;
  player(): Promise<Player>;
}

/** Starts a server; it is closed with all connections after the last test of the file. */
export async function openSite(): Promise<Site> {
  const server = await startServer();
  const opened: Guest[] = [];
  afterAll(async () => {
    for (const { client } of opened) client.close();
    await server.remove();
  });
  const connected = async (cookie?: string): Promise<Guest> => {
    const found = await guest(server.port, cookie);
    opened.push(found);
    return found;
  };
  return {
    server,
    connected,
    async player() {
      const found = await connected();
      return { ...found, ...(await visitor(server.port, found.cookie)) };
    },
  };
}
