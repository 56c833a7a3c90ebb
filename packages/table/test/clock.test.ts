import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  endedByTime,
  nextDeadline,
  openQuestions,
  readStored,
  resumeTable,
  thinkerToMove,
  updateFor,
  type Clock,
  type Table,
} from '../src/index.ts';
import { act, bot, choose, codeOf, people, reach, snapshot, stored, table, undo } from './tables.ts';

const LIVE: Clock = { kind: 'live', base: 1000, increment: 100, whenOut: 'turn' };
const DAY = 86_400_000;
const MAIL: Clock = { kind: 'correspondence', perMove: 3 * DAY, bank: 2 * DAY, whenOut: 'seat' };

const timed = (clock: Clock, changes: object = {}): Table<Hamlet> =>
  table({ clock, began: 0, confirms: false, ...changes });

/** The first asked person takes the first option at a given time. */
function moveAt(t: Table<Hamlet>, at: number): void {
  const [first] = openQuestions(t);
  act(t, { kind: 'move', seat: first?.seat, options: [first?.options[0]] }, at);
}

const timeout = (t: Table<Hamlet>, seat: number, at: number) => act(t, { kind: 'timeout', seat }, at, 'host');

const times = (t: Table<Hamlet>): unknown => updateFor(t, 0).clocks;

