import { helvetia } from '@thorp/helvetia';
import {
  begin,
  below,
  choose,
  fastChance,
  must,
  notesAfter,
  packLog,
  secretFromSeed,
  settle,
  undo,
  undoBarrier,
} from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { expect, test } from 'vitest';
import {
  commit,
  logFor,
  openTable,
  packSeen,
  prepare,
  recap,
  reviewOf,
  undoRefusal,
  updateFor,
  type Table,
} from '@thorp/table';

const openRequest = ({ request }: Table): number => must(request, 'somebody asks').sequence;

/** Plays the same game twice: one log is packed as soon as possible, the other never. */
function* games(): Generator<{ plain: Table; packed: Table; texts: number }> {
  const players = ['Ada', 'Ben', 'Cleo'].map(name => ({ kind: 'human', name }) as const);
  const open = (): Table =>
    openTable(snowcrest, { id: 'log', players, settings: {}, secret: secretFromSeed('log'), confirms: false });
  const [plain, packed] = [open(), open()];
  const luck = { chance: fastChance(5), learnt: 0 };
  let texts = 0;
  const pack = (text: string): (() => string) => {
    texts++;
    return () => text;
  };
  const act = (action: object): void => {
    for (const table of [plain, packed]) {
      commit(table, prepare(table, { id: `a${table.sequence}`, version: table.version, ...action }, 0));
    }
    packSeen(packed, pack);
  };
  while (plain.match.questions.length > 0) {
    const { seat, options } = must(plain.match.questions[0], 'somebody is asked');
    act({ kind: 'move', seat, options: [options[below(luck, options.length)]] });
    const [last] = plain.match.plies.slice(-1);
    if (last && undoRefusal(plain, last.seat) === null && below(luck, 8) === 0) act({ kind: 'undo', seat: last.seat });
    for (const other of [0, 1, 2]) if (below(luck, 8) === 0) act({ kind: 'seen', seat: other });
    if (plain.match.plies.length === 200 && plain.request === null) {
      const asker = must(plain.match.plies.at(-1), 'somebody has moved').seat;
      act({ kind: 'ask', seat: asker, what: 'undo' });
      const request = openRequest(plain);
      for (const other of [0, 1, 2]) if (other !== asker) act({ kind: 'answer', seat: other, request, agrees: true });
    }
    yield { plain, packed, texts };
  }
}

test('a packed log reads as it was, for every seat and from every ply, through undos and rewinding', () => {
  let [most, turns] = [0, 0];
  for (const { plain, packed, texts } of games()) {
    most = Math.max(most, texts);
    if (++turns % 7 > 0) continue;
    const { length } = plain.match.plies;
    for (const seat of [0, 1, 2, null]) {
      for (const after of [-1, 0, length >> 1, length - 40, length - 1]) {
        expect(logFor(packed, seat, after)).toEqual(logFor(plain, seat, after));
      }
      if (seat !== null) expect(recap(packed, seat)).toEqual(recap(plain, seat));
    }
    expect(updateFor(packed, 1)).toEqual(updateFor(plain, 1));
  }
  expect(most).toBeGreaterThan(2);
});

test('a game with a packed log can be looked at again', () => {
  const both = must([...games()].at(-1), 'a game has moves');
  const [plain, packed] = [reviewOf(both.plain), reviewOf(both.packed)];
  for (const ply of [0, 10, 100, plain.plies]) expect(logFor(packed.at(ply), 0)).toEqual(logFor(plain.at(ply), 0));
});

test('what was packed and is taken back is gone from the log', () => {
  const deal = () => begin(helvetia, settle(helvetia, 2, {}), secretFromSeed('log'));
  const [plain, packed] = [deal(), deal()];
  const luck = { chance: fastChance(3), learnt: 0 };
  for (let choices = 0; choices < 400 && plain.questions.length > 0; choices++) {
    const { seat, options } = must(plain.questions[0], 'somebody is asked');
    const option = options[below(luck, options.length)];
    for (const match of [plain, packed]) choose(match, seat, option);
    packLog(packed, packed.plies.length, text => () => text);
    if (choices % 50 < 49) continue;
    for (let undone = 0; undone < 30 && undoBarrier(plain) === null; undone++) {
      for (const match of [plain, packed]) undo(match);
      expect(notesAfter(packed, -1)).toEqual(notesAfter(plain, -1));
    }
  }
  expect(packed.earlier.length).toBeGreaterThan(0);
});
