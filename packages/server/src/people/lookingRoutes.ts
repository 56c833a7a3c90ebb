import { hasEnded, isPlaying, mayWatch, seatOf, seatsWaitedFor } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import { ServerError } from '../errors.ts';
import type { Notifier } from '../notify/notifier.ts';
import { TablePath } from '../schemas.ts';
import type { Tables } from '../tables.ts';
import type { AccountPorts } from './accountRoutes.ts';

/* Who watches a table, and reminders to those who do not. */

interface LookingPorts extends AccountPorts {
  readonly tables: Tables;
  readonly notifier: Pick<Notifier, 'remind'>;
}

/** Beyond this number people are counted and not named. */
const MOST_NAMED = 20;
/** Nobody is reminded earlier than this. */
const REMIND_AFTER_MS = 12 * 3_600_000;

export function addLookingRoutes(app: FastifyInstance, ports: LookingPorts): void {
  const { store, gate, tables } = ports;

  app.get<{ Params: TablePath }>('/api/tables/:table/watchers', { schema: { params: TablePath } }, async request => {
    const { person } = await gate.session(request);
    const live = await tables.use(request.params.table);
    const room = live.room();
    if (!mayWatch(room, person)) throw new ServerError('not-seated', 'only its players may see this game');
    const blocked = await store.blockedWith(person);
    const looking = [...live.looking()].filter(each => seatOf(room, each) === null && !blocked.has(each));
    const known = await Promise.all(looking.slice(0, MOST_NAMED).map(each => store.findPerson(each)));
    const names = known.flatMap(found => (found?.name ? [found.name] : []));
    return { names: names.sort(), unnamed: Math.max(0, live.watching() - names.length) };
  });

  app.post<{ Params: TablePath }>(
    '/api/tables/:table/reminders',
    { schema: { params: TablePath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      await remind(ports, request.params.table, person);
      return reply.code(204).send();
    },
  );
}

/** Reminds everybody else whom the table waits for and who is not watching. */
async function remind({ store, tables, notifier, now }: LookingPorts, id: string, person: string): Promise<void> {
  const live = await tables.use(id);
  await live.refresh();
  const room = live.room();
  const table = live.table();
  if (seatOf(room, person) === null) throw new ServerError('not-seated', 'you have no seat at this table');
  if (!table || hasEnded(table) || room.header.clock?.kind !== 'correspondence') {
    throw new ServerError('bad-request', 'reminders are only for tables with days per move');
  }
  if (now() - table.changedAt < REMIND_AFTER_MS) throw new ServerError('too-fast', 'it is too early for a reminder');
  const blocked = await store.blockedWith(person);
  const looking = live.looking();
  const outcomes: boolean[] = [];
  for (const seat of seatsWaitedFor(table)) {
    const place = room.seats[seat];
    if (place?.kind !== 'person' || !isPlaying(table, seat)) continue;
    // A block stays secret: the reminder is accepted and not sent.
    if (place.person === person || looking.has(place.person) || blocked.has(place.person)) continue;
    outcomes.push(await notifier.remind(live, table, seat));
  }
  if (outcomes.includes(false))
    throw new ServerError('too-fast', 'there was a reminder already; one per day is allowed');
}
