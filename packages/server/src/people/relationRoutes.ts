import { phaseOf } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import { ServerError } from '../errors.ts';
import { bucketsByKey, networkOf } from '../limits.ts';
import type { Notifier } from '../notify/notifier.ts';
import { TablePath } from '../schemas.ts';
import type { Relation } from '../store/relations.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';
import { ignoredBy } from './blocks.ts';
import { Invite, NewReport, PersonPath, Whom } from './schemas.ts';
import { randomId } from './sessions.ts';

export interface RelationPorts extends AccountPorts {
  readonly tables: Tables;
  readonly notifier: Pick<Notifier, 'invited'>;
}

const ACQUAINTANCES = 200;
/** Reports of one network: somebody reads them all. */
const REPORTS_AT_ONCE = 20;
const REPORTS_PER_SECOND = 1 / 300;
const RELATIONS = [
  { path: 'blocks', kind: 'block' },
  { path: 'mutes', kind: 'mute' },
] as const;

export function addRelationRoutes(app: FastifyInstance, ports: RelationPorts): void {
  for (const { path, kind } of RELATIONS) addRelation(app, ports, path, kind);
  addInvitations(app, ports);
  const { store, gate, now } = ports;
  const mayReport = bucketsByKey(REPORTS_PER_SECOND, REPORTS_AT_ONCE);

  app.get('/api/me/people', async request => {
    const { person } = await gate.session(request);
    return { people: await store.playedWith(person, ACQUAINTANCES) };
  });

  app.post<{ Body: NewReport }>('/api/reports', { schema: { body: NewReport } }, async (request, reply) => {
    const { person } = await gate.changing(request);
    if (!mayReport(networkOf(request.ip), now()))
      throw new ServerError('too-fast', 'too many reports; wait some minutes');
    const { table, seat, text } = request.body;
    const about = await personAt(ports.tables, { table, seat });
    await store.addReport({ id: randomId(), reporter: person, about, room: table, text, at: now() });
    return reply.code(204).send();
  });
}

function addRelation(app: FastifyInstance, ports: RelationPorts, path: string, kind: Relation): void {
  const { store, gate, connections, now } = ports;

  const changed = async (person: string): Promise<void> =>
    connections.setIgnored(person, await ignoredBy(store, person));

  app.get(`/api/me/${path}`, async request => {
    const { person } = await gate.session(request);
    return { people: await store.relatedTo(person, kind) };
  });

  app.post<{ Body: Whom }>(`/api/me/${path}`, { schema: { body: Whom } }, async (request, reply) => {
    const { person } = await gate.changing(request);
    const { body } = request;
    const other = 'person' in body ? body.person : await personAt(ports.tables, body);
    if (other === person) throw new ServerError('bad-request', 'this is yourself');
    if (!(await store.findPerson(other))) throw new ServerError('not-found', 'there is no such person');
    await store.relate(person, kind, other, now());
    await changed(person);
    return reply.code(201).send({ person: other });
  });

  app.delete<{ Params: PersonPath }>(
    `/api/me/${path}/:person`,
    { schema: { params: PersonPath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const found = await store.unrelate(person, kind, request.params.person);
      if (!found) throw new ServerError('not-found', 'there is no such person in this list');
      await changed(person);
      return reply.code(204).send();
    },
  );
}

function addInvitations(app: FastifyInstance, { store, gate, tables, notifier, now }: RelationPorts): void {
  app.get('/api/me/invitations', async request => {
    const { person } = await gate.session(request);
    const [invitations, blocked] = await Promise.all([store.invitationsOf(person), store.blockedWith(person)]);
    return {
      invitations: invitations
        .filter(({ from }) => !blocked.has(from))
        .map(({ room, game, from, name, at }) => ({ table: room, game, from, name, at })),
    };
  });

  app.delete<{ Params: TablePath }>(
    '/api/me/invitations/:table',
    { schema: { params: TablePath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const found = await store.removeInvitation(person, request.params.table);
      if (!found) throw new ServerError('not-found', 'there is no such invitation');
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Invite; Params: TablePath }>(
    '/api/tables/:table/invitations',
    { schema: { body: Invite, params: TablePath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const live = await tables.use(request.params.table);
      const room = live.room();
      const belongs = room.header.owner === person || live.seat(person) !== null;
      if (!belongs) throw new ServerError('not-seated', 'only those seated at the table can invite others');
      if (phaseOf(room) !== 'seating') throw new ServerError('bad-request', 'all seats of this table are taken');
      const other = request.body.person;
      if (!(await store.havePlayed(person, other))) {
        throw new ServerError('not-found', 'you have not played with this person');
      }
      // A block stays secret: the invitation is accepted and not shown.
      const { id, game } = room.header;
      const isNew = await store.invite(id, game, person, other, now());
      const blocked = (await store.blockedWith(person)).has(other);
      if (isNew && !blocked) await notifier.invited(id, game, other);
      return reply.code(204).send();
    },
  );
}

/** The person at a seat of a table, by the seat number that everybody there sees. */
async function personAt(
  tables: Tables,
  { table, seat }: { readonly table: string; readonly seat: number },
): Promise<string> {
  const found = (await tables.use(table)).room().seats[seat];
  if (found?.kind !== 'person') throw new ServerError('not-found', 'this seat is empty');
  return found.person;
}
