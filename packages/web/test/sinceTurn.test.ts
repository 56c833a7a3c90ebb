import { expect, test } from 'vitest';
import { changesSince } from '../src/board/sinceTurn.ts';
import type { LogEntry, TableUpdate } from '../src/protocol/update.ts';

interface Line {
  readonly seat?: number;
  readonly kinds: readonly string[];
  readonly isHeading?: boolean;
}

/** A table with these lines in its log, the last `unread` of them new. */
function table(lines: readonly Line[], unread: number): TableUpdate {
  const log = lines.map(({ seat, kinds, isHeading = false }, ply): LogEntry => {
    const events = kinds.map(kind => (seat === undefined ? { kind } : { kind, seat }));
    return { ply, text: kinds.join(' '), event: events[0] ?? { kind: '' }, events, isHeading };
  });
  return { log, unread, seat: 0 } as unknown as TableUpdate;
}

/** Every event touches a piece of the same name, except events called "quiet". */
const touched = ({ kind }: { readonly kind: string }): string[] | null => (kind === 'quiet' ? null : [kind]);

test('lines since the last turn that touch something are numbered in order', () => {
  const lines = [{ seat: 1, kinds: ['old'] }, { seat: 1, kinds: ['took'] }, { kinds: ['quiet'] }, { kinds: ['came'] }];
  expect(changesSince(table(lines, 3), touched)).toEqual({
    changes: [
      { number: 1, seat: 1, text: 'took', places: [['took']] },
      { number: 2, seat: null, text: 'came', places: [['came']] },
    ],
    more: 0,
  });
});

test('a seat’s own moves and their effects are not news', () => {
  const lines = [
    { seat: 0, kinds: ['mine'] },
    { kinds: ['came'] },
    { seat: 2, kinds: ['took'] },
    { seat: 0, kinds: ['flip'] },
  ];
  expect(changesSince(table(lines, 4), touched).changes.map(({ text }) => text)).toEqual(['took']);
  expect(changesSince(table(lines.slice(0, 2), 2), touched).changes).toEqual([]);
});

test('a line of several events is marked at each of them, a heading at none', () => {
  const lines = [
    { kinds: ['round'], isHeading: true },
    { seat: 2, kinds: ['built', 'quiet', 'paid'] },
  ];
  expect(changesSince(table(lines, 2), touched).changes.map(({ places }) => places)).toEqual([[['built'], ['paid']]]);
});

test('nothing is new where nothing is unread', () => {
  expect(changesSince(table([{ seat: 1, kinds: ['took'] }], 0), touched).changes).toEqual([]);
});

test('of more than nine changes the newest seven keep their numbers', () => {
  const lines = Array.from({ length: 12 }, () => ({ seat: 1, kinds: ['took'] }));
  const { changes, more } = changesSince(table(lines, 12), touched);
  expect([changes.map(({ number }) => number), more]).toEqual([[6, 7, 8, 9, 10, 11, 12], 5]);
});
