import { describe, expect, test } from 'vitest';
import type { Moment, MomentsModule } from '../src/board/moments.ts';
import type { Screen } from '../src/protocol/calls.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import { find as findInFeudalia } from '../src/games/feudalia/moments/find.ts';
import { find as findInHelvetia } from '../src/games/helvetia/moments/find.ts';
import { find as findInSnowcrest } from '../src/games/snowcrest/moments/find.ts';
import { find as findInVillagers } from '../src/games/villagers/moments/find.ts';
import { closed, isOver, opened, START, withModule, withScreen, type Shown } from '../src/pages/table/shownMoments.ts';
import { ScreenQueue } from '../src/session/screenQueue.ts';

const MARKET: Moment = { kind: 'market', own: true };
const REST: Moment = { kind: 'rest', own: false, small: true };

/** Finds a moment for each line of the log that names one. */
const MODULE: MomentsModule = {
  find: ({ news }) => news.flatMap(({ text }) => (text === 'market' ? [MARKET] : text === 'rest' ? [REST] : [])),
  default: () => null,
};

/** A table with this log, as one seat sees it. */
function screen(version: number, log: readonly string[], more: Partial<TableUpdate> = {}): Screen {
  const entries = log.map(text => ({ text, event: text, events: text.split(' ') }));
  const update = { table: 'oak', seat: 0, question: null, holding: false, version, log: entries, ...more };
  return { kind: 'table', update: update as unknown as TableUpdate };
}

const CURTAIN: Screen = { kind: 'curtain', table: 'oak', game: 'villagers', seat: 1, name: 'June' };

/** What is shown after these screens have arrived one after the other. */
function after(screens: readonly Screen[], wanted = true, from: Shown = withModule(START, MODULE, true)): Shown {
  return screens.reduce((state, each) => withScreen(state, each, wanted), from);
}

describe('big moments', () => {
  const screens = [screen(1, []), screen(2, ['market']), screen(3, ['market', 'move'])];

  test('hold back what comes after them until they are closed', () => {
    const queue = new ScreenQueue({ now: () => 0, after: () => () => undefined });
    let state = withModule(START, MODULE, true);
    queue.watch(screen => {
      state = withScreen(state, screen, true);
      return state.standing.length > 0;
    });
    for (const each of screens) queue.add(each);
    expect(state.standing.map(({ moment }) => moment)).toEqual([MARKET]);
    expect([queue.showing().screen, state.screen]).toEqual([screens[1], screens[1]]);
    state = closed(state);
    queue.hold(false);
    expect([queue.showing().screen, state.screen]).toEqual([screens[2], screens[2]]);
    expect(state.standing).toEqual([]);
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

  test('are found in what is added to the last line of the log, and nothing else of that line', () => {
    const news: (readonly unknown[])[] = [];
    const module: MomentsModule = {
      find: change => {
        news.push(...change.news.map(({ events }) => events));
        return [];
      },
      default: () => null,
    };
    const screens = [
      screen(1, ['move', 'pay']),
      screen(2, ['move', 'pay market rest', 'move']),
      screen(3, ['move', 'pay']),
    ];
    after(screens, true, withModule(START, module, true));
    expect(news).toEqual([['market', 'rest'], ['move']]);
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
    expect(withScreen(folded, screen(3, ['market', 'move']), false).slip).toBeNull();
  });

  test('are found in every change that came before the game’s module', () => {
    const early = after(screens, true, START);
    expect([early.moved, early.standing]).toEqual([true, []]);
    const late = withModule(early, MODULE, true);
    expect(late.standing).toMatchObject([{ moment: MARKET, change: { after: { version: 2 } } }]);
    expect(withModule(closed(late), MODULE, true).standing).toEqual([]);
  });

  test('of one seat do not stand before another seat, nor behind a curtain', () => {
    const covered = withModule(after([...screens, CURTAIN], true, START), MODULE, true);
    expect(covered.standing).toEqual([]);
    const other = withScreen(covered, screen(4, ['market', 'move'], { seat: 1 }), true);
    expect([other.standing, other.screen]).toMatchObject([[], { update: { seat: 1 } }]);
    const back = after([CURTAIN, screen(5, ['market', 'move'])], true, other);
    expect(back.standing.map(({ moment }) => moment)).toEqual([MARKET]);
  });

  test('are shown to everybody at one screen, once the curtain is lifted', () => {
    const lookedOnce = [screen(1, []), CURTAIN, screen(2, ['move'], { seat: 1 }), CURTAIN];
    const first = after([...lookedOnce, screen(3, ['move', 'market'])]);
    expect(first.standing).toHaveLength(1);
    const second = after([CURTAIN, screen(4, ['move', 'market', 'move'], { seat: 1 })], true, closed(first));
    expect(second.screen).toMatchObject({ update: { version: 4 } });
    expect(second.standing.map(({ moment }) => moment)).toEqual([MARKET]);
  });

  test('of another table are forgotten', () => {
    const other = withScreen(after(screens), screen(1, ['market'], { table: 'elm' }), true);
    expect([other.standing, other.screen]).toMatchObject([[], { update: { table: 'elm' } }]);
  });
});

/** A change that each of the four games can read. */
function played(version: number, events: readonly object[], more: Partial<TableUpdate> = {}): Screen {
  const log = events.map(event => ({ text: '', event, events: [event] }));
  const view = { players: [], villages: [], lords: [], spirit: null, active: 0 };
  const update = { table: 'oak', seat: 0, question: null, holding: false, result: null, view, version, log, ...more };
  return { kind: 'table', update: update as unknown as TableUpdate };
}

const RESULT = { givenUp: false } as TableUpdate['result'];
const MOVE = { kind: 'turn', seat: 1 };
const module = (find: MomentsModule['find']): MomentsModule => ({ find, default: () => null });

describe.each([
  ['villagers', module(findInVillagers), { kind: 'market', market: 1, gains: [], pays: [] }, 'market', 'end'],
  ['helvetia', module(findInHelvetia), { kind: 'married', seat: 0, village: 1, from: 'supply' }, 'wedding', 'scoring'],
  ['snowcrest', module(findInSnowcrest), { kind: 'rested', seat: 0 }, 'rest', 'scoring'],
  ['feudalia', module(findInFeudalia), { kind: 'taxed', seat: 0, by: 'income' }, 'tax', 'scoring'],
] as const)('the moments of %s, fetched late', (_game, game, event, kind, last) => {
  const kinds = ({ standing }: Shown): string[] => standing.map(({ moment }) => moment.kind);

  test('are not lost when somebody moves meanwhile', () => {
    const early = after([played(1, []), played(2, [event]), played(3, [event, MOVE])], true, START);
    expect(kinds(withModule(early, game, true))).toEqual([kind]);
  });

  test('come before the result', () => {
    const early = after([played(1, [MOVE]), played(2, [MOVE, { kind: 'over' }], { result: RESULT })], true, START);
    expect(isOver(early)).toBe(false);
    const late = withModule(early, game, true);
    expect([kinds(late), isOver(late)]).toEqual([[last], false]);
    expect(isOver(closed(late))).toBe(true);
  });
});

test('the result is shown at once where no moment can come', () => {
  const opened = withScreen(START, played(1, [MOVE], { result: RESULT }), true);
  expect(isOver(opened)).toBe(true);
  const none: MomentsModule = { find: () => [], default: () => null };
  const early = after([played(1, []), played(2, [MOVE], { result: RESULT })], true, START);
  expect(isOver(withModule(early, none, true))).toBe(true);
});
