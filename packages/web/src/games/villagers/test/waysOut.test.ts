import { villagers, type Villagers } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { expect, test } from 'vitest';
import type { WayContext } from '../../../board/whyNot.ts';
import { waysOut } from '../waysOut.ts';

const catalogue = new Map(villagers.text.en.catalogue.map(entry => [entry.id, entry]));

/**
 * A Shipwright has no place, or nobody has the key of a Fisher; these cards are on the Road, these options are offered.
 */
function contextOf(
  reason: Villagers['reason'],
  road: readonly CardId[],
  options: readonly Villagers['option'][],
  locale = 'en',
): WayContext<Villagers> {
  const view = { road: road.map(card => ({ card, coins: 0 })), turn: { exchanges: 2 } };
  const choices = options.map(option => ({ option, label: '', target: null }));
  return { refused: { reason }, update: { seat: 0, view, question: { choices } }, catalogue, locale } as never;
}

const noPlace = { kind: 'noPlace', clause: 'V-6.3', card: 'shipwright' } as const;

test('a villager that is lacking is exchanged for, or lies on the Road', () => {
  const exchange = { kind: 'exchange', basic: 'lumberjack' } as Villagers['option'];
  expect(waysOut(contextOf(noPlace, ['mason', 'lumberjack'], [exchange]))).toEqual([
    { text: 'Exchange a card for a Lumberjack', note: '2 left', at: 'basic:lumberjack', option: exchange },
    { text: 'A Lumberjack lies on the Road, place 2', note: 'next draft', at: 'road:1' },
  ]);
});

test('one that can be built comes first, and leads to the card', () => {
  const build = { kind: 'build', card: 'lumberjack', on: -1 } as Villagers['option'];
  expect(waysOut(contextOf(noPlace, [], [build]))).toEqual([
    { text: 'Build your Lumberjack first', at: 'hand:0:lumberjack' },
  ]);
});

test('where gold or a key is lacking, the villager with the key helps', () => {
  const tooDear = { kind: 'tooDear', clause: 'V-6.15', card: 'fisher', gold: 2 } as const;
  expect(waysOut(contextOf(tooDear, ['shipwright'], [], 'de'))).toMatchObject([
    { text: 'Shipwright liegt auf der Straße, Platz 1', at: 'road:0' },
  ]);
});

test('other reasons have no way out', () => {
  expect(waysOut(contextOf({ kind: 'noActions', clause: 'V-6.1', needed: 1 }, ['lumberjack'], []))).toEqual([]);
});
