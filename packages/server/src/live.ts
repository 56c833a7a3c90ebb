import { randomBytes } from 'node:crypto';
import type { RoomRequest, TableRequest } from '@thorp/client/protocol';
import { settle, type Game, type Seat } from '@thorp/kernel';
import {
  hasEnded,
  openStored,
  openTable,
  phaseOf,
  readAnyStored,
  resumeRoom,
  seatOf,
  setupOf,
  StoreConflict,
  takenSeats,
  type Answer,
  type Room,
  type RoomAction,
  type RoomEvent,
  type RoomHeader,
  type StoredTable,
  type Table,
  type ThinkRequest,
} from '@thorp/table';
import { ServerError } from './errors.ts';
import { playGame, type LiveGame } from './liveGame.ts';
import { ignoreTaken, keepRoom } from './liveRoom.ts';
import type { Looked, Presence } from './presence.ts';
import type { ServerStore } from './store/types.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null;
  roomChanged(): void;
  /** What was told of later plies than `standing` no longer holds. */
  gameChanged(standing: number): void;
  gone(): void;
}

/** What live tables work with. */
export interface LivePorts {
  readonly store: ServerStore;
  think(request: ThinkRequest): Promise<Answer>;
  now(): number;
  /** Says when the time of somebody at a table runs out. Resolves when this is durable. */
  setDeadline(id: string, at: number): Promise<void>;
  readonly bots: BotLeases;
  /** Asks for a look at the table at some time, by whichever process. Resolves when this is durable. */
  setCheck(id: string, at: number): Promise<void>;
  /** The game is over: it has just ended, or a table was loaded whose game had ended. */
  ended(live: Live, table: Table, justNow: boolean): void;
  /** A bot could not play, or something could not be stored. */
  fault(error: unknown): void;
  readonly presence: Pick<Presence, 'changed' | 'elsewhere'>;
  /** Somebody is about to sit down. Rejects when the person may not. */
  seating(room: Room, person: string, name: string): Promise<void>;
  /** People are about to be given seats in a new room. */
  seated(header: RoomHeader, events: readonly RoomEvent[]): Promise<void>;
  /** The game of a room is about to begin. */
  starting(room: Room): Promise<void>;
}

/** One process at a time lets the bots of a table play; another one goes on when it dies. */
export interface BotLeases {
  /** Gives the function that lets go; null when another process has the lease. */
  hold(id: string): Promise<(() => void) | null>;
  holds(id: string): boolean;
}

/** A room and its game in memory: everything that changes is stored before anybody hears of it. */
export interface Live {
  readonly id: string;
  room(): Room;
  /** Null before the game has begun. */
  table(): Table | null;
  /** The people who look at the table, through any process. */
  looking(): ReadonlySet<string>;
  /** Somebody has come or gone in another process. */
  peopleChanged(): void;
  watch(watcher: Watcher): void;
  unwatch(watcher: Watcher): void;
  seat(person: string | null): Seat | null;
  /** The version of the table after the action, or the sequence of the room. */
  act(person: string, action: TableRequest): Promise<number>;
  actInRoom(person: string, action: RoomRequest): Promise<number>;
  /** Ends the turns of those whose time has run out. Gives the next deadline, or null when no clock runs. */
  timeOut(): Promise<number | null>;
  /** Takes over what other processes have stored. */
  refresh(): Promise<void>;
  /** Takes over what others have stored if somebody has seen more of the table than this process. */
  refreshTo(room: number, version: number): Promise<void>;
  /** Lets bots play that nobody lets play. Comes back when a person is asked, or else says when to try again. */
  playBots(): Promise<number | null>;
  /** How many of the plies that were told at a version still stand; -1 when this is not known any more. */
  standingSince(version: number, plies: number): number;
  /** Reads everything again, because names in the store have changed. */
  reload(): Promise<void>;
  /** Nobody looks, nobody thinks, nothing is being stored. */
  isIdle(): boolean;
  close(): void;
}

/** Loads a room, and its game if it has begun; null when there is none. */
export async function openLive(
  id: string,
  load: (game: string) => Promise<Game>,
  ports: LivePorts,
): Promise<Live | null> {
  const stored = await ports.store.loadRoom(id);
  if (!stored) return null;
  const game = await load(stored.header.game);
  const live = liveTable(resumeRoom(stored.header, stored.events), game, ports);
  await live.begin();
  return live;
}

/** How long after an action somebody looks at the table again. */
const CHECK_AFTER_MS = 30_000;

