import { makeHurry, noHurry } from '@thorp/bots/node';
import type { Seat } from '@thorp/kernel';
import {
  awaitsHost,
  hostTable,
  nextDeadline,
  packSeen,
  seatsWaitedFor,
  type Action,
  type Host,
  type Receipt,
  type Table,
} from '@thorp/table';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LivePorts } from './live.ts';

/** A game that has begun: its host, its clocks and its bots. */
export interface LiveGame {
  table(): Table;
  act(action: Action): Promise<Receipt>;
  isWaitedFor(seat: Seat): boolean;
  /** Ends the turns of people whose time has run out. Returns the next deadline, or null if no clock runs. */
  timeOut(): Promise<number | null>;
  /** Lets bots play while they are asked, without waiting for them. */
  play(): void;
  /** Lets bots play if no process does. Resolves with null when a person is asked, or with the time of the next try. */
  playBots(): Promise<number | null>;
  /** Makes the bot that thinks answer with the best option found so far. */
  hurry(): void;
  /** Adds what other processes have stored. */
  refresh(): Promise<void>;
  /** How many of the plies sent at a version are still valid; -1 if that is no longer known. */
  standingSince(version: number, plies: number): number;
  close(): void;
}

export interface GamePorts extends Pick<
  LivePorts,
  'think' | 'now' | 'setDeadline' | 'bots' | 'fault' | 'shareChoices'
> {
  readonly store: Pick<LivePorts['store'], 'append' | 'load'>;
  /** Schedules a check of the table some time after the present action. */
  expectCheck(): Promise<void> | null;
  /** Keeps the table in memory while work runs. */
  busy<R>(work: () => Promise<R>): Promise<R>;
  changed(table: Table, standing: number, only: Seat | null): void;
  gone(): void;
}

/** How long a bot may be asked before we check that some process lets it play. */
const CHECK_MS = 2_000;

/** How many undos are remembered for reconnecting clients. */
const MOST_DROPS = 64;

export function playGame(opened: Table, ports: GamePorts): LiveGame {
  const { store, think, now, fault, busy, shareChoices } = ports;
  const told = openTold(opened);
  const deadlines = openDeadlines(opened, ports);
  let hurried = noHurry();
  const host = hostTable(opened, {
    store,
    think(request) {
      hurried = noHurry();
      return think(request, hurried);
    },
    now,
    changed(table, standing, only) {
      told.add(table, standing);
      packSeen(table, deflated);
      shareChoices(table.match.plies, standing);
      deadlines.keep(table);
      ports.changed(table, standing, only);
    },
    stuck: fault,
    gone: ports.gone,
  });
  const bots = driveBots(host, ports);
  packSeen(opened, deflated);
  shareChoices(opened.match.plies, 0);
  deadlines.keep(opened);
  return {
    table: host.table,
    act(action) {
      const work = (): Promise<Receipt> => host.act(action);
      return busy(() => (mayLeaveBots(host.table(), action) ? bots.during(work) : work()));
    },
    isWaitedFor: seat => seatsWaitedFor(host.table()).includes(seat),
    async timeOut() {
      await host.refresh();
      await ports.expectCheck();
      await bots.during(() => host.timeOut());
      return deadlines.passed(host.table());
    },
    play: bots.play,
    playBots: bots.playBots,
    hurry: () => makeHurry(hurried),
    async refresh() {
      await host.refresh();
      bots.wake();
    },
    standingSince: (version, plies) => told.standingSince(version, plies, host.table().version),
    close() {
      bots.close();
      host.close();
    },
  };
}

/** The changes since the table was loaded, for reconnecting clients. */
interface ToldChanges {
  add(table: Table, standing: number): void;
  /** How many of the plies sent at a version are still valid; -1 if that is no longer known. */
  standingSince(version: number, plies: number, now: number): number;
}

function openTold({ version, match }: Table): ToldChanges {
  /** Nothing is known about versions before this one. */
  let from = version;
  let plies = match.plies.length;
  /** Changes that took plies back. */
  const drops: { readonly version: number; readonly standing: number }[] = [];
  return {
    add(table, standing) {
      if (standing < plies) drops.push({ version: table.version, standing });
      if (drops.length > MOST_DROPS) from = drops.shift()?.version ?? from;
      plies = table.match.plies.length;
    },
    standingSince(known, told, now) {
      if (known < from || known > now) return -1;
      const after = drops.filter(drop => drop.version > known).map(drop => drop.standing);
      return Math.min(told, ...after);
    },
  };
}

interface Deadlines {
  /** Makes sure that a process checks the table when the next time runs out. */
  keep(table: Table): void;
  /** A process has checked the table; returns the next deadline. */
  passed(table: Table): number | null;
}

/**
 * A deadline that is too early does no harm: when it comes, the next one is set. So most moves set none. A deadline
 * that has passed may have been handled by another process.
 */
function openDeadlines({ header: { id } }: Table, { now, setDeadline, fault }: GamePorts): Deadlines {
  let deadline: number | null = null;
  return {
    keep(table) {
      const next = nextDeadline(table)?.at;
      if (next === undefined || (deadline !== null && deadline <= next && deadline > now())) return;
      deadline = next;
      setDeadline(id, next).catch(fault);
    },
    passed(table) {
      deadline = nextDeadline(table)?.at ?? null;
      return deadline;
    },
  };
}

/** The bots of a game, under the lease of this process. */
interface BotDriver extends Pick<LiveGame, 'play' | 'playBots'> {
  /**
   * Runs work after which bots may have to move. Takes the lease first, so that they move even if this process dies.
   */
  during<R>(work: () => Promise<R>): Promise<R>;
  /** Another process has changed the table. */
  wake(): void;
  close(): void;
}

function driveBots(host: Host, { bots, busy, fault, now }: GamePorts): BotDriver {
  const { id } = host.table().header;
  let later: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const thinks = (): boolean => !closed && awaitsHost(host.table());

  function play(): void {
    busy(playBots).catch((error: unknown) => {
      fault(error);
      playLater();
    });
  }

  async function playBots(): Promise<number | null> {
    if (!thinks()) return null;
    const release = await bots.hold(id);
    try {
      if (release) await host.drive();
    } finally {
      release?.();
    }
    if (!thinks()) return null;
    playLater();
    return now() + CHECK_MS;
  }

  /** Another process lets them play, or this one could not. If that does not change, we try again. */
  function playLater(): void {
    if (closed) return;
    clearTimeout(later);
    later = setTimeout(play, CHECK_MS);
  }

  return {
    play,
    playBots,
    async during(work) {
      const release = await bots.hold(id);
      try {
        return await work();
      } finally {
        play();
        release?.();
      }
    },
    wake() {
      if (!thinks()) return;
      if (bots.holds(id)) play();
      else playLater();
    },
    close() {
      closed = true;
      clearTimeout(later);
    },
  };
}

/** Whether the host may have to move after an action: for a seat without a person, or with an answer set ahead. */
function mayLeaveBots({ header, resigned, standIns, ahead }: Table, { kind }: Action): boolean {
  if (kind === 'seen') return false;
  return (
    kind === 'resign' ||
    kind === 'ahead' ||
    resigned.length + standIns.length > 0 ||
    header.players.some(player => player.kind !== 'human') ||
    ahead.some(({ answers, forMe }) => forMe || answers.length > 0)
  );
}

/** A log is repetitive: packed it takes about a tenth of the memory. */
function deflated(text: string): () => string {
  // A copy: the result of zlib is the beginning of a larger buffer.
  const bytes = new Uint8Array(deflateRawSync(text));
  return () => inflateRawSync(bytes).toString();
}
