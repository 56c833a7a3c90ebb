import { villagers } from '@thorp/villagers';
import { CARDS, CARD_IDS } from '@thorp/villagers/cards';
import { de } from '@thorp/villagers/de';
import { describe, expect, test } from 'vitest';
import { headSizes, marksOf, marksOfCovered } from '../heads.ts';

interface Sizes {
  readonly '--em': string;
  readonly '--room': number;
  readonly '--marks': number;
}

/** The size of the letters as the style works it out, in hundredths of the card's width. */
function sizeAt(k: number, sizes: unknown): number {
  const { '--em': em, '--room': room, '--marks': marks } = sizes as Sizes;
  return Math.min(14 * k, (room - marks * k) / Number(em));
}

describe.each([
  ['English', villagers.text.en],
  ['German', de],
])('names in %s', (_language, { catalogue }) => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));

  test.each(CARD_IDS.map(id => [names.get(id) ?? '', CARDS[id]] as const))(
    '%s fits its head and can be read',
    (name, it) => {
      expect(name).not.toBe('');
      for (const marks of [marksOf(it), marksOfCovered(it, name, 1)]) {
        const sizes = headSizes(name, marks, 1) as unknown as Sizes;
        const size = sizeAt(1.08, sizes);
        expect(size * Number(sizes['--em']) + sizes['--marks'] * 1.08).toBeLessThanOrEqual(sizes['--room'] + 0.1);
        expect(size).toBeGreaterThan(8);
      }
    },
  );
});

test('where a name is long, what no longer counts makes room first, then the disc of the suit', () => {
  const it = CARDS['vintner'];
  expect(marksOfCovered(it, 'Vintner', 2)).toMatchObject({ glyphs: it.symbols, locked: true });
  expect(marksOfCovered(it, 'Vintner', 2).ghosts).toBeGreaterThan(0);
  expect(marksOfCovered(it, 'Vintner as Poulterer', 1)).toEqual({ glyphs: 0, locked: true, ghosts: 0 });
});
