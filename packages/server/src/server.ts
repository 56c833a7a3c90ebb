import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import { openPool } from '@thorp/bots/node';
import { PROTOCOL } from '@thorp/client/protocol';
import type { Answer, ThinkRequest } from '@thorp/table';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from './config.ts';
import { openKeys } from './daily/chain.ts';
import { DAILY, openDaily, type Daily } from './daily/daily.ts';
import { runDue, type DueHandler, type DueRunner } from './due.ts';
import { isFault, ServerError } from './errors.ts';
import { CHECK, openFollowUp, type FollowUp } from './followUp.ts';
import { addressOf, GAMES, type Games } from './games.ts';
import { addRoutes, isOwnOrigin, LARGEST_BODY } from './http.ts';
import type { Live } from './live.ts';
import { NOTIFY, type Notifier } from './notify/notifier.ts';
import { openNotifications } from './notify/notify.ts';
import { openMetrics } from './metrics.ts';
import { keepSeats, openPeople, type People } from './people/people.ts';
import { openPresence } from './presence.ts';
import { openVerifier } from './records/verify.ts';
import { lockData } from './store/lock.ts';
import { openStore } from './store/open.ts';
import { LARGEST_MESSAGE, serveSocket } from './socket.ts';
import { openTables, type Tables } from './tables.ts';

export interface ServerOptions {
  /** Other games than ours, for tests. */
  readonly games?: Games;
  /** Answers everything that is no address of the server itself: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Another clock, for tests: milliseconds since 1970. */
  readonly now?: () => number;
}

export interface TableServer {
  readonly port: number;
  /** Tells clients to come back later, finishes what is being stored and closes. */
  drain(): Promise<void>;
}

/** For playing a game of our own tables again: it is no stranger's, so it may take as long as a busy machine needs. */
const OWN_LIMIT_MS = 120_000;
const SOCKETS_PER_ADDRESS = 500;
const SWEEP_MS = 10_000;
const HEARTBEAT_MS = 30_000;
/** How often tables are compared with the store, because news may be lost. */
const COMPARE_MS = 15_000;
/** How often this process looks for people who were signed out or suspended elsewhere. */
const PEOPLE_MS = 30_000;

