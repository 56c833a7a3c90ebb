import pg from 'pg';
import type { Row, Statement, Value } from '../database.ts';

/** The connection broke: a running statement may have been executed or not. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(`the connection to the database broke: ${String(cause)}`, { cause });
    this.name = 'ConnectionLost';
  }
}

export interface Connection {
  /** Throws a ConnectionLost, or the database's own error. */
  query(statement: Statement): Promise<readonly Row[]>;
  /** Sends a text with PostgreSQL's own placeholders. */
  queryRaw(text: string, values?: readonly (Value | readonly Value[])[]): Promise<readonly Row[]>;
  /** Runs several statements without values. */
  script(text: string): Promise<void>;
  listen(channel: string, heard: (text: string) => void): Promise<void>;
  isOpen(): boolean;
  /** Calls a function once when the connection breaks. */
  onLost(lost: () => void): void;
  end(): void;
}

/** After this long without an answer the database counts as lost. */
const ANSWER_LIMIT = 15_000;
const CONNECT_LIMIT = 5_000;

/** Errors after which the connection is useless: it is being shut down, or the host no longer accepts writes. */
const LOST = /^(?:08|57P0|25006)/;

const BIGINT = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((text: string) => unknown) =>
    oid === BIGINT ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Connects to a host; null if it does not accept writes. */
export async function connectTo(address: string): Promise<Connection | null> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_LIMIT,
    keepAlive: true,
    application_name: 'thorp',
    types,
  });
  const connection = connectionOver(client);
  await client.connect();
  const [found] = await connection.queryRaw(
    `SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN 0 ELSE 1 END AS writes`,
  );
  if (found?.['writes'] === 1) return connection;
  connection.end();
  return null;
}

function connectionOver(client: pg.Client): Connection {
  const watching: (() => void)[] = [];
  let open = true;

  function lose(): void {
    if (!open) return;
    open = false;
    client.end().catch(() => undefined);
    for (const lost of watching) lost();
  }

  async function send(config: pg.QueryConfig): Promise<readonly Row[]> {
    if (!open) throw new ConnectionLost('it was closed');
    const limit = setTimeout(() => cut(client), ANSWER_LIMIT);
    try {
      return (await client.query<Row>(config)).rows;
    } catch (error) {
      const code = codeOf(error);
      if (code !== null && !LOST.test(code)) throw error;
      lose();
      throw new ConnectionLost(error);
    } finally {
      clearTimeout(limit);
    }
  }

  client.on('error', lose);
  client.on('end', lose);
  return {
    query: ({ text, values }) => send({ ...prepared(text), values: values.slice() }),
    queryRaw: (text, values = []) => send({ ...prepared(text), values: values.slice() }),
    script: async text => void (await send({ text })),
    async listen(channel, heard) {
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      await send({ text: `LISTEN ${channel}` });
    },
    isOpen: () => open,
    onLost: lost => void watching.push(lost),
    end: lose,
  };
}

/** Closes the connection without waiting for an answer: the host may be gone. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** The code of an error of the database itself; null for a broken connection. */
export function codeOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

const names = new Map<string, { readonly name: string; readonly text: string }>();

/** The statement with a name, so that the database parses and plans it once for each connection. */
function prepared(text: string): { readonly name: string; readonly text: string } {
  let found = names.get(text);
  if (!found) {
    let place = 0;
    found = { name: `thorp-${names.size}`, text: text.replaceAll('?', () => `$${++place}`) };
    names.set(text, found);
  }
  return found;
}
