import { commitment, entropyCommitment, secretFromSeed } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  applyRoomEvent,
  mayWatch,
  nextDeadline,
  openTable,
  phaseOf,
  prepareRoomAction,
  rematchRoom,
  resumeRoom,
  roomFor,
  seatOf,
  setupOf,
  type Room,
  type RoomAction,
  type RoomEvent,
  type RoomHeader,
  type RoomTerms,
} from '../src/index.ts';
import { MOST_EVENTS } from '../src/roomActions.ts';

const header: RoomHeader = {
  id: 'room',
  game: 'hamlet',
  settings: { rounds: 2 },
  seats: 2,
  confirms: false,
  listed: true,
  owner: 'ada',
  secret: secretFromSeed('room tests'),
  created: 1,
};

type Asked = RoomAction extends infer A ? (A extends unknown ? Omit<A, 'id'> : never) : never;

let ids = 0;
const journals = new WeakMap<Room, RoomEvent[]>();

function act(room: Room, person: string, action: Asked, id = `a${++ids}`): RoomEvent | number {
  const event = prepareRoomAction(room, person, { ...action, id }, 5);
  if (typeof event === 'number') return event;
  applyRoomEvent(room, event);
  journals.set(room, [...(journals.get(room) ?? []), event]);
  return event;
}

const entropyOf = (person: string): string => `entropy of ${person}`;

function ready(room: Room, person: string, entropy = entropyOf(person)): void {
  const seat = seatOf(room, person) ?? 0;
  act(room, person, { kind: 'ready', commitment: entropyCommitment(commitment(header.secret), seat, entropy) });
}

const open = (room: Room, person: string): void => void act(room, person, { kind: 'open', entropy: entropyOf(person) });

/** Ada and Ben have taken their seats. */
function seated(terms = header): Room {
  const room = resumeRoom(terms, []);
  act(room, 'ada', { kind: 'sit', seat: 0, name: 'Ada' });
  act(room, 'ben', { kind: 'sit', seat: 1, name: ' Ben ' });
  return room;
}

function started(terms = header): Room {
  const room = seated(terms);
  for (const person of ['ada', 'ben']) ready(room, person);
  for (const person of ['ada', 'ben']) open(room, person);
  return room;
}

