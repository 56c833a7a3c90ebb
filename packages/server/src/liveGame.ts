import type { Seat } from '@thorp/kernel';
import {
  awaitsHost,
  hostTable,
  nextDeadline,
  packSeen,
  seatsWaitedFor,
  type Action,
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
  /** Ends the turns of those whose time has run out. Gives the next deadline, or null when no clock runs. */
  timeOut(): Promise<number | null>;
  /** Lets bots play as long as they are asked, without waiting for them. */
  play(): void;
  /** Lets bots play that nobody lets play. Comes back when a person is asked, or else says when to try again. */
  playBots(): Promise<number | null>;
  /** Takes over what other processes have stored. */
  refresh(): Promise<void>;
  /** How many of the plies that were told at a version still stand; -1 when this is not known any more. */
  standingSince(version: number, plies: number): number;
  close(): void;
}

export interface GamePorts extends Pick<LivePorts, 'store' | 'think' | 'now' | 'setDeadline' | 'bots' | 'fault'> {
  /** Asks for a look at the table some time after what is done now. */
  expectCheck(): Promise<void>;
  /** Keeps the table in memory while something is done. */
  busy<R>(work: () => Promise<R>): Promise<R>;
  changed(table: Table, standing: number, only: Seat | null): void;
  gone(): void;
}

/** How long a bot may be asked before we look whether somebody lets it play. */
const CHECK_MS = 2_000;

/** How many changes are remembered for clients that come back. */
const MOST_DROPS = 256;

export function playGame(opened: Table, ports: GamePorts): LiveGame {
  const { store, think, now, bots, fault, busy } = ports;
  const { id } = opened.header;
  /** The version at which the table was loaded: of earlier ones nothing is known. */
  const from = opened.version;
  /** What undos have taken back since. */
  const drops: { readonly version: number; readonly standing: number }[] = [];
  let deadline: number | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const host = hostTable(opened, {
    store,
    think,
    now,
    changed(table, standing, only) {
      const { version, match } = table;
      drops.push({ version, standing: Math.min(standing, match.plies.length) });
      if (drops.length > MOST_DROPS) drops.shift();
      packSeen(table, deflated);
      keepDeadline(table);
      ports.changed(table, standing, only);
    },
    stuck: fault,
    gone: ports.gone,
  });

  /**
   * A deadline that is too early does no harm: the next one is set when it comes. So most moves set none. One that has
   * passed may have been taken by another process.
   */
  function keepDeadline(table: Table): void {
    const next = nextDeadline(table)?.at;
    if (next === undefined || (deadline !== null && deadline <= next && deadline > now())) return;
    deadline = next;
    ports.setDeadline(id, next).catch(fault);
  }

  async function timeOut(): Promise<number | null> {
    await host.refresh();
    await ports.expectCheck();
    await withBots(() => host.timeOut());
    deadline = nextDeadline(host.table())?.at ?? null;
    return deadline;
  }

  /** Does what may leave bots to move. The lease comes first, so that they move although this process dies. */
  async function withBots<R>(work: () => Promise<R>): Promise<R> {
    const release = await bots.hold(id);
    try {
      return await work();
    } finally {
      play();
      release?.();
    }
  }

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

  /** Another process lets them play, or this one could not. If that stays so, we try again. */
  function playLater(): void {
    if (closed) return;
    clearTimeout(later);
    later = setTimeout(play, CHECK_MS);
  }

  packSeen(opened, deflated);
  keepDeadline(opened);
  return {
    table: host.table,
    act(action) {
      const work = (): Promise<Receipt> => host.act(action);
      return busy(() => (mayLeaveBots(host.table(), action) ? withBots(work) : work()));
    },
    isWaitedFor: seat => seatsWaitedFor(host.table()).includes(seat),
    timeOut,
    play,
    playBots,
    async refresh() {
      await host.refresh();
      if (!thinks()) return;
      if (bots.holds(id)) play();
      else playLater();
    },
    standingSince(version, plies) {
      if (version > host.table().version) return -1;
      const oldest = drops.length === MOST_DROPS ? (drops[0]?.version ?? 0) : from;
      if (version < oldest) return -1;
      const after = drops.filter(drop => drop.version > version).map(drop => drop.standing);
      return Math.min(plies, ...after);
    },
    close() {
      closed = true;
      clearTimeout(later);
      host.close();
    },
  };
}

/** Whether it may be for the host to move after an action: for a seat that no person plays, or as a person has set it. */
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

/** A log repeats itself: it takes about a tenth of the memory. */
function deflated(text: string): () => string {
  // A copy: the result of zlib is the beginning of a larger buffer.
  const bytes = new Uint8Array(deflateRawSync(text));
  return () => inflateRawSync(bytes).toString();
}
