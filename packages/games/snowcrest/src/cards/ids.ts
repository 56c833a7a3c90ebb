import { must } from '@thorp/kernel';
import { ACHIEVEMENTS, type GoalId } from './achievements.ts';
import { SPIRITS, type SpiritId } from './spirits.ts';
import { VILLAGERS, type VillagerId } from './villagers.ts';
import type { Card, Goal, SpiritCard } from './vocabulary.ts';

/*
 * A state holds cards as numbers, because search is fastest on small arrays. Options and events name them by their
 * catalogue id.
 */

const NUMBERS: ReadonlyMap<string, Card> = new Map(VILLAGERS.map(({ id }, card) => [id, card]));

export function cardOf(id: VillagerId): Card {
  return must(NUMBERS.get(id), 'the card exists');
}

export function villagerId(card: Card): VillagerId {
  return must(VILLAGERS[card], 'the card exists').id;
}

export function spiritId(spirit: SpiritCard): SpiritId {
  return must(SPIRITS[spirit], 'the Guardian or Forest card exists').id;
}

export function goalId(goal: Goal): GoalId {
  return must(ACHIEVEMENTS[goal], 'the Achievement exists').id;
}
