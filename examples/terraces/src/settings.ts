import type { Settings } from '@thorp/kernel';
import type { TerracesSettings } from './types.ts';

// T-1.2 All settings can be combined.
export const settings: Settings<TerracesSettings> = {
  knobs: {
    fields: { kind: 'number', min: 3, max: 6, default: 4 },
    rounds: { kind: 'number', min: 6, max: 15, default: 10 },
  },
  conflict: () => null,
};