export async function openServer(config: Config, options: ServerOptions = {}): Promise<TableServer> {
  const { games = GAMES, page, now = Date.now } = options;
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const lock = config.database.length > 0 ? null : lockData(config.data);
  const store = await openStore(config);
  const app = fastify({
    logger: { level: config.logLevel },
    // Addresses hold links, so requests are counted and not logged.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: the address that it adds is the last one; those before it are the client's own words.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: LARGEST_BODY,
    // An unknown field is refused, not removed.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const fault = (error: unknown): void => app.log.error({ error: String(error) }, 'fault');
  const metrics = openMetrics();
  const pool = openPool(config.botThreads);
  let ready = true;

  const setNotify = (person: string, at: number): Promise<void> => due.set(NOTIFY, person, at);
  const notifications = openNotifications(config, store, { now, setDue: setNotify, metrics, fault });
  const { notifier, settings: notify } = notifications;
  const verify = openVerifier();
  const keys = openKeys(notify.key);
  const seating = keepSeats(store, now);
  const setDaily = (id: string, at: number): Promise<void> => due.set(DAILY, id, at);
  const checkOwn = openVerifier(OWN_LIMIT_MS);
  const daily = openDaily({ store, games, keys, now, verify: checkOwn, setDue: setDaily, seated: seating.seated });
  const followUp = openFollowUp({ store, notifier, now, fault, daily });
  const presence = openPresence(store.news, { now, told: id => tables.peopleChanged(id) });
  const ports = {
    store,
    now,
    fault,
    presence,
    setDeadline: (id: string, at: number): Promise<void> => due.set(CLOCK, id, at),
    bots: {
      hold: (id: string): ReturnType<DueRunner['hold']> => due.hold(BOTS, id),
      holds: (id: string): boolean => due.holds(BOTS, id),
    },
    setCheck: (id: string, at: number): Promise<void> => due.set(CHECK, id, at),
    ended: followUp.ended,
    ...seating,
    // The milliseconds are those of thinking: waiting for a free thread does not count against the bot's turn.
    async think({ game, world, seat, level, seed, spent, untimed = false }: ThinkRequest): Promise<Answer> {
      const address = addressOf(games, game);
      const { option, ms } = await pool.think({ game: address, world, seat, level, seed, spent, untimed });
      return { option, ms };
    },
  };
  const tables = openTables(games, ports, () => metrics.count('thorp_loads_total'));
  const due = runDue(store, dueHandlers(tables, { followUp, notifier, daily }), { now, fault });
  const compare = (ids: readonly string[] | null): void => void tables.changed(ids).catch(fault);
  store.news.listen(compare);
  const secure = config.origins.some(origin => origin.startsWith('https:'));
  const people = openPeople(store, tables, secure, now);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  const gauges = (): { [name: string]: number } => ({
    thorp_sockets: sockets.clients.size,
    thorp_tables_in_memory: tables.inMemory(),
    thorp_store_waiting: store.waiting(),
    thorp_bots_waiting: pool.waiting(),
    thorp_memory_bytes: process.memoryUsage.rss(),
    thorp_heap_bytes: getHeapStatistics().used_heap_size,
  });
  const { origins, mostRecords } = config;
  addRoutes(app, {
    ...people,
    games,
    notifier,
    notify,
    metrics,
    daily,
    keys,
    verify,
    gauges,
    origins,
    mostRecords,
    ready: () => ready,
  });
  if (page) servePage(app, page);
  acceptSockets(app, sockets, {
    config,
    people,
    ready: () => ready,
    serve: { tables, metrics, people: people.forSockets, now, fault },
  });
  let checking: Promise<void> = Promise.resolve();
  const checkPeople = (): void => void (checking = checking.then(people.check).catch(fault));
  checkPeople();
  const timers = [
    setInterval(() => tables.sweep(now() - config.idleMs), Math.min(SWEEP_MS, config.idleMs)),
    setInterval(() => dropDead(sockets), HEARTBEAT_MS),
    setInterval(() => compare(null), COMPARE_MS),
    setInterval(() => checkPeople(), PEOPLE_MS),
  ];

  async function drain(): Promise<void> {
    ready = false;
    for (const timer of timers) clearInterval(timer);
    for (const socket of sockets.clients) {
      socket.send('{"type":"bye"}');
      socket.close(1001, 'the server stops');
    }
    await checking;
    tables.close();
    presence.close();
    await due.close();
    await app.close();
    for (const socket of sockets.clients) socket.terminate();
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

/** Work that is due when somebody's time runs out; its key is the table. */
const CLOCK = 'clock';
/** Bots are to move at a table, or may be soon. */
const BOTS = 'bots';

interface DueParts {
  readonly followUp: FollowUp;
  readonly notifier: Notifier;
  readonly daily: Daily;
}

function dueHandlers(tables: Tables, { followUp, notifier, daily }: DueParts): { readonly [kind: string]: DueHandler } {
  return {
    [NOTIFY]: person => notifier.deliver(tables, person),
    [CHECK]: id => ifThere(tables, id, followUp.check),
    [DAILY]: id => ifThere(tables, id, () => daily.check(tables, id)),
    [CLOCK]: id => ifThere(tables, id, live => live.timeOut()),
    [BOTS]: id =>
      ifThere(tables, id, async live => {
        await live.refresh();
        return live.playBots();
      }),
  };
}

async function ifThere(
  tables: Tables,
  id: string,
  work: (live: Live) => Promise<number | null>,
): Promise<number | null> {
  try {
    return await work(await tables.use(id));
  } catch (error) {
    if (error instanceof ServerError && error.code === 'no-table') return null;
    throw error;
  }
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

interface Accepting {
  readonly config: Config;
  readonly people: People;
  readonly serve: Parameters<typeof serveSocket>[3];
  ready(): boolean;
}

function acceptSockets(app: FastifyInstance, sockets: WebSocketServer, accepting: Accepting): void {
  const byAddress = new Map<string, number>();
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => undefined);
    const address = addressOfClient(request, accepting.config.trustProxy);
    const refusal = refusalOf(request, accepting, byAddress.get(address) ?? 0);
    if (refusal) return refuseUpgrade(stream, refusal);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    stream.once('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    const finding =
      request.url === WATCHING ? Promise.resolve(null) : accepting.people.sessions.find(request.headers.cookie);
    finding.then(
      session => {
        sockets.handleUpgrade(request, stream, head, socket => {
          alive.add(socket);
          socket.on('pong', () => alive.add(socket));
          const setMuted = serveSocket(socket, stream, session?.person ?? null, accepting.serve);
          if (session) accepting.people.connections.add({ socket, session, setMuted });
        });
      },
      (error: unknown) => refuseUpgrade(stream, isFault(error) ? '503 Service Unavailable' : '403 Forbidden'),
    );
  });
}

/** A screen that all in the room look at: it is shown what spectators are shown, although somebody is signed in on it. */
const WATCHING = '/ws?watch';

function refusalOf(request: IncomingMessage, { config, ready }: Accepting, open: number): string | null {
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(',');
  if (request.url !== '/ws' && request.url !== WATCHING) return '404 Not Found';
  if (!ready()) return '503 Service Unavailable';
  if (!isOwnOrigin(request.headers, config.origins)) return '403 Forbidden';
  if (!offered.some(name => name.trim() === PROTOCOL)) return '400 Bad Request';
  return open >= SOCKETS_PER_ADDRESS ? '429 Too Many Requests' : null;
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The proxy next to us adds the address it saw at the end. */
function addressOfClient({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || socket.remoteAddress || '';
}

/** Connections that have answered since the last heartbeat. */
const alive = new WeakSet<WebSocket>();

function dropDead({ clients }: WebSocketServer): void {
  for (const socket of clients) {
    if (!alive.delete(socket)) socket.terminate();
    else socket.ping();
  }
}
