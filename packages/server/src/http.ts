import { LINE_LIMITS, messageOf, must, plainFault, recordOf, type Limits, type Seat } from '@thorp/kernel';
import { exportStored, hasEnded, mayWatch, type Table } from '@thorp/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCodeRoutes } from './codes.ts';
import { addDailyRoutes, type DailyRoutePorts } from './daily/dailyRoutes.ts';
import { isFault, ServerError, errorBody, type ServerCode } from './errors.ts';
import { addLobby } from './lobby.ts';
import type { KnownRooms } from './knownRooms.ts';
import type { Metrics } from './metrics.ts';
import type { Notifier } from './notify/notifier.ts';
import { addNotifyRoutes, type NotifyPorts } from './notify/notifyRoutes.ts';
import { addHostRoutes, hostMetrics } from './hosts/hostRoutes.ts';
import { bucketsByKey, byCaller, networkOf } from './limits.ts';
import type { Live } from './live.ts';
import { pastGame } from './pastGame.ts';
import { addAccountRoutes } from './people/accountRoutes.ts';
import { addLookingRoutes } from './people/lookingRoutes.ts';
import { addMyTables } from './people/myTables.ts';
import { addPortraits } from './people/portraits.ts';
import { addRelationRoutes, type RelationPorts } from './people/relationRoutes.ts';
import { addRatingRoutes } from './ratings/ratingRoutes.ts';
import { addRecordRoutes, type RecordPorts } from './records/recordRoutes.ts';
import { Join, NewTable, TablePath } from './schemas.ts';

export interface HttpPorts extends RelationPorts, NotifyPorts, RecordPorts, DailyRoutePorts {
  readonly notifier: Notifier;
  readonly rooms: KnownRooms;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  /** False while the server is shutting down. */
  ready(): boolean;
  gauges(): { readonly [name: string]: number };
}

/** Largest body of a request, in bytes. */
export const LARGEST_BODY = 65_536;

const STATUS: { readonly [C in ServerCode]?: number } = {
  'no-session': 401,
  'not-seated': 403,
  suspended: 403,
  'no-table': 404,
  'not-found': 404,
  'unknown-game': 404,
  'not-over': 409,
  expired: 410,
  'too-fast': 429,
  'too-many': 429,
  'not-stored': 503,
  'not-checked': 503,
  'not-sent': 502,
};

/** Requests of one network, over all routes of the API. */
const REQUESTS_PER_SECOND = 50;
const REQUESTS_AT_ONCE = 500;
/** Requests of one network for the page, figures and health. */
const FILES_PER_SECOND = 500;
const FILES_AT_ONCE = 5_000;

/** Tables that one network puts into the lobby: it shows the newest 50, so nobody may fill it. */
const LISTED_PER_SECOND = 1 / 60;
const LISTED_AT_ONCE = 15;

/** Reviews of running games by one person, each of which replays a game; and how many times as many by a network. */
const REVIEWS_PER_SECOND = 0.2;
const REVIEWS_AT_ONCE = 10;
const NETWORK = 10;

/** If a browser shows an answer as a page, that page may do nothing. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** The limits of a body, for any route. Keys of devices can be long texts. */
const BODY_LIMITS: Limits = { ...LINE_LIMITS, depth: 12, values: 5_000, characters: LARGEST_BODY };

export function addRoutes(app: FastifyInstance, ports: HttpPorts): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const mayAsk = bucketsByKey(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE);
  const mayLoad = bucketsByKey(FILES_PER_SECOND, FILES_AT_ONCE);
  app.addHook('onRequest', async ({ url, ip }) => {
    const may = url.startsWith('/api/') ? mayAsk : mayLoad;
    if (may(networkOf(ip), ports.now())) return;
    throw new ServerError('too-fast', 'too many requests; wait a minute');
  });
  app.addHook('onRequest', async request => {
    if (isReading(request.method) || isOwnOrigin(request.headers, ports.origins)) return;
    throw new ServerError('bad-request', 'requests from other sites are refused');
  });
  app.addHook('preValidation', async ({ body }) => {
    // A text is for a route that parses it itself.
    const fault = body === undefined || typeof body === 'string' ? null : plainFault(body, BODY_LIMITS);
    if (fault) throw new ServerError('bad-request', `this request cannot be read: ${fault}`);
  });
  app.addHook('onSend', async (_, reply) => {
    void reply.headers(HEADERS);
  });
  addOperations(app, ports);
  addAccountRoutes(app, ports);
  addTables(app, ports);
  addGames(app, ports);
  addLobby(app, ports);
  addCodeRoutes(app, ports);
  addMyTables(app, ports);
  addPortraits(app, ports);
  addLookingRoutes(app, ports);
  addRelationRoutes(app, ports);
  addRatingRoutes(app, ports);
  addNotifyRoutes(app, ports);
  addRecordRoutes(app, ports);
  addDailyRoutes(app, ports);
  addHostRoutes(app, ports);
}

