import type { Room } from '@thorp/table';
import type { News } from './store/database.ts';

/*
 * Who looks at a table, over all processes. Each process announces which people with a seat look at a table through it, to
 * those that have the table open, too. Nothing is stored: who begins to look at a table asks the others, and a process that
 * has not been heard of for a while is taken for dead, with its people.
 */

/** A table that somebody looks at through this process. */
export interface Looked {
  readonly id: string;
  room(): Room;
  /** The people who look through this process. */
  here(): ReadonlySet<string>;
  /** How many look, people or not. */
  watching(): number;
}

export interface Presence {
  /** Somebody came or went, or seats have changed. */
  changed(table: Looked): void;
  /** The people who look through other processes. */
  elsewhere(id: string): ReadonlySet<string>;
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
  announced: string;
  readonly others: Map<string, readonly string[]>;
}

export function openPresence(news: Pick<News, 'announce' | 'onAnnounced' | 'listen'>, ports: PresencePorts): Presence {
  const tables = new Map<string, Known>();
  const heard = new Map<string, number>();

  const announce = (id: string, known: Known, asks: boolean): void =>
    news.announce({ table: id, people: peopleIn(known.announced), asks });

  function askAll(): void {
    for (const [id, known] of tables) announce(id, known, true);
  }

  function forget(process: string): void {
    heard.delete(process);
    for (const [id, { others }] of tables) if (others.delete(process)) ports.told(id);
  }

  news.onAnnounced((from, { table, people, asks }) => {
    const isNew = !heard.has(from);
    heard.set(from, ports.now());
    if (isNew) askAll();
    const known = tables.get(table);
    if (!known) return;
    if (asks) announce(table, known, false);
    if ((known.others.get(from) ?? []).join() === people.join()) return;
    known.others.set(from, people);
    ports.told(table);
  });
  // The connection broke: what was announced meanwhile was missed.
  news.listen(ids => {
    if (ids === null) askAll();
  });
  const timer = setInterval(() => {
    news.announce({ table: '', people: [], asks: false });
    for (const [process, at] of heard) if (ports.now() - at > DEAD_MS) forget(process);
  }, ALIVE_MS);

  return {
    changed(table) {
      const { id } = table;
      const people = seatedHere(table).join();
      const known = tables.get(id) ?? { announced: '', others: new Map() };
      const isNew = !tables.has(id);
      const isSame = known.announced === people;
      known.announced = people;
      if (table.watching() === 0) tables.delete(id);
      else tables.set(id, known);
      if (isNew || !isSame) announce(id, known, isNew);
    },
    elsewhere: id => new Set([...(tables.get(id)?.others.values() ?? [])].flat()),
    close: () => clearInterval(timer),
  };
}

function peopleIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

function seatedHere(table: Looked): string[] {
  const here = table.here();
  return table.room().seats.flatMap(seat => (seat.kind === 'person' && here.has(seat.person) ? [seat.person] : []));
}
