import { must, note, reveal, shuffle, type Seat } from '@thorp/kernel';
import { villagerId } from './cards/ids.ts';
import type { Card } from './cards/vocabulary.ts';
import { cardAt, isSolo, NOBODY, player, takeOut, turnFaceDown, villager } from './table.ts';
import type { Option, Origin, Slot, State } from './types.ts';

/*
 * Moves cards between decks, hands, discard piles, the row and Villages. When a player's deck runs out, `renewDeck`
 * makes a new one from the discard pile; when the Common deck runs out, the row is no longer refilled.
 */

/** S-4.3 Draws from the own deck, which the discard pile renews; fewer if there are not enough cards. */
export function drawCards(s: State, seat: Seat, n: number): void {
  const p = player(s, seat);
  let drawn = 0;
  while (drawn < n) {
    if (p.deck.length === 0 && !renewDeck(s, seat)) break;
    const card = must(p.deck.pop(), 'the deck holds a card');
    p.hand.push(card);
    drawn++;
    note(s, { kind: 'drewCard', seat, card: villagerId(card) }, [seat]);
  }
  if (drawn === 0) return;
  reveal(s);
  note(s, { kind: 'drew', seat, n: drawn });
}

function renewDeck(s: State, seat: Seat): boolean {
  const p = player(s, seat);
  if (p.discard.length === 0) return false;
  p.deck = shuffle(s, p.discard);
  p.discard = [];
  note(s, { kind: 'renewed', seat });
  return true;
}

/** A card leaves the hand for the table: everybody else learns that it was there. */
export function showFromHand(s: State, seat: Seat, card: Card): void {
  takeOut(player(s, seat).hand, card);
  if (!isSolo(s)) reveal(s);
}

/** Whether choosing this shows a card of the own hand. */
export function showsHand(s: State, option: Option): boolean {
  if (isSolo(s)) return false;
  return 'from' in option ? option.from === 'hand' : FROM_HAND.includes(option.kind);
}
const FROM_HAND: readonly Option['kind'][] = ['handCard', 'giveCard', 'discard'];

export function discardFromHand(s: State, seat: Seat, card: Card): void {
  showFromHand(s, seat, card);
  player(s, seat).discard.push(card);
  note(s, { kind: 'discarded', seat, card: villagerId(card) });
}

/** S-4.2 Common Villagers go under the Common deck, all others to the own discard pile. */
export function leaveVillage(s: State, seat: Seat, slot: Slot): void {
  const p = player(s, seat);
  const card = cardAt(p, slot);
  if (villager(card).deck === 'common') s.commons.unshift(card);
  else p.discard.push(card);
  p.village[slot] = NOBODY;
  turnFaceDown(p, slot);
}

/** A Villager is shown to all and leaves hand or row; until it arrives it is in no zone. */
export function bring(s: State, seat: Seat, from: Origin, card: Card): void {
  if (from === 'hand') showFromHand(s, seat, card);
  else takeOut(s.row, card);
  s.arriving = card;
}

/** S-4.5 Refills the row while the Common deck lasts. */
export function refillRow(s: State): void {
  const card = s.commons.pop();
  if (card === undefined) return;
  reveal(s);
  s.row.push(card);
  note(s, { kind: 'turnedUp', card: villagerId(card) });
}
