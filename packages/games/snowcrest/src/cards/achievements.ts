import { keysOf } from '@thorp/kernel';
import type { Achievement, Reconstructed, Stat } from './vocabulary.ts';

const ALL = 'everything but the two Scrolls';

function achievement<I extends string>(
  id: I,
  name: string,
  when: { readonly [S in Stat]?: number },
  reconstructed: Reconstructed = ALL,
): Achievement<I> {
  const goals = keysOf(when).map(stat => ({ stat, atLeast: when[stat] ?? 0 }));
  return { id, name, when: goals, reconstructed };
}

const PRINTED = [
  achievement('ach_01', 'Hamlet', { buildings: 4 }, 'its name'),
  achievement('ach_02', 'Three Crafts', { faceUpFarms: 1, faceUpForges: 1, faceUpShrines: 1 }),
  achievement('ach_03', 'Clear Sky', { omen: 3 }),
  achievement('ach_04', 'Full Village', { villageCards: 9 }),
  achievement('ach_05', 'Granary', { barley: 8 }),
  achievement('ach_06', 'Timber Store', { juniper: 5 }),
  achievement('ach_07', 'Treasury', { gold: 3 }),
  achievement('ach_08', 'Carillon', { bell: 6 }),
  achievement('ach_09', 'Laden Altar', { bowl: 6 }),
  achievement('ach_10', 'Open Gates', { commonInVillage: 4 }),
];

export type GoalId = (typeof PRINTED)[number]['id'];
/** Each is worth 2 Scrolls to the first player who meets it in an own turn. */
export const ACHIEVEMENTS: readonly Achievement<GoalId>[] = PRINTED;
