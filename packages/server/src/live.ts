import type { RoomRequest, TableRequest } from '@thorp/client/protocol';
import type { Hurry } from '@thorp/bots/node';
import type { Game, Seat } from '@thorp/kernel';
import {
  hasEnded,
  openStored,
  phaseOf,
  resumeRoom,
  seatOf,
  type Answer,
  type Receipt,
  type Room,
  type RoomEvent,
  type RoomHeader,
  type Table,
  type ThinkRequest,
} from '@thorp/table';
import { ServerError } from './errors.ts';
import { playGame, type LiveGame } from './liveGame.ts';
import {
  checksOf,
  completed,
  deal,
  inTheseRules,
  openWatchers,
  openWork,
  type Watchers,
  type Work,
} from './liveParts.ts';
import { keepRoom, type LiveRoom } from './liveRoom.ts';
import type { Presence } from './presence.ts';
import type { ShareChoices } from './sharedChoices.ts';
import type { ServerStore } from './store/types.ts';

/** A connection that watches a table. */
export interface Watcher {
  readonly person: string | null;
  roomChanged(): void;
  /** Anything sent about plies after `standing` is no longer valid. */
  gameChanged(standing: number): void;
  gone(): void;
}

/** The services that live tables use. */
export interface LivePorts {
  readonly store: ServerStore;
  think(request: ThinkRequest, hurry: Hurry): Promise<Answer>;
  now(): number;
  /** Stores when somebody's time at a table runs out. Resolves when this is durable. */
  setDeadline(id: string, at: number): Promise<void>;
  readonly bots: BotLeases;
  readonly shareChoices: ShareChoices;
  /** Schedules a check of the table, by any process. Resolves when this is durable. */
  setCheck(id: string, at: number): Promise<void>;
  /** The game is over: it has just ended, or a loaded table had ended before. */
  ended(live: Live, table: Table, justNow: boolean): void;
  /** A bot could not play, or something could not be stored. */
  fault(error: unknown): void;
  readonly presence: Pick<Presence, 'changed' | 'elsewhere' | 'watchingElsewhere'>;
  /** Somebody is about to sit down. Rejects if the person may not. */
  seating(room: Room, person: string, name: string): Promise<void>;
  /** People are about to be given seats in a new room. */
  seated(header: RoomHeader, events: readonly RoomEvent[]): Promise<void>;
  /** The link of a room's rematch, the same in all processes. */
  rematchLink(room: string): string;
  /** The game of a room is about to begin. */
  starting(room: Room): Promise<void>;
}

/** Only one process at a time lets the bots of a table play; another one continues if it ends. */
export interface BotLeases {
  /** Returns the function that releases the lease; null if another process has it. */
  hold(id: string): Promise<(() => void) | null>;
  holds(id: string): boolean;
}

/** A room and its game in memory: every change is stored before it is sent to anybody. */
export interface Live {
  readonly id: string;
  room(): Room;
  /** Null before the game has begun. */
  table(): Table | null;
  /** The people who watch the table, over all processes. */
  looking(): ReadonlySet<string>;
  /** How many people without a seat watch the table. */
  watching(): number;
  /** Somebody started or stopped watching through another process. */
  peopleChanged(): void;
  watch(watcher: Watcher): void;
  unwatch(watcher: Watcher): void;
  seat(person: string | null): Seat | null;
  act(person: string, action: TableRequest): Promise<Receipt>;
  /** Returns the new sequence number of the room. */
  actInRoom(person: string, action: RoomRequest): Promise<number>;
  /** Ends the turns of people whose time has run out. Returns the next deadline, or null if no clock runs. */
  timeOut(): Promise<number | null>;
  /** Adds what other processes have stored. */
  refresh(): Promise<void>;
  /** Adds what other processes have stored, if somebody has seen more of the table than this process has. */
  refreshTo(room: number, version: number): Promise<void>;
  /** Lets bots play if no process does. Resolves with null when a person is asked, or with the time of the next try. */
  playBots(): Promise<number | null>;
  /** Makes the bot that thinks answer with the best option found so far, in whichever process it thinks. */
  hurry(): void;
  /** The same, if it thinks in this process. */
  hurryHere(): void;
  /** How many of the plies sent at a version are still valid; -1 if that is no longer known. */
  standingSince(version: number, plies: number): number;
  /** Loads everything again, because names in the store have changed. */
  reload(): Promise<void>;
  /** Whether nobody watches, no bot thinks and nothing is being stored. */
  isIdle(): boolean;
  close(): void;
}

/** Loads a room, and its game if it has begun; null if there is no such room. */
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

/** A live table and its parts. */
interface Open {
  readonly id: string;
  readonly game: Game;
  readonly ports: LivePorts;
  readonly kept: LiveRoom;
  readonly watched: Watchers;
  readonly work: Work;
  readonly expectCheck: () => Promise<void> | null;
  started: LiveGame | null;
  closed: boolean;
}

