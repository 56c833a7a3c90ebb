import { recordOf } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { hasEnded, resumeTable, updateFor, wasGivenUp, type Table } from '../src/index.ts';
import { act, bot, choose, codeOf, people, playOut, snapshot, stored, table } from './tables.ts';

const trio = (): Table<Hamlet> => table({ players: people('Ada', 'Ben', 'Eve'), confirms: false });

/** Ada has drawn a card, and Ben has moved on. */
function movedOn(): Table<Hamlet> {
  const t = trio();
  choose(t, 0, { kind: 'blind' });
  choose(t, 1, { kind: 'blind' });
  return t;
}

const ask = (t: Table<Hamlet>, seat: number, what = 'undo') => act(t, { kind: 'ask', seat, what });

const answer = (t: Table<Hamlet>, seat: number, agrees: boolean) =>
  act(t, { kind: 'answer', seat, request: t.request?.sequence, agrees });

/** The game without the table around it. */
const game = (t: Table<Hamlet>): unknown => {
  const { state, plies, log, before, moves } = snapshot(t) as { [name: string]: unknown };
  return { state, plies, log, before, moves };
};

describe('taking back by consent', () => {
  test('everybody else agrees: the move and all that followed are gone', () => {
    const t = movedOn();
    const { version } = t;
    ask(t, 0);
    expect(updateFor(t, 2).request).toMatchObject({ what: 'undo', seat: 0, plies: 0, agreed: [], outcome: 'open' });
    answer(t, 1, true);
    expect(t.match.plies).toHaveLength(2);
    expect(t.version).toBe(version);
    answer(t, 2, true);
    expect(t.request?.outcome).toBe('agreed');
    expect(game(t)).toEqual(game(trio()));
    expect(t.version).toBe(version + 1);
    expect(updateFor(t, 0).decision?.step).toBe('draft');
  });

  test('goes back to the asker’s own last move and no further', () => {
    const t = movedOn();
    ask(t, 1);
    for (const seat of [0, 2]) answer(t, seat, true);
    expect(t.match.plies.map(({ seat }) => seat)).toEqual([0]);
  });

  test('one refusal is enough, and the asker may ask again', () => {
    const t = movedOn();
    ask(t, 0);
    const before = game(t);
    answer(t, 1, false);
    expect(t.request?.outcome).toBe('refused');
    expect(game(t)).toEqual(before);
    expect(codeOf(() => answer(t, 2, true))).toBe('bad-request');
    expect(codeOf(() => ask(t, 0))).toBeNull();
  });

  test('the request is withdrawn when the asker moves or withdraws, and stands when others move', () => {
    const t = movedOn();
    ask(t, 1);
    choose(t, 2);
    expect(t.request?.outcome).toBe('open');
    choose(t, 1);
    expect(t.request?.outcome).toBe('withdrawn');
    ask(t, 1);
    expect(codeOf(() => act(t, { kind: 'withdraw', seat: 0 }))).toBe('bad-request');
    act(t, { kind: 'withdraw', seat: 1 });
    expect(t.request?.outcome).toBe('withdrawn');
  });

  test('bots agree: a person who plays only with bots takes a move back immediately', () => {
    const t = table({ players: [...people('Ada'), bot], confirms: false });
    choose(t, 0, { kind: 'blind' });
    expect(updateFor(t, 0)).toMatchObject({ noUndo: 'revealed', undoTo: 0 });
    ask(t, 0);
    expect(t.match.plies).toEqual([]);
    expect(t.request?.outcome).toBe('agreed');
  });

  test('a seat that resigned is not waited for', () => {
    const t = movedOn();
    ask(t, 0);
    answer(t, 1, true);
    act(t, { kind: 'resign', seat: 2 });
    expect(t.request?.outcome).toBe('agreed');
    expect(t.match.plies).toEqual([]);
  });

  test('is refused without a move, without an open request, and to the asker', () => {
    const t = trio();
    expect(codeOf(() => ask(t, 0))).toBe('no-undo');
    choose(t, 0, { kind: 'blind' });
    expect(codeOf(() => answer(t, 1, true))).toBe('bad-request');
    ask(t, 0);
    expect(codeOf(() => ask(t, 0))).toBe('no-undo');
    expect(codeOf(() => answer(t, 0, true))).toBe('bad-request');
    expect(codeOf(() => act(t, { kind: 'answer', seat: 1, request: 99, agrees: true }))).toBe('bad-request');
  });
});

