import { describe, expect, test } from 'vitest';
import { ANY, BARLEY, BELL, BOWL, GOLD } from '../src/cards/vocabulary.ts';
import { dueOf } from '../src/payment.ts';
import { linesOf, meansOf, paysOf, progressOf, restIncome } from '../src/reading/index.ts';
import type { PlayerView } from '../src/types.ts';
import { card } from './position.ts';

type Village = PlayerView['village'];

/** Nine words: a card, `-card` face-down, `.` for an empty slot. */
function villageOf(words: string): Village {
  return words.split(' ').map(word => {
    if (word === '.') return null;
    return { card: card(word.replace('-', '')), up: !word.startsWith('-') };
  });
}

const MINE = villageOf('-peasant mason caretaker . -priest miller novice . labourer');

function playerWith(over: Partial<PlayerView>): PlayerView {
  const nothing = { hand: null, handSize: 0, deckSize: 0, discard: [], usedTiles: [0, 0, 0], omen: 0, omenTokens: 0 };
  return { ...nothing, village: MINE, tokens: [0, 0, 0, 0, 0], tiles: [0, 0, 0], scrolls: 0, ...over };
}

describe('S-9.1 lines', () => {
  test('two down and one up wait for the last card', () => {
    const near = linesOf(MINE).filter(({ last }) => last !== null);
    expect(near).toEqual([{ slots: [0, 4, 8], down: 2, last: 8 }]);
  });

  test('a gap never closes', () => {
    const lines = linesOf(villageOf('-peasant -priest . . . . . . .'));
    expect(lines[0]).toEqual({ slots: [0, 1, 2], down: 2, last: null });
  });
});

test('S-9.2 a Rest brings icons that are up and Barley of Starters that are down', () => {
  expect(restIncome(MINE, 8).toSorted((a, b) => a - b)).toEqual([BARLEY, BARLEY, BARLEY, BOWL]);
});

describe('S-5.6 what a source comes to', () => {
  test.each([
    ['exact', dueOf(BARLEY, 1), [BARLEY], { paid: 1, lost: 0 }],
    ['one of two is lost', dueOf(BARLEY, 1), [BARLEY, BARLEY], { paid: 1, lost: 1 }],
    ['the other kind is lost', dueOf(BELL, 2), [BOWL, BELL], { paid: 1, lost: 1 }],
    ['needs of any kind take the rest', [0, 0, 0, 1, 1], [BOWL, BELL], { paid: 2, lost: 0 }],
    ['gold pays for anything', dueOf(BELL, 2), [GOLD], { paid: 1, lost: 0 }],
    ['gold too much', dueOf(ANY, 1), [BOWL, GOLD], { paid: 1, lost: 1 }],
  ] as const)('%s', (_, due, units, outcome) => {
    expect(paysOf(due, units)).toEqual(outcome);
  });
});

test('S-15.4 progress counts tokens and cards as they lie', () => {
  const p = playerWith({ tokens: [5, 0, 0, 0, 2], tiles: [1, 0, 1] });
  expect(progressOf(p, 6)).toEqual([{ stat: 'gold', has: 2, needs: 3 }]);
  expect(progressOf(p, 1).map(({ has }) => has)).toEqual([1, 0, 1]);
  expect(progressOf(p, 9)).toEqual([{ stat: 'commonInVillage', has: 2, needs: 4 }]);
});

test('S-5.8 what can be raised leaves out the card that is busy', () => {
  const p = playerWith({
    hand: [card('abbot'), card('goldsmith')],
    tokens: [0, 0, 0, 3, 1],
    tiles: [0, 2, 0],
    village: villageOf('chanter -priest hermit . . . . . .'),
  });
  expect(meansOf(p, BELL, 0)).toEqual({ tokens: 3, tiles: 2, hand: 2, village: 1, gold: 1 });
});
