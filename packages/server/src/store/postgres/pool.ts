import { StoreUncertain } from '../uncertain.ts';
import { connectTo, ConnectionLost, type Connection } from './connection.ts';

/** A few connections to the host that accepts writes, also after a failover. */
export interface Pool {
  /** Lends a connection. Throws a ConnectionLost if it breaks, and a StoreUncertain if there is none for too long. */
  use<R>(work: (connection: Connection) => Promise<R>): Promise<R>;
  /** Like `use`, but tries again when connections break: for work that may be repeated. */
  persist<R>(work: (connection: Connection, attempt: number) => Promise<R>): Promise<R>;
  /** A separate connection that does not count for the limit. */
  connect(): Promise<Connection>;
  /** Waits for lent connections and closes everything. */
  close(): Promise<void>;
}

/** How long we look for a host that accepts writes before an action fails. */
const GIVE_UP = 60_000;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;

export function openPool(addresses: readonly string[], most: number, giveUp = GIVE_UP): Pool {
  const idle: Connection[] = [];
  const queue: (() => void)[] = [];
  const state = { lent: 0, closed: false, current: 0 };

  const connect = (): Promise<Connection> => findHost(addresses, state, giveUp);

  async function use<R>(work: (connection: Connection) => Promise<R>): Promise<R> {
    if (state.lent >= most) await new Promise<void>(free => queue.push(free));
    else state.lent++;
    try {
      let connection = idle.pop();
      while (connection && !connection.isOpen()) connection = idle.pop();
      connection ??= await connect();
      try {
        return await work(connection);
      } finally {
        if (connection.isOpen() && !state.closed) idle.push(connection);
        else connection.end();
      }
    } finally {
      const next = queue.shift();
      if (next) next();
      else state.lent--;
    }
  }

  return {
    use,
    connect,
    async persist(work) {
      const end = Date.now() + giveUp;
      for (let attempt = 0; ; attempt++) {
        try {
          return await use(connection => work(connection, attempt));
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error;
          if (Date.now() > end || state.closed) throw new StoreUncertain(error);
        }
      }
    },
    async close() {
      while (state.lent > 0) await pause(0);
      state.closed = true;
      for (const connection of idle) connection.end();
    },
  };
}

/** Tries one host after another until one accepts writes. `current` is the one that accepted them last. */
async function findHost(
  addresses: readonly string[],
  state: { readonly closed: boolean; current: number },
  giveUp: number,
): Promise<Connection> {
  const end = Date.now() + giveUp;
  let last: unknown = 'no host accepts writes';
  for (let attempt = 0; !state.closed || attempt === 0; attempt++) {
    const at = (state.current + attempt) % addresses.length;
    const found = await connectTo(addresses[at] ?? '').catch((error: unknown) => {
      last = error;
      return null;
    });
    if (found) {
      state.current = at;
      return found;
    }
    if (Date.now() > end) break;
    if ((attempt + 1) % addresses.length === 0) await pause(attempt / addresses.length);
  }
  throw new StoreUncertain(last);
}

function pause(round: number): Promise<void> {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(round, 10));
  return new Promise(resolve => setTimeout(resolve, most / 2 + Math.random() * (most / 2)));
}
