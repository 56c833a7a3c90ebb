import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import type { Event } from '../src/types.ts';
import { act, activate, add, place, table, tile, type At } from './position.ts';

const { board, catalogue, group, label, log, part, tell } = snowcrest.text.en;
const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

function told(at: At, seat: number | null = at.seat) {
  return { view: at.view(seat), name: (each: number) => `Player ${each + 1}` };
}

function marksOf(at: At, piece: string): readonly string[] {
  const pieces = board(told(at)).zones.flatMap(zone => zone.pieces);
  return pieces.find(({ id }) => id === piece)?.marks ?? [];
}

describe('words', () => {
  test('S-15.4 the catalogue says that goals count tokens', () => {
    const lines = ['ach_05', 'ach_06', 'ach_07', 'ach_08', 'ach_09'].map(
      id => catalogue.find(entry => entry.id === id)?.lines[0],
    );
    expect(lines).toEqual([
      '8 Barley tokens',
      '5 Juniper tokens',
      '3 Gold tokens',
      '6 Prayer Bell tokens',
      '6 Offering Bowl tokens',
    ]);
  });

  test('S-7.2 a place is empty or its card is replaced', () => {
    const at = table([{ ...IDLER, tokens: 'BB', hand: ['farmer'] }, IDLER]).choose(add('hand', 'farmer'));
    expect(label(place(0), told(at))).toBe('Replace Peasant (place 1)');
    expect(label(place(4), told(at))).toBe('In empty place 5');
  });

  test('S-5.8 while a payment goes on, the card in the way is not shown as acting', () => {
    const paying = table([{ ...IDLER, tokens: 'BBG', hand: ['farmer'] }, IDLER]).run(add('hand', 'farmer'), place(0));
    expect(paying.step).toBe('pay');
    expect(marksOf(paying, 'village-0-0')).toEqual(['makes room']);
    const acting = table([IDLER, IDLER]).run(activate(0));
    expect(marksOf(acting, 'village-0-0')).toEqual(['acting']);
  });

  test('S-16.2 the board names the start player, whose right neighbour ends a round', () => {
    const [zone] = board(told(table([IDLER, IDLER]), null)).zones;
    expect(zone?.counters).toContainEqual({ name: 'Start player', value: 'Player 1' });
  });

  test('S-4.3 the log tells of a renewed deck', () => {
    const at = table([{ village: { 0: 'storyteller', 1: 'peasant' }, deck: ['nun'], discard: ['potter'] }, IDLER]);
    at.run(activate(0), act(0));
    const kinds = at.events.map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'drewCard' || kind === 'renewed')).toEqual([
      'drewCard',
      'renewed',
      'drewCard',
    ]);
    const renewed = at.events.find(({ kind }) => kind === 'renewed');
    expect(renewed && tell(renewed, told(at))).toBe('Player 1 shuffles the discard pile into a new deck');
  });
});

/** The log so far, line by line, as a seat reads it. */
function linesFor(at: At, you: number | null, phrases = snowcrest.text.en): string[] {
  const lines: Event[][] = [];
  for (const event of at.events) {
    const last = lines.at(-1);
    if (last && phrases.log?.joins(event, last)) last.push(event);
    else lines.push([event]);
  }
  return lines.map(line => phrases.log?.tell(line, { ...told(at, you), you }) ?? '');
}

describe('lines of the log', () => {
  test('Omens in a row are counted together, but not with those that are lost', () => {
    const omens = (n: number): Event => ({ kind: 'omens', seat: 0, n });
    const line = [omens(1), omens(1), omens(-1)];
    expect(log?.tell(line, { ...told(table([IDLER, IDLER])), you: 0 })).toBe('You gain 2 Omens and lose 1 Omen');
  });

  const adding = () =>
    table([{ ...IDLER, tokens: 'BB', tiles: 'farm', village: { ...IDLER.village, 4: 'potter' } }, IDLER], {
      row: ['smith'],
      commons: ['miller'],
    }).run(add('row', 'smith'), place(0), tile('farm'), act(1));

  test('tell who came, in whose place, what was paid and what it brought', () => {
    expect(linesFor(adding(), 1)).toEqual([
      'Round 1',
      'Player 1 adds Smith from the row in place of Peasant, pays with 2 Barley and a Farm and gains 2 Prayer Bells; Miller joins the row',
    ]);
  });

  test('call the reader "You", in German too', () => {
    expect(linesFor(adding(), 0)[1]).toMatch(/^You add Smith .*, pay with .* and gain 2 Prayer Bells;/);
    expect(linesFor(adding(), 0, de)[1]).toBe(
      'Du siedelst Schmied aus der Auslage anstelle von Bäuerin an, gibst 2 Gerste und einen Hof aus und nimmst 2 Gebetsglocken; Müllerin kommt in die Auslage',
    );
  });

  test('begin anew with every action; a round is a heading', () => {
    const turns = adding().run(activate(0), act(0));
    expect(linesFor(turns, null).slice(2)).toEqual(['Player 2 activates Peasant and gains 2 Barley', 'Round 2']);
    expect(log?.isHeading?.({ kind: 'round', round: 2 })).toBe(true);
    expect(log?.isHeading?.({ kind: 'turn', seat: 0, round: 2 })).toBe(false);
  });
});

test('S-16.3 lines of the score sheet are grammatical and stand under headings', () => {
  const sheet = [
    { what: 'scrolls', amount: 1 },
    { what: 'buildings', amount: 0, count: 1 },
    { what: 'omen', amount: -5 },
    { what: 'omenTokens', amount: -1 },
    { what: 'majority', amount: 1, card: 'bowl' },
  ];
  const reader = told(table([IDLER, IDLER]));
  expect(sheet.map(line => part(line, reader))).toEqual([
    '1 Scroll',
    '1 Building',
    'Omen track at −5',
    '1 Omen token',
    'Most Offering Bowls',
  ]);
  expect(sheet.map(line => group?.(line))).toEqual(['Scrolls', 'Buildings', 'Omens', 'Omens', 'Majorities']);
  expect(sheet.map(line => de.part(line, reader)).at(-1)).toBe('Am meisten Opferschalen');
});
