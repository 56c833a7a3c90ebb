import { randomBytes } from 'node:crypto';
import {
  applyRoomEvent,
  prepareRoomAction,
  rematchRoom,
  resumeRoom,
  StoreConflict,
  type Room,
  type RoomAction,
} from '@thorp/table';
import type { LivePorts } from './live.ts';

/** A room that is stored and changed, one action after another. */
export interface LiveRoom {
  room(): Room;
  /** Stores an action; returns the sequence number of the room after it. */
  act(person: string, action: RoomAction): Promise<number>;
  /** Adds what another process has stored, and returns the number of events. */
  catchUp(): Promise<number>;
  /** Loads everything again; false if the room is gone. */
  reload(): Promise<boolean>;
}

export interface RoomPorts extends Pick<LivePorts, 'store' | 'now' | 'seating' | 'seated'> {
  changed(): void;
  gone(): void;
}

export function keepRoom(opened: Room, ports: RoomPorts): LiveRoom {
  const { store } = ports;
  const { id } = opened.header;
  let room = opened;

  async function act(person: string, action: RoomAction): Promise<number> {
    for (;;) {
      const event = prepareRoomAction(room, person, action, ports.now());
      if (typeof event === 'number') return event;
      try {
        if (event.kind === 'sit') await ports.seating(room, person, event.name.trim());
        if (event.kind === 'rematch') await openRematch(event.next);
        await store.appendRoom(id, room.sequence, [event]);
      } catch (error) {
        if (error instanceof StoreConflict && (await catchUp()) > 0) continue;
        throw error;
      }
      applyRoomEvent(room, event);
      ports.changed();
      return event.sequence;
    }
  }

  async function catchUp(): Promise<number> {
    const stored = await store.loadRoom(id, room.sequence);
    if (!stored) {
      ports.gone();
      return 0;
    }
    if (stored.events.some(({ kind }) => kind === 'renamed')) await reload();
    else for (const event of stored.events) applyRoomEvent(room, event);
    if (stored.events.length > 0) ports.changed();
    return stored.events.length;
  }

  async function reload(): Promise<boolean> {
    const stored = await store.loadRoom(id);
    if (!stored) return false;
    room = resumeRoom(stored.header, stored.events);
    return true;
  }

  async function openRematch(next: string): Promise<void> {
    const fresh = { id: next, secret: randomBytes(32).toString('hex'), created: ports.now() };
    const { header, events } = rematchRoom(room, fresh);
    await ports.seated(header, events);
    await store.createRoom({ ...header, listed: false }, events).catch(ignoreTaken);
  }

  return {
    room: () => room,
    act,
    catchUp,
    reload,
  };
}

/** Another process was first, with the same result. */
export function ignoreTaken(error: unknown): void {
  if (!(error instanceof StoreConflict)) throw error;
}
