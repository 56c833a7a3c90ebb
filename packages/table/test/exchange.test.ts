import { encode, RECORD_LIMITS, verify } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  exportGame,
  lineOf,
  parseGame,
  readStored,
  recordFromFile,
  resumeTable,
  storedFromFile,
  type StoredTable,
} from '../src/index.ts';
import { act, bot, choose, people, reach, stored, table, undo } from './tables.ts';

const opening = { id: 'here', confirms: false, nameless: (seat: number) => `Seat ${seat}` };

const lines = ({ header, entries }: StoredTable): string => [header, ...entries].map(lineOf).join('');

/** A table with all kinds of entries in its journal. */
function played() {
  const t = reach(table({ players: [...people('Ann', 'Ben'), bot] }), 'build');
  const seat = t.match.plies.length % 3;
  act(t, { kind: 'seen', seat });
  choose(t, 0);
  if (t.match.plies.length > t.match.barrier.plies) undo(t, 0);
  return t;
}

describe('a game in a file', () => {
  test('an exported record opens with its players, where it was left', () => {
    const t = played();
    const file = parseGame(exportGame(t));
    expect(file.game).toBe('hamlet');
    const again = resumeTable(hamlet, storedFromFile(hamlet, file, opening));
    expect(again.header).toMatchObject({ id: 'here', confirms: false, players: t.header.players });
    expect(encode(again.match.state)).toBe(encode(t.match.state));
    expect(again.match.plies).toEqual(t.match.plies);
  });

  test('lines open as the table they were, under a new id, and give a record that verifies', () => {
    const t = played();
    const file = parseGame(lines(stored(t)));
    const again = storedFromFile(hamlet, file, opening);
    expect(again).toEqual({ header: { ...t.header, id: 'here' }, entries: stored(t).entries });
    const record = recordFromFile(hamlet, file);
    expect(record).toMatchObject({ players: t.header.players, plies: t.match.plies });
    expect(verify(hamlet, record).ok).toBe(true);
  });

  test('a last line that was cut off is dropped, wherever it was cut', () => {
    const whole = stored(played());
    const text = lines(whole);
    const last = lineOf(whole.entries.at(-1) ?? whole.header);
    for (const cut of [2, Math.floor(last.length / 2), last.length - 1]) {
      const file = parseGame(text.slice(0, text.length - cut));
      expect(storedFromFile(hamlet, file, opening).entries).toEqual(whole.entries.slice(0, -1));
    }
    expect(storedFromFile(hamlet, parseGame(text.trimEnd()), opening).entries).toEqual(whole.entries);
  });

  test('a broken line in the middle is refused with its number', () => {
    const [first, second, ...rest] = lines(stored(played())).split('\n');
    const broken = [first, second?.slice(5), ...rest].join('\n');
    expect(() => parseGame(broken)).toThrow(/line 2: /);
  });

  test('a changed choice is refused with its ply', () => {
    const text = lines(stored(played())).replace(
      '"options":[{"kind":"take","slot":0}]',
      '"options":[{"kind":"blind"}]',
    );
    expect(() => recordFromFile(hamlet, parseGame(text))).toThrow(/ply 1/);
  });

  test('older records of the terminal name their bots in another way', () => {
    const record = JSON.parse(exportGame(played())) as object;
    const players = [{ name: 'Ann', bot: null }, { name: '', bot: 'program' }, { bot: 'easy' }];
    const file = parseGame(JSON.stringify({ ...record, players }));
    expect(storedFromFile(hamlet, file, opening).header.players).toEqual([
      { kind: 'human', name: 'Ann' },
      { kind: 'program', name: 'Seat 1' },
      { kind: 'bot', name: 'Seat 2', level: 'easy' },
    ]);
  });

  test('a bot of a level that there is not is refused, in either shape', () => {
    const t = played();
    for (const text of [exportGame(t), lines(stored(t))]) {
      const file = parseGame(text.replace('"random"', '"wizard"'));
      const open = () => resumeTable(hamlet, storedFromFile(hamlet, file, opening));
      expect(open).toThrow("needs a bot of level 'wizard', which there is not");
    }
  });
});

describe('a stored table is outside data', () => {
  const { header, entries } = stored(played());
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;

  test.each([
    ['nested deep', { header: { ...header, settings: deep }, entries }],
    ['a text without end', { header: { ...header, id: 'x'.repeat(RECORD_LIMITS.characters + 1) }, entries }],
    ['entries without end', { header, entries: Array.from({ length: RECORD_LIMITS.items + 1 }, () => 1) }],
    ['a key that reaches the prototype', { header: JSON.parse('{"__proto__":1}') as unknown, entries }],
    ['no header', { entries }],
    ['no object', [1]],
  ])('%s is refused', (_, data) => {
    expect(() => resumeTable(hamlet, readStored(hamlet, data))).toThrow(/^not a stored table: /);
    expect(() => resumeTable(hamlet, data as StoredTable)).toThrow(/^not a stored table: /);
  });
});
