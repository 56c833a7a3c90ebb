import type { Settings } from '@thorp/kernel';
import type { HelvetiaSettings } from './types.ts';

/** H-21 The options with their defaults. Everything goes together with everything. */
export const settings: Settings<HelvetiaSettings> = {
  knobs: {
    setupVariant: { kind: 'choice', values: ['advanced', 'easy'], default: 'advanced' },
    quarterModel: { kind: 'choice', values: ['sides', 'corner'], default: 'sides' },
    watchmanScope: { kind: 'choice', values: ['any-village', 'own-village'], default: 'any-village' },
    childLimit: { kind: 'choice', values: ['per-turn', 'per-round'], default: 'per-turn' },
    prerequisiteModel: {
      kind: 'choice',
      values: ['produced-this-turn', 'strict-units'],
      default: 'produced-this-turn',
    },
    vpBuildingPile: { kind: 'choice', values: ['in-3', 'fourth-pile'], default: 'in-3' },
    revealBeforeRoundOne: { kind: 'flag', default: false },
    playDirection: { kind: 'choice', values: ['anti-clockwise', 'clockwise'], default: 'anti-clockwise' },
    initialDowry: { kind: 'choice', values: ['two-to-the-right', 'both-neighbours'], default: 'two-to-the-right' },
    maxRounds: { kind: 'number', min: 0, max: 100, default: 0 },
    stallRounds: { kind: 'number', min: 0, max: 20, default: 3 },
  },
  conflict: () => null,
};
