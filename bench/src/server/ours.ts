import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type ClientMessage, type GameMessage, type ServerMessage } from '@thorp/client/protocol';
import { below, entropyCommitment, fastChance, must } from '@thorp/kernel';
import { startChild } from './child.ts';
import { stopwatch, type Figures, type Load, type Stopwatch } from './figures.ts';

const SEATS = 2;

/** Every table has two people with a connection each, who answer as soon as they are asked. */
export async function measureOurs(game: string, load: Load, settings: object = {}): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-bench-'));
  // Behind a proxy every person has an address of their own, so that the limits for one address do not matter.
  const env = { PORT: '0', THORP_DATA: data, THORP_LOG: 'error', THORP_TRUST_PROXY: 'yes', HOST: '127.0.0.1' };
  const server = await startChild('./ours-child.ts', env);
  try {
    const begin = async (from: number, count: number): Promise<Begun[]> => {
      const tables: Begun[] = [];
      for (let i = from; i < from + count; i++) tables.push(await beginTable(server.port, { game, settings }, i));
      return tables;
    };
    const warm = await begin(0, load.warmUp);
    await Promise.all(warm.map((table, i) => playTable(table, load.moves, i, stopwatch())));
    const tables = await begin(load.warmUp, load.tables);
    const before = await server.cpu();
    const watch = stopwatch();
    await Promise.all(tables.map((table, i) => playTable(table, load.moves, i, watch)));
    const figures = watch.figures(`Thorp, ${game}`, load, (await server.cpu()) - before);
    for (const { sockets } of [...warm, ...tables]) for (const socket of sockets) socket.close();
    return figures;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Begun {
  readonly link: string;
  readonly sockets: readonly WebSocket[];
  /** The first messages of the game, by seat. */
  readonly first: readonly GameMessage[];
}

async function beginTable(port: number, wanted: object, number: number): Promise<Begun> {
  const people = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => newPerson(port, `10.${number >> 8}.${number & 255}.${seat}`)),
  );
  const { table: link } = (await must(people[0], 'somebody opens').post('/api/tables', {
    ...wanted,
    seats: SEATS,
  })) as {
    table: string;
  };
  for (const { post } of people) await post(`/api/tables/${link}/seats`, { name: 'Ada' });
  const sockets = await Promise.all(people.map(({ open }) => open()));
  const first = await Promise.all(sockets.map((socket, seat) => getReady(socket, link, seat)));
  return { link, sockets, first };
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
      return (await fetch(`http://127.0.0.1:${port}${path}`, request)).json();
    },
    async open(): Promise<WebSocket> {
      const options = { protocols: [PROTOCOL], headers: { ...headers, cookie } };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      return socket;
    },
  };
}

const send = (socket: WebSocket, message: ClientMessage): void => socket.send(JSON.stringify(message));

/** Subscribes, commits to some entropy, opens it when all have, and waits for the game. */
function getReady(socket: WebSocket, table: string, seat: number): Promise<GameMessage> {
  const entropy = `entropy ${seat}`;
  const sent = new Set<string>();
  return new Promise(resolve => {
    const hear = ({ data }: MessageEvent): void => {
      const message = JSON.parse(String(data)) as ServerMessage;
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

/** Both seats answer by chance until so many moves are acknowledged, or the game is over. */
function playTable({ link, sockets, first }: Begun, most: number, seed: number, watch: Stopwatch): Promise<void> {
  const luck = { chance: fastChance(seed), learnt: 0 };
  let made = 0;
  return new Promise((resolve, reject) => {
    for (const [seat, socket] of sockets.entries()) {
      let arrived: (() => void) | null = null;
      let latest = must(first[seat], 'the game has begun').update;
      const answer = (): void => {
        const { decision, version } = latest;
        if (!decision || arrived || made >= most) return;
        const option = must(decision.options[below(luck, decision.options.length)], 'a question has options');
        arrived = watch.sent();
        const action = { kind: 'move', id: `${seat}-${version}`, version, options: [option] } as const;
        send(socket, { type: 'act', table: link, action });
      };
      const hear = (message: ServerMessage): void => {
        if (message.type === 'error') reject(new Error(message.message));
        if (message.type === 'game') {
          latest = message.update;
          if (latest.result) resolve();
        }
        // What a move brought comes before its receipt, so the next question is there by then.
        if (message.type === 'receipt') {
          arrived?.();
          arrived = null;
          if (++made >= most) resolve();
        }
        answer();
      };
      socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ServerMessage));
      answer();
    }
  });
}
