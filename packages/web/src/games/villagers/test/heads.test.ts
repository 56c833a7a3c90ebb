import { villagers } from '@thorp/villagers';
import { CARDS, CARD_IDS } from '@thorp/villagers/cards';
import { de } from '@thorp/villagers/de';
import { describe, expect, test } from 'vitest';
import { fitHead, widthOf } from '../heads.ts';
import { TIERS } from '../tiers.ts';

describe.each([
  ['English', villagers.text.en],
  ['German', de],
])('names in %s', (_language, { catalogue }) => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));

  test.each(CARD_IDS.map(id => [names.get(id) ?? '', CARDS[id]] as const))(
    '%s fits the smallest head of every tier and can be read',
    (name, it) => {
      expect(name).not.toBe('');
      for (const { house } of Object.values(TIERS)) {
        const { size, glyphs, locked, tight } = fitHead(it, name, house.least, 14);
        expect(size).toBeGreaterThanOrEqual(12);
        expect(locked).toBe(it.lock !== null);
        // Tight letters take a tenth less.
        const letters = size * widthOf(name) * (tight ? 0.89 : 1);
        expect(letters + glyphs * 18 + (locked ? 14 : 0)).toBeLessThanOrEqual(house.least - 4);
      }
    },
  );
});

test('where a name is long, the disc of the suit makes room and the padlock stays', () => {
  const it = CARDS['vintner'];
  expect(fitHead(it, 'Vintner', 116, 14)).toMatchObject({ glyphs: it.symbols, locked: true, size: 14 });
  expect(fitHead(it, 'Vintner of the hill', 116, 14)).toMatchObject({ glyphs: 0, locked: true });
});
