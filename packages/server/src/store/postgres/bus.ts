import { randomBytes } from 'node:crypto';
import { sql, type News } from '../database.ts';
import type { Connection } from './connection.ts';
import type { Pool } from './pool.ts';

/*
 * News between processes: which tables have changed. Sent apart from the moves' transactions, because a NOTIFY takes a lock
 * of the whole database until its transaction ends. The news of one tick go together. A process that dies before it sends
 * them, or a broken connection, loses news: so readers also compare with the store now and then.
 */

const CHANNEL = 'thorp';
/** PostgreSQL takes less than 8000 bytes. */
const LARGEST = 7_900;
const RECONNECT_MS = 1_000;

export interface Bus extends News {
  close(): Promise<void>;
}

export function openBus(pool: Pool): Bus {
  const me = randomBytes(8).toString('hex');
  const state: { closed: boolean; sending: boolean; connection: Connection | null } = {
    closed: false,
    sending: false,
    connection: null,
  };
  const listeners: ((ids: readonly string[] | null) => void)[] = [];
  let waiting = new Set<string>();
  let retry: ReturnType<typeof setTimeout> | undefined;

  function hear(text: string): void {
    const [from, ...ids] = text.split(' ');
    if (from !== me) for (const heard of listeners) heard(ids);
  }

  async function connect(): Promise<void> {
    try {
      const fresh = await pool.connect();
      fresh.onLost(lost);
      await fresh.listen(CHANNEL, hear);
      state.connection = fresh;
      if (state.closed) fresh.end();
      // What was told in the meantime was missed.
      for (const heard of listeners) heard(null);
      if (waiting.size > 0) void send();
    } catch {
      lost();
    }
  }

  function lost(): void {
    state.connection = null;
    clearTimeout(retry);
    if (!state.closed) retry = setTimeout(() => void connect(), RECONNECT_MS);
  }

  async function send(): Promise<void> {
    if (state.sending) return;
    state.sending = true;
    await new Promise(resolve => setImmediate(resolve));
    while (state.connection && waiting.size > 0) {
      const ids = [...waiting];
      waiting = new Set();
      for (const text of messages(me, ids)) {
        // Readers compare with the store when news are lost.
        await state.connection?.query(sql('SELECT pg_notify(?, ?)', CHANNEL, text)).catch(() => undefined);
      }
    }
    state.sending = false;
  }

  void connect();
  return {
    tell(id) {
      waiting.add(id);
      if (state.connection) void send();
    },
    listen: heard => void listeners.push(heard),
    async close() {
      while (state.sending) await new Promise(resolve => setImmediate(resolve));
      state.closed = true;
      clearTimeout(retry);
      state.connection?.end();
    },
  };
}

function messages(from: string, ids: readonly string[]): string[] {
  const found: string[] = [];
  let text = from;
  for (const id of ids) {
    if (text.length + id.length >= LARGEST) {
      found.push(text);
      text = from;
    }
    text += ` ${id}`;
  }
  return [...found, text];
}