function liveTable(opened: Room, game: Game, ports: LivePorts): Live & { begin(): Promise<void> } {
  const { id } = opened.header;
  const watched: Watchers = openWatchers(id, () => kept.room(), ports.presence);
  const kept = keepRoom(opened, { ...ports, changed: watched.roomChanged, gone: watched.gone });
  const work = openWork();
  const { busy, inTurn } = work;
  const expectCheck = checksOf(id, ports);
  const open: Open = { id, game, ports, kept, watched, work, expectCheck, started: null, closed: false };
  const live: Live & { begin(): Promise<void> } = {
    id,
    begin: () => begin(open, live),
    room: kept.room,
    table: () => open.started?.table() ?? null,
    looking: watched.looking,
    watching: watched.watching,
    peopleChanged: watched.peopleChanged,
    watch: watched.watch,
    unwatch(watcher) {
      watched.unwatch(watcher);
      if (isWaitedFor(open, watcher.person)) expectCheck()?.catch(ports.fault);
    },
    seat: person => seatOf(kept.room(), person),
    act: (person, request) => act(open, live, person, request),
    actInRoom: (person, request) => inTurn(() => actInRoom(open, live, person, request)),
    timeOut: () => busy(async () => open.started?.timeOut() ?? null),
    refresh: () => busy(() => refresh(open, live)),
    refreshTo: (known, version) => refreshTo(open, live, known, version),
    playBots: () => busy(async () => open.started?.playBots() ?? null),
    hurry() {
      if (ports.bots.holds(id)) live.hurryHere();
      else ports.store.news.tell(id, 'hurry');
    },
    hurryHere: () => open.started?.hurry(),
    standingSince: (version, plies) => open.started?.standingSince(version, plies) ?? -1,
    reload: () => inTurn(() => reload(open, live)),
    isIdle: () => watched.isEmpty() && !work.isBusy(),
    close() {
      open.closed = true;
      open.started?.close();
    },
  };
  return live;
}

/**
 * Deals when everybody has opened. After a crash in between, the next load does it: the deal is computed from the room.
 */
async function begin(open: Open, live: Live): Promise<void> {
  const { id, game, ports, kept, watched, work, expectCheck } = open;
  if (open.started || phaseOf(kept.room()) !== 'started') return;
  const stored = (await ports.store.load(id)) ?? (await deal(game, kept.room(), ports, expectCheck));
  if (!stored) throw new ServerError('no-table', 'this table no longer exists');
  const playing = playGame(openStored(game, await inTheseRules(game, stored, ports.store)), {
    ...ports,
    expectCheck,
    busy: work.busy,
    changed(changed, standing, only) {
      if (hasEnded(changed)) ports.ended(live, changed, true);
      watched.gameChanged(standing, only);
    },
    gone: watched.gone,
  });
  open.started = playing;
  const table = playing.table();
  if (hasEnded(table)) ports.ended(live, table, false);
  watched.gameChanged(-1, null);
  playing.play();
}

async function reload(open: Open, live: Live): Promise<void> {
  if (!(await open.kept.reload())) return;
  open.started?.close();
  open.started = null;
  open.watched.roomChanged();
  await begin(open, live);
}

async function refresh(open: Open, live: Live): Promise<void> {
  await open.work.inTurn(async () => {
    if ((await open.kept.catchUp()) > 0) await begin(open, live);
  });
  await open.started?.refresh();
}

async function refreshTo(open: Open, live: Live, known: number, version: number): Promise<void> {
  const isBehind = known > open.kept.room().sequence || version > (open.started?.table().version ?? 0);
  if (isBehind) await open.work.busy(() => refresh(open, live));
}

/** Most actions need nothing else first: they are done at once. */
function act(open: Open, live: Live, person: string, request: TableRequest): Promise<Receipt> {
  const { kept, started } = open;
  const seat = seatOf(kept.room(), person);
  const isKnown = started !== null && request.version <= started.table().version;
  if (seat === null || !isKnown) return actRefreshed(open, live, person, request);
  const checked = open.expectCheck();
  return checked ? checked.then(() => started.act({ ...request, seat })) : started.act({ ...request, seat });
}

/** Another process may have seated the person, begun the game or stored moves a moment ago. */
async function actRefreshed(open: Open, live: Live, person: string, request: TableRequest): Promise<Receipt> {
  await open.work.busy(() => refresh(open, live));
  const seat = seatOf(open.kept.room(), person);
  if (seat === null) throw new ServerError('not-seated', 'you have no seat at this table');
  const { started } = open;
  if (!started) throw new ServerError('not-your-turn', 'the game has not begun');
  await open.expectCheck();
  return started.act({ ...request, seat });
}

async function actInRoom(open: Open, live: Live, person: string, request: RoomRequest): Promise<number> {
  const { kept, game, started, ports } = open;
  const { rematchLink } = ports;
  const isOver = started !== null && hasEnded(started.table());
  const sequence = await kept.act(person, completed(request, game, kept.room(), { isOver, rematchLink }));
  await begin(open, live);
  return sequence;
}

function isWaitedFor({ kept, started, closed }: Open, person: string | null): boolean {
  const seat = person === null ? null : seatOf(kept.room(), person);
  return !closed && seat !== null && started?.isWaitedFor(seat) === true;
}
