import { VILLAGERS, type VillagerId } from '@thorp/snowcrest/cards';
import { expect, test } from 'vitest';
import { waysOut } from '../waysOut.ts';

type Context = Parameters<typeof waysOut>[0];

const at = (id: VillagerId, up = true) => ({ card: VILLAGERS.findIndex(it => it.id === id), up });
const VILLAGE = [
  at('novice', false),
  at('farmer'),
  null,
  at('peasant'),
  null,
  null,
  at('caretaker', false),
  null,
  null,
];

function ways(kind: string, question: object, village: readonly object[] = VILLAGE as object[], locale = 'en') {
  const view = { players: [{ village }] };
  const update = { seat: 0, view, question };
  return waysOut({ refused: { reason: { kind } }, update, catalogue: new Map(), locale } as unknown as Context);
}

test('S-7.1 what is too dear is paid for by Villagers who bring Barley, the best first', () => {
  expect(ways('tooDear', { step: 'main', choices: [] })).toEqual([
    { text: 'Farmer brings 3 Barley', at: 'village-0-1' },
    { text: 'Peasant brings 2 Barley', at: 'village-0-3' },
  ]);
  expect(ways('tooDear', { step: 'answer', choices: [] })).toEqual([]);
});

test('S-9.1 a face-down Villager turns up at a Rest, and the card that brings it is named', () => {
  expect(ways('faceDown', { step: 'main', choices: [] })).toEqual([
    { text: 'A Rest turns it up: Peasant is the third of a line', at: 'village-0-3' },
  ]);
  expect(ways('faceDown', { step: 'main', choices: [] }, VILLAGE as object[], 'de-DE')[0]?.text).toContain('Rast');
});

test('S-5.8 where a Villager is needed to pay, the other places are named', () => {
  const choices = [{ option: { kind: 'place', slot: 4 }, label: 'In empty place 5', target: 'village-0-4' }];
  expect(ways('neededToPay', { step: 'slot', choices })).toEqual([{ text: 'In empty place 5', at: 'village-0-4' }]);
});

test('S-11.8 an item that cannot be met is answered with an Omen', () => {
  const choices = [{ option: { kind: 'omen' }, label: 'Take an Omen', target: null }];
  expect(ways('cannotMeet', { step: 'item', choices })).toEqual([{ text: 'Take an Omen', option: { kind: 'omen' } }]);
});

test('S-5.7 what does not pay names what would', () => {
  const forMe = { option: { kind: 'token', resource: 0 }, label: 'Barley token', target: 'token-0-barley' };
  expect(ways('wrongKind', { step: 'pay', choices: [], forMe })).toEqual([
    { text: 'Barley token', at: 'token-0-barley' },
  ]);
});
