import { randomBytes } from 'node:crypto';
import type { RoomRequest, TableRequest } from '@thorp/client/protocol';
import { type Game, type Seat } from '@thorp/kernel';
import {
  applyRoomEvent,
  hasEnded,
  hostTable,
  nextDeadline,
  openTable,
  phaseOf,
  prepareRoomAction,
  rematchRoom,
  resumeRoom,
  resumeTable,
  seatOf,
  seatsWaitedFor,
  setupOf,
  StoreConflict,
  thinkerToMove,
  type Answer,
  type Host,
  type Receipt,
  type Room,
  type RoomAction,
  type RoomEvent,
  type RoomHeader,
  type Table,
  type ThinkRequest,
} from '@thorp/table';
import { ServerError } from './errors.ts';
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
  const live = liveRoom(resumeRoom(stored.header, stored.events), game, ports);
  await live.begin();
  return live;
}

interface Started {
  readonly host: Host;
  /** The version at which the table was loaded: of earlier ones nothing is known. */
  readonly from: number;
  /** What undos have taken back since. */
  readonly drops: { readonly version: number; readonly standing: number }[];
}

function liveRoom(opened: Room, game: Game, ports: LivePorts): Live & { begin(): Promise<void> } {
  const { store } = ports;
  let room = opened;
  const { id } = room.header;
  const watchers = new Set<Watcher>();
  let started: Started | null = null;
  let deadline: number | null = null;
  let checked = 0;
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let later: ReturnType<typeof setTimeout> | undefined;
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

  const here = (): Set<string> => new Set([...watchers].flatMap(({ person }) => (person === null ? [] : [person])));
  const looked: Looked = { id, room: () => room, here, watching: () => watchers.size };

  function tellRoom(): void {
    if (watchers.size > 0) ports.presence.changed(looked);
    for (const watcher of watchers) watcher.roomChanged();
  }

  async function performInRoom(person: string, action: RoomAction): Promise<number> {
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
      tellRoom();
      await begin();
      return event.sequence;
    }
  }

  /** Takes over what another process has stored. */
  async function catchUp(): Promise<number> {
    const stored = await store.loadRoom(id, room.sequence);
    if (!stored) {
      for (const watcher of watchers) watcher.gone();
      return 0;
    }
    for (const event of stored.events) applyRoomEvent(room, event);
    if (stored.events.length > 0) tellRoom();
    return stored.events.length;
  }

  async function openRematch(next: string): Promise<void> {
    const fresh = { id: next, secret: randomBytes(32).toString('hex'), created: ports.now() };
    const { header, events } = rematchRoom(room, fresh);
    await ports.seated(header, events);
    await store.createRoom({ ...header, listed: false }, events).catch(ignoreTaken);
  }

  /** Deals when everybody has opened. After a crash in between, the next load does it: the deal follows from the room. */
  async function begin(): Promise<void> {
    if (started || phaseOf(room) !== 'started') return;
    let stored = await store.load(id);
    if (!stored) {
      const { header } = openTable(game, setupOf(room));
      // Set first, so that no table with clocks is left without a deadline when the process dies here.
      if (header.clock) await ports.setDeadline(id, ports.now());
      if (header.players.some(({ kind }) => kind !== 'human')) (await ports.bots.hold(id))?.();
      await expectCheck();
      await ports.starting(room);
      await store.create(header).catch(ignoreTaken);
      await store.unlist(id);
      stored = await store.load(id);
    }
    if (!stored) throw new ServerError('no-table', 'this table is gone');
    started = hosted(resumeTable(game, stored));
    keepDeadline(started.host.table());
    if (hasEnded(started.host.table())) ports.ended(live, started.host.table(), false);
    for (const watcher of watchers) watcher.gameChanged(-1);
    play();
  }

  async function reload(): Promise<void> {
    const stored = await store.loadRoom(id);
    if (!stored) return;
    room = resumeRoom(stored.header, stored.events);
    started?.host.close();
    started = null;
    tellRoom();
    await begin();
  }

  function hosted(table: Table): Started {
    const drops: { version: number; standing: number }[] = [];
    const host = hostTable(table, {
      store,
      think: ports.think,
      now: ports.now,
      changed({ version, match }, standing) {
        drops.push({ version, standing: Math.min(standing, match.plies.length) });
        if (drops.length > MOST_DROPS) drops.shift();
        keepDeadline(table);
        if (hasEnded(table)) ports.ended(live, table, true);
        for (const watcher of watchers) watcher.gameChanged(standing);
      },
      stuck: ports.fault,
      gone: () => {
        for (const watcher of watchers) watcher.gone();
      },
    });
    return { host, from: table.version, drops };
  }

  /**
   * A deadline that is too early does no harm: the next one is set when it comes. So most moves set none. One that has
   * passed may have been taken by another process.
   */
  function keepDeadline(table: Table): void {
    const next = nextDeadline(table)?.at;
    if (next === undefined || (deadline !== null && deadline <= next && deadline > ports.now())) return;
    deadline = next;
    ports.setDeadline(id, next).catch(ports.fault);
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

  async function timeOut(): Promise<number | null> {
    if (!started) return null;
    const { host } = started;
    await host.refresh();
    await expectCheck();
    await withBots(() => host.timeOut());
    deadline = nextDeadline(host.table())?.at ?? null;
    return deadline;
  }

  /** Does what may leave bots to move. The lease comes first, so that they move although this process dies. */
  async function withBots<R>(work: () => Promise<R>): Promise<R> {
    const release = await ports.bots.hold(id);
    try {
      return await work();
    } finally {
      play();
      release?.();
    }
  }

  function play(): void {
    busy(playBots).catch((error: unknown) => {
      ports.fault(error);
      playLater();
    });
  }

  const thinks = (): boolean => started !== null && thinkerToMove(started.host.table()) !== null;

  async function playBots(): Promise<number | null> {
    if (!started || !thinks()) return null;
    const release = await ports.bots.hold(id);
    try {
      if (release) await started.host.drive();
    } finally {
      release?.();
    }
    if (!thinks()) return null;
    playLater();
    return ports.now() + CHECK_MS;
  }

  /** Another process lets them play, or this one could not. If that stays so, we try again. */
  function playLater(): void {
    if (closed) return;
    clearTimeout(later);
    later = setTimeout(play, CHECK_MS);
  }

  async function refresh(): Promise<void> {
    await inTurn(async () => {
      if ((await catchUp()) > 0) await begin();
    });
    await started?.host.refresh();
    if (!thinks()) return;
    if (ports.bots.holds(id)) play();
    else playLater();
  }

  async function refreshTo(known: number, version: number): Promise<void> {
    if (known > room.sequence || version > (started?.host.table().version ?? 0)) await busy(refresh);
  }

  function standingSince(version: number, plies: number): number {
    if (!started || version > started.host.table().version) return -1;
    const oldest = started.drops.length === MOST_DROPS ? (started.drops[0]?.version ?? 0) : started.from;
    if (version < oldest) return -1;
    const later = started.drops.filter(drop => drop.version > version).map(drop => drop.standing);
    return Math.min(plies, ...later);
  }

  function isWaitedFor(person: string | null): boolean {
    const table = started?.host.table();
    const seat = person === null ? null : seatOf(room, person);
    return !closed && table !== undefined && seat !== null && seatsWaitedFor(table).includes(seat);
  }

  const live: Live & { begin(): Promise<void> } = {
    id,
    begin,
    room: () => room,
    table: () => started?.host.table() ?? null,
    looking: () => new Set([...here(), ...ports.presence.elsewhere(id)]),
    peopleChanged() {
      for (const watcher of watchers) watcher.roomChanged();
    },
    watch(watcher) {
      watchers.add(watcher);
      ports.presence.changed(looked);
      for (const each of watchers) if (each !== watcher) each.roomChanged();
    },
    unwatch(watcher) {
      watchers.delete(watcher);
      ports.presence.changed(looked);
      for (const each of watchers) each.roomChanged();
      if (isWaitedFor(watcher.person)) expectCheck().catch(ports.fault);
    },
    seat: person => seatOf(room, person),
    async act(person, request) {
      // Another process may have seated the person or begun the game a moment ago.
      if (seatOf(room, person) === null || !started) await refresh();
      else await refreshTo(0, request.version);
      const seat = seatOf(room, person);
      if (seat === null) throw new ServerError('not-seated', 'you have no seat at this table');
      const { host } = started ?? {};
      if (!host) throw new ServerError('not-your-turn', 'the game has not begun');
      await expectCheck();
      const work = (): Promise<Receipt> => host.act({ ...request, seat });
      const { version } = await busy(() => (mayLeaveBots(host.table(), request) ? withBots(work) : work()));
      return version;
    },
    actInRoom: (person, request) =>
      inTurn(async () => {
        if (request.kind !== 'rematch') return performInRoom(person, request);
        if (!started || !hasEnded(started.host.table())) {
          throw new ServerError('not-over', 'a rematch follows when the game is over');
        }
        return performInRoom(person, { ...request, next: newLink() });
      }),
    timeOut: () => busy(timeOut),
    refresh: () => busy(refresh),
    refreshTo,
    playBots: () => busy(playBots),
    standingSince,
    reload: () => inTurn(reload),
    isIdle: () => watchers.size === 0 && pending === 0,
    close() {
      closed = true;
      clearTimeout(later);
      started?.host.close();
    },
  };
  return live;
}

/** How long a bot may be asked before we look whether somebody lets it play. */
const CHECK_MS = 2_000;

/** Whether seats that no person plays may be asked after an action. */
function mayLeaveBots({ header, resigned, standIns }: Table, { kind }: TableRequest): boolean {
  if (kind === 'seen') return false;
  return (
    kind === 'resign' || resigned.length + standIns.length > 0 || header.players.some(player => player.kind !== 'human')
  );
}

/** How long after an action somebody looks at the table again. */
const CHECK_AFTER_MS = 30_000;

/** How many changes are remembered for clients that come back. */
const MOST_DROPS = 256;

/** 128 random bits: who has the link may come in. */
export function newLink(): string {
  return randomBytes(16).toString('hex');
}

/** Another process was first, with the same result. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof StoreConflict)) throw error;
}
