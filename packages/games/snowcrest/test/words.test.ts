import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import { act, activate, add, place, table, type At } from './position.ts';

const { board, catalogue, label, tell } = snowcrest.text.en;
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
