import { helvetia, type Helvetia } from '@thorp/helvetia';
import { expect, test } from 'vitest';
import type { WayContext } from '../../../board/whyNot.ts';
import { waysOut } from '../waysOut.ts';

type Option = Helvetia['option'];

const catalogue = new Map(helvetia.text.en.catalogue.map(entry => [entry.id, entry]));
const NOBODY = { men: 0, women: 0 };

/** Seat 0 sleeps in its Well and has a man without a house; in Beat's Brewery a woman has no husband. */
function contextOf(reason: Helvetia['reason'], options: readonly Option[], option?: Option): WayContext<Helvetia> {
  const well = { slot: 'T0', building: 'well', host: { owner: 0, sex: 'man', awake: false }, guest: null };
  const brewery = { slot: 'L', building: 'brewery', host: { owner: 1, sex: 'woman', awake: true }, guest: null };
  const players = [
    { houses: [well], school: NOBODY, centre: { men: 1, women: 0 } },
    { houses: [brewery], school: NOBODY, centre: NOBODY },
  ];
  const view = { players, display: [{ building: 'brewery', copies: 1 }] };
  const choices = options.map(each => ({ option: each, label: '', target: null }));
  const seats = [{ name: 'Anna' }, { name: 'Beat' }];
  const update = { seat: 0, seats, view, question: { choices } };
  return { refused: { reason, option }, update, catalogue, locale: 'en' } as never;
}

const WATCHMAN: Option = { kind: 'call', character: 'night-watchman' };
const noSupply = (lacks: 'water' | 'beer'): Helvetia['reason'] => ({
  kind: 'noSupply',
  clause: 'H-9.6',
  good: 'beer',
  lacks,
});

test('who makes what is lacking can be woken, now or in another turn', () => {
  const text = 'Your villager in your Well sleeps: wake it';
  expect(waysOut(contextOf(noSupply('water'), [WATCHMAN]))).toEqual([
    { text, note: 'Night Watchman, now', at: 'village:0:T0' },
  ]);
  expect(waysOut(contextOf(noSupply('water'), []))).toMatchObject([{ note: 'Night Watchman, in another turn' }]);
});

test('what nobody makes can be had by a wedding or a building', () => {
  expect(waysOut(contextOf({ kind: 'tooDear', clause: 'H-10.4', goods: ['beer'] }, []))).toEqual([
    { text: 'Marry into Beat’s Brewery', note: 'Priest, in another turn', at: 'village:1:L' },
    { text: 'Build the Brewery: it makes beer', note: 'Builder, in another turn', at: 'display:brewery' },
  ]);
});

test('a tile replaces a coin, and a coin a tile', () => {
  const tile: Option = { kind: 'tile', character: 'priest' };
  const call: Option = { kind: 'call', character: 'priest' };
  expect(waysOut(contextOf({ kind: 'noCoin', clause: 'H-8.10' }, [tile]))).toEqual([
    { text: 'Use your Priest tile: it costs no coin', at: 'character:priest', option: tile },
  ]);
  expect(waysOut(contextOf({ kind: 'tileThisRound', clause: 'H-15.1' }, [call, WATCHMAN], tile))).toEqual([
    { text: 'Pay 1 coin instead', at: 'character:priest', option: call },
  ]);
});

test('a character that can do nothing names the sleepers, or nothing where nothing helps', () => {
  const idle = (why: 'cannotMake' | 'noCouple'): Helvetia['reason'] => ({ kind: 'nothingToDo', clause: 'H-8.6', why });
  expect(waysOut(contextOf(idle('cannotMake'), [WATCHMAN]))).toMatchObject([
    { text: '1 of your villagers sleeps: wake the quarter', at: 'character:night-watchman' },
  ]);
  expect(waysOut(contextOf(idle('noCouple'), []))).toEqual([]);
});
