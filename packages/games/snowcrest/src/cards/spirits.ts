import { BARLEY, BELL, BOWL, draw, gain, JUNIPER, scroll, type Effect, type Need, type Spirit } from './vocabulary.ts';

type Reward = { readonly scroll: number; readonly gold?: number; readonly draw?: number };

const ALL = 'everything';

/** `own` is the offering of the active player, `others` the curse of everybody else. */
function guardian(
  id: string,
  name: string,
  own: readonly Need[],
  others: readonly Need[],
  reward: Reward,
  recon = ALL,
): Spirit {
  return { id, name, deck: 'guardian', own, others, reward: inOrder(reward), recon };
}

/** Every Forest card gives 1 Scroll. */
function forest(
  id: string,
  name: string,
  own: readonly Need[],
  others: readonly Need[],
  recon = 'everything but the Scroll',
): Spirit {
  return { id, name, deck: 'forest', own, others, reward: [scroll(1)], recon };
}

/** S-12.3 Scrolls, then Gold, then draws. */
function inOrder(reward: Reward): Effect[] {
  const effects = [scroll(reward.scroll)];
  if (reward.gold) effects.push(gain('G'.repeat(reward.gold)));
  if (reward.draw) effects.push(draw(reward.draw));
  return effects;
}

/** Guardians first, Forest cards after them. Every item costs 1 Omen when it is not met (S-11.1). */
export const SPIRITS: readonly Spirit[] = [
  guardian(
    'guardian_01',
    'Snow Lion',
    ['any', 'any', 'building', 'building'],
    ['handCard', 'villageCard'],
    { scroll: 2, draw: 3 },
    'its name',
  ),
  guardian('guardian_02', 'Cloud Crane', ['any', 'any'], ['any'], { scroll: 2 }),
  guardian('guardian_03', 'Field Ox', [BARLEY, BARLEY, 'handCard'], [BARLEY], { scroll: 2, draw: 1 }),
  guardian('guardian_04', 'Root Serpent', [JUNIPER, 'building'], [JUNIPER], { scroll: 2, draw: 1 }),
  guardian('guardian_05', 'Bell Owl', [BELL, BELL, 'omen'], [BELL], { scroll: 2, gold: 1 }),
  guardian('guardian_06', 'Bowl Turtle', [BOWL, BOWL, 'villageCard'], [BOWL], { scroll: 2, gold: 2 }),
  guardian('guardian_07', 'Pale Wolf', ['omen', 'any'], ['any'], { scroll: 2 }),
  guardian('guardian_08', 'Thunder Dragon', ['any', 'any', 'any', 'handCard'], ['any', 'any'], { scroll: 3 }),
  guardian('guardian_09', 'Gilded Magpie', ['handCard', 'handCard'], ['handCard'], { scroll: 1, gold: 3 }),
  guardian('guardian_10', 'Great Bear', ['villageCard', 'any'], ['building'], { scroll: 2, draw: 2 }),
  guardian('guardian_11', 'Stone Giant', ['building', 'omen'], ['villageCard'], { scroll: 2, gold: 2 }),
  guardian('guardian_12', 'Wind Horse', [BARLEY, JUNIPER, BOWL, BELL], ['any', 'handCard'], { scroll: 3, draw: 1 }),

  forest('forest_1', 'Moss Spirit', [BARLEY, 'handCard'], ['any'], 'its name'),
  forest('forest_2', 'Fern Spirit', ['any', 'any'], [BARLEY]),
  forest('forest_3', 'Lichen Spirit', [BOWL, BELL], ['handCard']),
  forest('forest_4', 'Hollow Spirit', ['building', 'any'], ['any']),
  forest('forest_5', 'Antler Spirit', ['villageCard', BARLEY], ['any']),
  forest('forest_6', 'Ember Spirit', ['omen', 'handCard'], [BELL]),
];