describe('ending by agreement', () => {
  test('the game is over without a result that counts', () => {
    const t = movedOn();
    ask(t, 2, 'abandon');
    answer(t, 0, true);
    expect(hasEnded(t)).toBe(false);
    answer(t, 1, true);
    expect(hasEnded(t)).toBe(true);
    expect(wasGivenUp(t)).toBe(false);
    expect(updateFor(t, 0).result).toMatchObject({ abandoned: true, givenUp: false });
    expect(codeOf(() => choose(t, 2, { kind: 'blind' }))).toBe('game-over');
  });

  test('needs somebody who agrees', () => {
    const t = table({ players: [...people('Ada'), bot] });
    expect(codeOf(() => ask(t, 0, 'abandon'))).toBe('bad-request');
  });

  test('is not possible after the end', () => {
    const t = trio();
    playOut(t);
    expect(codeOf(() => ask(t, 0, 'abandon'))).toBe('bad-request');
  });
});

test('requests, answers and notes replay to the byte', () => {
  const t = movedOn();
  ask(t, 0);
  answer(t, 1, true);
  act(t, { kind: 'note', seat: 1, text: 'Ada collects gold' });
  answer(t, 2, true);
  choose(t, 0);
  ask(t, 0, 'abandon');
  answer(t, 1, false);
  const again = resumeTable(hamlet, stored(t));
  expect(snapshot(again)).toEqual(snapshot(t));
  expect(recordOf(again.match)).toEqual(recordOf(t.match));
});

describe('a private note', () => {
  test('is shown to its seat alone, and is replaced', () => {
    const t = trio();
    for (const text of ['first', 'second']) act(t, { kind: 'note', seat: 1, text });
    expect([0, 1, 2, null].map(seat => updateFor(t, seat).note)).toEqual(['', 'second', '', '']);
    expect(t.version).toBe(0);
  });

  test('has a limit', () => {
    expect(codeOf(() => act(trio(), { kind: 'note', seat: 0, text: 'x'.repeat(2001) }))).toBe('bad-request');
  });
});

describe('a seat that a bot plays now', () => {
  test('a person who resigned cannot move, and cannot take the bot’s ids', () => {
    const t = trio();
    act(t, { kind: 'note', seat: 0, id: 'bot-0', text: '' });
    act(t, { kind: 'resign', seat: 0 });
    expect(codeOf(() => choose(t, 0))).toBe('not-your-turn');
    const [option] = [{ kind: 'blind' }];
    act(t, { kind: 'move', seat: 0, id: 'bot-0', options: [option] }, 0, 'host');
    expect(t.match.plies).toHaveLength(1);
  });

  test('a person who resigned has no say in a request any more, and can still look and keep notes', () => {
    const t = movedOn();
    act(t, { kind: 'resign', seat: 2 });
    ask(t, 0);
    const before = snapshot(t);
    for (const agrees of [false, true]) expect(codeOf(() => answer(t, 2, agrees))).toBe('not-your-turn');
    expect(snapshot(t)).toEqual(before);
    act(t, { kind: 'note', seat: 2, text: 'well played' });
    act(t, { kind: 'seen', seat: 2 });
    answer(t, 1, true);
    expect(t.request?.outcome).toBe('agreed');
  });

  test('a person cannot move or answer for a bot', () => {
    const t = table({ players: [bot, ...people('Ada', 'Ben')], confirms: false });
    const blind = { kind: 'move', seat: 0, options: [{ kind: 'blind' }] };
    expect(codeOf(() => act(t, blind))).toBe('not-your-turn');
    act(t, blind, 0, 'host');
    ask(t, 1, 'abandon');
    expect(codeOf(() => answer(t, 0, false))).toBe('not-your-turn');
    expect(t.request?.outcome).toBe('open');
  });
});

test('looking again at what was seen stores nothing', () => {
  const t = movedOn();
  act(t, { kind: 'seen', seat: 2 });
  const { sequence } = t;
  expect(act(t, { kind: 'seen', seat: 2 })).toMatchObject({ repeated: true, sequence });
  expect(t.sequence).toBe(sequence);
});
