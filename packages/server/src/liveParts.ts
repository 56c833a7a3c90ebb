import type { RoomRequest } from '@thorp/client/protocol';
import { settle, type Game, type Seat } from '@thorp/kernel';
import {
  openTable,
  openTurns,
  readAnyStored,
  seatOf,
  setupOf,
  StoreConflict,
  takenSeats,
  type Room,
  type RoomAction,
  type StoredTable,
} from '@thorp/table';
import { ServerError } from './errors.ts';
import type { Live, LivePorts, Watcher } from './live.ts';
import { ignoreTaken } from './liveRoom.ts';
import { audienceHere, type Looked } from './presence.ts';

/* Parts of a live table besides its room (liveRoom.ts) and its game (liveGame.ts). */

/** The connections that watch a table through this process. */
export interface Watchers extends Pick<Live, 'looking' | 'watching' | 'peopleChanged' | 'watch' | 'unwatch'> {
  roomChanged(): void;
  /** Notifies everybody, or only the person of a seat. */
  gameChanged(standing: number, only: Seat | null): void;
  gone(): void;
  isEmpty(): boolean;
}

/** Changes of the audience are told at most this often: otherwise one who comes and goes could keep a server busy. */
const AUDIENCE_MS = 250;

export function openWatchers(id: string, room: () => Room, presence: LivePorts['presence']): Watchers {
  const watchers = new Set<Watcher>();
  const here = (): Set<string> => new Set([...watchers].flatMap(({ person }) => (person === null ? [] : [person])));
  const looked: Looked = { id, room, here, isEmpty: () => watchers.size === 0 };
  const tellAll = (): void => {
    for (const watcher of watchers) watcher.roomChanged();
  };
  const audienceChanged = atMostEvery(AUDIENCE_MS, () => {
    presence.changed(looked);
    tellAll();
  });
  return {
    looking: () => new Set([...here(), ...presence.elsewhere(id)]),
    watching: () => audienceHere(looked).watching + presence.watchingElsewhere(id),
    peopleChanged: tellAll,
    watch(watcher) {
      watchers.add(watcher);
      audienceChanged();
    },
    unwatch(watcher) {
      watchers.delete(watcher);
      audienceChanged();
    },
    roomChanged() {
      if (watchers.size > 0) presence.changed(looked);
      tellAll();
    },
    gameChanged(standing, only) {
      for (const watcher of watchers) {
        if (only === null || seatOf(room(), watcher.person) === only) watcher.gameChanged(standing);
      }
    },
    gone() {
      for (const watcher of watchers) watcher.gone();
    },
    isEmpty: looked.isEmpty,
  };
}

/** Runs work at once, and again later if it was asked for in the meantime. */
function atMostEvery(ms: number, work: () => void): () => void {
  let waiting = false;
  let again = false;
  return function run() {
    again = waiting;
    if (waiting) return;
    waiting = true;
    work();
    const timer = setTimeout(() => {
      waiting = false;
      if (again) run();
    }, ms);
    timer.unref();
  };
}

/** Runs work on a table: in order, or independently. */
export interface Work {
  busy<R>(work: () => Promise<R>): Promise<R>;
  inTurn<R>(work: () => Promise<R>): Promise<R>;
  isBusy(): boolean;
}

export function openWork(): Work {
  let pending = 0;
  const inTurn = openTurns();
  const free = (): void => void pending--;
  function busy<R>(work: () => Promise<R>): Promise<R> {
    pending++;
    const done = work();
    void done.then(free, free);
    return done;
  }
  return { busy, inTurn: work => busy(() => inTurn(work)), isBusy: () => pending > 0 };
}

/** How long after an action the table is checked. */
const CHECK_AFTER_MS = 30_000;

/**
 * Creates the function that is called before an action, so that the follow-up work is done although this process dies: a
 * check of the table is scheduled for some time later. For most actions one is scheduled already: then it returns null,
 * and there is nothing to wait for.
 */
export function checksOf(id: string, { now, setCheck }: LivePorts): () => Promise<void> | null {
  let checked = 0;
  return () => {
    const time = now();
    if (checked >= time + CHECK_AFTER_MS / 2) return null;
    checked = time + CHECK_AFTER_MS;
    return setCheck(id, checked).catch((error: unknown) => {
      checked = 0;
      throw error;
    });
  };
}

/** Stores a new table for a room in which everybody has opened. */
export async function deal(
  game: Game,
  room: Room,
  ports: LivePorts,
  expectCheck: () => Promise<void> | null,
): Promise<StoredTable | null> {
  const { store } = ports;
  const { id } = room.header;
  const { header } = openTable(game, setupOf(room));
  // Set first, so that no table with clocks is left without a deadline when the process dies here.
  if (header.clock) await ports.setDeadline(id, ports.now());
  if (header.players.some(({ kind }) => kind !== 'human')) (await ports.bots.hold(id))?.();
  await expectCheck();
  await ports.starting(room);
  await store.create(header).catch(ignoreTaken);
  await store.unlist(id, room.header.watch === 'anyone');
  await store.dropCode(id);
  return store.load(id);
}

/** A table of older rules is converted if all its choices are still possible; otherwise it can only be looked at. */
export async function inTheseRules(game: Game, stored: StoredTable, store: LivePorts['store']): Promise<StoredTable> {
  const converted = readAnyStored(game, stored);
  if (converted === stored) return stored;
  try {
    await store.convert(stored, converted);
    return converted;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    // Another process has converted it, and may have played on.
    const now = await store.load(stored.header.id);
    if (!now || now.header.rules === stored.header.rules) throw error;
    return now;
  }
}

/** A room action completed with what only the server knows. */
export function completed(
  request: RoomRequest,
  game: Game,
  room: Room,
  { isOver, rematchLink }: { readonly isOver: boolean } & Pick<LivePorts, 'rematchLink'>,
): RoomAction {
  const settledFor = (seats: number, settings: object): object => settle(game, seats, settings).settings;
  switch (request.kind) {
    case 'rematch':
      if (isOver) return { kind: 'rematch', id: request.id, next: rematchLink(room.header.id) };
      throw new ServerError('not-over', 'a rematch is possible when the game is over');
    case 'close': {
      const seats = takenSeats(room);
      return { kind: 'close', id: request.id, seats, settings: settledFor(seats, room.header.settings) };
    }
    case 'change': {
      const { terms } = request;
      return { ...request, terms: { ...terms, settings: settledFor(terms.seats, terms.settings) } };
    }
    default:
      return request;
  }
}
