import { must, recordOf } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { MOST_ENTRIES } from '../src/actions.ts';
import { commit, hasEnded, openQuestions, prepare, resumeTable, storedFromRecord, undoRefusal } from '../src/index.ts';
import {
  act,
  bot,
  choose,
  codeOf,
  move,
  people,
  playOut,
  reach,
  snapshot,
  step,
  stored,
  table,
  undo,
} from './tables.ts';

describe('moves', () => {
  test('at a table with very many actions the game goes on, and nothing that has no end', () => {
    const t = table();
    choose(t, 0);
    t.sequence = MOST_ENTRIES;
    for (const action of [{ kind: 'undo' }, { kind: 'ask', what: 'undo' }, { kind: 'note', text: 'x' }]) {
      expect(codeOf(() => act(t, { ...action, seat: 0 }))).toBe('bad-request');
    }
    expect(choose(t, 1).repeated).toBe(false);
  });

  test('a choice is played and the version grows', () => {
    const t = table();
    const receipt = choose(t, 0);
    expect(receipt).toMatchObject({ version: 1, repeated: false });
    expect(openQuestions(t)[0]?.seat).toBe(1);
  });

  test('the same action sent again is acknowledged with the same receipt and not done again', () => {
    const t = table();
    const action = { kind: 'move', seat: 0, id: 'a', version: 0, options: [openQuestions(t)[0]?.options[0]] };
    const first = act(t, action);
    choose(t, 1);
    const before = snapshot(t);
    expect(act(t, action)).toEqual({ ...first, repeated: true });
    expect(snapshot(t)).toEqual(before);
  });

  test('an action is known again after a restart', () => {
    const t = table();
    const action = { kind: 'move', seat: 0, id: 'a', version: 0, options: [openQuestions(t)[0]?.options[0]] };
    const { repeated: _, ...receipt } = act(t, action);
    expect(prepare(resumeTable(hamlet, stored(t)), action, 9)).toEqual({ repeated: true, receipt });
  });

  test.each(['undo', 'confirm', 'resign', 'seen'])('%s repeats safely', kind => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    choose(t, seat);
    if (kind === 'confirm') t.holding = seat;
    const action = { kind, seat, id: 'twice', version: t.version };
    act(t, action);
    const before = snapshot(t);
    expect(act(t, action).repeated).toBe(true);
    expect(snapshot(t)).toEqual(before);
  });

  test('another choice for the same version is refused and changes nothing', () => {
    const t = table();
    const options = openQuestions(t)[0]?.options ?? [];
    choose(t, 0, options[0], 0);
    const before = snapshot(t);
    expect(codeOf(() => choose(t, 0, options[1], 0))).toBe('version');
    expect(snapshot(t)).toEqual(before);
  });

  test('an answer to a version that has not come yet is refused', () => {
    const t = table();
    expect(codeOf(() => choose(t, 0, undefined, 7))).toBe('version');
  });

  test('a choice that is not offered, or not one’s turn, changes nothing', () => {
    const t = table();
    const before = snapshot(t);
    expect(codeOf(() => choose(t, 0, { kind: 'steal' }))).toBe('not-offered');
    expect(codeOf(() => choose(t, 1, { kind: 'blind' }))).toBe('not-your-turn');
    expect(snapshot(t)).toEqual(before);
  });

  test('two people may answer one simultaneous question from the same version', () => {
    const t = reach(table(), 'bid');
    const { version } = t;
    choose(t, 1, undefined, version);
    expect(choose(t, 0, undefined, version).repeated).toBe(false);
    expect(step(t)).not.toBe('bid');
  });

  test('a simultaneous question that was answered cannot be answered differently', () => {
    const t = reach(table(), 'bid');
    const { version } = t;
    const options = openQuestions(t).find(decision => decision.seat === 1)?.options ?? [];
    choose(t, 1, options[0], version);
    expect(codeOf(() => choose(t, 1, options[1], version))).not.toBeNull();
  });
});

