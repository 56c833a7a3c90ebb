import { describe, expect, test } from 'vitest';
import { distance, search, type Searched } from '../src/rulebook/search.ts';
import { chapter, heading, p, question, rulesOf } from '../src/rulebook/write.ts';

const searched: Searched = {
  rules: rulesOf(
    'V',
    chapter('padlocks', 'Padlocks', p('6.14', 'Look for the villager with the named **key** in any village.')),
    chapter('markets', 'Markets', heading('second', 'The Second Market'), p('7.1', 'Gold and coins.')),
    chapter('questions', 'Often asked', question('q-bank', '6.15', 'Why not the bank?', 'Somebody has the Käser.')),
  ),
  catalogue: new Map([['cooper', { id: 'cooper', name: 'Cooper', group: 'Wood', lines: ['Goes on a Lumberjack.'] }]]),
  cardSection: () => 'padlocks',
};

const placesFor = (wanted: string): string[] => search(searched, wanted).hits.map(({ place }) => place);

describe('the search of the rules', () => {
  test('finds words in the text, with what stands around them', () => {
    const [hit] = search(searched, 'key').hits;
    expect(hit).toEqual({
      title: 'Padlocks',
      around: 'Look for the villager with the named key in any village.',
      place: 'padlocks-0',
      mark: 'V-6.14',
    });
  });

  test('finds chapters and headings by their titles', () => {
    expect(placesFor('market')).toEqual(['markets', 'second']);
  });

  test('finds clauses with and without their letter', () => {
    expect(placesFor('6.14')).toEqual(['padlocks-0']);
    expect(placesFor('V-6.15')).toEqual(['q-bank']);
  });

  test('finds cards by how their names begin', () => {
    expect(search(searched, 'coop').hits).toEqual([
      { title: 'Cooper', around: 'Goes on a Lumberjack.', place: 'padlocks', mark: 'Wood' },
    ]);
  });

  test('does not care about capitals and accents', () => {
    expect(placesFor('kaser')).toEqual(['q-bank']);
    expect(placesFor('VILLAGER')).toEqual(['padlocks-0']);
  });

  test('proposes the nearest word where nothing is found', () => {
    expect(search(searched, 'kye')).toEqual({ hits: [], meant: 'key' });
    expect(search(searched, 'copoer').meant).toBe('Cooper');
    expect(search(searched, 'xylophone')).toEqual({ hits: [], meant: null });
    expect(search(searched, ' ')).toEqual({ hits: [], meant: null });
  });

  test('counts letters that are changed, left out, put in or swapped', () => {
    expect(distance('key', 'kye', 9)).toBe(1);
    expect(distance('market', 'markt', 9)).toBe(1);
    expect(distance('gold', 'golds', 9)).toBe(1);
    expect(distance('abc', 'xyz', 9)).toBe(3);
    expect(distance('abc', 'xyz', 2)).toBe(2);
  });
});
