export const TABLE = 'ab'.repeat(16);
export const HOST = '1'.repeat(64);

/** A server's message about a room in which this client has the first of two seats. */
export function roomText(changes: object = {}): string {
  const person = { kind: 'person', name: 'Ada', commitment: null, opened: false };
  const room = {
    id: TABLE,
    sequence: 1,
    game: 'hamlet',
    settings: {},
    rated: false,
    confirms: false,
    phase: 'seating',
    seats: [person, { ...person, name: 'Ben' }],
    you: 0,
    owner: true,
    host: 0,
    changed: null,
    turned: 0,
    commitment: HOST,
    clock: null,
    watch: 'link',
    chat: [],
    next: null,
    ...changes,
  };
  return JSON.stringify({ type: 'room', table: TABLE, room, present: [true, true] });
}
