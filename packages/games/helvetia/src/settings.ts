import type { Caution, Conflict, Config, Settings } from '@thorp/kernel';
import type { HelvetiaSettings, SettingsConflict } from './types.ts';

/** H-21 The options with their defaults. */
export const settings: Settings<HelvetiaSettings, SettingsConflict> = {
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
  conflict,
  caution,
};

/** H-21.11 With two players the starter alone can make the first round idle, so one idle round must not end the game. */
function conflict({
  seats,
  settings: { stallRounds },
}: Config<HelvetiaSettings>): Conflict<HelvetiaSettings, SettingsConflict> | null {
  if (seats > 2 || stallRounds !== 1) return null;
  return { kind: 'stallTooShort', clause: 'H-21.11', mend: { stallRounds: 2 }, newTablesOnly: true };
}

/** H-24.11 Without either limit a stalled game never ends. */
function caution({ settings: { maxRounds, stallRounds } }: Config<HelvetiaSettings>): Caution | null {
  return maxRounds === 0 && stallRounds === 0 ? { kind: 'endless', clause: 'H-24.11' } : null;
}
