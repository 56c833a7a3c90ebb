import { randomBytes } from 'node:crypto';
import { sql, type Announcement, type News } from '../database.ts';
import type { Connection } from './connection.ts';
import type { Pool } from './pool.ts';

/*
 * News between processes: which tables have changed, and who looks at them. Sent apart from the moves' transactions, because a NOTIFY takes a lock
 * of the whole database until its transaction ends. The news of one tick go together. A process that dies before it sends
 * them, or a broken connection, loses news: so readers also compare with the store now and then.
 */

const CHANNEL = 'thorp';
const CHANGED = 'changed';
const LOOKING = 'looking';
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
  const announced: ((from: string, announcement: Announcement) => void)[] = [];
  let waiting = new Set<string>();
  let announcing = new Map<string, Announcement>();
  let retry: ReturnType<typeof setTimeout> | undefined;

  function hear(text: string): void {
    const [from = '', topic, ...words] = text.split(' ');
    if (from === me) return;
    if (topic === CHANGED) for (const heard of listeners) heard(words);
    else for (const word of words) for (const heard of announced) heard(from, announcementIn(word));
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
      if (hasNews()) void send();
    } catch {
      lost();
    }
  }

  function lost(): void {
    state.connection = null;
    clearTimeout(retry);
    if (!state.closed) retry = setTimeout(() => void connect(), RECONNECT_MS);
  }

  const hasNews = (): boolean => waiting.size + announcing.size > 0;

  async function send(): Promise<void> {
    if (state.sending) return;
    state.sending = true;
    await new Promise(resolve => setImmediate(resolve));
    while (state.connection && hasNews()) {
      const ids = [...waiting];
      const words = [...announcing.values()].map(wordOf);
      waiting = new Set();
      announcing = new Map();
      for (const text of [...messages(`${me} ${CHANGED}`, ids), ...messages(`${me} ${LOOKING}`, words)]) {
        // Readers compare with the store when news are lost.
        await state.connection?.query(sql('SELECT pg_notify(?, ?)', CHANNEL, text)).catch(() => undefined);
      }
    }
    state.sending = false;
  }

  void connect();
  return {
    tell(id, anew = false) {
      waiting.add(anew ? `${id}!` : id);
      if (state.connection) void send();
    },
    listen: heard => void listeners.push(heard),
    announce(announcement) {
      const { table, asks } = announcement;
      announcing.set(table, { ...announcement, asks: asks || announcing.get(table)?.asks === true });
      if (state.connection) void send();
    },
    onAnnounced: heard => void announced.push(heard),
    async close() {
      while (state.sending) await new Promise(resolve => setImmediate(resolve));
      state.closed = true;
      clearTimeout(retry);
      state.connection?.end();
    },
  };
}

function wordOf({ table, people, asks }: Announcement): string {
  return `${table}${asks ? '?' : ':'}${people.join()}`;
}

function announcementIn(word: string): Announcement {
  const [, table = '', asks, people = ''] = /^(\w*)([?:])(.*)$/.exec(word) ?? [];
  return { table, people: people === '' ? [] : people.split(','), asks: asks === '?' };
}

function messages(from: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
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
