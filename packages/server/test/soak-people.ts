import { connect, type Socket, type TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { post, sessionCookie } from './guests.ts';

/*
 * People who play by a script, one game after another at one table, over connections that break all the time. They come
 * through a proxy with one address for each person, so that limits for one address do not matter.
 */

export interface Pace {
  /** How long a person thinks about a move, in milliseconds: from half of this to one and a half times this. */
  readonly thinkMs: number;
  /** How long a connection lasts, in the same range. */
  readonly connectedMs: number;
}

/** What all people of a run have done so far. */
export interface Counts {
  moves: number;
  cuts: number;
  games: number;
  /** Milliseconds from sending to the receipt, for moves whose connection stayed open. Readers clear the list. */
  readonly waits: number[];
  /** Unexpected errors. */
  readonly faults: string[];
}

/** One table with its people. */
export interface Party {
  /** When somebody last moved there. */
  moved(): number;
  moves(): number;
  cuts(): number;
  where(): string;
  stop(): Promise<void>;
}

interface Player {
  table(link: string): TableSession;
  post(path: string, body: object): Promise<unknown>;
  cuts(): number;
  close(): void;
}

const PEOPLE = 2;
/** Refusals that an honest client can get: another device was faster, a move cannot be taken back, the game is over. */
const USUAL = new Set(['version', 'no-undo', 'not-your-turn', 'game-over', 'closed', 'busy']);

export async function startParty(
  port: number,
  number: number,
  { game, bot }: { readonly game: string; readonly bot: string | null },
  pace: Pace,
  counts: Counts,
): Promise<Party> {
  const state = { stopped: false, moved: Date.now(), moves: 0, link: '' };
  const isOver = (): boolean => state.stopped;
  const address = (seat: number): string => `10.${number >> 8}.${number & 255}.${seat + 1}`;
  const seats = Array.from({ length: PEOPLE }, (_, seat) => seat);
  const people = await Promise.all(seats.map(seat => newPlayer(port, address(seat), pace, counts)));
  const first = must(people[0], 'somebody opens the table');

  function fail(error: unknown): void {
    const code = String((error as { code?: string }).code);
    if (!state.stopped && !USUAL.has(code)) counts.faults.push(`${game}: ${code}: ${String(error)}`);
  }

  /** Everybody sits down at a new table. */
  async function meet(): Promise<TableSession[]> {
    const opened = await first.post('/api/tables', { game, seats: PEOPLE + (bot ? 1 : 0), rated: number % 2 === 0 });
    const { table } = opened as { table: string };
    const sessions = people.map(person => person.table(table));
    for (const [seat, session] of sessions.entries()) await session.inRoom({ kind: 'sit', seat, name: `P${seat}` });
    if (bot) await sessions[0]?.inRoom({ kind: 'bot', seat: PEOPLE, name: 'Bot', level: bot as 'random' });
    return sessions;
  }

  async function begin(sessions: readonly TableSession[]): Promise<void> {
    for (const session of sessions) {
      await waitFor(() => (session.room()?.you ?? null) !== null, isOver);
      await session.ready();
    }
    for (const session of sessions) await waitFor(() => session.update(), isOver);
  }

  /** Plays until the game is over. */
  async function play(session: TableSession): Promise<void> {
    while (!state.stopped && !session.update()?.result) {
      await pause(around(pace.thinkMs), isOver);
      const options = session.update()?.decision?.options ?? [];
      const option = options[Math.floor(Math.random() * options.length)];
      if (option) await move(session, option).catch(fail);
      const other = ODD_JOBS[Math.floor(Math.random() * 40)];
      if (other) await other(session).catch(fail);
    }
  }

  async function move(session: TableSession, option: object): Promise<void> {
    const sent = performance.now();
    const before = cutsOf(people);
    await session.act({ kind: 'move', options: [option] });
    if (cutsOf(people) === before) counts.waits.push(performance.now() - sent);
    counts.moves++;
    state.moves++;
    state.moved = Date.now();
  }

  /** Opens a rematch with the same people; null if that failed. */
  async function rematch(sessions: readonly TableSession[]): Promise<TableSession[]> {
    const [asking] = sessions;
    await asking?.inRoom({ kind: 'rematch' });
    const next = await waitFor(() => asking?.room()?.next, isOver);
    for (const session of sessions) session.close();
    return people.map(person => person.table(next));
  }

  async function playOn(): Promise<void> {
    let sessions = await meet();
    while (!state.stopped) {
      state.link = sessions[0]?.table ?? '';
      await begin(sessions);
      await Promise.all(sessions.map(play));
      if (state.stopped) return;
      counts.games++;
      sessions = await rematch(sessions);
    }
  }

  const playing = playOn().catch((error: unknown) => {
    if (!state.stopped) counts.faults.push(`${game}: ${String(error)}`);
  });
  return {
    moved: () => state.moved,
    moves: () => state.moves,
    cuts: () => cutsOf(people),
    where: () => `${game} ${state.link}`,
    async stop() {
      state.stopped = true;
      for (const person of people) person.close();
      await playing;
    },
  };
}

/** What people do besides moving. */
const ODD_JOBS: readonly ((session: TableSession) => Promise<unknown>)[] = [
  session => session.inRoom({ kind: 'say', text: `It is ${Date.now()}` }),
  session => session.act({ kind: 'seen' }),
  session => session.act({ kind: 'undo' }),
  session => session.act({ kind: 'note', text: `Note of ${Date.now()}` }),
];

function cutsOf(people: readonly Player[]): number {
  return people.reduce((sum, person) => sum + person.cuts(), 0);
}

async function newPlayer(port: number, address: string, pace: Pace, counts: Counts): Promise<Player> {
  const headers = { 'x-forwarded-for': address };
  const cookie = await patiently(() => sessionCookie(port, headers));
  let last: WebSocket | null = null;
  let cuts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const client = connect(`ws://127.0.0.1:${port}/ws`, {
    open(url, protocol) {
      last = new WebSocket(url, { protocols: [protocol], headers: { ...headers, cookie } });
      return last as unknown as Socket;
    },
    foreign: message => void counts.faults.push(message),
  });
  const cutLater = (): void => {
    timer = setTimeout(() => {
      if (client.state() === 'open') {
        cuts++;
        counts.cuts++;
        last?.close();
      }
      cutLater();
    }, around(pace.connectedMs));
  };
  cutLater();
  return {
    table: link => client.table(link),
    post: async (path, body) => (await patiently(() => post(port, path, body, cookie, headers))).data,
    cuts: () => cuts,
    close() {
      clearTimeout(timer);
      client.close();
    },
  };
}

/** The server may close a kept-alive connection at the moment when it is used again: then the request is repeated. */
export async function patiently<R>(ask: () => Promise<R>, tries = 5): Promise<R> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1 || !(error instanceof TypeError)) throw error;
    return patiently(ask, tries - 1);
  }
}

function around(ms: number): number {
  return ms * (0.5 + Math.random());
}

/** Waits, but not beyond the end of the run. */
async function pause(ms: number, isOver: () => boolean): Promise<void> {
  const end = Date.now() + ms;
  while (!isOver() && Date.now() < end) {
    await new Promise(resolve => setTimeout(resolve, Math.min(500, Math.max(1, end - Date.now()))));
  }
}

async function waitFor<V>(value: () => V | null | undefined | false, isOver: () => boolean): Promise<V> {
  for (;;) {
    const found = value();
    if (found !== null && found !== undefined && found !== false) return found;
    if (isOver()) throw new Error('the run is over');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}
