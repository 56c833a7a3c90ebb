import { must, replay, ThorpError } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { act, adoptMatch, hasEnded, openQuestions, resumeTable, saveTable, undoRefusal } from '../src/index.ts';
import { bot, choose, go, people, playOut, reach, step, table, undo } from './tables.ts';

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

  test('stops where something came to light, and at the others’ choices', () => {
    const t = table();
    choose(t, 0);
    expect(undoRefusal(t, 0)).toBe('revealed');
    expect(undoRefusal(t, 1)).toBe('another');
    expect(codeOf(() => undo(t, 0))).toBe('no-undo');
  });
});

describe('several choices in one go', () => {
  const DONE = { kind: 'done' };

  /** Seat 0 may build, and plans to build one card and end its turn. */
  const planned = (): { t: ReturnType<typeof table>; plan: readonly object[] } => {
    const t = reach(table(), 'build');
    const build = openQuestions(t)[0]?.options.find(({ kind }) => kind === 'build');
    return { t, plan: [must(build, 'something can be built'), DONE] };
  };
  /** The table without what grows with every deed. */
  const standing = (t: ReturnType<typeof table>): object => ({ ...saveTable(t), version: 0, asked: [] });

  test('are one deed, taken back as one', () => {
    const { t, plan } = planned();
    const before = standing(t);
    const { version } = t;
    expect(go(t, 0, plan)).toMatchObject({ version: version + 1, fresh: true, notes: [{ event: { kind: 'built' } }] });
    expect(openQuestions(t)[0]?.seat).toBe(1);
    undo(t, 0);
    expect(standing(t)).toEqual(before);
  });

  test('are taken back as one by whoever resumes the stored table', () => {
    const { t, plan } = planned();
    const before = standing(t);
    go(t, 0, plan);
    const again = resumeTable(hamlet, JSON.parse(JSON.stringify(saveTable(t))) as ReturnType<typeof saveTable>);
    undo(again, 0);
    expect(standing(again)).toEqual(before);
  });

  test('that were made one by one are taken back one by one', () => {
    const { t, plan } = planned();
    for (const option of plan) go(t, 0, [option]);
    undo(t, 0);
    expect(t.match.plies.at(-1)?.option).toEqual(plan[0]);
  });

  test('are each their own in a record that is loaded: it does not say what was one go', () => {
    const { t, plan } = planned();
    go(t, 0, plan);
    const facts = { id: 'loaded', players: people('Ada', 'Ben'), confirms: true };
    const loaded = adoptMatch(replay(hamlet, saveTable(t).record), facts);
    undo(loaded, 0);
    expect(loaded.match.plies).toHaveLength(t.match.plies.length - 1);
  });

  test('are all made or none', () => {
    const { t, plan } = planned();
    const before = saveTable(t);
    const told = t.match.log.length;
    expect(codeOf(() => go(t, 0, [...plan.slice(0, 1), ...plan]))).toBe('not-offered');
    expect(codeOf(() => go(t, 0, [...plan, DONE]))).toBe('not-your-turn');
    expect(codeOf(() => go(t, 0, []))).toBe('not-offered');
    expect(saveTable(t)).toEqual(before);
    expect(t.match.log).toHaveLength(told);
    go(t, 0, plan);
  });

  test('are acknowledged and not made again when they come in twice', () => {
    const { t, plan } = planned();
    const { version } = t;
    go(t, 0, plan);
    expect(go(t, 0, plan, version).fresh).toBe(false);
    expect(codeOf(() => go(t, 0, plan.slice(0, 1), version))).toBe('version');
  });

  test('are taken back as far as something came to light among them', () => {
    const t = reach(table(), 'bid');
    choose(t, 1);
    const bid = openQuestions(t)[0]?.options[0];
    const played = t.match.plies.length;
    go(t, 0, [bid, DONE]);
    undo(t, 0);
    expect(t.match.plies).toHaveLength(played + 1);
    expect(step(t)).toBe('build');
    expect(undoRefusal(t, 0)).toBe('revealed');
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
    undo(t, 0);
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
