import { randomBytes } from 'node:crypto';
import { settle, type Game } from '@thorp/kernel';
import type { RoomHeader } from '@thorp/table';
import { ServerError } from './errors.ts';
import { loadGame, type Games } from './games.ts';
import { newLink } from './links.ts';
import { openLive, type Live, type LivePorts } from './live.ts';
import type { NewTable } from './schemas.ts';
import { MARKS } from './store/database.ts';
import { inSlices } from './slices.ts';

/** The tables in memory. They are loaded on demand and dropped when nobody has watched them for a while. */
export interface Tables {
  /** Opens a room owned by the person; returns its link. */
  create(owner: string, wanted: NewTable): Promise<string>;
  /** Throws if there is no such table. */
  use(id: string): Promise<Live>;
  /** Null if it is not in memory; nothing is loaded. */
  ifInMemory(id: string): Live | null;
  inMemory(): number;
  /** Other processes have changed these; null: any table may have changed. */
  changed(ids: readonly string[] | null): Promise<void>;
  /** Somebody started or stopped watching a table through another process. */
  peopleChanged(id: string): void;
  /** Loads these tables again if they are in memory. */
  reload(ids: readonly string[]): Promise<void>;
  /** Drops tables that have been idle since before a time. */
  sweep(before: number): void;
  close(): void;
}

interface Kept {
  readonly live: Promise<Live>;
  opened: Live | null;
  touched: number;
}

export function openTables(games: Games, ports: LivePorts, loaded: () => void): Tables {
  const kept = new Map<string, Kept>();
  let closed = false;
  const load = (id: string): Promise<Game> => loadGame(games, id);

  function keep(id: string): Kept {
    const live = openLive(id, load, ports).then(found => {
      if (!found) throw new ServerError('no-table', 'there is no table under this link');
      entry.opened = found;
      loaded();
      return found;
    });
    const entry: Kept = { live, opened: null, touched: ports.now() };
    live.catch(() => kept.delete(id));
    kept.set(id, entry);
    return entry;
  }

  const refresh = async (id: string): Promise<void> => {
    await kept.get(id)?.opened?.refresh().catch(ports.fault);
  };

  const reload = async (id: string): Promise<void> => {
    await kept.get(id)?.opened?.reload().catch(ports.fault);
  };
  const hurry = async (id: string): Promise<void> => kept.get(id)?.opened?.hurryHere();

  function heard(word: string): Promise<void> {
    const id = word.slice(0, -1);
    if (word.endsWith(MARKS.anew)) return reload(id);
    return word.endsWith(MARKS.hurry) ? hurry(id) : refresh(word);
  }

  /** Compares the watched tables with the store. */
  async function compare(): Promise<void> {
    const watched = [...kept.values()].flatMap(({ opened }) => (opened && !opened.isIdle() ? [opened] : []));
    await inSlices(watched, COMPARED_AT_ONCE, async slice => {
      const stale = closed ? [] : await staleOf(slice, ports.store);
      await Promise.all(stale.map(({ id }) => refresh(id)));
    });
  }

  return {
    changed: ids => (ids ? Promise.all(ids.map(heard)).then(() => undefined) : compare()),
    async create(owner, wanted) {
      const header = await headerOf(owner, wanted, load, ports.now());
      await ports.store.createRoom(header);
      return header.id;
    },
    use(id) {
      const entry = kept.get(id) ?? keep(id);
      entry.touched = ports.now();
      return entry.live;
    },
    ifInMemory: id => kept.get(id)?.opened ?? null,
    inMemory: () => kept.size,
    peopleChanged: id => kept.get(id)?.opened?.peopleChanged(),
    async reload(ids) {
      for (const id of ids) await reload(id);
    },
    sweep: before => letGo(kept, before, ports.now()),
    close() {
      closed = true;
      for (const { opened } of kept.values()) opened?.close();
    },
  };
}

/** Forgets idle tables. One that is in use counts as touched, because moves do not say so one by one. */
function letGo(kept: Map<string, Kept>, before: number, now: number): void {
  for (const [id, entry] of kept) {
    const { opened, touched } = entry;
    if (!opened || touched >= before) continue;
    if (opened.isIdle()) {
      opened.close();
      kept.delete(id);
    } else entry.touched = now;
  }
}

const COMPARED_AT_ONCE = 32;

/** The tables of which the store has more. */
async function staleOf(tables: readonly Live[], store: LivePorts['store']): Promise<Live[]> {
  const heads = await store.heads(tables.map(({ id }) => id));
  return tables.filter(live => {
    const head = heads.get(live.id);
    return !head || head.room > live.room().sequence || head.table > (live.table()?.sequence ?? 0);
  });
}

async function headerOf(
  owner: string,
  { game, seats, settings = {}, confirms = false, listed = false, rated = true, clock, watch }: NewTable,
  load: (id: string) => Promise<Game>,
  created: number,
): Promise<RoomHeader> {
  const rules = await load(game);
  const { settings: settled } = settle(rules, seats, settings);
  const secret = randomBytes(32).toString('hex');
  const terms = { ...(clock ? { clock } : {}), ...(watch ? { watch } : {}) };
  return { id: newLink(), game, settings: settled, seats, confirms, listed, rated, owner, secret, created, ...terms };
}