describe('the host', () => {
  const terms: RoomTerms = {
    settings: { rounds: 3 },
    seats: 4,
    confirms: true,
    rated: false,
    clock: { kind: 'live', base: 60_000, increment: 0, whenOut: 'turn' },
    watch: 'nobody',
  };

  test('changes what is played, and nobody is ready any more', () => {
    const room = seated();
    ready(room, 'ben');
    expect(() => act(room, 'ben', { kind: 'change', terms })).toThrow('only the person who opened the room');
    act(room, 'ada', { kind: 'change', terms });
    const { settings, clock, watch, confirms, seats, changed, host } = roomFor(room, 'ben');
    expect({ settings, clock, watch, confirms }).toEqual({
      settings: terms.settings,
      clock: terms.clock,
      watch: 'nobody',
      confirms: true,
    });
    expect([changed, host]).toEqual([5, 0]);
    expect(seats).toMatchObject([{ commitment: null }, { commitment: null }, { kind: 'open' }, { kind: 'open' }]);
    act(room, 'ada', { kind: 'change', terms: { ...terms, clock: null, seats: 2 } });
    expect(roomFor(room, null)).toMatchObject({ clock: null, seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    expect(room.header).not.toHaveProperty('clock');
    expect(() => act(room, 'ada', { kind: 'change', terms: { ...terms, seats: 1 } })).toThrow('2 seats are taken');
    expect(resumeRoom(header, journals.get(room) ?? [])).toEqual(room);
  });

  test('removes the open seats; people who keep their seat stay ready', () => {
    const room = seated({ ...header, seats: 5 });
    act(room, 'eve', { kind: 'sit', seat: 3, name: 'Eve' });
    ready(room, 'ben');
    ready(room, 'eve');
    const close = (person: string, seats: number) =>
      act(room, person, { kind: 'close', seats, settings: { rounds: 1 } });
    expect(() => close('ben', 3)).toThrow('only the person who opened the room');
    expect(() => close('ada', 2)).toThrow('the seats have changed in the meantime');
    close('ada', 3);
    expect(room.header).toMatchObject({ seats: 3, settings: { rounds: 1 } });
    const [, ben, eve] = room.seats;
    expect([ben, eve]).toMatchObject([
      { person: 'ben', commitment: expect.any(String) as unknown },
      { person: 'eve', commitment: null },
    ]);
    expect(() => close('ada', 3)).toThrow('all seats are taken');
  });

  test('leaves, and the next person hosts', () => {
    const room = seated();
    act(room, 'ada', { kind: 'leave' });
    expect(roomFor(room, 'ben')).toMatchObject({ owner: true, host: 1 });
    act(room, 'ben', { kind: 'leave' });
    expect(roomFor(room, 'ben')).toMatchObject({ owner: true, host: null });
  });
});

describe('seats', () => {
  test('are taken once, changed and left', () => {
    const room = seated();
    expect(() => act(room, 'eve', { kind: 'sit', seat: 1, name: 'Eve' })).toThrow('seat 1 is taken');
    act(room, 'ben', { kind: 'leave' });
    act(room, 'ada', { kind: 'sit', seat: 1, name: 'Ada' });
    expect(roomFor(room, 'ada')).toMatchObject({ you: 1, seats: [{ kind: 'open' }, { kind: 'person', name: 'Ada' }] });
  });

  test('only the owner seats bots and removes somebody', () => {
    const room = resumeRoom(header, []);
    const bot = { kind: 'bot', seat: 1, name: 'Tobias', level: 'easy' } as const;
    expect(() => act(room, 'ben', bot)).toThrow('only the person who opened the room');
    act(room, 'ada', bot);
    expect(() => act(room, 'ben', { kind: 'clear', seat: 1 })).toThrow('only the person');
    act(room, 'ada', { kind: 'clear', seat: 1 });
    expect(room.seats[1]).toEqual({ kind: 'open' });
  });

  test('a room with very many events takes no more of them, and the game can still begin', () => {
    const room = seated();
    room.sequence = MOST_EVENTS - 2;
    for (const person of ['ada', 'ben']) ready(room, person);
    expect(() => act(room, 'ada', { kind: 'say', text: 'one more' })).toThrow('no space');
    for (const person of ['ada', 'ben']) open(room, person);
    expect(phaseOf(room)).toBe('started');
  });

  test('names and lines have a length and no control characters', () => {
    const room = seated();
    expect(() => act(room, 'eve', { kind: 'sit', seat: 0, name: '  ' })).toThrow('taken');
    act(room, 'ben', { kind: 'leave' });
    for (const name of [
      ' ',
      '\u200b',
      '\u3164\u2800',
      '\u0301',
      'x'.repeat(41),
      'a\nb',
      'a\u202eb',
      'a\u2066b',
      '\ud800',
    ]) {
      expect(() => act(room, 'eve', { kind: 'sit', seat: 1, name })).toThrow('a name has');
    }
    for (const text of ['x'.repeat(501), 'a\u001b[2J', 'hi\nBen: I resign', 'a\u202eb', 'a\u2069b', 'a\u2028b']) {
      expect(() => act(room, 'ada', { kind: 'say', text })).toThrow('a line has');
    }
    act(room, 'eve', { kind: 'sit', seat: 1, name: 'Zoë \u{1f3f4}\u{e0067}\u{e007f}' });
    expect(room.seats[1]).toMatchObject({ kind: 'person' });
  });
});

describe('the start', () => {
  test('comes when all have committed and all have opened, and the table keeps both', () => {
    const room = seated();
    ready(room, 'ada');
    expect(phaseOf(room)).toBe('seating');
    expect(() => open(room, 'ada')).toThrow('when everybody is ready');
    ready(room, 'ben');
    expect(phaseOf(room)).toBe('opening');
    expect(() => act(room, 'eve', { kind: 'sit', seat: 0, name: 'Eve' })).toThrow('taken');
    open(room, 'ada');
    open(room, 'ben');
    expect(phaseOf(room)).toBe('started');
    const { header: dealt } = openTable(hamlet, setupOf(room));
    expect(dealt.entropy).toEqual(['entropy of ada', 'entropy of ben']);
    expect(dealt.players.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  });

  test('entropy that differs from the commitment is refused', () => {
    const room = seated();
    ready(room, 'ada', 'something else');
    ready(room, 'ben');
    expect(() => open(room, 'ada')).toThrow('does not match');
  });

  test('opened entropy is shown to nobody before the start, and is not used after somebody stepped back', () => {
    const room = seated();
    for (const person of ['ada', 'ben']) ready(room, person);
    open(room, 'ada');
    expect(JSON.stringify(roomFor(room, 'ben'))).not.toContain(entropyOf('ada'));
    act(room, 'ben', { kind: 'notReady' });
    expect(room.seats).toMatchObject([
      { commitment: null, entropy: null },
      { commitment: null, entropy: null },
    ]);
  });

  test('nobody leaves or sits down once the game has begun; people still talk', () => {
    const room = started();
    expect(() => act(room, 'ben', { kind: 'leave' })).toThrow('the game has begun');
    expect(() => act(room, 'ada', { kind: 'clear', seat: 1 })).toThrow('the game has begun');
    act(room, 'ben', { kind: 'say', text: 'good luck' });
    expect(() => act(room, 'eve', { kind: 'say', text: 'hello' })).toThrow('only those seated');
    expect(roomFor(room, null).chat).toMatchObject([{ name: 'Ben', text: 'good luck' }]);
  });
});

test('a reader is not shown the lines of people it has muted or blocked', () => {
  const room = started();
  for (const person of ['ada', 'ben']) act(room, person, { kind: 'say', text: `I am ${person}` });
  expect(roomFor(room, 'ada', 0, new Map([['ben', 'mute']])).chat.map(({ text }) => text)).toEqual(['I am ada']);
  const { chat, seats } = roomFor(room, 'ada', 0, new Map([['ben', 'block']]));
  expect(chat.map(({ text }) => text)).toEqual(['I am ada']);
  expect(seats).toMatchObject([{}, { blocked: true }]);
  expect(seats.some(seat => 'muted' in seat)).toBe(false);
  expect(roomFor(room, 'ada').chat).toHaveLength(2);
});

test('no secret and no person id is shown', () => {
  const room = started();
  act(room, 'ben', { kind: 'say', text: 'hello' });
  const shown = JSON.stringify(roomFor(room, 'eve'));
  for (const hidden of [header.secret, '"ada"', '"ben"']) expect(shown).not.toContain(hidden);
});

test('an action that is sent again is acknowledged and not done again', () => {
  const room = seated();
  act(room, 'ada', { kind: 'say', text: 'hello' }, 'one');
  expect(act(room, 'ada', { kind: 'say', text: 'hello' }, 'one')).toBe(3);
  expect(room.chat).toHaveLength(1);
});

test('events lead to the same room again', () => {
  const room = started();
  expect(resumeRoom(header, journals.get(room) ?? [])).toEqual(room);
});

test('a rematch seats everybody one seat on, and follows once', () => {
  const room = started();
  const fresh = { id: 'next', secret: secretFromSeed('next'), created: 9 };
  const next = rematchRoom(room, fresh);
  expect(roomFor(resumeRoom(next.header, next.events), 'ada')).toMatchObject({
    id: 'next',
    you: 1,
    phase: 'seating',
    turned: 1,
  });
  act(room, 'ada', { kind: 'rematch', next: 'next' });
  expect(() => act(room, 'ben', { kind: 'rematch', next: 'other' })).toThrow('a rematch already');
});

describe('the terms of a room', () => {
  const clock = { kind: 'live', base: 60_000, increment: 5000, whenOut: 'seat' } as const;

  test('clocks run from the moment the last seat has opened', () => {
    const room = started({ ...header, clock });
    expect(roomFor(room, 'eve').clock).toEqual(clock);
    const table = openTable(hamlet, setupOf(room));
    expect(nextDeadline(table)).toEqual({ seat: 0, at: 5 + 65_000 });
    expect(setupOf(resumeRoom(room.header, journals.get(room) ?? []))).toEqual(setupOf(room));
  });

  test('everybody with the link may watch, unless watching is turned off', () => {
    expect(mayWatch(started(), null)).toBe(true);
    const closed = started({ ...header, watch: 'nobody' });
    expect([null, 'eve', 'ada'].map(person => mayWatch(closed, person))).toEqual([false, false, true]);
    expect(roomFor(closed, null).watch).toBe('nobody');
    act(closed, 'ada', { kind: 'rematch', next: 'next' });
    expect([roomFor(closed, 'ben').next, roomFor(closed, 'eve').next]).toEqual(['next', null]);
  });
});

test('a room loads although somebody who has no seat any more talked or left, as earlier versions could store', () => {
  const stray = (kind: 'say' | 'leave', sequence: number): RoomEvent => ({
    kind,
    id: `stray-${kind}`,
    text: 'late',
    sequence,
    at: 6,
    person: 'gone',
  });
  const room = seated();
  const events = journals.get(room) ?? [];
  const { length } = events;
  const again = resumeRoom(header, [...events, stray('say', length + 1), stray('leave', length + 2)]);
  expect(again.seats).toEqual(room.seats);
  expect(again.chat).toEqual(room.chat);
  act(again, 'ada', { kind: 'say', text: 'goes on' });
  expect(again.chat.at(-1)?.text).toBe('goes on');
});