describe('a live clock', () => {
  test('runs while its seat is asked, and gains the increment for every move', () => {
    const t = timed(LIVE);
    expect(nextDeadline(t)).toEqual({ seat: 0, at: 1100 });
    moveAt(t, 400);
    expect(times(t)).toEqual([
      { bank: 700, free: 0, deadline: null },
      { bank: 1100, free: 0, deadline: 1500 },
    ]);
  });

  test('a simultaneous question runs every asked seat’s clock', () => {
    const t = reach(timed(LIVE), 'bid');
    const asked = openQuestions(t).map(({ seat }) => seat);
    expect(asked).toHaveLength(2);
    const before = updateFor(t, 0).clocks ?? [];
    expect(before.map(({ deadline }) => deadline)).toEqual(before.map(({ bank }) => bank));
    moveAt(t, 300);
    const [one, other] = updateFor(t, 0).clocks ?? [];
    expect(one).toEqual({ bank: (before[0]?.bank ?? 0) - 300, free: 0, deadline: null });
    // The other seat is still asked: its deadline stays where it was.
    expect(other?.deadline).toBe(before[1]?.deadline);
  });

  test('nobody gains time by taking a move back and making it again', () => {
    const t = reach(timed(LIVE), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    const again = (): number | undefined => {
      choose(t, seat);
      return t.clocks?.[seat]?.bank;
    };
    const once = again();
    for (let i = 0; i < 5; i++) {
      undo(t, seat);
      expect(again()).toBe(once);
    }
  });

  test('time that goes backwards is not counted', () => {
    const t = timed(LIVE, { began: 500 });
    moveAt(t, 200);
    expect(t.clocks?.[0]?.bank).toBe(1100);
  });

  test('bots have no clock', () => {
    const t = timed(LIVE, { players: [bot, ...people('Ada')] });
    expect(nextDeadline(t)).toBeNull();
    act(t, { kind: 'move', seat: 0, options: [openQuestions(t)[0]?.options[0]] }, 5000, 'host');
    expect(nextDeadline(t)).toEqual({ seat: 1, at: 6100 });
  });
});

describe('a correspondence clock', () => {
  test('gives time for every move and then uses the bank', () => {
    const t = timed(MAIL);
    expect(nextDeadline(t)).toEqual({ seat: 0, at: 5 * DAY });
    moveAt(t, 4 * DAY);
    expect(times(t)).toEqual([
      { bank: DAY, free: 0, deadline: null },
      { bank: 2 * DAY, free: 3 * DAY, deadline: 9 * DAY },
    ]);
    // A move in time leaves the bank as it is, and both seats are asked next.
    moveAt(t, 5 * DAY);
    expect(times(t)).toEqual([
      { bank: DAY, free: 3 * DAY, deadline: 9 * DAY },
      { bank: 2 * DAY, free: 3 * DAY, deadline: 10 * DAY },
    ]);
  });
});

describe('when time is out', () => {
  test('only the host can say so, and only when it is', () => {
    const t = timed(LIVE);
    const before = snapshot(t);
    expect(codeOf(() => timeout(t, 0, 1099))).toBe('bad-request');
    expect(codeOf(() => timeout(t, 1, 5000))).toBe('bad-request');
    expect(codeOf(() => act(t, { kind: 'timeout', seat: 0 }, 5000))).toBe('bad-request');
    expect(codeOf(() => act(table(), { kind: 'timeout', seat: 0 }, 5000, 'host'))).toBe('bad-request');
    expect(snapshot(t)).toEqual(before);
  });

  test('a bot finishes the turn, and the person plays the next one', () => {
    const t = timed(LIVE);
    timeout(t, 0, 1100);
    expect(thinkerToMove(t)).toEqual({ seat: 0, level: 'medium', program: null });
    expect(updateFor(t, 1).standIns).toEqual([0]);
    expect(codeOf(() => choose(t, 0))).toBe('not-your-turn');
    const [first] = openQuestions(t);
    act(t, { kind: 'move', seat: 0, options: [first?.options[0]] }, 1200, 'host');
    expect(t.standIns).toEqual([]);
    expect(t.resigned).toEqual([]);
    // The person has not seen yet what the bot did.
    expect(updateFor(t, 0).unread).toBeGreaterThan(0);
    moveAt(t, 1300);
    expect(openQuestions(t).map(({ seat }) => seat)).toContain(0);
    expect(nextDeadline(t)).toEqual({ seat: 0, at: 1400 });
  });

  test('a turn that waits for its confirmation passes on', () => {
    const t = timed(LIVE, { confirms: true });
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(t.holding).toBe(0);
    expect(nextDeadline(t)?.seat).toBe(0);
    timeout(t, 0, nextDeadline(t)?.at ?? 0);
    expect(t.holding).toBeNull();
    expect(t.standIns).toEqual([]);
    expect(openQuestions(t)[0]?.seat).toBe(1);
  });

  test('a bot takes the seat where the table chose so', () => {
    const t = timed(MAIL);
    timeout(t, 0, 6 * DAY);
    expect(t.resigned).toEqual([0]);
    expect(thinkerToMove(t)?.seat).toBe(0);
    expect(nextDeadline(t)).toBeNull();
    expect(codeOf(() => choose(t, 0))).toBe('not-your-turn');
  });

  test('the game ends when bots have taken the seats of all people, also of those who are asked at once', () => {
    const t = timed({ ...LIVE, whenOut: 'seat' });
    reach(t, 'bid');
    timeout(t, 0, 9000);
    expect(updateFor(t, 1).result).toBeNull();
    expect(thinkerToMove(t)?.seat).toBe(0);
    timeout(t, 1, 9000);
    expect(thinkerToMove(t)).toBeNull();
    expect(nextDeadline(t)).toBeNull();
    expect(updateFor(t, 1)).toMatchObject({
      resigned: [0, 1],
      timedOut: [0, 1],
      waiting: [],
      result: { givenUp: true },
    });
    expect(endedByTime(updateFor(t, 1))).toBe(true);
  });

  test('a game that the last person gives up did not end by time', () => {
    const t = timed({ ...LIVE, whenOut: 'seat' });
    timeout(t, 0, 1100);
    act(t, { kind: 'resign', seat: 1 }, 1200);
    expect(updateFor(t, 1).result?.givenUp).toBe(true);
    expect(endedByTime(updateFor(t, 1))).toBe(false);
  });

  test('a late move is refused as stale once the bot has the turn', () => {
    const t = timed(LIVE);
    const late = { kind: 'move', seat: 0, version: t.version, options: [openQuestions(t)[0]?.options[0]] };
    timeout(t, 0, 1100);
    expect(codeOf(() => act(t, late, 1101))).toBe('version');
  });
});

test('a table with clocks replays to the byte', () => {
  const t = timed(LIVE);
  moveAt(t, 400);
  timeout(t, 1, 1500);
  act(t, { kind: 'move', seat: 1, options: [openQuestions(t)[0]?.options[0]] }, 1700, 'host');
  moveAt(t, 1750);
  const again = resumeTable(hamlet, readStored(hamlet, stored(t)));
  expect(snapshot(again)).toEqual(snapshot(t));
});

test.each([
  { ...LIVE, base: 0 },
  { ...LIVE, increment: 0.5 },
  { ...MAIL, perMove: -1 },
  { ...MAIL, bank: Number.NaN },
  { ...LIVE, whenOut: 'never' },
  { ...LIVE, kind: 'sand' },
] as unknown as Clock[])('a clock that makes no sense is refused: %o', clock => {
  expect(codeOf(() => timed(clock))).toBe('bad-settings');
  const header = { ...table().header, clock, began: 0 };
  expect(codeOf(() => resumeTable(hamlet, { header, entries: [] }))).toBe('bad-record');
});
