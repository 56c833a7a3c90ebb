import { describe, expect, test } from 'vitest';
import { ownFirst, ranked, seatNames, winnerLine } from '../src/board/standing.ts';
import { headlineOf } from '../src/pages/ending/results.ts';
import { en as ending } from '../src/pages/ending/text/en.ts';
import { en } from '../src/text/en.ts';
import type { TableUpdate } from '../src/protocol/update.ts';

const WORDS = {
  youWin: (points: string) => `you ${points}`,
  wins: (name: string, points: string) => `${name} ${points}`,
  shared: (names: string, points: string) => `${names} ${points}`,
};

/** A finished game; `ranks` by seat, equal for seats that share a place. */
function over(ranks: readonly number[], seat: number | null, verdictText: string | null = null): TableUpdate {
  const seats = ['Ada', 'Ben', 'Cleo'].map(name => ({ name }));
  const sheets = ranks.map((rank, each) => ({ seat: each, total: String(40 - rank) }));
  return { seat, seats, sheets, result: { ranks, verdictText } } as unknown as TableUpdate;
}

describe('the standing at the end', () => {
  const line = (update: TableUpdate): string => winnerLine(update, seatNames(update, 'You'), WORDS);

  test.each([
    ['somebody else wins', over([2, 1, 3], 0), 'Ben 39'],
    ['one wins oneself', over([2, 1, 3], 1), 'you 39'],
    ['a win is shared', over([1, 1, 3], 0), 'You, Ben 39'],
    ['somebody looks on', over([1, 2, 3], null), 'Ada 39'],
    ['alone the game gives a verdict', over([1], 0, 'Abbot'), 'Abbot'],
  ])('%s', (_, update, expected) => expect(line(update)).toBe(expected));

  test('sheets come in the order of ranks', () => {
    expect(ranked(over([3, 1, 2], 0)).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('one comes first oneself, then the others around the table', () => {
    expect(ownFirst(over([1, 2, 3], 1))).toEqual([1, 2, 0]);
    expect(ownFirst(over([1, 2, 3], null))).toEqual([0, 1, 2]);
    expect(ownFirst(over([1], 0), 2)).toEqual([0, 1]);
  });
});

test('the headline of the end names the unit of the points', () => {
  const update = {
    ...over([1, 2, 3], 0),
    seats: ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ name, seat, kind: 'human' })),
  };
  expect(headlineOf(update as unknown as TableUpdate, en.table, ending)).toMatchObject({ points: '39 points' });
});
