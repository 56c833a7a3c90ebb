import type { Piece } from '@thorp/kernel';
import type { Suit } from '../cards/card.ts';
import { cardOf, idOf, NONE, villager, type CardId } from '../cards/index.ts';
import type { SeenPile } from '../types.ts';
import type { Names } from './names.ts';

/** Cards on the board, face-up and face-down, in the words of a language. */

/** Names and marks of single pieces. */
export interface PieceWords {
  readonly empty: string;
  readonly silver: string;
  emptyPile(pile: string): string;
  onTop(pile: string, what: string): string;
  cards(count: number): string;
  coins(count: number): string;
  goesOn(name: string): string;
  padlock(name: string): string;
  foodMark(amount: number): string;
  builderMark(amount: number): string;
  goldMark(amount: number): string;
  keyring(number: number): string;
}

export interface PieceSpeech {
  readonly names: Names;
  readonly words: PieceWords;
}

export function face(by: PieceSpeech, id: string, it: CardId, marks: readonly string[] = []): Piece {
  const { suit } = villager(cardOf(it));
  return { id, card: it, name: by.names.nameOf(it), marks: [...marks, ...printedMarks(by, it)], tint: suit };
}

export function pile(
  by: PieceSpeech,
  id: string,
  title: string,
  { size, top, front }: SeenPile,
  marks: readonly string[] = [],
): Piece {
  const { names, words } = by;
  if (top === null) return { ...emptyPlace(by, id), name: words.emptyPile(title), marks };
  const sized = [words.cards(size), ...marks];
  if (front !== null) return { ...face(by, id, front, sized), name: words.onTop(title, names.nameOf(front)) };
  return { id, card: null, name: words.onTop(title, names.suitName(top)), marks: sized, tint: top };
}

export function hiddenCard({ names }: PieceSpeech, id: string, suit: Suit): Piece {
  return { id, card: null, name: names.suitName(suit), marks: [], tint: suit };
}

export function emptyPlace({ words }: PieceSpeech, id: string): Piece {
  return { id, card: null, name: words.empty, marks: [] };
}

export function coinMarks({ words }: PieceSpeech, coins: number): string[] {
  return coins > 0 ? [words.coins(coins)] : [];
}

function printedMarks({ names: { nameOf }, words }: PieceSpeech, id: CardId): string[] {
  const it = villager(cardOf(id));
  const marks = [
    it.on !== NONE && words.goesOn(nameOf(idOf(it.on))),
    it.lock !== NONE && words.padlock(nameOf(idOf(it.lock))),
    it.food > 0 && words.foodMark(it.food),
    it.builder > 0 && words.builderMark(it.builder),
    it.gold > 0 && words.goldMark(it.gold),
    it.silver && words.silver,
    it.key > 0 && words.keyring(it.key),
  ];
  return marks.filter(mark => typeof mark === 'string');
}
