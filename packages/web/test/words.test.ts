import type { Game, Phrases } from '@thorp/kernel';
import { secretFromSeed } from '@thorp/kernel';
import { commit, openTable, personToMove, prepare, type Table } from '@thorp/table';
import { snowcrest } from '@thorp/snowcrest';
import { expect, test } from 'vitest';
import { tell } from '../src/worker/tell.ts';
import { loadWords } from '../src/worker/words.ts';

const game = snowcrest as unknown as Game;
const { en } = game.text;
/** Another language, as far as telling goes: everything is shouted. */
const loud: Phrases = { ...en, tell: (event, told) => en.tell(event, told).toUpperCase() };

function played(choices: number): Table {
  const players = [
    { kind: 'human', name: 'Ada' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const table = openTable(game, { id: 'x', players, settings: {}, secret: secretFromSeed('words'), confirms: false });
  for (let i = 0; i < choices; i++) choose(table);
  return table;
}

function choose(table: Table): void {
  const seat = personToMove(table) ?? 0;
  const [first] = tell(table, seat, en).sight.question?.choices ?? [];
  const { version } = table;
  commit(table, prepare(table, { kind: 'move', seat, id: `${version}`, version, options: [first?.option] }, 0));
}

test('a language is fetched when it is asked for, and not before', async () => {
  const fetched: string[] = [];
  const loaders = {
    xx: async () => {
      fetched.push('snowcrest');
      return loud;
    },
  };
  expect(await loadWords(game, 'en', loaders)).toBe(en);
  expect(fetched).toEqual([]);
  expect(await loadWords(game, 'xx', loaders)).toBe(loud);
  expect(fetched).toEqual(['snowcrest']);
});

test('a language that a game does not speak is told in English', async () => {
  expect(await loadWords(game, 'xx', {})).toBe(en);
});

test('the log is told once, and only what is new is sent', () => {
  const table = played(6);
  const first = tell(table, 0, en);
  expect(first.known).toBe(0);
  const before = first.sight.log.length;
  expect(before).toBeGreaterThan(3);
  choose(table);
  const second = tell(table, 0, en, first.book);
  expect(second.known).toBe(before);
  expect([...first.sight.log, ...second.sight.log]).toEqual(tell(table, 0, en).sight.log);
});

test('another language or another reader is told everything anew', () => {
  const table = played(6);
  const { book } = tell(table, 0, en);
  const anew = tell(table, 0, loud, book);
  expect(anew.known).toBe(0);
  expect(anew.sight.log.every(({ text }) => text === text.toUpperCase())).toBe(true);
  expect(tell(table, 1, en, book).known).toBe(0);
});
