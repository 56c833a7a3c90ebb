import { readFileSync } from 'node:fs';
import { entropyCommitment, must } from '@thorp/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, until, type Running } from './guests.ts';

/*
 * Plays the example of docs/protocol.md, line by line.
 */

let server: Running;
beforeAll(async () => {
  server = await startServer({}, {});
});
afterAll(() => {
  for (const { socket } of people.values()) socket?.close();
  return server.remove();
});

const lines = must(
  /## Example\n[^]*?```\n([^]*?)```/.exec(
    readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8'),
  )?.[1],
  'the document has an example',
)
  .trim()
  .split('\n');

/** Received values, by the placeholder that stands for them. */
const values = new Map<string, unknown>();
const NAME = /^[A-Z]+(_[A-Z]+)*$/;
const SEATS: { readonly [person: string]: number } = { ada: 0, ben: 1 };

interface Person {
  cookie: string;
  socket: WebSocket | null;
  /** Messages that no line of the example has used yet. */
  received: unknown[];
}

const people = new Map<string, Person>();

/** Clears all messages. */
function begin(): void {
  values.clear();
  for (const { socket } of people.values()) socket?.close();
  for (const name of Object.keys(SEATS)) people.set(name, { cookie: '', socket: null, received: [] });
}

/** The commitment of a person to the entropy that is their name. */
function commitmentOf(name: string): string | null {
  const person = /^COMMITMENT_OF_(.*)$/.exec(name)?.[1]?.toLowerCase();
  if (person === undefined) return null;
  return entropyCommitment(String(values.get('DEALER')), SEATS[person] ?? -1, person);
}

function valueOf(name: string): unknown {
  return values.get(name) ?? must(commitmentOf(name), `${name} was received before`);
}

/** Replaces placeholders by their values. */
function filled(data: unknown): unknown {
  if (typeof data === 'string') return NAME.test(data) ? valueOf(data) : data;
  if (Array.isArray(data)) return data.map(filled);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value)]));
}

/** Whether a message has everything that is expected; stores the values of new placeholders. */
function fits(expected: unknown, found: unknown, learnt: Map<string, unknown>): boolean {
  if (typeof expected === 'string' && NAME.test(expected) && !values.has(expected)) {
    learnt.set(expected, found);
    return found !== undefined && found !== null;
  }
  const wanted = typeof expected === 'string' && NAME.test(expected) ? valueOf(expected) : expected;
  if (typeof wanted !== 'object' || wanted === null) return wanted === found;
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    fits(value, (found as { [key: string]: unknown })[key], learnt),
  );
}

function learn(learnt: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of learnt) values.set(name, value);
}

function socketOf(person: Person): WebSocket {
  if (person.socket) return person.socket;
  const { cookie } = person;
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { protocols: ['thorp.3'], headers: { cookie } });
  socket.addEventListener('message', ({ data }) => person.received.push(JSON.parse(String(data))));
  person.socket = socket;
  return socket;
}

async function sends(person: Person, text: string): Promise<void> {
  const socket = socketOf(person);
  await until(() => socket.readyState === WebSocket.OPEN);
  socket.send(JSON.stringify(filled(JSON.parse(text))));
}

/** The deal decides who begins; in the example it is Ada. */
class BenBegins extends Error {}

function refuseOtherBeginner(message: unknown): void {
  if (fits({ type: 'game', update: { seat: 0, version: 0, decision: null } }, message, new Map()))
    throw new BenBegins();
}

async function receives(person: Person, text: string): Promise<void> {
  const expected: unknown = JSON.parse(text);
  const at = await until(() => {
    for (const message of person.received) refuseOtherBeginner(message);
    const found = person.received.findIndex(message => fits(expected, message, new Map()));
    return found < 0 ? null : { found };
  });
  const learnt = new Map<string, unknown>();
  fits(expected, person.received[at.found], learnt);
  learn(learnt);
  person.received.splice(0, at.found + 1);
}

async function requests(person: Person, method: string, path: string, body: string, answer: string): Promise<void> {
  const [status, data] = /^(\d+) ?(.*)$/.exec(answer)?.slice(1) ?? [];
  const url = `http://127.0.0.1:${server.port}${path.replace('TABLE', () => String(valueOf('TABLE')))}`;
  const headers = { cookie: person.cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(url, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(filled(JSON.parse(body))) } : {}),
  });
  expect(response.status).toBe(Number(status));
  person.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? person.cookie;
  if (!data) return;
  const learnt = new Map<string, unknown>();
  const got: unknown = await response.json();
  expect(fits(JSON.parse(data), got, learnt), JSON.stringify(got)).toBe(true);
  learn(learnt);
}

async function playExample(): Promise<void> {
  for (const [i, line] of lines.entries()) {
    const [, name = '', what = '', rest = ''] = /^(\w*) +(\S+) ?(.*)$/.exec(line) ?? [];
    if (name === '') continue;
    const person = must(people.get(name), `${name} is a person of the example`);
    if (what === '>') await sends(person, rest);
    else if (what === '<') await receives(person, rest);
    else {
      const [path = '', ...body] = rest.split(' ');
      await requests(person, what, path, body.join(' '), lines[i + 1]?.trim() ?? '');
    }
  }
}

test('the example of the protocol is what the server does', { timeout: 120_000 }, async () => {
  expect(lines.length).toBeGreaterThan(40);
  // Ben begins every other time; it is unlikely that he begins twenty times in a row.
  for (let tries = 0; tries < 20; tries++) {
    begin();
    try {
      return await playExample();
    } catch (error) {
      if (!(error instanceof BenBegins)) throw error;
    }
  }
  throw new Error('Ada never began');
});
