import { describe, expect, test } from 'vitest';
import type { LogEntry, TableUpdate } from '../src/protocol/update.ts';
import { askedNow, finishedLines, newsSince } from '../src/pages/table/announcements.ts';
import { de } from '../src/text/de.ts';
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

  test('of a line that goes on in the same clause is the whole line', () => {
    const before = [line(1, 'You build Cooper on Lumberjack')];
    const after = [line(2, 'You build Cooper on Lumberjack and open its padlock for nothing', 2)];
    expect(newsSince(before, after, en)).toEqual(['You build Cooper on Lumberjack and open its padlock for nothing.']);
  });

  test('goes on with a small letter within a sentence', () => {
    const after = [line(1, 'Stack 3 is empty'), line(1, 'You draw Beekeeper from stack 3')];
    expect(newsSince([], after, en)).toEqual(['Stack 3 is empty; you draw Beekeeper from stack 3.']);
    expect(newsSince([], [line(1, 'Stapel 3 ist leer'), line(1, 'Du ziehst eine Karte')], de)).toEqual([
      'Stapel 3 ist leer; du ziehst eine Karte.',
    ]);
  });

  test('waits for the end of a line that a bot may go on with', () => {
    const log = [line(1, 'You pass'), line(2, 'Mirela adds Nun')];
    const seat = { asked: true, kind: 'bot' };
    const going = { log, seats: [seat], question: null } as unknown as TableUpdate;
    expect(finishedLines(going)).toEqual(log.slice(0, 1));
    const person = { ...going, seats: [{ ...seat, kind: 'human' }] } as unknown as TableUpdate;
    expect(finishedLines(person)).toEqual(log);
  });

  test('says that it is my turn once, and that a turn waits to be passed on', () => {
    const asked = { question: { prompt: 'Draft a villager' }, holding: false, result: null } as TableUpdate;
    expect(askedNow(en, asked, true)).toEqual(['Your turn. Draft a villager.']);
    expect(askedNow(en, asked, false)).toEqual(['Draft a villager.']);
    expect(askedNow(en, { ...asked, question: null, holding: true }, false)).toEqual([en.table.passOn]);
  });
});
