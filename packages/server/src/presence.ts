import type { Room } from '@thorp/table';
import type { News } from './store/database.ts';

/*
 * Who watches a table, over all processes. Each process tells the others that have the table open which people watch it
 * there, and how many of them have no seat. Nothing is stored: a process that opens a table asks the others, and a
 * process that was silent for a while counts as dead, with its people.
 */

/** A table that somebody watches through this process. */
export interface Looked {
  readonly id: string;
  room(): Room;
  /** The people who watch through this process. */
  here(): ReadonlySet<string>;
  /** Whether nobody watches through this process, neither a person nor a shared screen. */
  isEmpty(): boolean;
}

export interface Presence {
  /** Somebody started or stopped watching, or seats have changed. */
  changed(table: Looked): void;
  /** The people who watch through other processes: all with a seat, and some without. */
  elsewhere(id: string): ReadonlySet<string>;
  /** How many people without a seat watch through other processes. */
  watchingElsewhere(id: string): number;
  close(): void;
}

interface PresencePorts {
  now(): number;
  /** The people who watch the table through other processes have changed. */
  told(id: string): void;
}

const ALIVE_MS = 5_000;
const DEAD_MS = 20_000;

/** What this process and the others have announced about a table. */
interface Known {
  announced: Audience;
  readonly others: Map<string, Audience>;
}

/** The people who watch a table through one process. */
interface Audience {
  readonly people: readonly string[];
  readonly watching: number;
}

const NOBODY: Audience = { people: [], watching: 0 };

export function openPresence(news: Pick<News, 'announce' | 'onAnnounced' | 'listen'>, ports: PresencePorts): Presence {
  const tables = new Map<string, Known>();
  const heard = new Map<string, number>();

  const announce = (id: string, known: Known, asks: boolean): void =>
    news.announce({ table: id, ...known.announced, asks });

  function askAll(): void {
    for (const [id, known] of tables) announce(id, known, true);
  }

  function forget(process: string): void {
    heard.delete(process);
    for (const [id, { others }] of tables) if (others.delete(process)) ports.told(id);
  }

  news.onAnnounced((from, { table, asks, people, watching }) => {
    const isNew = !heard.has(from);
    heard.set(from, ports.now());
    if (isNew) askAll();
    const known = tables.get(table);
    if (!known) return;
    if (asks) announce(table, known, false);
    const audience = { people, watching };
    if (isSame(known.others.get(from) ?? NOBODY, audience)) return;
    known.others.set(from, audience);
    ports.told(table);
  });
  // The connection was lost: announcements in the meantime were missed.
  news.listen(ids => {
    if (ids === null) askAll();
  });
  const timer = setInterval(() => {
    news.announce({ table: '', ...NOBODY, asks: false });
    for (const [process, at] of heard) if (ports.now() - at > DEAD_MS) forget(process);
  }, ALIVE_MS);

  const audiencesElsewhere = (id: string): Audience[] => [...(tables.get(id)?.others.values() ?? [])];

  return {
    changed(table) {
      const { id } = table;
      const known = tables.get(id) ?? { announced: NOBODY, others: new Map() };
      const isNew = !tables.has(id);
      const before = known.announced;
      known.announced = audienceHere(table);
      if (table.isEmpty()) tables.delete(id);
      else tables.set(id, known);
      if (isNew || !isSame(before, known.announced)) announce(id, known, isNew);
    },
    elsewhere: id => new Set(audiencesElsewhere(id).flatMap(({ people }) => people)),
    watchingElsewhere: id => audiencesElsewhere(id).reduce((sum, { watching }) => sum + watching, 0),
    close: () => clearInterval(timer),
  };
}

function isSame(a: Audience, b: Audience): boolean {
  return a.watching === b.watching && a.people.join() === b.people.join();
}

/** Beyond this number, people without a seat are counted and not named. */
const MOST_NAMED = 20;

/** The people who watch a table through this process. */
export function audienceHere({ here, room }: Pick<Looked, 'here' | 'room'>): Audience {
  const looking = here();
  const seated = room().seats.flatMap(seat =>
    seat.kind === 'person' && looking.has(seat.person) ? [seat.person] : [],
  );
  const others = [...looking].filter(person => !seated.includes(person));
  return { people: [...seated, ...others.slice(0, MOST_NAMED)], watching: others.length };
}
