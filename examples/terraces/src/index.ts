import type { Game } from '@thorp/kernel';
import { insight } from './insight.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { clone, setup } from './setup.ts';
import { plant, roll, round } from './steps/turn.ts';
import { en } from './text/en.ts';
import type { Terraces } from './types.ts';
import { imagine, view } from './view.ts';

export type { Terraces } from './types.ts';

export const terraces: Game<Terraces> = {
  id: 'terraces',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  steps: { round, roll, plant },
  text: { en },
  setup,
  clone,
  view,
  imagine,
  score,
  insight,
};
