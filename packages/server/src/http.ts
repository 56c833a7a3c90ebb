import { recordOf } from '@thorp/kernel';
import { hasEnded, mayWatch, phaseOf, type Room } from '@thorp/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFault, ServerError, toldOf, type ServerCode } from './errors.ts';
import { bucketsByAddress } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people.ts';
import { Join, NewTable, TablePath } from './schemas.ts';
import type { ServerStore } from './store/types.ts';
import type { Tables } from './tables.ts';

export interface HttpPorts {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly people: People;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  now(): number;
  /** False while the server drains. */
  ready(): boolean;
  gauges(): { readonly [name: string]: number };
}

const STATUS: { readonly [C in ServerCode]?: number } = {
  'no-session': 401,
  'not-seated': 403,
  'no-table': 404,
  'unknown-game': 404,
  'not-over': 409,
  'too-fast': 429,
  'too-many': 429,
  'not-stored': 503,
};

const LOBBY = 50;
/** New sessions and tables of one address. */
const NEW_PER_SECOND = 2;
const NEW_AT_ONCE = 60;

export function addRoutes(app: FastifyInstance, ports: HttpPorts): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.addHook('onRequest', async request => {
    if (request.method !== 'POST' || isOwnOrigin(request.headers, ports.origins)) return;
    throw new ServerError('bad-request', 'requests of other sites are refused');
  });
  app.addHook('onSend', async (_, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  addOperations(app, ports);
  addTables(app, ports);
}

function addOperations(app: FastifyInstance, { store, metrics, ready, gauges }: HttpPorts): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    await store.check();
    return reply.code(ready() ? 200 : 503).send({ ready: ready() });
  });
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text(gauges())));
}

function addTables(app: FastifyInstance, ports: HttpPorts): void {
  const { tables, store, people } = ports;
  const slowly = bucketsByAddress(NEW_PER_SECOND, NEW_AT_ONCE);
  const refuseFast = async ({ ip }: FastifyRequest): Promise<void> => {
    if (!slowly(ip, ports.now())) throw new ServerError('too-fast', 'too many requests; wait a minute');
  };

  app.post('/api/session', { preHandler: refuseFast }, async (request, reply) => {
    if ((await people.find(request.headers.cookie)) === null) {
      void reply.header('set-cookie', (await people.welcome()).cookie);
    }
    return reply.code(204).send();
  });

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { preHandler: refuseFast, schema: { body: NewTable } },
    async (request, reply) => {
      const owner = await personOf(people, request);
      return reply.code(201).send({ table: await tables.create(owner, request.body) });
    },
  );

  app.post<{ Body: Join; Params: TablePath }>(
    '/api/tables/:table/seats',
    { preHandler: refuseFast, schema: { body: Join, params: TablePath } },
    async request => {
      const person = await personOf(people, request);
      const live = await tables.use(request.params.table);
      const kept = live.seat(person);
      if (kept !== null) return { seat: kept };
      const seat = live.room().seats.findIndex(({ kind }) => kind === 'open');
      if (seat < 0) throw new ServerError('bad-seats', 'all seats are taken');
      const id = `join-${ports.now()}`;
      await live.actInRoom(person, { kind: 'sit', id, seat, name: request.body.name });
      return { seat };
    },
  );

  app.get('/api/lobby', async () => {
    const links = await store.lobby(LOBBY);
    const rooms = await Promise.all(links.map(async link => lobbyLine((await tables.use(link)).room())));
    return { tables: rooms.filter(line => line !== null) };
  });

  app.get<{ Params: TablePath }>('/api/tables/:table/record', { schema: { params: TablePath } }, async request => {
    const live = await tables.use(request.params.table);
    if (!mayWatch(live.room(), await people.find(request.headers.cookie))) {
      throw new ServerError('not-seated', 'this game is for those who play it');
    }
    const table = live.table();
    if (!table || !hasEnded(table)) throw new ServerError('not-over', 'the record is public when the game is over');
    // A game that was given up ends here, so its deal can be told.
    return recordOf(table.match, true);
  });
}

function lobbyLine(room: Room): object | null {
  const { id, game, settings } = room.header;
  const open = room.seats.filter(({ kind }) => kind === 'open').length;
  if (open === 0 || phaseOf(room) !== 'seating') return null;
  const names = room.seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]));
  return { table: id, game, settings, seats: room.seats.length, open, names };
}

async function personOf(people: People, request: FastifyRequest): Promise<string> {
  const person = await people.find(request.headers.cookie);
  if (person === null) throw new ServerError('no-session', 'ask for a session first');
  return person;
}

/** A page of another site must not act with our cookie. Programs send no origin; they have no cookies of others either. */
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
    const { message } = error as Error;
    return reply.code(status).send({ error: { code: 'bad-request', message } });
  }
  // The address of a request may hold a table's link, so only the route is logged.
  if (isFault(error)) request.log.error({ route: request.routeOptions.url, error: String(error) }, 'request failed');
  const told = toldOf(error);
  return reply.code(STATUS[told.code] ?? 400).send({ error: told });
}

function isObjectWith<K extends string>(value: unknown, key: K): value is { readonly [key in K]: unknown } {
  return typeof value === 'object' && value !== null && key in value;
}
