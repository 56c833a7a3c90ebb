import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Phrases } from '@thorp/kernel';
import { must, secretFromSeed } from '@thorp/kernel';
import { commit, openTable, personToMove, prepare, undoRefusal, type Table } from '@thorp/table';
import { snowcrest } from '@thorp/snowcrest';
import { expect, test } from 'vitest';
import { RULES } from '../src/games/rules.ts';
import type { LogEntry } from '../src/protocol/update.ts';
import { tieBreakOf, updateInWords } from '../src/worker/inWords.ts';
import { forgetAfter, type SentLog } from '../src/worker/sentLog.ts';
import { loadWords } from '../src/worker/words.ts';

const game = snowcrest as unknown as Game;
const { en } = game.text;
/** Capital letters in place of another language. */
const loud: Phrases = {
  ...en,
  tell: (event, reader) => en.tell(event, reader).toUpperCase(),
  log: {
    joins: (event, line) => en.log?.joins(event, line) === true,
    tell: (line, reader) => en.log?.tell(line, reader).toUpperCase() ?? '',
  },
};

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

/** Every event has a line of its own. */
const single: Phrases = { ...en, log: { joins: () => false, tell: () => '' } };
/** What one seat does after another is one line. */
const joined: Phrases = {
  ...en,
  log: {
    joins: (event, line) => seatOf(event) !== null && seatOf(event) === seatOf(line[0]),
    tell: (line, reader) => line.map(event => en.tell(event, reader)).join(' + '),
  },
};

function seatOf(event: object | undefined): unknown {
  return event && 'seat' in event ? event.seat : null;
}

test('a line of the log is sent once', () => {
  const table = played(6);
  const first = updateInWords(table, 0, single);
  expect(first.known).toBe(0);
  const before = first.update.log.length;
  expect(before).toBeGreaterThan(3);
  choose(table);
  const second = updateInWords(table, 0, single, first.sentLog);
  expect(second.known).toBe(before);
  expect([...first.update.log, ...second.update.log]).toEqual(updateInWords(table, 0, single).update.log);
});

test('a line that later events belong to is sent again, and so is one of which a part was taken back', () => {
  const table = played(0);
  let page: readonly LogEntry[] = [];
  let sent: SentLog | null = null;
  let resent = 0;
  const push = (): void => {
    const { update, sentLog, known } = updateInWords(table, 0, joined, sent);
    if (known < page.length) resent++;
    page = [...page.slice(0, known), ...update.log];
    sent = sentLog;
    expect(page).toEqual(updateInWords(table, 0, joined).update.log);
  };
  for (let i = 0; i < 8; i++) {
    push();
    choose(table);
    push();
    const { seat } = must(table.match.plies.at(-1), 'a choice was made');
    const undo = { kind: 'undo', seat, id: `undo ${i}`, version: table.version } as const;
    if (i % 3 > 0 || undoRefusal(table, seat) !== null) continue;
    commit(table, prepare(table, undo, 0));
    if (sent) forgetAfter(sent, table.match.plies.length);
    push();
    choose(table);
  }
  expect(resent).toBeGreaterThan(2);
  expect(page.length).toBeLessThan(updateInWords(table, 0, single).update.log.length);
  expect(page.some(({ events, text }) => events.length > 1 && text.includes(' + '))).toBe(true);
});

test('another language or another seat is sent the whole log again', () => {
  const table = played(6);
  const { sentLog } = updateInWords(table, 0, en);
  const anew = updateInWords(table, 0, loud, sentLog);
  expect(anew.known).toBe(0);
  expect(anew.update.log.every(({ text }) => text === text.toUpperCase())).toBe(true);
  expect(updateInWords(table, 1, en, sentLog).known).toBe(0);
});

test.each([
  ['nothing, where the winner has more points', [[9], [7]], [1, 2], null],
  [
    'the first number that differs',
    [
      [9, 3, 1],
      [9, 3, 0],
      [8, 5, 5],
    ],
    [1, 2, 3],
    'coins',
  ],
  [
    'nothing, where everything is equal and the win is shared',
    [
      [9, 3, 1],
      [9, 3, 1],
    ],
    [1, 1],
    null,
  ],
] as const)('a tie is broken by %s', (_, standings, ranks, name) => {
  const scores = standings.map((standing, seat) => ({ seat, total: standing[0], standing, parts: [] }));
  const result = { outcome: { scores }, ranks } as unknown as Parameters<typeof tieBreakOf>[0];
  expect(tieBreakOf(result, { tieBreaks: ['nobles', 'coins'] })).toBe(name);
});

test('every number that breaks ties has a name in both languages', async () => {
  for (const { load, languages } of RULES) {
    const { text } = await load();
    const de = await languages['de']?.();
    expect(text.en.tieBreaks?.length ?? 0).toBeGreaterThan(0);
    expect(de?.tieBreaks).toHaveLength(text.en.tieBreaks?.length ?? 0);
  }
});

test('a name is followed by a typographic apostrophe', () => {
  const root = new URL('../../', import.meta.url);
  const files = globSync(['games/*/src/text/**/*.ts', 'web/src/text/*.ts', 'web/src/games/*/text/*.ts'], {
    cwd: fileURLToPath(root),
  });
  expect(files.length).toBeGreaterThan(20);
  const straight = files.flatMap(file =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter(line => /[\p{L}}]'s\b/u.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
      .map(line => `${file}: ${line.trim()}`),
  );
  expect(straight).toEqual([]);
});
