import { settle } from '@thorp/kernel';
import { goldenLogTests } from '@thorp/testkit';
import { helvetia } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import type { HelvetiaSettings } from '../src/types.ts';
import { subject } from './subject.ts';

/** Every option set to something else than its default. */
const ALL_OPTIONS: HelvetiaSettings = {
  setupVariant: 'advanced',
  quarterModel: 'corner',
  watchmanScope: 'own-village',
  childLimit: 'per-round',
  prerequisiteModel: 'strict-units',
  vpBuildingPile: 'fourth-pile',
  revealBeforeRoundOne: true,
  playDirection: 'clockwise',
  initialDowry: 'both-neighbours',
  maxRounds: 8,
  stallRounds: 2,
};

/** With these seeds every event of the mode occurs. */
const games = [
  { name: 'easy-for-two', config: settle(helvetia, 2, { setupVariant: 'easy' }), seed: 91 },
  { name: 'draft-for-three', config: settle(helvetia, 3, {}), seed: 174 },
  { name: 'all-options-for-four', config: settle(helvetia, 4, ALL_OPTIONS), seed: 18 },
];

goldenLogTests(subject, games, { en: helvetia.text.en, de }, new URL('logs/', import.meta.url));
