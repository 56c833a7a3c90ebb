import { isPlaying, seatsWaitedFor, type Room, type Table } from '@thorp/table';
import { ServerError } from '../errors.ts';
import type { Live } from '../live.ts';
import type { Channel, Notice, NoticeKind } from '../store/notices.ts';
import type { ServerStore } from '../store/types.ts';
import type { Tables } from '../tables.ts';
import { afterQuiet } from './quiet.ts';
import type { Send, Sent, SentNotice } from './send.ts';
import { readPreferences, wants, type Preferences } from './preferences.ts';

/*
 * Notifies people of what they have asked for: their turn, the end of a game, an invitation. Notices are stored and
 * sent together by due work a moment later, so that none is lost if a process dies. Then a notice may be sent twice.
 */

/** The kind of due work for notifying a person; its key is the person. */
export const NOTIFY = 'notify';

export interface Notifier {
  /** Notifies the people whom the table waits for and who are not watching, if they want that. */
  turns(live: Live): Promise<void>;
  /** The game is over: notifies those who are not watching. */
  over(room: Room, watching: ReadonlySet<string>): Promise<void>;
  invited(room: string, game: string, person: string): Promise<void>;
  /** Reminds the person of a seat of their turn, once a day; false if they were reminded before. */
  remind(live: Live, table: Table, seat: number): Promise<boolean>;
  /** Sends a test message over all channels of a person, at any hour; returns how many accepted it. */
  test(person: string): Promise<{ readonly sent: number; readonly failed: number }>;
  /** Sends what is pending; returns when to try again. */
  deliver(tables: Tables, person: string): Promise<number | null>;
}

export interface NotifierPorts {
  readonly store: ServerStore;
  readonly send: Send;
  now(): number;
  setDue(person: string, at: number): Promise<void>;
}

const TOGETHER_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A channel that fails this many times in a row is removed. */
const MOST_FAILURES = 10;

export function openNotifier(ports: NotifierPorts): Notifier {
  const { store, now } = ports;
  async function notice(person: string, room: string, kind: NoticeKind, game: string, mark: number): Promise<void> {
    if ((await store.channelsOf(person)).length === 0) return;
    const preferences = readPreferences(await store.noticePreferences(person));
    const at = now();
    if (!wants(preferences, kind) || !(await store.addNotice({ person, room, kind, game, mark, at }))) return;
    await tellSoon(ports, person, preferences);
  }

  return {
    async turns(live) {
      const table = live.table();
      const { header, seats } = live.room();
      if (!table) return;
      const watching = live.looking();
      for (const seat of seatsWaitedFor(table)) {
        const found = seats[seat];
        if (found?.kind !== 'person' || !isPlaying(table, seat) || watching.has(found.person)) continue;
        await notice(found.person, header.id, 'turn', header.game, turnMark(table, seat));
      }
    },
    async over({ header, seats }, watching) {
      for (const seat of seats) {
        if (seat.kind !== 'person' || watching.has(seat.person)) continue;
        await notice(seat.person, header.id, 'over', header.game, 1);
      }
    },
    async test(person) {
      const outcomes = await sendBy(ports, await store.channelsOf(person), [
        { kind: 'test', room: '', game: '', at: now() },
      ]);
      const sent = outcomes.filter(each => each === 'sent').length;
      return { sent, failed: outcomes.length - sent };
    },
    invited: (room, game, person) => notice(person, room, 'invitation', game, 1),
    remind: (live, table, seat) => remind(ports, live, table, seat),
    async deliver(tables, person) {
      const preferences = readPreferences(await store.noticePreferences(person));
      const later = afterQuiet(now(), preferences.quiet);
      if (later > now()) return later;
      const open = await store.openNotices(person);
      const wanted: Notice[] = [];
      for (const each of open) {
        if (wants(preferences, each.kind) && (await stillHolds(store, tables, each))) wanted.push(each);
      }
      await store.closeNotices(open.filter(each => !wanted.includes(each)));
      const channels = await store.channelsOf(person);
      return wanted.length === 0 || channels.length === 0 ? null : sendAll(ports, channels, wanted);
    },
  };
}

/** All notices of one minute are sent together, after the quiet hours. */
async function tellSoon({ now, setDue }: NotifierPorts, person: string, { quiet }: Preferences): Promise<void> {
  const minute = (Math.floor(now() / TOGETHER_MS) + 1) * TOGETHER_MS;
  await setDue(person, afterQuiet(minute, quiet));
}

async function remind(ports: NotifierPorts, live: Live, table: Table, seat: number): Promise<boolean> {
  const { store, now } = ports;
  const { header, seats } = live.room();
  const found = seats[seat];
  if (found?.kind !== 'person') return true;
  const { person } = found;
  const at = now();
  const mark = turnMark(table, seat);
  const reminder: Notice = { person, room: header.id, kind: 'reminder', game: header.game, mark, at };
  // Also stored for somebody without channels, so that the answer does not reveal who has some.
  if (!(await store.addReminder(reminder, at - DAY_MS))) return false;
  const preferences = readPreferences(await store.noticePreferences(person));
  if ((await store.channelsOf(person)).length > 0) await tellSoon(ports, person, preferences);
  return true;
}

type Sending = Pick<NotifierPorts, 'store' | 'send' | 'now'>;

/** Sends the notices over all channels, and stores which of them accepted. */
async function sendBy(
  { store, send }: Sending,
  channels: readonly Channel[],
  told: readonly SentNotice[],
): Promise<readonly Sent[]> {
  const outcomes = await Promise.all(channels.map(channel => send(channel, told)));
  for (const [i, channel] of channels.entries()) await keepOutcome(store, channel, outcomes[i] ?? 'failed');
  return outcomes;
}

/** Sends notices. Returns the time of the next attempt; null if a channel has accepted them, or none ever will. */
async function sendAll(
  ports: Sending,
  channels: readonly Channel[],
  notices: readonly Notice[],
): Promise<number | null> {
  const sent = await sendBy(ports, channels, notices);
  if (sent.every(each => each !== 'failed') || sent.includes('sent')) {
    await ports.store.closeNotices(notices);
    return null;
  }
  const failures = Math.min(...channels.map(channel => channel.failures));
  return ports.now() + Math.min(LONGEST_WAIT_MS, TOGETHER_MS * 2 ** failures);
}

async function keepOutcome(store: ServerStore, channel: Channel, outcome: Sent): Promise<void> {
  const failures = outcome === 'sent' ? 0 : channel.failures + 1;
  if (outcome === 'gone' || failures >= MOST_FAILURES) await store.removeChannel(channel);
  else if (failures !== channel.failures) await store.setFailures(channel, failures);
}

/** A number that stays the same as long as the person is asked the same question; never 0. */
function turnMark(table: Table, seat: number): number {
  return (table.asked[seat] ?? 0) + 1;
}

/** Whether a notice is still true: the person may have moved or started watching in the meantime. */
async function stillHolds(store: ServerStore, tables: Tables, { person, room, kind, mark }: Notice): Promise<boolean> {
  if (kind === 'over') return true;
  if (kind === 'invitation') return (await store.invitationsOf(person)).some(each => each.room === room);
  const live = await tables.use(room).catch(ignoreGone);
  const table = live?.table();
  const seat = live?.seat(person) ?? null;
  if (!live || !table || seat === null || live.looking().has(person)) return false;
  return seatsWaitedFor(table).includes(seat) && turnMark(table, seat) === mark;
}

function ignoreGone(error: unknown): null {
  if (error instanceof ServerError && error.code === 'no-table') return null;
  throw error;
}
