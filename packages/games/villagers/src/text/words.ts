import { must, type Seat } from '@thorp/kernel';
import type { Suit } from '../cards/card.ts';
import { cardOf, villager, type CardId } from '../cards/index.ts';
import type { SeenVillager, View } from '../types.ts';

/** Small words that several phrases share. */

export const SUIT_NAMES: { readonly [S in Suit]: string } = {
  grains: 'Grains',
  wood: 'Wood',
  hay: 'Hay',
  ore: 'Ore',
  grapes: 'Grapes',
  wool: 'Wool',
  leather: 'Leather',
  clay: 'Clay',
  solitary: 'Solitary',
  special: 'Special',
  none: 'no suit',
};

export function nameOf(id: CardId): string {
  return villager(cardOf(id)).name;
}

/** A villager of a village so that it can be told from the others there: "Lumberjack no. 2 (below Wheeler)". */
export function whichOne(view: View, village: number, at: number): string {
  const { villagers } = seen(view, village);
  const it = villagers[at] as SeenVillager;
  const name = it.as === it.card ? nameOf(it.card) : `${nameOf(it.card)} as ${nameOf(it.as)}`;
  const alike = villagers.flatMap((other, i) => (other.card === it.card ? [i] : []));
  const number = alike.length > 1 ? ` no. ${alike.indexOf(at) + 1}` : '';
  const above = villagers.filter(other => other.on === at).map(other => nameOf(other.card));
  return `${name}${number}${above.length > 0 ? ` (below ${above.join(' and ')})` : ''}`;
}

/** Whose build turn it is. */
export function actor({ turn }: View): Seat {
  return must(turn, 'somebody is building').seat;
}

export function seen(view: View, village: number): View['villages'][number] {
  return view.villages[village] as View['villages'][number];
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
