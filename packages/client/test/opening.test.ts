import { expect, test } from 'vitest';
import { connect, type Pledge, type PledgeStore, type Socket, type TableSession } from '../src/index.ts';
import { HOST, roomText, TABLE } from './rooms.ts';

const noSocket = (sent: string[] = []): Socket => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  onerror: null,
  send: text => void sent.push(text),
  close: () => undefined,
});

/**
 * A client at a server that shows the room after `changes` once the first seat is ready; then the client gets ready
 * again. Returns the kinds of its actions.
 */
function actionsAfterReady(changes: (mine: object, other: object) => object): string[] {
  const sent: string[] = [];
  const socket = noSocket(sent);
  const client = connect('ws://liar', { open: () => socket });
  const session = client.table(TABLE);
  socket.onopen?.();
  socket.onmessage?.({ data: roomText() });
  session.ready().catch(() => undefined);
  const { action } = JSON.parse(sent.at(-1) ?? '') as { action: { id: string; commitment: string } };
  socket.onmessage?.({ data: JSON.stringify({ type: 'receipt', table: TABLE, id: action.id, version: 2 }) });
  const person = { kind: 'person', name: 'Ada', commitment: action.commitment, opened: false };
  const other = { ...person, name: 'Ben', commitment: '2'.repeat(64) };
  socket.onmessage?.({ data: roomText({ phase: 'opening', seats: [person, other], ...changes(person, other) }) });
  session.ready().catch(() => undefined);
  client.close();
  return sent.flatMap(text => (JSON.parse(text) as { action?: { kind: string } }).action?.kind ?? []);
}

test('entropy is opened when host and seats are bound', () => {
  expect(actionsAfterReady(() => ({ commitment: HOST }))).toEqual(['ready', 'open', 'ready']);
});

test('not when the host has changed its commitment, and nothing is committed to the new one', () => {
  expect(actionsAfterReady(() => ({ commitment: '3'.repeat(64) }))).toEqual(['ready', 'notReady']);
});

test('not when a person has not committed', () => {
  const changes = (mine: object, other: object): object => ({ seats: [mine, { ...other, commitment: null }] });
  expect(actionsAfterReady(changes)).toEqual(['ready', 'notReady', 'ready']);
});

test('a restarted client opens the entropy it had committed to, and remembers the commitments it saw', () => {
  const pledges = new Map<string, Pledge>();
  const kept: PledgeStore = {
    find: table => pledges.get(table) ?? null,
    keep: (table, pledge) => void pledges.set(table, pledge),
  };
  const start = (sent: string[]): { socket: Socket; session: TableSession } => {
    const socket = noSocket(sent);
    const session = connect('ws://table', { open: () => socket, pledges: kept }).table(TABLE);
    socket.onopen?.();
    return { socket, session };
  };
  const before = start([]);
  before.socket.onmessage?.({ data: roomText() });
  before.session.ready().catch(() => undefined);
  const pledge = before.session.pledge();

  const sent: string[] = [];
  const { socket, session } = start(sent);
  const person = { kind: 'person', name: 'Ada', commitment: pledge?.commitment, opened: false };
  const other = { ...person, name: 'Ben', commitment: '2'.repeat(64) };
  socket.onmessage?.({ data: roomText({ phase: 'opening', seats: [person, other] }) });
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ action: { kind: 'open', entropy: pledge?.entropy } });
  expect(session.pledge()).toEqual({ ...pledge, commitments: [pledge?.commitment, other.commitment] });
  expect(start([]).session.pledge()).toEqual(session.pledge());
});

test('a request to a closed client is refused and does not wait forever', async () => {
  const client = connect('ws://nowhere', { open: () => noSocket() });
  const session = client.table(TABLE);
  client.close();
  for (const each of [session, client.table('cd'.repeat(16))]) {
    await expect(each.act({ kind: 'undo' })).rejects.toMatchObject({ code: 'closed' });
    await expect(each.inRoom({ kind: 'leave' })).rejects.toMatchObject({ code: 'closed' });
    await expect(each.scores()).rejects.toMatchObject({ code: 'closed' });
  }
});
