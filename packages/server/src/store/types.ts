import type { RoomEvent, RoomHeader, TableStore } from '@thorp/table';

/** Everything a server keeps: rooms, tables and people. Each call resolves when its change is durable. */
export interface ServerStore extends TableStore {
  /** Stores a room with its first events. Rejects with a StoreConflict when the id is taken. */
  createRoom(header: RoomHeader, events?: readonly RoomEvent[]): Promise<void>;
  /** As `append` for tables: the number of the last event that the caller knows decides races. */
  appendRoom(id: string, after: number, events: readonly RoomEvent[]): Promise<void>;
  loadRoom(id: string, after?: number): Promise<StoredRoom | null>;
  /** The newest listed rooms whose game has not begun. */
  lobby(most: number): Promise<readonly string[]>;
  /** Takes a room off the lobby, because its game has begun. */
  unlist(id: string): Promise<void>;
  /** Keeps a person under the hash of the session's token. */
  createPerson(person: string, tokenHash: Uint8Array, at: number): Promise<void>;
  findPerson(tokenHash: Uint8Array): Promise<string | null>;
  /** Rejects when the store cannot be read. */
  check(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

export interface StoredRoom {
  readonly header: RoomHeader;
  readonly events: readonly RoomEvent[];
}
