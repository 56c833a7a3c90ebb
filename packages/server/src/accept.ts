import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@thorp/client/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from './config.ts';
import { isFault } from './errors.ts';
import { isOwnOrigin } from './http.ts';
import { networkOf } from './limits.ts';
import type { People } from './people/people.ts';
import { LARGEST_MESSAGE, serveSocket } from './socket.ts';

/* Which connections are accepted, and which are still alive. */

const SOCKETS_PER_NETWORK = 500;
const SOCKETS_PER_PERSON = 64;
/** Connections of any kind: each needs a file handle, and the system has a limited number of them. */
const CONNECTIONS_PER_NETWORK = 1_500;
/** Requests of one connection that are being answered. Browsers and proxies wait for each answer. */
const REQUESTS_WAITING = 8;
/** Enough for a record of 2 MB over a slow phone connection. */
const SLOWEST_MS = 120_000;
/** A connection over which nothing moves for so long is closed; WebSockets have their heartbeat. */
const STILL_MS = 60_000;
/** How long a connection without a request is kept: longer than proxies wait, which use it again. */
const KEPT_MS = 72_000;

/** The most pieces in which a message may arrive; browsers send one. */
const MOST_PIECES = 1024;

export function openHttp(answer: RequestListener, still = STILL_MS): Server {
  // A request that arrives byte by byte must not hold a connection for longer, nor an answer that is not read.
  const timeouts = { requestTimeout: SLOWEST_MS, keepAliveTimeout: KEPT_MS };
  return createServer(timeouts, withoutQueues(answer)).setTimeout(still);
}

export function openSockets(): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_PIECES,
    // socket.ts answers them, within the limits of the connection.
    autoPong: false,
    handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
}

interface Accepting {
  readonly config: Config;
  readonly people: People;
  readonly serve: Parameters<typeof serveSocket>[3];
  ready(): boolean;
}

export function acceptSockets(app: FastifyInstance, sockets: WebSocketServer, accepting: Accepting): void {
  const { serve, people } = accepting;
  const opened = countsByKey();
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => undefined);
    const network = networkOf(addressOfClient(request, accepting.config.trustProxy));
    const refusal = refusalOf(request, accepting, network, opened.of(network));
    if (refusal) return refuseUpgrade(stream, refusal);
    stream.once('close', opened.add(network));
    const finding = request.url === WATCHING ? Promise.resolve(null) : people.sessions.find(request.headers.cookie);
    finding.then(
      session => {
        const person = session?.person ?? null;
        if (person !== null && people.connections.of(person) >= SOCKETS_PER_PERSON) {
          return refuseUpgrade(stream, TOO_MANY);
        }
        return sockets.handleUpgrade(request, stream, head, socket => {
          alive.add(socket);
          if (stream instanceof Socket) readers.set(socket, openReading(stream));
          socket.on('pong', () => alive.add(socket));
          const setIgnored = serveSocket(socket, stream, { person, network }, serve);
          if (session) people.connections.add({ socket, session, setIgnored });
        });
      },
      (error: unknown) => refuseUpgrade(stream, isFault(error) ? '503 Service Unavailable' : '403 Forbidden'),
    );
  });
}

/** Closes connections of a network that has too many. Behind a proxy all come from the proxy, which has its own limits. */
export function limitConnections(server: Server, most = CONNECTIONS_PER_NETWORK): void {
  const opened = countsByKey();
  server.on('connection', socket => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (opened.of(network) >= most) socket.destroy();
    else socket.once('close', opened.add(network));
  });
}

/**
 * Closes a connection that sends requests without waiting for their answers, which no browser does: each would take
 * memory until the client reads the answers before it.
 */
function withoutQueues(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<object, number>();
  return (request, response) => {
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (socket.destroyed || before >= REQUESTS_WAITING) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}

/** Counts by key; without any, a key is forgotten. */
function countsByKey() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    /** Counts one more; returns the function that counts it no more. */
    add(key: string): () => void {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}

/** A shared screen: it gets what spectators get, even if somebody is signed in on it. */
const WATCHING = '/ws?watch';

const TOO_MANY = '429 Too Many Requests';

function refusalOf(
  request: IncomingMessage,
  { config, ready, serve }: Accepting,
  network: string,
  open: number,
): string | null {
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(',');
  if (request.url !== '/ws' && request.url !== WATCHING) return '404 Not Found';
  if (!ready()) return '503 Service Unavailable';
  if (!isOwnOrigin(request.headers, config.origins)) return '403 Forbidden';
  if (!offered.some(name => name.trim() === PROTOCOL)) return '400 Bad Request';
  return open >= SOCKETS_PER_NETWORK || !serve.limits.connect(network, serve.now()) ? TOO_MANY : null;
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The proxy in front of us appends the address that it saw. */
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
const alive = new WeakSet<object>();

/** Whether the other side of a connection has taken everything that was written before the last call. */
type Reading = () => boolean;

const readers = new WeakMap<object, Reading>();

/**
 * Whoever answers heartbeats without reading could leave almost a megabyte waiting in each connection for ever.
 */
export function openReading(stream: Pick<Socket, 'bytesWritten' | 'writableLength'>): Reading {
  let written = 0;
  return () => {
    const taken = stream.bytesWritten - stream.writableLength;
    const reads = taken >= written;
    written = stream.bytesWritten;
    return reads;
  };
}

/** `late`: this process was blocked for a while, so answers may be waiting unread. Then no connection is dropped. */
export function dropDead(clients: Iterable<Pick<WebSocket, 'ping' | 'terminate'>>, late: boolean): void {
  for (const socket of clients) {
    const answers = alive.delete(socket);
    const reads = readers.get(socket)?.() ?? true;
    if (late || (answers && reads)) socket.ping();
    else socket.terminate();
  }
}
