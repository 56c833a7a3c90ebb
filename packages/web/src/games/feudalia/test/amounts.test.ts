import { expect, test } from 'vitest';
import { barnOf, barOf, countCards, emptyPlaces, heapsOf, numberOf, partsOf, pointsBySource } from '../amounts.ts';
import type { Update } from '../table.ts';

const city = null;
const FIEFS = [
  { type: 'clay', level: 2, city },
  { type: 'wood', level: 1, city },
  { type: 'wood', level: 0, city },
] as const;

test('a barn begins with the cubes of its own type, and vaulted cubes come last', () => {
  const cubes = [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const vault = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const barn = barnOf({ fiefs: [...FIEFS], cubes, vault }, 0);
  expect(barn.map(({ type }) => type)).toEqual(['clay', 'wheat', 'wheat', 'wood', 'clay']);
  expect(barn.filter(({ vaulted }) => vaulted)).toHaveLength(1);
  expect([...heapsOf(barn)]).toEqual([
    ['clay', 2],
    ['wheat', 2],
    ['wood', 1],
  ]);
});

test('a barn shows the twelve places that may stay, and more only while they are taken', () => {
  expect([0, 5, 12, 15].map(emptyPlaces)).toEqual([12, 7, 0, 0]);
});

test('fiefs of one type are numbered, others are not', () => {
  expect(FIEFS.map((_, at) => numberOf(FIEFS, at))).toEqual([0, 1, 2]);
});

test('points come from fiefs and from everything else', () => {
  expect(pointsBySource({ fiefs: [...FIEFS], halves: 11 })).toEqual({ fiefs: 6, tokens: 5 });
});

test('a bar of points tells fiefs from tokens, and what would be added', () => {
  const lord = { fiefs: [...FIEFS], halves: 11 };
  expect(barOf(lord, 11)).toEqual({ fiefs: 6, tokens: 5, planned: 0 });
  expect(barOf(lord, 13, { halves: 12 })).toEqual({ fiefs: 6, tokens: 7, planned: 1 });
});

test('equal cards are counted', () => {
  expect(countCards(['serf', 'monk', 'serf'])).toEqual([
    ['monk', 1],
    ['serf', 2],
  ]);
});

/** The part of an update that the cathedral reads. */
function update(phase: number, left: number, events: readonly object[]): Pick<Update, 'view' | 'log'> {
  const view = {
    phase,
    lords: [{}, {}, {}],
    lots: { foundations: left, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 },
  };
  const log = events.map(event => ({ ply: 0, text: '', event, events: [event] }));
  return { view, log } as unknown as Pick<Update, 'view' | 'log'>;
}

test('the parts of the cathedral carry the mark of whoever built them', () => {
  const built = [0, 2, 2].map(seat => ({ kind: 'built', seat, lot: 'foundations' }));
  const removed = { kind: 'tokenRemoved', lot: 'foundations' };
  const parts = partsOf(update(0, 7, [...built, removed]), 'foundations', 0);
  expect(parts).toEqual([0, 2, 2, null, ...Array<undefined>(7).fill(undefined)]);
});

test('tokens of a quick start stand without a mark, a finished phase is all stone', () => {
  const built = { kind: 'built', seat: 1, lot: 'foundations' };
  expect(partsOf(update(0, 8, [built]), 'foundations', 0).slice(0, 4)).toEqual([null, null, 1, undefined]);
  expect(partsOf(update(1, 0, []), 'foundations', 0)).toEqual(Array<null>(11).fill(null));
  expect(partsOf(update(0, 11, []), 'nave', 1).every(part => part === undefined)).toBe(true);
});
