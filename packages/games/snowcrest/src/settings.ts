import type { Settings } from '@thorp/kernel';
import { LEVELS } from './cards/figures.ts';
import type { SettingsConflict, SnowcrestSettings } from './types.ts';

export const settings: Settings<SnowcrestSettings, SettingsConflict> = {
  knobs: {
    basic: { kind: 'flag', default: false },
    level: { kind: 'number', min: 1, max: LEVELS.length, default: 1 },
    rounds: { kind: 'number', min: 1, max: 300, default: 200 },
  },
  conflict({ seats, settings: { basic, level } }) {
    if (seats === 1 && basic) {
      return { kind: 'basicAlone', clause: 'S-18.1', mend: { basic: false } };
    }
    if (seats > 1 && level !== 1) {
      return { kind: 'levelInCompany', clause: 'S-19.2', mend: { level: 1 } };
    }
    return null;
  },
};
