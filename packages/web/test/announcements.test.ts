import { describe, expect, test } from 'vitest';
import type { LogEntry, TableUpdate } from '../src/protocol/update.ts';
import { askedNow, newsSince } from '../src/pages/table/announcements.ts';
import { en } from '../src/text/en.ts';

function line(ply: number, text: string, events = 1): LogEntry {
  const event = { kind: 'told' };
  return { ply, text, event, events: Array.from({ length: events }, () => event), isHeading: false };
}

describe('what is read out', () => {
  test('is one sentence for each move', () => {
    const before = [line(1, 'Rowan passes')];
    const after = [
      ...before,
      line(2, 'Mirela plays a Serf'),
      line(2, '1 wood goes into the fief'),
      line(3, 'June passes'),
    ];
    expect(newsSince(before, after, en)).toEqual(['Mirela plays a Serf; 1 wood goes into the fief.', 'June passes.']);
  });

  test('is cut where one move has many lines', () => {
    const after = ['a', 'b', 'c', 'd', 'e'].map(text => line(1, text));
    expect(newsSince([], after, en)).toEqual(['a; b; c; and 2 more lines in the log.']);
  });

  test('has words in the place of arrows', () => {
    expect(newsSince([], [line(1, 'June trades: 1 wood → 3 coins')], en)).toEqual([
      'June trades: 1 wood gives 3 coins.',
    ]);
  });

  test('is not that a turn begins: the question says so', () => {
    const begins = { ...line(1, 'You begin your turn'), event: { kind: 'turn' } };
    expect(newsSince([], [line(1, 'Mirela saves 3 coins'), begins], en)).toEqual(['Mirela saves 3 coins.']);
  });

  test('of a line that has grown is what was added', () => {
    const before = [line(1, 'Tobias delivers wood')];
    const after = [line(2, 'Tobias delivers wood, and stone', 2)];
    expect(newsSince(before, after, en)).toEqual(['and stone.']);
  });

  test('says that it is my turn once, and that a turn waits to be passed on', () => {
    const asked = { question: { prompt: 'Draft a villager' }, holding: false, result: null } as TableUpdate;
    expect(askedNow(en, asked, true)).toEqual(['Your turn. Draft a villager.']);
    expect(askedNow(en, asked, false)).toEqual(['Draft a villager.']);
    expect(askedNow(en, { ...asked, question: null, holding: true }, false)).toEqual([en.table.passOn]);
  });
});
