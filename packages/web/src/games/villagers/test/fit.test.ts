import type { SeenVillager } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { expect, test } from 'vitest';
import { fitFan } from '../fan.ts';
import { fitStreet } from '../fit.ts';
import { activeKeyrings, activeSymbols } from '@thorp/villagers/reading';
import { depthOf, housesOf, widthOf } from '../houses.ts';

const RULES = {
  house: { least: 100, most: 140, picture: 80, low: 40 },
  between: 20,
  rise: 10,
  roof: 20,
  head: 20,
  foot: 30,
};

/** Villagers from pairs: card, and index of the one below; nothing lies on the active ones. */
function village(...pairs: readonly (readonly [card: CardId, on: number])[]): SeenVillager[] {
  return pairs.map(([card, on], at) => ({
    card,
    on,
    as: card,
    coins: 0,
    active: !pairs.some(([, below]) => below === at),
  }));
}

const CHAINS = village(
  ['founders', -1],
  ['hayer', -1],
  ['grazier', 1],
  ['milk-maid', 2],
  ['thatcher', 1],
  ['miner', -1],
  ['blacksmith', 5],
);

test('a chain is a house: branches side by side, the free place beside them', () => {
  const [hayer, miner, founders] = housesOf(CHAINS);
  expect(founders).toMatchObject({ at: 0, above: [], room: 0 });
  expect(hayer && [widthOf(hayer), depthOf(hayer), hayer.room]).toEqual([2, 2, 0]);
  expect(miner && depthOf(miner)).toBe(1);
  expect(miner && widthOf(miner)).toBeLessThan(2);
});

test('only symbols of uncovered villagers are summed', () => {
  expect(activeSymbols(CHAINS)).toEqual({ food: 2, builders: 1 });
  expect(activeKeyrings(CHAINS).map(({ card }) => card)).toEqual(['blacksmith']);
});

test('chains stand first, single villagers in front of them', () => {
  const houses = housesOf(village(['hayer', -1], ['miner', -1], ['blacksmith', 1]));
  expect(houses.map(({ at }) => at)).toEqual([1, 0]);
});

test('cards are as large as the houses fit, and height that is left goes to the pictures', () => {
  const houses = housesOf(CHAINS);
  const roomy = fitStreet(houses, { width: 1000, height: 400 }, RULES);
  expect(roomy).toMatchObject({ card: 140, rows: 1, scrolls: false });
  expect(roomy.picture).toBeGreaterThan(112);
  expect(fitStreet(houses, { width: 330, height: 700 }, RULES).rows).toBeGreaterThan(1);
});

test('where the box is low, pictures lose height before the village scrolls, and cards keep their width', () => {
  const street = housesOf(village(...Array.from({ length: 12 }, () => ['hayer', -1] as const)));
  const low = fitStreet(street, { width: 750, height: 270 }, RULES);
  expect(low).toMatchObject({ card: 100, rows: 2, scrolls: false });
  expect(low.picture).toBeLessThan(80);
  expect(fitStreet(street, { width: 750, height: 200 }, RULES)).toMatchObject({
    card: 100,
    picture: 40,
    scrolls: true,
  });
});

test('large cards have higher heads and feet, and the houses still fit', () => {
  const houses = housesOf(CHAINS);
  for (let height = 180; height < 400; height += 10) {
    const { card, picture, rows, scrolls } = fitStreet(houses, { width: 1000, height }, RULES);
    const deepest = Math.max(...houses.map(depthOf));
    const needed = 20 + (deepest + 1) * Math.max(20, 0.19 * card) + picture + Math.max(30, 0.25 * card) + 10;
    if (rows === 1 && !scrolls) expect(needed, `${height}`).toBeLessThanOrEqual(height);
  }
});

test('rows are balanced: no house stands alone under a long row', () => {
  const street = housesOf(village(...Array.from({ length: 8 }, () => ['hayer', -1] as const)));
  const { width, rows, card } = fitStreet(street, { width: 850, height: 330 }, RULES);
  expect(rows).toBe(2);
  expect(Math.floor((width + 20) / (card + 20))).toBe(4);
});

test('cards of the hand lie side by side, then overlap, and always show what is needed to tell them', () => {
  const rules = { card: 128, gap: 7 };
  expect(fitFan(5, 1000, rules, false)).toMatchObject({ step: 135, scrolls: false });
  const thirteen = fitFan(13, 1100, rules, false);
  expect(thirteen.step).toBeGreaterThanOrEqual(72);
  expect(thirteen.scrolls).toBe(false);
  expect(fitFan(20, 1100, rules, false)).toMatchObject({ step: 72, scrolls: true });
});

test('on a phone four cards lie in a row, and five that overlap where there are many', () => {
  const rules = { card: 92, gap: 3 };
  expect(fitFan(7, 372, rules, true)).toMatchObject({ columns: 4, card: 90, scrolls: false });
  expect(fitFan(13, 384, rules, true)).toMatchObject({ columns: 5, step: 73, scrolls: false });
});
