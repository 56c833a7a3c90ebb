import { must, type Seat, type Told } from '@thorp/kernel';
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

/** Several villagers by name. */
export function namesOf(ids: readonly CardId[]): string {
  return ids.map(nameOf).join(', ');
}

/** Who is to choose. */
export function actor({ acting }: View): Seat {
  return must(acting, 'somebody is to choose');
}

/** Ids of pieces on the board. */
export const roadId = (slot: number): string => `road:${slot}`;
export const basicId = (id: CardId): string => `basic:${id}`;
export const stackId = (stack: number): string => `stack:${stack}`;
export const villagerId = (owner: number, at: number): string => `village:${owner}:${at}`;
export const handId = (seat: Seat, id: CardId): string => `hand:${seat}:${id}`;

/** Whose village it is; the Countess has no seat. */
export function ownerName({ view, name }: Told<View>, village: number): string {
  return village < view.players.length ? name(village) : 'the Countess';
}

export function seen(view: View, village: number): View['villages'][number] {
  return view.villages[village] as View['villages'][number];
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
