import { appending, type Change, type Database } from '../database.ts';
import { StoreUncertain } from '../uncertain.ts';
import { openAppender } from './append.ts';
import { openBus } from './bus.ts';
import { codeOf, ConnectionLost, type Connection } from './connection.ts';
import { openLoader } from './load.ts';
import { migrate } from './migrate.ts';
import { openPool, type Pool } from './pool.ts';

export interface PostgresOptions {
  /** Connections of this process; the news between processes need one more. */
  readonly connections: number;
  /** How long to look for a host that accepts writes, in milliseconds. */
  readonly giveUp?: number;
}

/** Connects to the host that accepts writes, and migrates the database. */
export async function openPostgres(
  addresses: readonly string[],
  { connections, giveUp }: PostgresOptions,
): Promise<Database> {
  const pool = openPool(addresses, connections, giveUp);
  await pool.persist(migrate);
  const appender = openAppender(pool);
  const loaders = { table: openLoader(pool, 'table'), room: openLoader(pool, 'room') };
  const bus = openBus(pool);
  const write = <R>(change: Change<R>): Promise<R> => serialized(pool, change);
  return {
    news: bus,
    read: statement => pool.persist(connection => connection.query(statement)),
    run: (statement, repeatable = false) => {
      const send = (connection: Connection): ReturnType<Connection['query']> => connection.query(statement);
      return repeatable ? pool.persist(send) : pool.use(send).catch(uncertain);
    },
    write,
    append(journal, id, after, items) {
      const [item, ...more] = items;
      // Several items at once are rare: a room with its first events, or an import.
      if (!item || more.length > 0) return write(appending(journal, id, after, items));
      return appender.append(journal, id, after, item);
    },
    load: (journal, id, after) => loaders[journal](id, after),
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    waiting: appender.waiting,
    async close() {
      await appender.flushed();
      await bus.close();
      await pool.close();
    },
  };
}

function uncertain(error: unknown): never {
  throw error instanceof ConnectionLost ? new StoreUncertain(error) : error;
}

/** Somebody else was first, or a deadlock: a second try will have another result. */
const RACES: ReadonlySet<string | null> = new Set(['40001', '40P01', '23505']);
const MOST_RACES = 20;

/** Runs a change isolated from all others. */
async function serialized<R>(pool: Pool, change: Change<R>): Promise<R> {
  for (let lost = 1; ; lost++) {
    try {
      return await pool.persist(connection => transaction(connection, change));
    } catch (error) {
      if (!RACES.has(codeOf(error)) || lost === MOST_RACES) throw error;
    }
  }
}

/** Throws a ConnectionLost if nothing was stored, and a StoreUncertain if that is not known. */
async function transaction<R>(connection: Connection, change: Change<R>): Promise<R> {
  await connection.script('BEGIN ISOLATION LEVEL SERIALIZABLE');
  let result: R;
  try {
    result = await driven(connection, change);
  } catch (error) {
    if (connection.isOpen()) await connection.script('ROLLBACK');
    throw error;
  }
  await connection.script('COMMIT').catch(uncertain);
  return result;
}

async function driven<R>(connection: Connection, change: Change<R>): Promise<R> {
  const steps = change();
  let step = steps.next();
  while (!step.done) step = steps.next(await connection.query(step.value));
  return step.value;
}
