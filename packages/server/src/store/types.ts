import type { CodeStore } from './codes.ts';
import type { DailyStore } from './daily.ts';
import type { News } from './database.ts';
import type { NoticeStore } from './notices.ts';
import type { PeopleStore } from './people.ts';
import type { RatingStore } from './ratings.ts';
import type { RecordStore } from './records.ts';
import type { RelationStore } from './relations.ts';
import type { ForgetStore } from './forget.ts';
import type { MergeStore } from './merge.ts';
import type { UsageStore } from './usage.ts';
import type { RoomEvent, RoomHeader, StoredTable, TableStore } from '@thorp/table';

/**
 * Everything a server keeps: rooms, tables, people and what has to be done at some time. Each call resolves when its change
 * is durable.
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
    MergeStore {
  /**
   * Stores a table again that was converted to other rules. Rejects with a StoreConflict when it was changed since it was
   * loaded.
   */
  convert(loaded: StoredTable, converted: StoredTable): Promise<void>;
  /** Stores a room with its first events. Rejects with a StoreConflict when the id is taken. */
  createRoom(header: RoomHeader, events?: readonly RoomEvent[]): Promise<void>;
  /** As `append` for tables: the number of the last event that the caller knows decides races. */
  appendRoom(id: string, after: number, events: readonly RoomEvent[]): Promise<void>;
  loadRoom(id: string, after?: number): Promise<StoredRoom | null>;
  /** The newest listed rooms whose game has not begun. */
  lobby(most: number): Promise<readonly string[]>;
  /** The newest games that anyone may watch. */
  shown(most: number): Promise<readonly string[]>;
  /** Takes a room off the lobby, because its game has begun; one that anyone may watch is shown until its game is over. */
  unlist(id: string, isShown?: boolean): Promise<void>;
  /** The last numbers of rooms and their tables; a room that is gone has none. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, Heads>>;
  /** What other processes tell. */
  readonly news: Omit<News, 'tell'>;
  /** Changes that wait to be written. */
  waiting(): number;
  /** Rejects when the store cannot be read. */
  check(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** How far a room and its table have come; 0 for nothing. */
export interface Heads {
  readonly room: number;
  readonly table: number;
}

export interface StoredRoom {
  readonly header: RoomHeader;
  readonly events: readonly RoomEvent[];
}

/**
 * Work that has to be done at some time, by one process: bots' turns, clocks, notifications. A process claims it for the
 * length of a lease. When the process dies, the lease ends and another one claims the work. Times are handed in.
 */
export interface DueStore {
  /** Sets when work is due, or moves it to another time. */
  setDue(kind: string, key: string, at: number): Promise<void>;
  /** There is nothing to do any more. */
  dropDue(kind: string, key: string): Promise<void>;
  /** Claims what is due and not claimed, the longest due first. */
  claimDue(kinds: readonly string[], claim: Claim, most: number): Promise<readonly DueWork[]>;
  /**
   * Claims one piece of work, whether it is due or not, and prolongs the lease of a holder. It becomes due, so that
   * another process takes it over when the lease ends. Null when another process holds it.
   */
  holdDue(kind: string, key: string, claim: Claim): Promise<DueWork | null>;
  /**
   * The holder has done the work. It is due again at a time, or never (null). When somebody has set a time while the work
   * was being done, that time stands. Without effect when another process has the lease by now.
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
  /** Goes up with every new time, so that a time that was set meanwhile is not lost. */
  readonly turn: number;
}
