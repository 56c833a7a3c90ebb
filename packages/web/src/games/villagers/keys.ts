import type { View } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { openerOf } from '@thorp/villagers/reading';
import type { KeyLine } from './CardFace.tsx';
import type { Words } from './text/words.tsx';

interface NamesOf {
  card(card: CardId): string;
  village(village: number): string;
}

/** Who would open a card's padlock for a seat now: help for planning. The game decides whether it is possible. */
export function keyLineOf(view: View, seat: number, card: CardId, words: Words, nameOf: NamesOf): KeyLine | null {
  const opener = openerOf(view, seat, card);
  if (!opener) return null;
  const { by, gold } = opener;
  const name = nameOf.card(opener.key);
  if (by === 'nobody') return { opener: by, gold, text: words.key.nobody(name) };
  if (by === 'bank') return { opener: by, gold, text: words.key.bank(name, gold) };
  if (by.village === seat) return { opener: 'mine', gold, text: words.key.yours(name) };
  return { opener: by, gold, text: words.key.theirs(name, nameOf.village(by.village), gold) };
}
