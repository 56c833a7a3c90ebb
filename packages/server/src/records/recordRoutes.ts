import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ServerError } from '../errors.ts';
import { addressOf, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { Gate } from '../people/requests.ts';
import type { ServerStore } from '../store/types.ts';
import type { RecordFacts, RecordTask } from './verify.ts';

/*
 * Imported finished games: a record is verified, stored, and shown to whoever has its link. It counts for no rating and
 * no list of results.
 */

export interface RecordPorts {
  readonly store: ServerStore;
  readonly gate: Gate;
  readonly games: Games;
  /** How many records the server keeps for all people together. */
  readonly mostRecords: number;
  now(): number;
  verify(task: RecordTask): Promise<RecordFacts>;
}

export const LARGEST_RECORD = 2 << 20;
const MOST_RECORDS = 100;

const TOO_MANY = {
  ofPerson: `a person keeps at most ${MOST_RECORDS} records`,
  ofAll: 'this server has no room for more records',
} as const;

const RecordPath = Type.Object({ record: Type.String({ pattern: '^[0-9a-f]{32}$' }) }, { additionalProperties: false });
type RecordPath = Type.Static<typeof RecordPath>;

export function addRecordRoutes(app: FastifyInstance, ports: RecordPorts): void {
  const { store, gate } = ports;
  addImport(app, ports);

  app.get<{ Params: RecordPath }>(
    '/api/records/:record',
    { schema: { params: RecordPath } },
    async (request, reply) => {
      const text = await store.findRecord(request.params.record);
      if (text === null) throw new ServerError('not-found', 'there is no such record');
      return reply.type('application/json').send(gate.large(request, text));
    },
  );

  app.get('/api/me/records', async request => {
    const { person } = await gate.session(request);
    return { records: await store.recordsOf(person) };
  });

  app.delete<{ Params: RecordPath }>(
    '/api/records/:record',
    { schema: { params: RecordPath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      if (await store.removeRecord(person, request.params.record)) return reply.code(204).send();
      throw new ServerError('not-found', 'there is no such record');
    },
  );
}

/** Reads the bodies of a scope as text, so that a stranger's record is not parsed before its size is known. */
export function readAsText(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  const asText = { parseAs: 'string', bodyLimit: LARGEST_RECORD } as const;
  scope.addContentTypeParser('application/json', asText, async (_: unknown, body: string) => body);
}

/** The body stays text until the worker parses it. */
function addImport(app: FastifyInstance, { store, gate, games, mostRecords, now, verify }: RecordPorts): void {
  const addresses = Object.keys(games).map(id => addressOf(games, id));
  app.register(async scope => {
    readAsText(scope);
    scope.post<{ Body?: string }>(
      '/api/records',
      { preHandler: gate.slowly, bodyLimit: LARGEST_RECORD },
      async (request, reply) => {
        const { person } = await gate.changing(request);
        const text = request.body ?? '';
        const facts = await gate.alone(request, person, () => verify({ text, games: addresses }));
        const kept = { id: newLink(), person, game: facts.game, at: now(), text };
        const reached = await store.addRecord(kept, { ofPerson: MOST_RECORDS, ofAll: mostRecords });
        if (reached) throw new ServerError('too-many', TOO_MANY[reached]);
        return reply.code(201).send({ record: kept.id, ...facts });
      },
    );
  });
}
