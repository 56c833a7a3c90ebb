import { ThorpError } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { act, hasEnded, openQuestions, saveTable, undoRefusal } from '../src/index.ts';
import { bot, choose, people, playOut, reach, step, table } from './tables.ts';

const codeOf = (deed: () => unknown): string | null => {
  try {
    deed();
    return null;
  } catch (error) {
    return error instanceof ThorpError ? error.code : String(error);
  }
};

describe('moves', () => {
  test('a choice is played and the version grows', () => {
    const t = table();
    const receipt = choose(t, 0);
    expect(receipt).toMatchObject({ version: 1, fresh: true });
    expect(openQuestions(t)[0]?.seat).toBe(1);
  });

  test('the same choice sent twice is done once and acknowledged twice', () => {
    const t = table();
    const option = openQuestions(t)[0]?.options[0];
    choose(t, 0, option, 0);
    choose(t, 1);
    const before = saveTable(t);
    expect(choose(t, 0, option, 0)).toMatchObject({ fresh: false, version: 2 });
    expect(saveTable(t)).toEqual(before);
  });

  test('another choice for the same version is refused and changes nothing', () => {
    const t = table();
    const options = openQuestions(t)[0]?.options ?? [];
    choose(t, 0, options[0], 0);
    const before = saveTable(t);
    expect(codeOf(() => choose(t, 0, options[1], 0))).toBe('version');
    expect(saveTable(t)).toEqual(before);
  });

  test('an answer to a version that has not come yet is refused', () => {
    const t = table();
    expect(codeOf(() => choose(t, 0, undefined, 7))).toBe('version');
  });

  test('a choice that is not offered, or not one’s turn, changes nothing', () => {
    const t = table();
    const before = saveTable(t);
    expect(codeOf(() => choose(t, 0, { kind: 'steal' }))).toBe('not-offered');
    expect(codeOf(() => choose(t, 1, { kind: 'blind' }))).toBe('not-your-turn');
    expect(saveTable(t)).toEqual(before);
  });

  test('two people may answer one simultaneous question from the same version', () => {
    const t = reach(table(), 'bid');
    const { version } = t;
    choose(t, 1, undefined, version);
    expect(choose(t, 0, undefined, version).fresh).toBe(true);
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
    act(t, { kind: 'undo', seat, version });
    expect(t.match.plies).toHaveLength(before);
    expect(t.version).toBe(version + 1);
  });

  test('a choice that was taken back cannot come in again as a duplicate', () => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    const option = openQuestions(t)[0]?.options[0];
    const { version } = t;
    choose(t, seat, option, version);
    act(t, { kind: 'undo', seat, version: t.version });
    expect(codeOf(() => choose(t, seat, option, version))).toBe('version');
  });

  test('stops where something came to light, and at the others’ choices', () => {
    const t = table();
    choose(t, 0);
    expect(undoRefusal(t, 0)).toBe('revealed');
    expect(undoRefusal(t, 1)).toBe('another');
    expect(codeOf(() => act(t, { kind: 'undo', seat: 0, version: t.version }))).toBe('no-undo');
  });
});

describe('passing the turn on', () => {
  test('a secret answer waits for nobody', () => {
    const t = reach(table(), 'bid');
    choose(t, 0);
    expect(t.holding).toBeNull();
  });

  test('ending the turn on purpose needs no second word', () => {
    const t = reach(table(), 'build');
    const seat = openQuestions(t)[0]?.seat ?? -1;
    choose(t, seat, { kind: 'done' });
    expect(t.holding).toBeNull();
  });

  test('a turn that ends by itself and can be taken back waits for its player’s word', () => {
    const t = table({ players: people('Ada', 'Ben') });
    // Hamlet has no such step: a draft without refill is made one by emptying the deck.
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(t.holding).toBe(0);
    expect(openQuestions(t)).toEqual([]);
    expect(codeOf(() => choose(t, 1, { kind: 'take', slot: 0 }))).toBe('not-your-turn');
    expect(codeOf(() => act(t, { kind: 'confirm', seat: 1, version: t.version }))).toBe('not-your-turn');
    act(t, { kind: 'confirm', seat: 0, version: t.version });
    expect(openQuestions(t)[0]?.seat).toBe(1);
  });

  test('a held turn can be taken back', () => {
    const t = table();
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    act(t, { kind: 'undo', seat: 0, version: t.version });
    expect(t.holding).toBeNull();
    expect(openQuestions(t)[0]?.seat).toBe(0);
  });

  test('whoever does not want to be asked is not', () => {
    const t = table({ confirms: false });
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(t.holding).toBeNull();
  });
});

describe('resigning', () => {
  test('a bot plays on for whoever resigns', () => {
    const t = table();
    act(t, { kind: 'resign', seat: 0, version: t.version });
    expect(hasEnded(t)).toBe(false);
    expect(openQuestions(t)[0]?.seat).toBe(0);
  });

  test('a table without people is given up', () => {
    const t = table({ players: [...people('Ada'), bot] });
    act(t, { kind: 'resign', seat: 0, version: t.version });
    expect(hasEnded(t)).toBe(true);
    expect(openQuestions(t)).toEqual([]);
    expect(codeOf(() => choose(t, 0, { kind: 'blind' }))).toBe('game-over');
  });

  test('bots cannot resign, and nobody can after the end', () => {
    const t = table({ players: [...people('Ada'), bot] });
    expect(codeOf(() => act(t, { kind: 'resign', seat: 1, version: 0 }))).toBe('not-your-turn');
    playOut(t);
    expect(codeOf(() => act(t, { kind: 'resign', seat: 0, version: t.version }))).toBe('game-over');
  });
});
