import { must, note, offer } from '@thorp/kernel';
import { idOf, NONE, VILLAGERS, type Card } from '../cards/index.ts';
import { DRAFTING_PRIORITY, type PrioritySymbol } from '../cards/monastery.ts';
import { entryAt, numberAt } from '../lists.ts';
import { distinctSlots, fromRoad } from '../table.ts';
import type { AskStep, Join, Reason, State } from '../types.ts';

const JOIN: readonly Join[] = Array.from({ length: 6 }, (_, slot) => ({ kind: 'join', slot }));

// V-14.2, V-14.3 After every draft a villager of the Road joins the Monastery: one with the most wanted symbol there is.
// V-14.5 Gold on it goes back to the bank.
export const joinMonastery: AskStep<'joinMonastery', Join> = {
  candidates(s, _, list) {
    const wanted = mostWanted(s);
    for (const slot of distinctSlots(s)) offer(list, entryAt(JOIN, slot), refuseJoin(s, slot, wanted));
  },
  choose(s, { seat }, { slot }) {
    const card = fromRoad(s, slot);
    s.discard.push(card);
    note(s, { kind: 'joinedMonastery', seat, card: idOf(card), slot });
  },
};

/** V-14.4, V-14.11 The leftmost symbol of the round's row that somebody on the Road shows; null when nobody does. */
function mostWanted(s: State): PrioritySymbol | null {
  const row = must(DRAFTING_PRIORITY[s.round - 1], 'every round has a row');
  return row.find(symbol => s.road.some(card => card !== NONE && shows(card, symbol))) ?? null;
}

function refuseJoin(s: State, slot: number, wanted: PrioritySymbol | null): Reason | null {
  if (wanted === null || shows(numberAt(s.road, slot), wanted)) return null;
  return NOT_WANTED[wanted];
}

const notWanted = (symbol: PrioritySymbol): Reason => ({ kind: 'notWanted', clause: 'V-14.3', symbol });
const NOT_WANTED: { readonly [S in PrioritySymbol]: Reason } = {
  builder: notWanted('builder'),
  food: notWanted('food'),
  gold: notWanted('gold'),
  silver: notWanted('silver'),
  bronze: notWanted('bronze'),
};

/** Which symbols are printed on a villager; their numbers do not matter. */
const PRINTED: readonly ReadonlySet<PrioritySymbol>[] = VILLAGERS.map(({ builder, food, gold, silver }) => {
  const symbols: (PrioritySymbol | false)[] = [
    builder > 0 && 'builder',
    food > 0 && 'food',
    gold > 0 && 'gold',
    silver !== null && 'silver',
  ];
  return new Set(symbols.filter(symbol => symbol !== false));
});

function shows(card: Card, symbol: PrioritySymbol): boolean {
  return entryAt(PRINTED, card).has(symbol);
}
