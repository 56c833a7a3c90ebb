import type { Game, Phrases } from '@thorp/kernel';
import { secretFromSeed } from '@thorp/kernel';
import { commit, openTable, personToMove, prepare, type Table } from '@thorp/table';
import { snowcrest } from '@thorp/snowcrest';
import { expect, test } from 'vitest';
import { updateInWords } from '../src/worker/inWords.ts';
import { loadWords } from '../src/worker/words.ts';

const game = snowcrest as unknown as Game;
const { en } = game.text;
/** Another language, in capitals. */
const loud: Phrases = { ...en, tell: (event, context) => en.tell(event, context).toUpperCase() };

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
  const [first] = updateInWords(table, seat, en).update.question?.choices ?? [];
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

test('a game without a language is shown in English', async () => {
  expect(await loadWords(game, 'xx', {})).toBe(en);
});

test('an entry of the log is sent once', () => {
  const table = played(6);
  const first = updateInWords(table, 0, en);
  expect(first.known).toBe(0);
  const before = first.update.log.length;
  expect(before).toBeGreaterThan(3);
  choose(table);
  const second = updateInWords(table, 0, en, first.sentLog);
  expect(second.known).toBe(before);
  expect([...first.update.log, ...second.update.log]).toEqual(updateInWords(table, 0, en).update.log);
});

test('another language or another seat is sent the whole log again', () => {
  const table = played(6);
  const { sentLog } = updateInWords(table, 0, en);
  const anew = updateInWords(table, 0, loud, sentLog);
  expect(anew.known).toBe(0);
  expect(anew.update.log.every(({ text }) => text === text.toUpperCase())).toBe(true);
  expect(updateInWords(table, 1, en, sentLog).known).toBe(0);
});
