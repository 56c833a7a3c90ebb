import { describe, expect, test } from 'vitest';
import type { Moment, MomentsModule } from '../src/board/moments.ts';
import type { Screen } from '../src/protocol/calls.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import { closed, nextScreen, opened, received, START, withModule, type Shown } from '../src/pages/table/momentQueue.ts';

const MARKET: Moment = { kind: 'market', own: true };
const REST: Moment = { kind: 'rest', own: false, small: true };

/** Finds a moment for each line of the log that names one. */
const MODULE: MomentsModule = {
  find: ({ news }) => news.flatMap(({ text }) => (text === 'market' ? [MARKET] : text === 'rest' ? [REST] : [])),
  default: () => null,
};

/** A table with this log, as one seat sees it. */
function screen(version: number, log: readonly string[], more: Partial<TableUpdate> = {}): Screen {
  const entries = log.map(text => ({ text }));
  const update = { table: 'oak', seat: 0, question: null, holding: false, version, log: entries, ...more };
  return { kind: 'table', update: update as unknown as TableUpdate };
}

const CURTAIN: Screen = { kind: 'curtain', table: 'oak', game: 'villagers', seat: 1, name: 'June' };

/** What is shown after these screens have come one after the other. */
function after(screens: readonly Screen[], wanted = true, from: Shown = withModule(START, MODULE, true)): Shown {
  return screens.reduce((state, each) => received(state, each, wanted), from);
}

describe('big moments', () => {
  const screens = [screen(1, []), screen(2, ['market']), screen(3, ['market', 'move'])];

  test('hold back what comes after them until they are closed', () => {
    const standing = after(screens);
    expect(standing.standing.map(({ moment }) => moment)).toEqual([MARKET]);
    expect(standing.screen).toBe(screens[1]);
    expect(nextScreen(standing, true)).toBe(standing);
    const next = nextScreen(closed(standing), true);
    expect(next.screen).toBe(screens[2]);
    expect([next.waiting, next.standing]).toEqual([[], []]);
  });

  test('of one change are shown one after the other', () => {
    const two = after([screen(1, []), screen(2, ['market', 'market'])]);
    expect(two.standing).toHaveLength(2);
    expect(closed(two).standing).toHaveLength(1);
  });

  test('are not looked for in what was there when the table was opened, nor in an undo', () => {
    expect(after([screen(1, ['market'])]).standing).toEqual([]);
    const undone = after([screen(1, ['move', 'market']), screen(2, ['move'])]);
    expect([undone.standing, undone.moved]).toEqual([[], false]);
  });

  test('that are small hold nothing back', () => {
    const rested = after([screen(1, []), screen(2, ['rest']), screen(3, ['rest', 'move'])]);
    expect(rested.screen).toMatchObject({ update: { version: 3 } });
    expect([rested.standing, rested.slip?.moment]).toEqual([[], REST]);
  });

  test('are slips where they are not wanted, and can be opened', () => {
    const folded = after(screens, false);
    expect(folded.screen).toBe(screens[2]);
    expect([folded.standing, folded.slip?.moment]).toEqual([[], MARKET]);
    const shown = opened(folded);
    expect([shown.standing.map(({ moment }) => moment), shown.slip, shown.asked]).toEqual([[MARKET], null, true]);
  });

  test('as slips go when the person moves', () => {
    const asked = { question: {} as TableUpdate['question'] };
    const folded = after([screen(1, []), screen(2, ['market'], asked)], false);
    expect(received(folded, screen(3, ['market', 'move']), false).slip).toBeNull();
  });

  test('are found in the last change when the game’s module comes later', () => {
    const early = after([screen(1, []), screen(2, ['market'])], true, START);
    expect([early.moved, early.standing]).toEqual([true, []]);
    expect(withModule(early, MODULE, true).standing).toHaveLength(1);
  });

  test('are shown to everybody at one screen, once the curtain is lifted', () => {
    const lookedOnce = [screen(1, []), CURTAIN, screen(2, ['move'], { seat: 1 }), CURTAIN];
    const first = after([...lookedOnce, screen(3, ['move', 'market'])]);
    expect(first.standing).toHaveLength(1);
    const second = after([CURTAIN, screen(4, ['move', 'market', 'move'], { seat: 1 })], true, closed(first));
    // The curtain waits for the pace of what was held back; nothing is held back here.
    expect(second.screen).toMatchObject({ update: { version: 4 } });
    expect(second.standing.map(({ moment }) => moment)).toEqual([MARKET]);
  });

  test('of another table are forgotten', () => {
    const other = received(after(screens), screen(1, ['market'], { table: 'elm' }), true);
    expect([other.standing, other.waiting, other.screen]).toMatchObject([[], [], { update: { table: 'elm' } }]);
  });
});
