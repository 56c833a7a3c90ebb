import assert from 'node:assert/strict';
import { connect as dial } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { hostileLines } from '@thorp/testkit/hostile';
import type { ServerStore } from '../src/store/types.ts';
import { begun, guest, playOne, until, type Guest } from './guests.ts';
import { messagesOfMover, messagesOfStranger, type Hostile } from './hostile-messages.ts';

/*
 * Hostile messages while two people play. Each must get its error code. After each hostile connection the game must be
 * where the two people left it, and go on.
 */

export interface Attacked {
  readonly messages: number;
  readonly connections: number;
  /** Answers by their code. */
  readonly codes: ReadonlyMap<string, number>;
  /** Moves of the two people, all accepted. */
  readonly moves: number;
}

interface Attack {
  readonly port: number;
  readonly store: ServerStore;
  readonly game: string;
  newcomers: number;
  messages: number;
  connections: number;
  moves: number;
  readonly codes: Map<string, number>;
}

/** A connection may send this many at once; one more is refused for speed. */
const AT_ONCE = 190;

/** Somebody with their own address, through a proxy: the limits are for persons and addresses, too. */
interface Attacker {
  readonly guest: Guest;
  readonly headers: { readonly [name: string]: string };
}

async function newcomer(run: Attack): Promise<Attacker> {
  const number = ++run.newcomers;
  const headers = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` };
  return { guest: await guest(run.port, undefined, () => run.port, headers), headers };
}

export async function attack(
  port: number,
  store: ServerStore,
  game: string,
  count: number,
  told: (messages: number) => Promise<void> = async () => undefined,
): Promise<Attacked> {
  const run: Attack = { port, store, game, newcomers: 0, messages: 0, connections: 0, moves: 0, codes: new Map() };
  let people: readonly Attacker[] = [];
  let sessions: TableSession[] = [];
  let round = 0;
  for (; run.messages < count; round++) {
    if (!sessions[0]?.update() || sessions[0].update()?.result || round % ROUNDS_A_TABLE === 0) {
      leave(people);
      people = [await newcomer(run), await newcomer(run)];
      sessions = await begun(
        people.map(each => each.guest),
        { game },
      );
    }
    const eve = await newcomer(run);
    const most = Math.min(AT_ONCE, count - run.messages);
    if (round % 4 === 0) await mutated(run, eve, sessions, most, round);
    else if (round % 4 === 1) await fromMover(run, people, sessions, most);
    else await fromStranger(run, eve, sessions, most);
    if (round % 20 === 3) await tooLarge(run, eve);
    if (round % 20 === 7) await garbage(run);
    leave([eve]);
    await playOn(run, sessions);
    await told(run.messages);
  }
  leave(people);
  return run;
}

function leave(people: readonly Attacker[]): void {
  for (const { guest: each } of people) each.client.close();
}

/** A person of the table sends up to 95 messages in four rounds, and 400 at once are allowed. */
const ROUNDS_A_TABLE = 12;

/** The two people play on as usual, and nothing except their moves is stored. */
async function playOn(run: Attack, sessions: readonly TableSession[]): Promise<void> {
  const before = must(sessions[0]?.update(), 'the game goes on').version;
  const mover = await until(() => sessions.find(session => session.update()?.decision));
  assert(await playOne(mover));
  run.moves++;
  await until(() => sessions.every(session => session.update()?.version === before + 1));
  const stored = must(await run.store.load(mover.table), 'the table is stored');
  assert.equal(stored.entries.length, before + 1, 'only the moves of the two are stored');
}

/** Sends all messages in one stream; each kind must be answered by its code, as often as it was sent. */
async function expectCodes(run: Attack, who: Attacker, all: readonly Hostile[], most: number): Promise<void> {
  const { socket, answers } = await open(run, who);
  const sent = Array.from({ length: most }, (_, i) => must(all[i % all.length], 'there are messages'));
  for (const { data } of sent) socket.send(data);
  run.messages += sent.length;
  await until(() => answers.length >= sent.length);
  const codes = answers.map(codeIn);
  assert.deepEqual(codes.toSorted(), sent.map(({ code }) => code).toSorted());
  await end(run, socket, codes);
}

async function fromStranger(
  run: Attack,
  eve: Attacker,
  sessions: readonly TableSession[],
  most: number,
): Promise<void> {
  await expectCodes(run, eve, messagesOfStranger(sessions[0]?.table ?? ''), most);
}

/** Messages of the asked seat and of the other one, mixed with an old move that is sent again. */
async function fromMover(
  run: Attack,
  people: readonly Attacker[],
  sessions: readonly TableSession[],
  most: number,
): Promise<void> {
  const mover = await until(() => sessions.find(session => session.update()?.decision));
  const { table } = mover;
  const version = mover.update()?.version ?? 0;
  const personAt = (who: TableSession | undefined): Attacker =>
    must(people[sessions.indexOf(must(who, 'a seat'))], 'somebody sits there');
  const act = (action: object): string => JSON.stringify({ type: 'act', table, action });
  const option = must(mover.update()?.decision?.options[0], 'a question has options');
  const others = sessions.find(session => session !== mover);
  const notTheirs: Hostile = {
    name: 'a move of the other seat',
    code: 'not-your-turn',
    data: act({ kind: 'move', id: 'mine', version, options: [option] }),
  };
  await expectCodes(run, personAt(others), [notTheirs], most >> 1);
  const stored = must(await run.store.load(table), 'the table is stored');
  const old = stored.entries.findLast(({ kind, seat }) => kind === 'move' && seat === mover.update()?.seat);
  const again: Hostile[] = old
    ? [
        {
          name: 'an old move again',
          code: 'receipt',
          data: act({ kind: 'move', id: old.id, version: 0, options: [option] }),
        },
      ]
    : [];
  await expectCodes(run, personAt(mover), [...messagesOfMover(table, version), ...again], most - (most >> 1));
}

/** Messages with replaced parts: any answer of the protocol is allowed, but nothing may change. */
async function mutated(
  run: Attack,
  eve: Attacker,
  sessions: readonly TableSession[],
  most: number,
  seed: number,
): Promise<void> {
  const table = sessions[0]?.table ?? '';
  const samples = [
    { type: 'subscribe', table, have: { room: 1, version: 1, plies: 1 } },
    { type: 'act', table, action: { kind: 'move', id: 'x', version: 1, options: [{ kind: 'take', slot: 1 }] } },
    { type: 'room', table, action: { kind: 'sit', id: 'x', seat: 1, name: 'Eve' } },
    { type: 'room', table, action: { kind: 'ready', id: 'x', commitment: '0'.repeat(64) } },
    { type: 'scores', table },
    { type: 'ping' },
  ];
  const { socket, answers } = await open(run, eve);
  const next = hostileLines(seed + 1, samples);
  for (let i = 0; i < most; i++) {
    const line = next();
    // Messages that are too large have their own attack, because they end the connection.
    socket.send(line.length > LARGEST ? line.slice(0, LARGEST) : line);
  }
  run.messages += most;
  await until(() => answers.length >= most);
  const codes = answers.map(codeIn);
  assert(!codes.includes('not-stored'), 'the server had a fault of its own');
  await end(run, socket, codes);
}

const LARGEST = 10_000;

async function tooLarge(run: Attack, eve: Attacker): Promise<void> {
  const { socket } = await open(run, eve);
  socket.send('x'.repeat(40_000));
  run.messages++;
  await until(() => socket.readyState === WebSocket.CLOSED);
  count(run, 'connection closed');
}

/** Bytes that are not a WebSocket frame. */
async function garbage(run: Attack): Promise<void> {
  const stream = dial(run.port, '127.0.0.1');
  let closed = false;
  stream
    .on('close', () => (closed = true))
    .on('error', () => undefined)
    .resume();
  const key = randomBytes(16).toString('base64');
  stream.write(
    `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${run.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: thorp.3\r\n\r\n`,
  );
  await new Promise(resolve => stream.once('data', resolve));
  // Reserved bits are set in the first frame, whatever follows.
  stream.write(Buffer.concat([Buffer.from([0xff]), randomBytes(5_000)]));
  run.messages++;
  run.connections++;
  await until(() => closed);
  count(run, 'connection closed');
}

async function open(
  run: Attack,
  { guest: { cookie }, headers }: Attacker,
): Promise<{ socket: WebSocket; answers: string[] }> {
  const answers: string[] = [];
  const options = { protocols: ['thorp.3'], headers: { ...headers, cookie } };
  const socket = new WebSocket(`ws://127.0.0.1:${run.port}/ws`, options);
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  await until(() => socket.readyState === WebSocket.OPEN);
  run.connections++;
  return { socket, answers };
}

async function end(run: Attack, socket: WebSocket, codes: readonly string[]): Promise<void> {
  for (const code of codes) count(run, code);
  socket.close();
  await until(() => socket.readyState === WebSocket.CLOSED);
}

function count({ codes }: Attack, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}

/** The code of an error, or the type of another answer. */
function codeIn(answer: string): string {
  const { type, code } = JSON.parse(answer) as { type: string; code?: string };
  return code ?? type;
}