function liveTable(opened: Room, game: Game, ports: LivePorts): Live & { begin(): Promise<void> } {
  const { store } = ports;
  const { id } = opened.header;
  const watchers = new Set<Watcher>();
  const here = (): Set<string> => new Set([...watchers].flatMap(({ person }) => (person === null ? [] : [person])));
  const peopleChanged = (): void => {
    for (const watcher of watchers) watcher.roomChanged();
  };
  const roomChanged = (): void => {
    if (watchers.size > 0) ports.presence.changed(looked);
    peopleChanged();
  };
  const gone = (): void => {
    for (const watcher of watchers) watcher.gone();
  };
  const { room, ...kept } = keepRoom(opened, { ...ports, changed: roomChanged, gone });
  const looked: Looked = { id, room, here, watching: () => watchers.size };
  let started: LiveGame | null = null;
  let checked = 0;
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function busy<R>(work: () => Promise<R>): Promise<R> {
    pending++;
    try {
      return await work();
    } finally {
      pending--;
    }
  }

  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = queue.then(() => busy(work));
    queue = done.catch(() => undefined);
    return done;
  }

  /** Deals when everybody has opened. After a crash in between, the next load does it: the deal follows from the room. */
  async function begin(): Promise<void> {
    if (started || phaseOf(room()) !== 'started') return;
    const stored = (await store.load(id)) ?? (await deal());
    if (!stored) throw new ServerError('no-table', 'this table is gone');
    started = playGame(openStored(game, await inTheseRules(stored)), {
      ...ports,
      expectCheck,
      busy,
      changed: gameChanged,
      gone,
    });
    const table = started.table();
    if (hasEnded(table)) ports.ended(live, table, false);
    for (const watcher of watchers) watcher.gameChanged(-1);
    started.play();
  }

  /** A table of older rules is converted if all of it is still possible; otherwise it can only be looked at. */
  async function inTheseRules(stored: StoredTable): Promise<StoredTable> {
    const converted = readAnyStored(game, stored);
    if (converted === stored) return stored;
    try {
      await store.convert(stored, converted);
      return converted;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      // Another process has converted it, and perhaps played on.
      const now = await store.load(id);
      if (!now || now.header.rules === stored.header.rules) throw error;
      return now;
    }
  }

  async function deal(): Promise<StoredTable | null> {
    const { header } = openTable(game, setupOf(room()));
    // Set first, so that no table with clocks is left without a deadline when the process dies here.
    if (header.clock) await ports.setDeadline(id, ports.now());
    if (header.players.some(({ kind }) => kind !== 'human')) (await ports.bots.hold(id))?.();
    await expectCheck();
    await ports.starting(room());
    await store.create(header).catch(ignoreTaken);
    await store.unlist(id);
    await store.dropCode(id);
    return store.load(id);
  }

  function gameChanged(table: Table, standing: number, only: Seat | null): void {
    if (hasEnded(table)) ports.ended(live, table, true);
    for (const watcher of watchers) {
      if (only === null || seatOf(room(), watcher.person) === only) watcher.gameChanged(standing);
    }
  }

  async function reload(): Promise<void> {
    if (!(await kept.reload())) return;
    started?.close();
    started = null;
    roomChanged();
    await begin();
  }

  /**
   * Before an action, so that what follows from it is done although this process dies: somebody looks at the table some
   * time after it. Most actions find that this is arranged already.
   */
  async function expectCheck(): Promise<void> {
    const now = ports.now();
    if (checked >= now + CHECK_AFTER_MS / 2) return;
    checked = now + CHECK_AFTER_MS;
    await ports.setCheck(id, checked).catch((error: unknown) => {
      checked = 0;
      throw error;
    });
  }

  async function refresh(): Promise<void> {
    await inTurn(async () => {
      if ((await kept.catchUp()) > 0) await begin();
    });
    await started?.refresh();
  }

  async function refreshTo(known: number, version: number): Promise<void> {
    if (known > room().sequence || version > (started?.table().version ?? 0)) await busy(refresh);
  }

  async function actInRoom(person: string, action: RoomAction): Promise<number> {
    const sequence = await kept.act(person, action);
    await begin();
    return sequence;
  }

  /** An action with what only the server can say of it. */
  function completed(request: RoomRequest): RoomAction {
    switch (request.kind) {
      case 'rematch':
        if (started && hasEnded(started.table())) return { kind: 'rematch', id: request.id, next: newLink() };
        throw new ServerError('not-over', 'a rematch follows when the game is over');
      case 'close': {
        const seats = takenSeats(room());
        return { kind: 'close', id: request.id, seats, settings: settledFor(seats, room().header.settings) };
      }
      case 'change': {
        const { terms } = request;
        return { ...request, terms: { ...terms, settings: settledFor(terms.seats, terms.settings) } };
      }
      default:
        return request;
    }
  }

  const settledFor = (seats: number, settings: object): object => settle(game, seats, settings).settings;

  function isWaitedFor(person: string | null): boolean {
    const seat = person === null ? null : seatOf(room(), person);
    return !closed && seat !== null && started?.isWaitedFor(seat) === true;
  }

  const live: Live & { begin(): Promise<void> } = {
    id,
    begin,
    room,
    table: () => started?.table() ?? null,
    looking: () => new Set([...here(), ...ports.presence.elsewhere(id)]),
    peopleChanged,
    watch(watcher) {
      watchers.add(watcher);
      ports.presence.changed(looked);
      for (const each of watchers) if (each !== watcher) each.roomChanged();
    },
    unwatch(watcher) {
      watchers.delete(watcher);
      ports.presence.changed(looked);
      peopleChanged();
      if (isWaitedFor(watcher.person)) expectCheck().catch(ports.fault);
    },
    seat: person => seatOf(room(), person),
    async act(person, request) {
      // Another process may have seated the person or begun the game a moment ago.
      if (seatOf(room(), person) === null || !started) await refresh();
      else await refreshTo(0, request.version);
      const seat = seatOf(room(), person);
      if (seat === null) throw new ServerError('not-seated', 'you have no seat at this table');
      const playing = started;
      if (!playing) throw new ServerError('not-your-turn', 'the game has not begun');
      await expectCheck();
      return (await playing.act({ ...request, seat })).version;
    },
    actInRoom: (person, request) => inTurn(async () => actInRoom(person, completed(request))),
    timeOut: () => busy(async () => started?.timeOut() ?? null),
    refresh: () => busy(refresh),
    refreshTo,
    playBots: () => busy(async () => started?.playBots() ?? null),
    standingSince: (version, plies) => started?.standingSince(version, plies) ?? -1,
    reload: () => inTurn(reload),
    isIdle: () => watchers.size === 0 && pending === 0,
    close() {
      closed = true;
      started?.close();
    },
  };
  return live;
}

/** 128 random bits: who has the link may come in. */
export function newLink(): string {
  return randomBytes(16).toString('hex');
}
