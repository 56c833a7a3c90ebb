import type { Piece, Reader } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { villagers, type View } from '../src/index.ts';
import { buildTurn, market, newGame, type At } from './table.ts';

const { board, catalogue, label, part, points, prompt, target, tell, verdict, why } = villagers.text.en;

const NAMES = ['Anna', 'Beat', 'Cilia', 'Denis'];
const readerOf = (view: View): Reader<View> => ({ view, name: seat => NAMES[seat] ?? 'Nobody' });
const readerAt = (at: At): Reader<View> => readerOf(at.view(0));

describe('words', () => {
  const at = buildTurn({
    hands: [['cooper', 'fromager', 'monk']],
    villages: [['founders', 'lumberjack > wheeler', 'lumberjack'], ['miner > blacksmith:2']],
  });

  test('a question says what is left to do', () => {
    expect(prompt(at.frame, readerAt(at))).toBe('Build, exchange or end your turn (2 build actions, 3 exchanges left)');
  });

  test('places of the same villager are told apart', () => {
    expect(at.options.map(option => label(option, readerAt(at)))).toEqual([
      'Build Cooper on Lumberjack no. 1 (below Wheeler)',
      'Build Cooper on Lumberjack no. 2',
      'Play Monk',
      'Exchange a hand card for a Lumberjack',
      'Exchange a hand card for a Hayer',
      'Exchange a hand card for a Miner',
      'End turn',
    ]);
  });

  test('a refusal says why', () => {
    const reason = at.refusal({ kind: 'build', card: 'fromager', on: -1 });
    expect(reason && why(reason, readerAt(at))).toBe('Fromager needs a Milk Maid with a free place.');
  });

  test('the log tells who paid whom', () => {
    const built = buildTurn({ hands: [['cooper']], villages: [['lumberjack'], ['miner > blacksmith']] });
    built.choose({ kind: 'build', card: 'cooper', on: 0 });
    expect(built.events.map(event => tell(event, readerAt(built)))).toEqual([
      'Anna builds Cooper on Lumberjack',
      'Anna pays 2 gold to the Blacksmith of Beat',
    ]);
  });

  test('the score sheet names market and card', () => {
    const end = market({ villages: [['chandler']] }, 6);
    const parts = end.over ? (end.outcome.scores[0]?.parts ?? []) : [];
    expect(parts.map(line => `${part(line, readerAt(end))}: ${points(line.amount)}`)).toEqual([
      'Start: 8 gold',
      'First Market: gold, Chandler: 3 gold',
      'Second Market: gold, Chandler: 3 gold',
    ]);
    expect(verdict?.({ won: null, rank: '7' }, readerAt(end))).toBe('The villages are 7 gold apart');
  });
});

describe('the board', () => {
  const pieces = (view: View, zone: string): readonly Piece[] =>
    board(readerOf(view)).zones.find(({ id }) => id === zone)?.pieces ?? [];

  test('the Road shows faces with what is printed on them, stacks only backs', () => {
    const view = villagers.view(newGame(2), 0);
    expect(pieces(view, 'road')[0]).toEqual({
      id: 'road:0',
      card: 'swineherd',
      name: 'Swineherd',
      marks: ['on Founders', 'food 1', 'gold 2'],
      tint: 'grains',
    });
    expect(pieces(view, 'stacks').every(({ card }) => card === null)).toBe(true);
    expect(pieces(view, 'stacks')[1]?.marks).toEqual(['4 cards', 'above the First Market']);
  });

  test('villagers lie on each other; covered ones do not work', () => {
    const at = buildTurn({ villages: [['founders', 'hayer > grazier > monk=milk-maid:2 > fromager']] });
    expect(pieces(at.view(0), 'village:0').map(({ name, on, active }) => [name, on, active])).toEqual([
      ['Founders', undefined, true],
      ['Hayer', undefined, false],
      ['Grazier', 'village:0:1', false],
      ['Monk', 'village:0:2', false],
      ['Fromager', 'village:0:3', true],
    ]);
    expect(pieces(at.view(0), 'village:0')[3]?.marks).toEqual(['as Milk Maid', '2 coins']);
  });

  test('the own hand shows fronts, other hands backs', () => {
    const s = newGame(2);
    expect(pieces(villagers.view(s, 0), 'hand:0').every(({ card }) => card !== null)).toBe(true);
    expect(pieces(villagers.view(s, 0), 'hand:1').every(({ card }) => card === null)).toBe(true);
  });

  test('options point at what they are about', () => {
    const at = buildTurn({ hands: [['hunter', 'hunter']] });
    expect(at.options.map(option => target(option, readerAt(at)))).toEqual([
      'hand:0:hunter',
      'basic:lumberjack',
      'basic:hayer',
      'basic:miner',
      null,
    ]);
  });
});

describe('the catalogue', () => {
  const lines = (id: string): readonly string[] => catalogue.find(entry => entry.id === id)?.lines ?? [];

  test('tells what is printed', () => {
    expect(lines('milk-maid')).toEqual([
      'Goes on Grazier.',
      'Carries 1 villager.',
      'Padlock: unlocked by Cooper.',
      'Food: 2.',
    ]);
    expect(lines('priest')).toContain('Silver: 3 for every 2 Solitary symbols.');
    expect(lines('seeker')).toEqual(['Goes on Miner.', 'Carries 1 villager.']);
  });

  test('names what is reconstructed, and nothing else', () => {
    const reconstructed = (id: string): string | undefined => catalogue.find(entry => entry.id === id)?.reconstructed;
    expect(reconstructed('mason')).toBe('that one copy starts on the Road');
    expect(reconstructed('potter')).toBe('name, place, copies and symbols');
    expect(reconstructed('cooper')).toBeUndefined();
  });

  test('has every villager and event once', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(id => id.startsWith('event:'))).toHaveLength(12);
  });
});
