import type { SeenVillager } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { expect, test } from 'vitest';
import { fitRow } from '../../../board/fitRow.ts';
import { fitStreet, type StreetRules } from '../fit.ts';
import { activeKeyrings, activeSymbols } from '@thorp/villagers/reading';
import { depthOf, housesOf, widthOf } from '../houses.ts';

const RULES: StreetRules = { most: 100, least: 40, gap: 0.2, rise: 10, roof: 0.4, head: 0.2, shapes: [1.5, 1.1] };

/** Villagers from pairs: who, and on whom; nothing lies on those that are active. */
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
  const [founders, hayer, miner] = housesOf(CHAINS);
  expect(founders).toMatchObject({ at: 0, above: [], room: 0 });
  expect(hayer && [widthOf(hayer), depthOf(hayer), hayer.room]).toEqual([2, 2, 0]);
  expect(miner && depthOf(miner)).toBe(1);
  expect(miner && widthOf(miner)).toBeLessThan(2);
});

test('a free place that is asked for is as wide as a card', () => {
  const [, , miner] = housesOf(CHAINS, at => at === 5);
  expect(miner && widthOf(miner)).toBe(2);
});

test('only symbols of uncovered villagers are summed', () => {
  expect(activeSymbols(CHAINS)).toEqual({ food: 2, builders: 1 });
  expect(activeKeyrings(CHAINS).map(({ card }) => card)).toEqual(['blacksmith']);
});

test('cards are as large as the houses fit, in as many rows as that takes', () => {
  const houses = housesOf(CHAINS);
  expect(fitStreet(houses, { width: 1000, height: 400 }, RULES)).toMatchObject({ card: 100, rows: 1, pans: false });
  const narrow = fitStreet(houses, { width: 330, height: 400 }, RULES);
  expect(narrow.rows).toBeGreaterThan(1);
  expect(narrow.pans).toBe(false);
});

test('rows are balanced: no house stands alone under a long row', () => {
  const street = housesOf(village(...Array.from({ length: 8 }, () => ['hayer', -1] as const)));
  const { width, rows, card } = fitStreet(street, { width: 7.5 * 100, height: 420 }, RULES);
  expect(rows).toBe(2);
  expect(Math.floor(width / (card * 1.2))).toBe(4);
});

test('a village that fits at no size pans, with rows as long as they must be', () => {
  const street = housesOf(village(...Array.from({ length: 30 }, () => ['hayer', -1] as const)));
  const fit = fitStreet(street, { width: 300, height: 90 }, RULES);
  expect(fit).toMatchObject({ card: 40, rows: 1, pans: true });
  expect(fit.width).toBeGreaterThanOrEqual(30 * 40 * 1.2);
});

test('a hand is drawn between its largest and its smallest size, and pans below that', () => {
  const rules = { most: 120, least: 80, gap: 8 };
  expect(fitRow(3, 900, rules)).toMatchObject({ card: 120, pans: false });
  expect(fitRow(9, 900, rules)).toMatchObject({ card: 92, pans: false });
  expect(fitRow(14, 900, rules)).toMatchObject({ card: 80, pans: true });
});
