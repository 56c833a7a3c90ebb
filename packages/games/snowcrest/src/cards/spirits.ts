import { must } from '@thorp/kernel';
import {
  BARLEY,
  BELL,
  BOWL,
  draw,
  gain,
  GOLD,
  JUNIPER,
  scroll,
  type Effect,
  type Need,
  type Spirit,
} from './vocabulary.ts';

type Reward = { readonly scroll: number; readonly gold?: number; readonly draw?: number };

/** Items in printed order: those of the active player, then those of the others. */
function guardian<I extends string>(id: I, name: string, own: string, others: string, reward: Reward): Spirit<I> {
  return {
    id,
    name,
    deck: 'guardian',
    own: items(own),
    others: items(others),
    reward: inOrder(reward),
    reconstructed: 'everything',
  };
}

/** Every Forest card gives 1 Scroll. */
function forest<I extends string>(id: I, name: string, own: string, others: string): Spirit<I> {
  return {
    ...guardian(id, name, own, others, { scroll: 1 }),
    deck: 'forest',
    reconstructed: 'everything but the Scroll',
  };
}

const NEEDS: { readonly [word: string]: Need } = {
  barley: BARLEY,
  juniper: JUNIPER,
  bowl: BOWL,
  bell: BELL,
  gold: GOLD,
  any: 'any',
  handCard: 'handCard',
  villageCard: 'villageCard',
  building: 'building',
  omen: 'omen',
};

function items(words: string): Need[] {
  return words.split(' ').map(word => must(NEEDS[word], 'the word names an item'));
}

/** S-12.3 Scrolls, then Gold, then draws. */
function inOrder(reward: Reward): Effect[] {
  const effects = [scroll(reward.scroll)];
  if (reward.gold) effects.push(gain('G'.repeat(reward.gold)));
  if (reward.draw) effects.push(draw(reward.draw));
  return effects;
}

const SNOW_LION = guardian('guardian_01', 'Snow Lion', 'any any building building', 'handCard villageCard', {
  scroll: 2,
  draw: 3,
});

const PRINTED = [
  { ...SNOW_LION, reconstructed: 'its name' as const },
  guardian('guardian_02', 'Cloud Crane', 'any any', 'any', { scroll: 2 }),
  guardian('guardian_03', 'Field Ox', 'barley barley handCard', 'barley', { scroll: 2, draw: 1 }),
  guardian('guardian_04', 'Root Serpent', 'juniper building', 'juniper', { scroll: 2, draw: 1 }),
  guardian('guardian_05', 'Bell Owl', 'bell bell omen', 'bell', { scroll: 2, gold: 1 }),
  guardian('guardian_06', 'Bowl Turtle', 'bowl bowl villageCard', 'bowl', { scroll: 2, gold: 2 }),
  guardian('guardian_07', 'Pale Wolf', 'omen any', 'any', { scroll: 2 }),
  guardian('guardian_08', 'Thunder Dragon', 'any any any handCard', 'any any', { scroll: 3 }),
  guardian('guardian_09', 'Gilded Magpie', 'handCard handCard', 'handCard', { scroll: 1, gold: 3 }),
  guardian('guardian_10', 'Great Bear', 'villageCard any', 'building', { scroll: 2, draw: 2 }),
  guardian('guardian_11', 'Stone Giant', 'building omen', 'villageCard', { scroll: 2, gold: 2 }),
  guardian('guardian_12', 'Wind Horse', 'barley juniper bowl bell', 'any handCard', { scroll: 3, draw: 1 }),

  { ...forest('forest_1', 'Moss Spirit', 'barley handCard', 'any'), reconstructed: 'its name' as const },
  forest('forest_2', 'Fern Spirit', 'any any', 'barley'),
  forest('forest_3', 'Lichen Spirit', 'bowl bell', 'handCard'),
  forest('forest_4', 'Hollow Spirit', 'building any', 'any'),
  forest('forest_5', 'Antler Spirit', 'villageCard barley', 'any'),
  forest('forest_6', 'Ember Spirit', 'omen handCard', 'bell'),
];

export type SpiritId = (typeof PRINTED)[number]['id'];
/** Guardians first, then Forest cards. Every item that is not met costs 1 Omen (S-11.1). */
export const SPIRITS: readonly Spirit<SpiritId>[] = PRINTED;
