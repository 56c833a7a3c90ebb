import type { CodeStore } from './codes.ts';
import type { DailyStore } from './daily.ts';
import type { News } from './database.ts';
import type { NoticeStore } from './notices.ts';
import type { PeopleStore } from './people.ts';
import type { RatingStore } from './ratings.ts';
import type { RecordStore } from './records.ts';
import type { RelationStore } from './relations.ts';
import type { ForgetStore } from './forget.ts';
import type { StaleStore } from './stale.ts';
import type { MergeStore } from './merge.ts';
import type { UsageStore } from './usage.ts';
import type { RoomEvent, RoomHeader, StoredTable, TableStore } from '@thorp/table';

/**
 * Everything a server stores: rooms, tables, people, and work that is due at some time. Each call resolves when its
 * change is durable.
 */
export interface ServerStore
  extends
    TableStore,
    CodeStore,
    DueStore,
    PeopleStore,
    RelationStore,
    RatingStore,
    RecordStore,
    DailyStore,
    UsageStore,
    NoticeStore,
    ForgetStore,
    StaleStore,
    MergeStore {
  /**
   * Replaces a table that was converted to other rules. Rejects with a StoreConflict if it was changed since it was
   * loaded.
   */
  convert(loaded: StoredTable, converted: StoredTable): Promise<void>;
  /** Stores a room with its first events. Rejects with a StoreConflict if the id is taken. */
  createRoom(header: RoomHeader, events?: readonly RoomEvent[]): Promise<void>;
  /** Like `append` for tables: the number of the last event that the caller knows decides conflicts. */
  appendRoom(id: string, after: number, events: readonly RoomEvent[]): Promise<void>;
  loadRoom(id: string, after?: number): Promise<StoredRoom | null>;
  /** The newest listed rooms whose game has not begun. */
  lobby(most: number): Promise<readonly string[]>;
  /** The newest games that anyone may watch. */
  shown(most: number): Promise<readonly string[]>;
  /**
   * Removes a room from the lobby, because its game has begun; a game that anyone may watch stays listed until it is
   * over.
   */
  unlist(id: string, isShown?: boolean): Promise<void>;
  /** The last numbers of rooms and their tables; a room that is gone has none. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, Heads>>;
  /** Messages between processes. Changes that are stored are told by the store itself. */
  readonly news: News;
  /** Changes that wait to be written. */
  waiting(): number;
  /** Rejects if the store cannot be read. */
  check(): Promise<void>;
  /** Waits for running writes. */
  close(): Promise<void>;
}

/** The last numbers of a room and its table; 0 for nothing. */
export interface Heads {
  readonly room: number;
  readonly table: number;
}

export interface StoredRoom {
  readonly header: RoomHeader;
  readonly events: readonly RoomEvent[];
}

/**
 * Work that is due at some time, done by one process: bots' turns, clocks, notifications. A process claims it for the
 * length of a lease. If the process dies, the lease ends and another one claims the work. Callers pass the time.
 */
export interface DueStore {
  /** Sets when work is due, or moves it to another time. */
  setDue(kind: string, key: string, at: number): Promise<void>;
  /** Removes the work: nothing is left to do. */
  dropDue(kind: string, key: string): Promise<void>;
  /** Claims work that is due and not claimed, the longest due first. */
  claimDue(kinds: readonly string[], claim: Claim, most: number): Promise<readonly DueWork[]>;
  /**
   * Claims one piece of work, due or not, and renews the lease of a holder. It becomes due, so that another process
   * takes it over when the lease ends. Null if another process holds it.
   */
  holdDue(kind: string, key: string, claim: Claim): Promise<DueWork | null>;
  /**
   * The holder has done the work. It is due again at a time, or never (null). If somebody set a time while the work was
   * running, that time is kept. Has no effect if another process has the lease by now.
   */
  finishDue(work: DueWork, holder: string, again: number | null): Promise<void>;
}

export interface Claim {
  /** A name that no other process has. */
  readonly holder: string;
  readonly now: number;
  /** When others may claim it. */
  readonly until: number;
}

export interface DueWork {
  readonly kind: string;
  readonly key: string;
  readonly at: number;
  /** Grows with every new time, so that a time that was set in the meantime is not lost. */
  readonly turn: number;
}