describe('undo', () => {
  test('takes the last choice back as long as nothing was learnt', () => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    const before = t.match.plies.length;
    choose(t, seat);
    expect(undoRefusal(t, seat)).toBeNull();
    const { version } = t;
    undo(t, seat);
    expect(t.match.plies).toHaveLength(before);
    expect(t.version).toBe(version + 1);
  });

  test('a choice that was taken back cannot come in again as a duplicate', () => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    const option = openQuestions(t)[0]?.options[0];
    const { version } = t;
    choose(t, seat, option, version);
    undo(t, seat);
    expect(codeOf(() => choose(t, seat, option, version))).toBe('version');
  });

  test('stops at a choice that revealed information, and at the others’ choices', () => {
    const t = table();
    choose(t, 0);
    expect(undoRefusal(t, 0)).toBe('revealed');
    expect(undoRefusal(t, 1)).toBe('another');
    expect(codeOf(() => undo(t, 0))).toBe('no-undo');
  });
});

describe('a move of several choices', () => {
  const DONE = { kind: 'done' };

  /** Seat 0 may build, and plans to build one card and end its turn. */
  const planned = (): { t: ReturnType<typeof table>; plan: readonly object[] } => {
    const t = reach(table(), 'build');
    const build = openQuestions(t)[0]?.options.find(({ kind }) => kind === 'build');
    return { t, plan: [must(build, 'something can be built'), DONE] };
  };
  /** The table without the parts that grow with every action. */
  const standing = (t: ReturnType<typeof table>): object => {
    const {
      sequence: _,
      version: __,
      asked: ___,
      receipts: ____,
      seen: _____,
      ...rest
    } = snapshot(t) as { [key: string]: unknown };
    return rest;
  };

  test('is taken back as one', () => {
    const { t, plan } = planned();
    const before = standing(t);
    const { version } = t;
    expect(move(t, 0, plan)).toMatchObject({ version: version + 1, repeated: false });
    expect(t.match.log.at(-1)?.event.kind).toBe('built');
    expect(openQuestions(t)[0]?.seat).toBe(1);
    undo(t, 0);
    expect(standing(t)).toEqual(before);
  });

  test('is taken back as one after the stored table is resumed', () => {
    const { t, plan } = planned();
    const before = standing(t);
    move(t, 0, plan);
    const again = resumeTable(hamlet, stored(t));
    undo(again, 0);
    expect(standing(again)).toEqual(before);
  });

  test('choices made one by one are taken back one by one', () => {
    const { t, plan } = planned();
    for (const option of plan) move(t, 0, [option]);
    undo(t, 0);
    expect(t.match.plies.at(-1)?.option).toEqual(plan[0]);
  });

  test('a record does not say what was one move: each choice is taken back by itself', () => {
    const { t, plan } = planned();
    move(t, 0, plan);
    const facts = { id: 'loaded', players: people('Ada', 'Ben'), confirms: true };
    const loaded = resumeTable(hamlet, storedFromRecord(hamlet, recordOf(t.match, true), facts));
    undo(loaded, 0);
    expect(loaded.match.plies).toHaveLength(t.match.plies.length - 1);
  });

  test('is made whole or not at all', () => {
    const { t, plan } = planned();
    const before = snapshot(t);
    const told = t.match.log.length;
    expect(codeOf(() => move(t, 0, [...plan.slice(0, 1), ...plan]))).toBe('not-offered');
    expect(codeOf(() => move(t, 0, [...plan, DONE]))).toBe('not-your-turn');
    expect(codeOf(() => move(t, 0, []))).toBe('bad-request');
    expect(snapshot(t)).toEqual(before);
    expect(t.match.log).toHaveLength(told);
    move(t, 0, plan);
  });

  test('must end with the first choice that reveals information: later choices are refused', () => {
    const t = reach(table(), 'bid');
    choose(t, 1);
    const bid = openQuestions(t)[0]?.options[0];
    const before = snapshot(t);
    expect(codeOf(() => move(t, 0, [bid, DONE]))).toBe('not-offered');
    expect(snapshot(t)).toEqual(before);
    move(t, 0, [bid]);
    expect(step(t)).toBe('build');
    expect(undoRefusal(t, 0)).toBe('revealed');
  });
});

