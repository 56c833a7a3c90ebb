import type { Event } from '@thorp/villagers';
import { expect, test } from 'vitest';
import { incomeOf } from '../income.ts';
import { find, type Change } from '../moments/find.ts';

/** A change with each of these events as a line, and this much gold in the villages afterwards. */
function change(events: readonly Event[], gold: readonly number[], result: object | null = null): Change {
  const news = events.map((event, ply) => ({ ply, text: event.kind, event, events: [event], isHeading: false }));
  const view = { villages: gold.map(each => ({ gold: each, villagers: [] })), players: [{}] };
  return { before: { result: null }, after: { view, result, log: news }, news } as unknown as Change;
}

const market = (number: number, gains: readonly number[]): Event => ({
  kind: 'market',
  market: number,
  gains,
  pays: gains.map(gold => ({ silver: 0, gold, coins: 0, byVillager: [gold] })),
});

test('two Markets at once are two moments, each with the purses as they were after it', () => {
  const found = find(change([market(1, [5, 7]), market(2, [10, 20])], [40, 50]));
  expect(found).toMatchObject([
    { kind: 'market', market: 1, purses: [30, 30] },
    { kind: 'market', market: 2, purses: [40, 50] },
  ]);
});

test('an Event tells what followed from it, up to the next one', () => {
  const gained = { kind: 'gained', seat: 0, event: 'caravans', gold: 4 } as const;
  const found = find(
    change([{ kind: 'event', event: 'caravans' }, gained, { kind: 'event', event: 'envoys' }, market(2, [1])], [9]),
  );
  expect(found).toMatchObject([
    { kind: 'event', event: 'caravans', lines: ['gained'] },
    { kind: 'event', event: 'envoys', lines: [] },
    { kind: 'market' },
  ]);
});

test('the end is a moment, but not a game that was given up', () => {
  expect(find(change([{ kind: 'over' }], [9], { givenUp: false })).map(({ kind }) => kind)).toEqual(['end']);
  expect(find(change([{ kind: 'over' }], [9], { givenUp: true }))).toEqual([]);
});

test('V-15.19 the gold of the Countess is told by where it came from, and adds up', () => {
  const events: Event[] = [
    { kind: 'given', seat: 0, card: 'miner', slot: 0, coins: 2 },
    { kind: 'countessGains', gold: 3 },
    { kind: 'paidCountess', seat: 0, gold: 4 },
    { kind: 'blackMarket', gains: [1, 5] },
    market(1, [6, 7]),
    market(2, [8, 9]),
  ];
  expect(incomeOf(change(events, [0, 33]).after)).toEqual([
    { source: 'roadCoins', gold: 2 },
    { source: 'events', gold: 12 },
    { source: 'firstMarket', gold: 7 },
    { source: 'secondMarket', gold: 9 },
    { source: 'other', gold: 3 },
  ]);
});
