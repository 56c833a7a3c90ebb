/*
 * Messages that no honest client sends, with the codes that answer them.
 */

export interface Hostile {
  readonly name: string;
  readonly code: string;
  readonly data: string | Uint8Array;
}

type Case = readonly [name: string, code: string, data: string | Uint8Array];

const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;
const text = (data: unknown): string => JSON.stringify(data);
const act = (table: string, action: unknown): string => text({ type: 'act', table, action });
const room = (table: string, action: unknown): string => text({ type: 'room', table, action });
const hostile = ([name, code, data]: Case): Hostile => ({ name, code, data });

/** From somebody without a seat at a table whose game is running. */
export function messagesOfStranger(table: string): Hostile[] {
  const move = { kind: 'move', id: 'x', version: 0, options: [{ kind: 'take', slot: 0 }] };
  const cases: readonly Case[] = [
    ['not JSON', 'bad-message', 'hello {'],
    ['nothing', 'bad-message', ''],
    ['a number', 'bad-message', '7'],
    ['binary', 'bad-message', new Uint8Array([0, 1, 2, 255])],
    ['a message as binary', 'bad-message', new TextEncoder().encode('{"type":"ping"}')],
    ['deep', 'bad-message', deep],
    ['a large list', 'bad-message', text({ type: 'ping', list: Array.from({ length: 9_000 }, () => 1) })],
    ['a key of the prototype', 'bad-message', `{"type":"ping","__proto__":{"admin":true}}`],
    ['an unknown type', 'bad-message', text({ type: 'obey' })],
    ['an unknown field', 'bad-message', text({ type: 'ping', loud: true })],
    ['a seat in an action', 'bad-message', act(table, { ...move, seat: 0 })],
    ['time that is out', 'bad-message', act(table, { kind: 'timeout', id: 'x', version: 0 })],
    ['a link that is none', 'bad-message', text({ type: 'subscribe', table: '../../etc/passwd' })],
    ['a link of nobody', 'no-table', text({ type: 'subscribe', table: 'f'.repeat(32) })],
    ['a version that is no number', 'bad-message', act(table, { ...move, version: '0' })],
    ['a move of somebody without a seat', 'not-seated', act(table, move)],
    ['a seat that is taken', 'bad-request', room(table, { kind: 'sit', id: 's', seat: 0, name: 'Eve' })],
    ['a bot of somebody else', 'bad-request', room(table, { kind: 'bot', id: 'b', seat: 0, name: 'B', level: 'easy' })],
    ['an unknown level', 'bad-message', room(table, { kind: 'bot', id: 'b', seat: 0, name: 'B', level: 'god' })],
    ['talk of somebody without a seat', 'bad-request', room(table, { kind: 'say', id: 't', text: 'let me in' })],
    ['a rematch of others', 'not-over', room(table, { kind: 'rematch', id: 'r' })],
    ['a chosen link for a rematch', 'bad-message', room(table, { kind: 'rematch', id: 'r', next: 'f'.repeat(32) })],
  ];
  return cases.map(hostile);
}

/** From the seat whose turn it is, at a version of the game where nothing can be taken back. */
export function messagesOfMover(table: string, version: number): Hostile[] {
  const move = (id: string, option: object, at = version): string =>
    act(table, { kind: 'move', id, version: at, options: [option] });
  const list = Array.from({ length: 150 }, () => 1);
  const cases: readonly Case[] = [
    ['a version that is to come', 'version', move('a', { kind: 'take', slot: 0 }, version + 99)],
    ['a slot that is not offered', 'not-offered', move('b', { kind: 'take', slot: 77 })],
    ['an option that does not exist', 'not-offered', move('c', { kind: 'win' })],
    ['an option that is too large', 'bad-request', move('d', { kind: 'x', list })],
    ['a confirmation of nothing', 'not-your-turn', act(table, { kind: 'confirm', id: 'f', version })],
    [
      'an answer to no request',
      'bad-request',
      act(table, { kind: 'answer', id: 'g', version, request: 1, agrees: true }),
    ],
    ['a withdrawal of nothing', 'bad-request', act(table, { kind: 'withdraw', id: 'h', version })],
  ];
  return cases.map(hostile);
}