describe('an action from outside', () => {
  const FITS = { kind: 'move', seat: 0, id: 'x', version: 0, options: [{ kind: 'blind' }] };
  const deep = JSON.parse('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)) as object;
  const round: { [key: string]: unknown } = { kind: 'blind' };
  round['self'] = round;

  test.each([
    ['nothing', null],
    ['a list', [FITS]],
    ['an unknown kind', { ...FITS, kind: 'steal' }],
    ['a kind every object has', { ...FITS, kind: 'constructor' }],
    ['a seat that does not exist', { ...FITS, seat: 2 }],
    ['a seat as text', { ...FITS, seat: '0' }],
    ['a version as text', { ...FITS, version: '0' }],
    ['no version', { ...FITS, version: null }],
    ['a list as version', { ...FITS, version: [] }],
    ['a version that is no whole number', { ...FITS, version: 0.5 }],
    ['no id', { ...FITS, id: undefined }],
    ['a long id', { ...FITS, id: 'x'.repeat(65) }],
    ['options that are no list', { ...FITS, options: { length: 1 } }],
    ['an option that is no object', { ...FITS, options: [7] }],
    ['an option that is nothing', { ...FITS, options: [null] }],
    ['a deep option', { ...FITS, options: [deep] }],
    ['an option that contains itself', { ...FITS, options: [round] }],
    ['too many options', { ...FITS, options: Array.from({ length: 65 }, () => ({ kind: 'blind' })) }],
  ])('%s is refused with a clear message and changes nothing', (_, data) => {
    const t = table();
    const before = snapshot(t);
    expect(() => prepare(t, data, 0)).toThrow(/^not an action: /);
    expect(codeOf(() => prepare(t, data, 0))).toBe('bad-request');
    expect(snapshot(t)).toEqual(before);
  });

  test('is prepared without changing anything, and committed only once and in order', () => {
    const t = table();
    const before = snapshot(t);
    const one = prepare(t, FITS, 0);
    const other = prepare(t, { ...FITS, id: 'y' }, 0);
    expect(snapshot(t)).toEqual(before);
    commit(t, one);
    expect(() => commit(t, other)).toThrow(/broken invariant/);
    expect(t.match.plies).toHaveLength(1);
  });
});

describe('passing the turn on', () => {
  test('a secret answer waits for nobody', () => {
    const t = reach(table(), 'bid');
    choose(t, 0);
    expect(t.holding).toBeNull();
  });

  test('ending the turn on purpose needs no confirmation', () => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    choose(t, seat, { kind: 'done' });
    expect(t.holding).toBeNull();
  });

  test('a turn that ends by itself and can be taken back waits for its player’s confirmation', () => {
    const t = table({ players: people('Ada', 'Ben') });
    // Hamlet has no such step: with an empty deck, a draft becomes one.
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(t.holding).toBe(0);
    expect(openQuestions(t)).toEqual([]);
    expect(codeOf(() => choose(t, 1, { kind: 'take', slot: 0 }))).toBe('not-your-turn');
    expect(codeOf(() => act(t, { kind: 'confirm', seat: 1 }))).toBe('not-your-turn');
    act(t, { kind: 'confirm', seat: 0 });
    expect(openQuestions(t)[0]?.seat).toBe(1);
  });

  test('a held turn can be taken back', () => {
    const t = table();
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    undo(t, 0);
    expect(t.holding).toBeNull();
    expect(openQuestions(t)[0]?.seat).toBe(0);
  });

  test('a player who does not want to confirm is not asked', () => {
    const t = table({ confirms: false });
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(t.holding).toBeNull();
  });
});

describe('resigning', () => {
  test('a bot plays on for a player who resigns', () => {
    const t = table();
    act(t, { kind: 'resign', seat: 0 });
    expect(hasEnded(t)).toBe(false);
    expect(openQuestions(t)[0]?.seat).toBe(0);
  });

  test('a table without people is given up', () => {
    const t = table({ players: [...people('Ada'), bot] });
    act(t, { kind: 'resign', seat: 0 });
    expect(hasEnded(t)).toBe(true);
    expect(openQuestions(t)).toEqual([]);
    expect(codeOf(() => choose(t, 0, { kind: 'blind' }))).toBe('game-over');
  });

  test('bots cannot resign, and nobody can after the end', () => {
    const t = table({ players: [...people('Ada'), bot] });
    expect(codeOf(() => act(t, { kind: 'resign', seat: 1 }))).toBe('not-your-turn');
    playOut(t);
    expect(codeOf(() => act(t, { kind: 'resign', seat: 0 }))).toBe('game-over');
  });
});
