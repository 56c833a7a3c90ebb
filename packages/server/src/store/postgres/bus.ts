import { randomBytes } from 'node:crypto';
import { MARKS, sql, type Announcement, type News } from '../database.ts';
import type { Connection } from './connection.ts';
import type { Pool } from './pool.ts';

/*
 * News between processes: which tables have changed, and who watches them. They are not part of the transactions of
 * moves, because a NOTIFY locks the whole database until its transaction ends. The news of one tick are sent together.
 * News can be lost if a process dies or a connection breaks, so readers also compare with the store from time to time.
 */

const CHANNEL = 'thorp';
const CHANGED = 'changed';
const LOOKING = 'looking';
/** PostgreSQL accepts less than 8000 bytes. */
const LARGEST = 7_900;
const RECONNECT_MS = 1_000;

export interface Bus extends News {
  close(): Promise<void>;
}

interface State {
  closed: boolean;
  sending: boolean;
  connection: Connection | null;
}

export function openBus(pool: Pool): Bus {
  const me = randomBytes(8).toString('hex');
  const state: State = { closed: false, sending: false, connection: null };
  const listeners: Hearing['listeners'] = [];
  const announced: Hearing['announced'] = [];
  const unsent = openUnsent(me);
  let retry: ReturnType<typeof setTimeout> | undefined;

  const hear = (text: string): void => {
    if (!text.startsWith(me)) hand(text, { listeners, announced });
  };

  async function connect(): Promise<void> {
    try {
      const fresh = await pool.connect();
      fresh.onLost(lost);
      await fresh.listen(CHANNEL, hear);
      state.connection = fresh;
      if (state.closed) fresh.end();
      // Messages in the meantime were missed.
      for (const heard of listeners) heard(null);
      if (unsent.hasNews()) void send();
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
    while (state.connection && unsent.hasNews()) {
      for (const text of unsent.take()) {
        // If news are lost, readers compare with the store.
        await state.connection?.query(sql('SELECT pg_notify(?, ?)', CHANNEL, text)).catch(() => undefined);
      }
    }
    state.sending = false;
  }

  void connect();
  return {
    tell(id, what = 'changed') {
      unsent.tell(`${id}${MARKS[what]}`);
      if (state.connection) void send();
    },
    listen: heard => void listeners.push(heard),
    announce(announcement) {
      unsent.announce(announcement);
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

interface Hearing {
  readonly listeners: ((ids: readonly string[] | null) => void)[];
  readonly announced: ((from: string, announcement: Announcement) => void)[];
}

/** Passes a message of another process to the listeners. */
function hand(text: string, { listeners, announced }: Hearing): void {
  const [from = '', topic, ...words] = text.split(' ');
  if (topic === CHANGED) for (const heard of listeners) heard(words);
  else for (const word of words) for (const heard of announced) heard(from, announcementIn(word));
}

/** News that wait to be sent. */
interface Unsent {
  hasNews(): boolean;
  tell(word: string): void;
  announce(announcement: Announcement): void;
  /** Removes and returns the texts to send. */
  take(): string[];
}

function openUnsent(me: string): Unsent {
  const changed = new Set<string>();
  const looking = new Map<string, Announcement>();
  return {
    hasNews: () => changed.size + looking.size > 0,
    tell: word => void changed.add(word),
    announce(announcement) {
      const { table, asks } = announcement;
      looking.set(table, { ...announcement, asks: asks || looking.get(table)?.asks === true });
    },
    take() {
      const words = [...looking.values()].map(wordOf);
      const texts = [...messages(`${me} ${CHANGED}`, [...changed]), ...messages(`${me} ${LOOKING}`, words)];
      changed.clear();
      looking.clear();
      return texts;
    },
  };
}

function wordOf({ table, people, watching, asks }: Announcement): string {
  return `${table}${asks ? '?' : ':'}${watching};${people.join()}`;
}

function announcementIn(word: string): Announcement {
  const [, table = '', asks, watching = '0', people = ''] = /^(\w*)([?:])(\d+);(.*)$/.exec(word) ?? [];
  return { table, people: people === '' ? [] : people.split(','), watching: Number(watching), asks: asks === '?' };
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
