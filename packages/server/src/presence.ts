import type { Room } from '@thorp/table';
import type { News } from './store/database.ts';

/*
 * Who looks at a table, over all processes. Each process tells the others that have the table open which people look at it
 * there, and how many of them have no seat. Nothing is stored: a process that opens a table asks the others, and one that
 * has not been heard of for a while is taken for dead, with its people.
 */

/** A table that somebody looks at through this process. */
export interface Looked {
  readonly id: string;
  room(): Room;
  /** The people who look through this process. */
  here(): ReadonlySet<string>;
  /** Whether nobody looks through this process, person or screen. */
  isEmpty(): boolean;
}

export interface Presence {
  /** Somebody came or went, or seats have changed. */
  changed(table: Looked): void;
  /** The people who look through other processes: all with a seat, and some without one. */
  elsewhere(id: string): ReadonlySet<string>;
  /** How many without a seat look through other processes. */
  watchingElsewhere(id: string): number;
  close(): void;
}

interface PresencePorts {
  now(): number;
  /** Those who look at the table through other processes have changed. */
  told(id: string): void;
}

const ALIVE_MS = 5_000;
const DEAD_MS = 20_000;

/** What this process has announced of a table, and what the others have. */
interface Known {
  announced: Audience;
  readonly others: Map<string, Audience>;
}

/** Those who look at a table through one process. */
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
  // The connection broke: what was announced meanwhile was missed.
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

/** More people without a seat are counted and not named. */
const MOST_NAMED = 20;

/** Those who look at a table through this process. */
export function audienceHere({ here, room }: Pick<Looked, 'here' | 'room'>): Audience {
  const looking = here();
  const seated = room().seats.flatMap(seat =>
    seat.kind === 'person' && looking.has(seat.person) ? [seat.person] : [],
  );
  const others = [...looking].filter(person => !seated.includes(person));
  return { people: [...seated, ...others.slice(0, MOST_NAMED)], watching: others.length };
}
