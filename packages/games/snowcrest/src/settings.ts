import type { Settings } from '@thorp/kernel';
import { LEVELS } from './cards/figures.ts';
import type { SnowcrestSettings } from './types.ts';

export const settings: Settings<SnowcrestSettings> = {
  knobs: {
    basic: { kind: 'flag', default: false },
    level: { kind: 'number', min: 1, max: LEVELS.length, default: 1 },
    rounds: { kind: 'number', min: 1, max: 300, default: 200 },
  },
  conflict({ seats, settings: { basic, level } }) {
    if (seats === 1 && basic) {
      return { clause: 'S-18.1', message: 'the Basic variant is for 2 to 4 players', mend: { basic: false } };
    }
    if (seats > 1 && level !== 1) {
      return { clause: 'S-19.2', message: 'levels are for the solitaire game', mend: { level: 1 } };
    }
    return null;
  },
};
