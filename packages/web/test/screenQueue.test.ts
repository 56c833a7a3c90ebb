import { beforeEach, describe, expect, test } from 'vitest';
import type { Screen } from '../src/protocol/calls.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import { ScreenQueue } from '../src/session/screenQueue.ts';

const PACE = 1000;

/** A clock that only moves when the test advances it. */
function clock() {
  let time = 0;
  let due: { at: number; done: () => void } | null = null;
  return {
    now: () => time,
    after(ms: number, done: () => void) {
      const call = { at: time + ms, done };
      due = call;
      return () => {
        if (due === call) due = null;
      };
    },
    pass(ms: number) {
      const end = time + ms;
      while (due && due.at <= end) {
        const { at, done } = due;
        [time, due] = [at, null];
        done();
      }
      time = end;
    },
  };
}

/** A table after this many lines of the log; the viewer is asked or not. The last line may have grown. */
function screen(lines: number, asked = false, grown = 0): Screen {
  const update = {
    seat: 0,
    version: lines + grown,
    log: Array.from({ length: lines }, (_, ply) => ({
      ply,
      text: `line ${ply}`,
      events: Array.from({ length: ply === lines - 1 ? 1 + grown : 1 }, () => ({ kind: 'told' })),
    })),
    question: asked ? { step: 'turn', prompt: '', choices: [], forMe: null } : null,
    holding: false,
  } as unknown as TableUpdate;
  return { kind: 'table', update };
}

let time: ReturnType<typeof clock>;
let queue: ScreenQueue;
beforeEach(() => {
  time = clock();
  queue = new ScreenQueue(time);
  queue.setPace(PACE);
});

const shown = (): number | null => {
  const now = queue.showing().screen;
  return now?.kind === 'table' ? now.update.version : null;
};

const add = (...screens: readonly Screen[]): void => screens.forEach(queue.add);

test('the first screen and the answer to one’s own move are shown at once', () => {
  add(screen(0, true), screen(1));
  expect(shown()).toBe(1);
});

test('moves of others are shown one after the other, each for its time', () => {
  add(screen(0, true), screen(1), screen(2), screen(3, true));
  time.pass(PACE * 0.4);
  expect(shown()).toBe(2);
  expect(queue.showing()).toMatchObject({ stands: PACE, waiting: 1 });
  time.pass(PACE - 1);
  expect(shown()).toBe(2);
  time.pass(1);
  expect(shown()).toBe(3);
  expect(queue.showing().waiting).toBe(0);
});

test('a move that comes late is shown when it comes', () => {
  add(screen(1));
  time.pass(5 * PACE);
  add(screen(2));
  expect(shown()).toBe(2);
});

test('what adds to the last line of the log is a move as well', () => {
  add(screen(1), screen(1, false, 1), screen(1, false, 2));
  time.pass(PACE * 0.4);
  expect(shown()).toBe(2);
  time.pass(PACE);
  expect(shown()).toBe(3);
});

test('what adds nothing to the log is part of the move that is shown', () => {
  add(screen(1), screen(1), screen(1));
  expect(queue.showing().waiting).toBe(0);
});

test('nothing waits while the person is asked, so that an answer is never out of date', () => {
  add(screen(1), screen(2, true), screen(3, true));
  time.pass(PACE);
  expect(shown()).toBe(3);
});

test('without a pace everything is shown as it comes', () => {
  queue.setPace(0);
  add(screen(1), screen(2), screen(3));
  expect(shown()).toBe(3);
});

test('step by step waits for the person, however long', () => {
  queue.setPace(Infinity);
  add(screen(1), screen(2), screen(3));
  time.pass(1000 * PACE);
  expect(shown()).toBe(1);
  queue.next();
  expect(shown()).toBe(2);
});

test('next skips one move', () => {
  add(screen(1), screen(2), screen(3), screen(4));
  queue.next();
  expect(shown()).toBe(2);
  time.pass(PACE);
  expect(shown()).toBe(3);
});

test('a paused table stands, and goes on from there', () => {
  add(screen(1), screen(2));
  queue.pause(true);
  time.pass(10 * PACE);
  expect(shown()).toBe(1);
  queue.pause(false);
  expect(shown()).toBe(2);
});

test('a page that nobody sees does not wait', () => {
  add(screen(1), screen(2), screen(3));
  queue.setHidden(true);
  expect(shown()).toBe(3);
});

describe('a replay', () => {
  beforeEach(() => add(screen(4, true), screen(5), screen(6), screen(7, true)));

  test('shows what happened since the last turn, and nothing can be done meanwhile', () => {
    time.pass(5 * PACE);
    expect(shown()).toBe(7);
    queue.again();
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(shown());
      const { screen: now } = queue.showing();
      expect(now?.kind === 'table' && now.update).toMatchObject({ question: null, mayUndo: false });
      time.pass(PACE);
    }
    expect(seen).toEqual([4, 5, 6, 7]);
    expect(queue.showing()).toMatchObject({ replay: null, screen: { update: { version: 7, question: {} } } });
  });

  test('is left by Skip, and what has come meanwhile follows', () => {
    time.pass(5 * PACE);
    queue.again();
    add(screen(8, true));
    expect(shown()).toBe(4);
    queue.skip();
    expect(shown()).toBe(8);
  });

  test('begins anew with the next turn', () => {
    time.pass(5 * PACE);
    add(screen(8), screen(9, true));
    time.pass(PACE);
    queue.again();
    expect(queue.showing()).toMatchObject({ replay: { at: 0, of: 3 }, screen: { update: { version: 7 } } });
  });
});

describe('something stands over a screen', () => {
  beforeEach(() => queue.watch(({ kind, ...of }) => kind === 'table' && 'update' in of && of.update.version === 2));

  test('then nothing changes behind it, whoever moves', () => {
    add(screen(1, true), screen(2, true), screen(3, true));
    time.pass(10 * PACE);
    queue.next();
    expect(shown()).toBe(2);
    expect(queue.showing()).toMatchObject({ held: true, waiting: 1 });
  });

  test('the table goes on when it is gone', () => {
    add(screen(1, true), screen(2, true), screen(3, true));
    queue.hold(false);
    expect(shown()).toBe(3);
  });

  test('what is shown already is looked at as well', () => {
    add(screen(1));
    queue.watch(() => true);
    expect(queue.showing().held).toBe(true);
  });
});

test('moments of before the table was opened are shown, then what came since', () => {
  queue.add(screen(5, true));
  expect(queue.showing().canReplay).toBe(false);
  const past = [screen(2), screen(3)].map(each => {
    if (each.kind === 'table') Object.assign(each.update, { table: 'x' });
    return { screen: each, known: 0 };
  });
  const now = queue.showing().screen;
  if (now?.kind === 'table') Object.assign(now.update, { table: 'x' });
  queue.showPast([]);
  expect(queue.showing().replay).toBeNull();
  queue.showPast(past);
  expect([shown(), queue.showing().replay]).toEqual([2, { at: 0, of: 3 }]);
  time.pass(PACE);
  expect(shown()).toBe(3);
  queue.skip();
  expect([shown(), queue.showing().replay]).toEqual([5, null]);
  expect(queue.showing().screen).toBe(now);
});
