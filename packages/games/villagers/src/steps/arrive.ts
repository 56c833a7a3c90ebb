import { note, type Seat } from '@thorp/kernel';
import { idOf, NONE, villager, type Card } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { numberAt } from '../lists.ts';
import { village } from '../table.ts';
import type { State, Village } from '../types.ts';
import { idAt, settle } from '../village.ts';

/** A villager comes to its place in the village of a seat. */
export function arrive(s: State, seat: Seat, card: Card, on: number): void {
  const mine = village(s, seat);
  settle(mine, card, on);
  note(s, { kind: 'built', seat, card: idOf(card), on: on === NONE ? null : idAt(mine, on) });
  const { special } = villager(card);
  if (special?.verb === 'gold per villager below') invent(s, seat, card, on, special.amount);
}

// V-9.9 Inventor: 5 gold for each villager below it in its branch; the coins right under it go to the supply.
function invent(s: State, seat: Seat, card: Card, on: number, each: number): void {
  const mine = village(s, seat);
  const gold = each * villagersDown(mine, on);
  gain(mine, 'inventor', gold, card);
  gain(mine, 'coinsTaken', numberAt(mine.coins, on), mine.cards[on]);
  mine.coins[on] = 0;
  note(s, { kind: 'invented', seat, gold });
}

/** How many villagers there are from this one down to the bottom card. */
function villagersDown(v: Village, at: number): number {
  let count = 0;
  for (let below = at; below !== NONE; below = numberAt(v.on, below)) count++;
  return count;
}