function addOperations(app: FastifyInstance, { store, metrics, ready, gauges, now }: HttpPorts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    await store.check();
    return reply.code(ready() ? 200 : 503).send({ ready: ready() });
  });
  app.get('/metrics', async (_, reply) => {
    const today = await hostMetrics(store, now());
    return reply.type('text/plain; version=0.0.4').send(`${metrics.text(gauges())}${today}`);
  });
}

function addTables(app: FastifyInstance, ports: HttpPorts): void {
  const { tables, gate, now } = ports;
  const mayList = bucketsByKey(LISTED_PER_SECOND, LISTED_AT_ONCE);

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { preHandler: gate.slowly, schema: { body: NewTable } },
    async (request, reply) => {
      const { person } = await gate.session(request);
      if (request.body.listed && !mayList(networkOf(request.ip), now())) {
        throw new ServerError(
          'too-fast',
          'too many tables in the lobby; wait a minute, or open one without listing it',
        );
      }
      return reply.code(201).send({ table: await tables.create(person, request.body) });
    },
  );

  app.post<{ Body: Join; Params: TablePath }>(
    '/api/tables/:table/seats',
    { preHandler: gate.slowly, schema: { body: Join, params: TablePath } },
    async request => {
      const { person } = await gate.session(request);
      const live = await tables.use(request.params.table);
      for (;;) {
        const kept = live.seat(person);
        if (kept !== null) return { seat: kept };
        const seat = live.room().seats.findIndex(({ kind }) => kind === 'open');
        if (seat < 0) throw new ServerError('bad-seats', 'all seats are taken');
        try {
          await live.actInRoom(person, { kind: 'sit', id: `join-${seat}-${now()}`, seat, name: request.body.name });
          return { seat };
        } catch (error) {
          // Somebody may have taken this seat a moment before: then the next one is tried.
          if (live.room().seats[seat]?.kind === 'open') throw error;
        }
      }
    },
  );
}

/** Finished games as records, and running ones as their readers have seen them. */
function addGames(app: FastifyInstance, { tables, store, sessions, now }: HttpPorts): void {
  const mayReview = byCaller(
    bucketsByKey(REVIEWS_PER_SECOND, REVIEWS_AT_ONCE),
    bucketsByKey(NETWORK * REVIEWS_PER_SECOND, NETWORK * REVIEWS_AT_ONCE),
  );

  app.get<{ Params: TablePath }>(
    '/api/tables/:table/record',
    { schema: { params: TablePath } },
    async ({ params, headers }, reply) => recordFor(await seen(params.table, headers.cookie), reply),
  );

  app.get<{ Params: TablePath }>(
    '/api/tables/:table/review',
    { schema: { params: TablePath } },
    async ({ params, headers, ip }, reply) => {
      const found = await seen(params.table, headers.cookie);
      const { table, seat, person } = found;
      if (!table || table.otherRules || hasEnded(table)) return recordFor(found, reply);
      if (!mayReview({ person, network: networkOf(ip) }, now()))
        throw new ServerError('too-fast', 'too many reviews; wait a minute');
      return reply.code(202).send(await pastGame(table, seat));
    },
  );

  async function recordFor({ live, table, seat }: Seen, reply: FastifyReply): Promise<unknown> {
    // It can no longer be played here, so its players get everything that is stored.
    if (table?.otherRules && seat !== null) {
      const stored = must(await store.load(live.id), 'a table in memory is stored');
      return reply.type('application/x-ndjson').send(exportStored(stored, seat));
    }
    if (!table || !hasEnded(table)) throw new ServerError('not-over', 'the record is public when the game is over');
    // A resigned game ends here, so its deal can be published.
    return recordOf(table.match, true);
  }

  /** A table whose game may be seen by whoever sends the cookie, and from which seat. */
  async function seen(id: string, cookie: string | undefined): Promise<Seen> {
    const live = await tables.use(id);
    const person = (await sessions.find(cookie))?.person ?? null;
    if (!mayWatch(live.room(), person)) throw new ServerError('not-seated', 'only its players may see this game');
    return { person, live, table: live.table(), seat: live.seat(person) };
  }
}

interface Seen {
  readonly person: string | null;
  readonly live: Live;
  readonly table: Table | null;
  readonly seat: Seat | null;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * A page of another site must not act with our cookie. Programs send no origin, and have no cookies of other people.
 */
export function isOwnOrigin(
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.length > 0) return allowed.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = isObjectWith(error, 'statusCode') ? Number(error.statusCode) : 500;
  if (isFault(error) && status < 500) {
    // A pattern means nothing to people.
    const message = messageOf(error).replace(
      / must match pattern .*/s,
      ' has characters or a form that is not allowed',
    );
    return reply.code(status).send({ error: { code: 'bad-request', message } });
  }
  // The URL of a request may contain a table's link, so only the route is logged.
  if (isFault(error)) request.log.error({ route: request.routeOptions.url, error: String(error) }, 'request failed');
  const body = errorBody(error);
  return reply.code(STATUS[body.code] ?? 400).send({ error: body });
}

function isObjectWith<K extends string>(value: unknown, key: K): value is { readonly [key in K]: unknown } {
  return typeof value === 'object' && value !== null && key in value;
}
