import { note, schedule } from '@thorp/kernel';
import { idOf, NONE, type CardId } from '../cards/index.ts';
import { addTo, numberAt } from '../lists.ts';
import { endOfDraftSteps, playersPlaceCoins } from '../modes.ts';
import { distinctSlots, fromReserve, fromRoad, fromStack, leftmostStack, toRoad } from '../table.ts';
import type { AskStep, Coin, RunStep, State } from '../types.ts';

// V-5.1 to V-5.5 With three or more players the Road is cleared without a question; with two the players first choose
// what stays.
export const endOfDraft: RunStep<'endOfDraft'> = {
  run: s => schedule(s, ...endOfDraftSteps(s)),
};

const NO_COIN: Coin = { kind: 'noCoin' };

// V-5.4 Each may put 1 gold from the bank on a villager of the Road.
export const coin: AskStep<'coin', Coin> = {
  options(s) {
    const options = distinctSlots(s).map((slot): Coin => ({ kind: 'coin', slot }));
    options.push(NO_COIN);
    return options;
  },
  choose(s, { seat }, option) {
    if (option.kind === 'noCoin') return note(s, { kind: 'noCoin', seat });
    addCoin(s, option.slot);
    note(s, { kind: 'coin', seat, card: idOf(numberAt(s.road, option.slot)), slot: option.slot });
  },
};

// V-5.1, V-5.5 Coined villagers leave with three or more players, coinless ones with two; the gaps are filled (V-5.2).
export const clearRoad: RunStep<'clearRoad'> = {
  run(s) {
    const coinedStay = playersPlaceCoins(s);
    const cleared: CardId[] = [];
    for (let slot = 0; slot < s.road.length; slot++) {
      const coined = s.roadCoins[slot] !== 0;
      if (s.road[slot] === NONE || coined === coinedStay) continue;
      const card = fromRoad(s, slot);
      s.discard.push(card);
      cleared.push(idOf(card));
    }
    note(s, { kind: 'cleared', cards: cleared });
    fillRoad(s);
    if (!coinedStay) coinOnEach(s);
  },
};

function fillRoad(s: State): void {
  for (let slot = 0; slot < s.road.length; slot++) {
    if (s.road[slot] === NONE) toRoad(s, slot, reserveThenStack(s));
  }
}

// V-5.2 From the Reserve; if it is empty, from the leftmost stack.
function reserveThenStack(s: State): number {
  const card = fromReserve(s);
  const stack = leftmostStack(s);
  return card === NONE && stack !== NONE ? fromStack(s, stack) : card;
}

// V-5.3 1 gold on every villager of the Road, the new ones included.
function coinOnEach(s: State): void {
  for (let slot = 0; slot < s.road.length; slot++) if (s.road[slot] !== NONE) addCoin(s, slot);
  note(s, { kind: 'coinOnEach' });
}

function addCoin(s: State, slot: number): void {
  addTo(s.roadCoins, slot, 1);
}
