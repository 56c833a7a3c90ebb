import type { Event } from '@thorp/villagers';
import { NONE, type CardId } from '@thorp/villagers/cards';
import { RESERVE, roadId, stackId, villagerId } from '@thorp/villagers/pieces';
import type { Update } from './table.ts';

/** The pieces that show a change, the best first; null for an event that is not a change by somebody else. */
export function touched(event: Event, update: Update): readonly string[] | null {
  switch (event.kind) {
    case 'took':
    case 'coin':
      return isRoadCleared(update) ? [] : [roadId(event.slot)];
    case 'drew':
      return [stackId(event.stack)];
    case 'drewReserve':
      return [RESERVE];
    case 'built':
    case 'stoodIn':
    case 'tookBasic':
    case 'tookTeam':
      return villagerIn(update, event.seat, event.card);
    case 'unlocked':
      return villagerIn(update, event.village, event.by);
    case 'swapped':
      return villagerIn(update, event.village, 'apprentice');
    case 'smuggled':
    case 'filled':
      return villagerIn(update, event.seat, event.card);
    case 'played':
    case 'invented':
    case 'scoredChain':
    case 'sentEnvoy':
      return [];
    default:
      return null;
  }
}

/** V-5.1 After the draft the Road has other villagers, so a taken villager no longer says anything about a place. */
function isRoadCleared({ log, unread }: Update): boolean {
  return log.slice(log.length - unread).some(({ event }) => event.kind === 'cleared');
}

/** The newest villager of that name in a village, or those that cover it now. */
function villagerIn({ view }: Update, owner: number, card: CardId): string[] {
  const villagers = view.villages[owner]?.villagers ?? [];
  const ids: string[] = [];
  for (let at = villagers.findLastIndex(it => it.card === card); at !== NONE;) {
    ids.push(villagerId(owner, at));
    at = villagers.findIndex(({ on }) => on === at);
  }
  return ids;
}
