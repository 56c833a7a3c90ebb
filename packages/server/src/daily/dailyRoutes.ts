import { isDay } from '@thorp/client/daily';
import { must, recordOf } from '@thorp/kernel';
import { LONGEST_NAME, NAME_PATTERN } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ServerError } from '../errors.ts';
import type { Gate } from '../people/requests.ts';
import { LARGEST_RECORD, readAsText } from '../records/recordRoutes.ts';
import type { RecordFacts, RecordTask } from '../records/verify.ts';
import { TablePath } from '../schemas.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Tables } from '../tables.ts';
import type { DailyTry } from '../store/daily.ts';
import { withSecret } from './bot.ts';
import { toldScore } from './results.ts';
import { mayReview, resultsFor, todayFor, type ReadingPorts } from './today.ts';
import { takeUpload } from './upload.ts';

export interface DailyRoutePorts extends ReadingPorts {
  readonly gate: Gate;
  readonly sessions: Sessions;
  readonly tables: Tables;
  verify(task: RecordTask): Promise<RecordFacts>;
}

const closed = { additionalProperties: false };
const GamePath = Type.Object({ game: Type.String({ minLength: 1, maxLength: 40 }) }, closed);
type GamePath = Type.Static<typeof GamePath>;
const DayPath = Type.Object(
  { day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), ...GamePath.properties },
  closed,
);
type DayPath = Type.Static<typeof DayPath>;
const Name = Type.String({ maxLength: LONGEST_NAME, pattern: NAME_PATTERN });
const NewTry = Type.Object({ name: Name, practice: Type.Optional(Type.Boolean()) }, closed);
type NewTry = Type.Static<typeof NewTry>;
const Named = Type.Object({ name: Name }, closed);
type Named = Type.Static<typeof Named>;

export function addDailyRoutes(app: FastifyInstance, ports: DailyRoutePorts): void {
  const { gate, daily } = ports;
  addUpload(app, ports);
  addRecord(app, ports);

  app.get('/api/daily', async request => {
    const { person } = await gate.session(request);
    return todayFor(ports, person);
  });

  app.post<{ Params: GamePath; Body: NewTry }>(
    '/api/daily/:game',
    { preHandler: gate.slowly, schema: { params: GamePath, body: NewTry } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const { name, practice = false } = request.body;
      const open = practice ? daily.practise : daily.begin;
      return reply.code(201).send({ table: await open(person, request.params.game, name.trim()) });
    },
  );

  app.get<{ Params: DayPath }>('/api/daily/:day/:game', { schema: { params: DayPath } }, async request => {
    const { person } = await gate.session(request);
    const { day, game } = request.params;
    if (!isDay(day)) throw new ServerError('not-found', 'there is no such day');
    return resultsFor(ports, day, game, person);
  });
}

/** The record of a try, for review. */
function addRecord(app: FastifyInstance, ports: DailyRoutePorts): void {
  const { store, sessions, tables, gate } = ports;
  app.get<{ Params: TablePath }>(
    '/api/daily/records/:table',
    { schema: { params: TablePath } },
    async (request, reply) => {
      const shown = await store.findTry(request.params.table);
      if (!shown) throw new ServerError('not-found', 'there is no such try');
      const session = await sessions.find(request.headers.cookie);
      if (!(await mayReview(ports, shown, session?.person ?? null))) {
        throw new ServerError(
          'not-over',
          'this game can be seen when you have played the deal, or when its day is over',
        );
      }
      if (shown.kind !== 'site') {
        return reply.type('application/json').send(gate.large(request, await keptRecord(ports, shown)));
      }
      const table = (await tables.use(shown.id)).table();
      if (!table) throw new ServerError('not-found', 'there is no such try');
      return recordOf(table.match, true);
    },
  );
}

/** The record of a game played elsewhere as it was sent; the record of the bot with its secret added. */
async function keptRecord({ store, daily }: DailyRoutePorts, { id, kind, day, game }: DailyTry): Promise<string> {
  const text = must(await store.dailyRecord(id), 'a record is kept with its try');
  return kind === 'bot' ? JSON.stringify(withSecret(text, daily.secretOf(day, game))) : text;
}

function addUpload(app: FastifyInstance, ports: DailyRoutePorts): void {
  app.register(async scope => {
    readAsText(scope);
    scope.post<{ Params: DayPath; Querystring: Named; Body?: string }>(
      '/api/daily/:day/:game/record',
      { preHandler: ports.gate.slowly, bodyLimit: LARGEST_RECORD, schema: { params: DayPath, querystring: Named } },
      async (request, reply) => {
        const { params, body: text = '' } = request;
        const { person } = await ports.gate.changing(request);
        const { name } = request.query;
        const kept = await ports.gate.alone(request, person, () =>
          takeUpload(ports, { ...params, person, name, text }),
        );
        return reply.code(201).send({ id: kept.id, score: kept.score && toldScore(kept.score) });
      },
    );
  });
}
