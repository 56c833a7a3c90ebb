import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import { acceptSockets, dropDead, limitConnections, openHttp, openSockets } from './accept.ts';
import type { Config } from './config.ts';
import { GAMES, type Games } from './games.ts';
import { addRoutes, LARGEST_BODY } from './http.ts';
import { openKnownRooms } from './knownRooms.ts';
import { openSharedLimits } from './limits.ts';
import { gaugesOf, openParts, type Parts } from './parts.ts';
import { openVerifier } from './records/verify.ts';
import { inSlices } from './slices.ts';
import { lockData } from './store/lock.ts';
import { openStore } from './store/open.ts';

export interface ServerOptions {
  /** Other games instead of ours, for tests. */
  readonly games?: Games;
  /** Answers every request that is not for the server's own routes: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Another clock, for tests: milliseconds since 1970. */
  readonly now?: () => number;
}

export interface TableServer {
  readonly port: number;
  /** Tells clients to reconnect later, finishes what is being stored, and closes. */
  drain(): Promise<void>;
}

/** How long a stopping server waits for requests and for clients to close. */
const GOODBYE_MS = 5_000;
const SWEEP_MS = 10_000;
const HEARTBEAT_MS = 30_000;
const SOCKETS_AT_ONCE = 64;
/** How often tables are compared with the store, because news can be lost. */
const COMPARE_MS = 15_000;
/** How often this process checks for people who were signed out or suspended elsewhere. */
const PEOPLE_MS = 30_000;

export async function openServer(config: Config, options: ServerOptions = {}): Promise<TableServer> {
  const { games = GAMES, page, now = Date.now } = options;
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const lock = config.database.length > 0 ? null : lockData(config.data);
  const store = await openStore(config);
  const app = openApp(config);
  const fault = (error: unknown): void => app.log.error({ error: String(error) }, 'fault');
  const parts = openParts(config, { games, store, now, fault });
  const { tables, people, metrics, due, presence, pool, notifications, dailyBot, ...forRoutes } = parts;
  const compare = (ids: readonly string[] | null): void => void tables.changed(ids).catch(fault);
  store.news.listen(compare);
  const sockets = openSockets();
  let isReady = true;
  const ready = (): boolean => isReady;
  const { origins, mostRecords } = config;
  const gauges = () => ({ thorp_sockets: sockets.clients.size, ...gaugesOf(parts, store) });
  const verify = openVerifier();
  const rooms = openKnownRooms(store, tables, now);
  addRoutes(app, { ...people, ...forRoutes, games, rooms, metrics, verify, gauges, origins, mostRecords, ready });
  if (page) servePage(app, page);
  if (!config.trustProxy) limitConnections(app.server);
  acceptSockets(app, sockets, {
    config,
    people,
    ready,
    serve: { tables, metrics, people: people.forSockets, limits: openSharedLimits(), now, fault },
  });
  const stopUpkeep = startUpkeep(config, parts, sockets, { now, fault, compare });

  async function drain(): Promise<void> {
    isReady = false;
    const checked = stopUpkeep();
    sayGoodbye(sockets);
    await checked;
    tables.close();
    presence.close();
    await dailyBot.close();
    await due.close();
    const limit = setTimeout(() => cutOff(app, sockets), GOODBYE_MS);
    await app.close();
    clearTimeout(limit);
    notifications.close();
    await pool.close();
    await store.close();
    lock?.release();
  }

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await drain();
    throw error;
  }
  return { port: (app.server.address() as AddressInfo).port, drain };
}

function openApp(config: Config): FastifyInstance {
  return fastify({
    logger: { level: config.logLevel },
    // URLs contain links, so requests are counted and not logged.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: the address that it adds is the last one; those before it were sent by the client.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: LARGEST_BODY,
    serverFactory: answer => openHttp(answer),
    // An unknown field is refused, not removed.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
}

interface Upkeep {
  now(): number;
  fault(error: unknown): void;
  /** Compares tables with the store: null means all of them. */
  compare(ids: null): void;
}

/** Starts the periodic work. Stopping it waits for running work. */
function startUpkeep(
  config: Config,
  { tables, people }: Parts,
  sockets: WebSocketServer,
  { now, fault, compare }: Upkeep,
): () => Promise<void> {
  let checking: Promise<void> = Promise.resolve();
  const checkPeople = (): void => void (checking = checking.then(people.check).catch(fault));
  checkPeople();
  let last = performance.now();
  const beat = (): number => {
    const before = last;
    last = performance.now();
    return last - before;
  };
  const checkSockets = (): void => {
    const late = beat() > 2 * HEARTBEAT_MS;
    inSlices([...sockets.clients], SOCKETS_AT_ONCE, slice => dropDead(slice, late)).catch(fault);
  };
  const timers = [
    setInterval(() => tables.sweep(now() - config.idleMs), Math.min(SWEEP_MS, config.idleMs)),
    setInterval(() => checkSockets(), HEARTBEAT_MS),
    setInterval(() => compare(null), COMPARE_MS),
    setInterval(() => checkPeople(), PEOPLE_MS),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
    return checking;
  };
}

/** Clients reconnect later by themselves. */
function sayGoodbye({ clients }: WebSocketServer): void {
  for (const socket of clients) {
    socket.send('{"type":"bye"}');
    socket.close(1001, 'the server is stopping');
  }
}

/** Nobody who does not answer may keep the server from stopping. */
function cutOff(app: FastifyInstance, sockets: WebSocketServer): void {
  app.server.closeAllConnections();
  for (const socket of sockets.clients) socket.terminate();
}

function servePage(app: FastifyInstance, page: NonNullable<ServerOptions['page']>): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) {
      const error = { code: 'bad-request', message: 'there is no such address' };
      return reply.code(404).send({ error });
    }
    reply.hijack();
    page(request.raw, reply.raw);
    return reply;
  });
}
