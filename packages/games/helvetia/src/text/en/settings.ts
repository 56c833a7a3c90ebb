import { sentenceByKind, type Phrases } from '@thorp/kernel';
import type { Helvetia, SettingsConflict } from '../../types.ts';

/** The words of the settings. */
export const settings: Phrases<Helvetia>['settings'] = {
  setupVariant: {
    title: 'Start buildings',
    help: 'Draft them in turn, or get three that are dealt together.',
    values: { advanced: 'Draft', easy: 'Easy first game' },
  },
  quarterModel: {
    title: 'Quarters of the Night Watchman',
    help: 'Whole sides of a village, or its four corners.',
    values: { sides: 'Top, bottom, left, right', corner: 'Four corners' },
  },
  watchmanScope: {
    title: 'Reach of the Night Watchman',
    help: 'Where he may wake people.',
    values: { 'any-village': 'Any village', 'own-village': 'Own village only' },
  },
  childLimit: {
    title: 'Children of a couple',
    help: 'How often a couple may have a child.',
    values: { 'per-turn': 'Once a turn', 'per-round': 'Once a round' },
  },
  prerequisiteModel: {
    title: 'Prerequisites',
    help: 'Whether a good that is needed to make another must be used up for it.',
    values: { 'produced-this-turn': 'Made in the same turn', 'strict-units': 'Used up' },
  },
  vpBuildingPile: {
    title: 'Mill, Tavern, Town Hall, Church',
    help: 'Shuffled into pile 3, or as a pile of their own below it.',
    values: { 'in-3': 'In pile 3', 'fourth-pile': 'Fourth pile' },
  },
  revealBeforeRoundOne: { title: 'Early tiles', help: 'Turn over five tiles before the first round, too.' },
  playDirection: {
    title: 'Direction of play',
    help: 'The Swiss play anti-clockwise.',
    values: { 'anti-clockwise': 'Anti-clockwise', clockwise: 'Clockwise' },
  },
  initialDowry: {
    title: 'First dowry coins',
    help: 'Who gets the two coins that everybody gives away; it matters with four players only.',
    values: { 'two-to-the-right': 'The two to the right', 'both-neighbours': 'Both neighbours' },
  },
  maxRounds: { title: 'Round limit', help: 'The game ends after this many rounds; 0 for no limit.' },
  stallRounds: {
    title: 'Idle rounds',
    help: 'The game ends when so many rounds in a row bring no building, delivery, wedding or child; 0 for never.',
  },
};

export const conflict = sentenceByKind<SettingsConflict>({
  stallTooShort: () =>
    'with two players one idle round as the limit would let the starting player end the game in round 1',
});

export const caution = (): string => 'Without a limit of rounds or of idle rounds the game may never end.';
