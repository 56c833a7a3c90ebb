import { readFileSync } from 'node:fs';
import {
  PROTOCOL,
  type ClientMessage,
  type GameMessage,
  type SentUpdate,
  type ServerMessage,
} from '@thorp/client/protocol';
import { below, entropyCommitment, fastChance, must } from '@thorp/kernel';
import { withChanges, type Changes, type UnscoredUpdate } from '@thorp/table';
import { startChild, type ServerProcess } from './child.ts';
import { inFreshFolder } from './folder.ts';
import { openSocket } from './socket.ts';
import type { PlayedTable, Subject } from './subject.ts';

const SEATS = 2;

export function ours(game: string, settings: object = {}): Subject {
  return {
    name: `Thorp, ${game}`,
    start: () => inFreshFolder(data => startOurs(data)),
    open: (port, number) => openTable([port], { game, settings, seats: SEATS }, number),
  };
}

/** A table whose people are connected to different processes, if there are several. */
export function openAcross(ports: readonly number[], game: string, number: number): Promise<PlayedTable> {
  return openTable(ports, { game, seats: SEATS }, number);
}

/** Behind a proxy every person has their own address, so that limits for one address do not matter. */
export function startOurs(data: string, more: { readonly [name: string]: string } = {}): Promise<ServerProcess> {
  const env = { PORT: '0', THORP_DATA: data, THORP_LOG: 'error', THORP_TRUST_PROXY: 'yes', HOST: '127.0.0.1', ...more };
  return startChild('./ours-child.ts', env, nodeOptions());
}

/** The options for Node with which `npm run host` starts the server. */
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as Scripts;
  return scripts.host.split(' ').filter(word => word.startsWith('--'));
}

interface Scripts {
  readonly scripts: { readonly host: string };
}

/** Two people sit down, the game is dealt, and they wait for their moves. */
async function openTable(ports: readonly number[], wanted: object, number: number): Promise<PlayedTable> {
  const people = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => {
      const port = must(ports[(number + seat) % ports.length], 'there is a server');
      return newPerson(port, `10.${number >> 8}.${number & 255}.${seat}`);
    }),
  );
  const opened = await must(people[0], 'somebody opens').post('/api/tables', wanted);
  const { table } = opened as { table: string };
  for (const { post } of people) await post(`/api/tables/${table}/seats`, { name: 'Ada' });
  const sockets = await Promise.all(people.map(({ open }) => open()));
  const first = await Promise.all(sockets.map((socket, seat) => getReady(socket, table, seat)));
  return playedTable(table, sockets, first, number);
}

async function newPerson(port: number, address: string) {
  const headers = { 'x-forwarded-for': address };
  const answer = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST', headers });
  const cookie = must(answer.headers.get('set-cookie')?.split(';')[0], 'a session has a cookie');
  return {
    async post(path: string, body: object): Promise<unknown> {
      const request = {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
      const said: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(said));
      return said;
    },
    open: () => openSocket(`ws://127.0.0.1:${port}/ws`, { protocols: [PROTOCOL], headers: { ...headers, cookie } }),
  };
}

/** A visitor without a session watches; resolves when the game is shown. */
export async function openWatcher(port: number, table: string, number: number): Promise<void> {
  const headers = { 'x-forwarded-for': `11.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const socket = await openSocket(`ws://127.0.0.1:${port}/ws`, { protocols: [PROTOCOL], headers });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('message', event => {
      const message = messageIn(event);
      if (message.type === 'game') resolve();
      if (message.type === 'error') reject(new Error(message.message));
    });
    send(socket, { type: 'subscribe', table });
  });
}

const send = (socket: WebSocket, message: ClientMessage): void => socket.send(JSON.stringify(message));

const messageIn = ({ data }: MessageEvent): ServerMessage => JSON.parse(String(data)) as ServerMessage;

/** Subscribes, commits to some entropy, opens it when all have, and waits for the game. */
function getReady(socket: WebSocket, table: string, seat: number): Promise<GameMessage> {
  const entropy = `entropy ${seat}`;
  const sent = new Set<string>();
  return new Promise((resolve, reject) => {
    const hear = (event: MessageEvent): void => {
      const message = messageIn(event);
      if (message.type === 'error') reject(new Error(message.message));
      if (message.type === 'game') {
        socket.removeEventListener('message', hear);
        resolve(message);
      }
      if (message.type !== 'room' || sent.has(message.room.phase)) return;
      sent.add(message.room.phase);
      const { phase, commitment: dealer } = message.room;
      const commitment = entropyCommitment(dealer, seat, entropy);
      if (phase === 'seating') send(socket, { type: 'room', table, action: { kind: 'ready', id: 'r', commitment } });
      if (phase === 'opening') send(socket, { type: 'room', table, action: { kind: 'open', id: 'o', entropy } });
    };
    socket.addEventListener('message', hear);
    send(socket, { type: 'subscribe', table });
  });
}

/** The part of an update that these clients read: clients must cost less than the measured server. */
type Asked = Pick<UnscoredUpdate, 'version' | 'decision' | 'result'>;

const NOBODY: Asked = { version: 0, decision: null, result: null };

function askedAfter(sent: SentUpdate, known = NOBODY): Asked {
  if (!('changes' in sent)) return sent;
  const { version, decision, result } = sent.changes as { readonly [field: string]: Changes };
  const changes = { ...(version ? { version } : {}), ...(decision ? { decision } : {}), ...(result ? { result } : {}) };
  return withChanges(known, changes) as Asked;
}

/** What a client waits for: a question to answer, or the receipt of the answer. */
interface Waiting {
  resolve(moved: boolean): void;
  reject(error: Error): void;
  sent: boolean;
}

function playedTable(
  table: string,
  sockets: readonly WebSocket[],
  first: readonly GameMessage[],
  seed: number,
): PlayedTable {
  const luck = { chance: fastChance(seed), learnt: 0 };
  const latest = first.map(({ update }) => askedAfter(update));
  let version = 0;
  let waiting: Waiting | null = null;

  function answer(): void {
    if (!waiting || waiting.sent) return;
    if (latest.some(update => update?.result)) return settle(false);
    // A seat that has not received the last move yet may still show the previous question.
    const seat = latest.findIndex(update => update?.decision && update.version >= version);
    const { decision } = latest[seat] ?? {};
    const socket = sockets[seat];
    if (!decision || !socket) return;
    waiting.sent = true;
    const option = must(decision.options[below(luck, decision.options.length)], 'a question has options');
    send(socket, {
      type: 'act',
      table,
      action: { kind: 'move', id: `${version}`, version: must(latest[seat], 'it is asked').version, options: [option] },
    });
  }

  function settle(moved: boolean): void {
    const done = waiting;
    waiting = null;
    done?.resolve(moved);
  }

  for (const [seat, socket] of sockets.entries()) {
    socket.addEventListener('message', event => {
      const message = messageIn(event);
      if (message.type === 'error') waiting?.reject(new Error(message.message));
      if (message.type === 'receipt') version = message.version;
      if (message.type === 'receipt') return settle(true);
      if (message.type !== 'game') return;
      latest[seat] = askedAfter(message.update, latest[seat]);
      answer();
    });
  }
  return {
    link: table,
    move: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject, sent: false };
        answer();
      }),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
