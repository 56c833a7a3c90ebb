import type { Game } from '@thorp/kernel';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { insight } from './insight/estimate.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { steps } from './steps/index.ts';
import { en } from './text/en.ts';
import type { Snowcrest } from './types.ts';
import { upgrades } from './upgrades.ts';
import { stateFault } from './table.ts';
import { view } from './view.ts';

export type { Snowcrest } from './types.ts';

export const snowcrest: Game<Snowcrest> = {
  id: 'snowcrest',
  version: 3,
  upgrades,
  seats: { min: 1, max: 4 },
  settings,
  steps,
  text: { en },
  setup,
  clone,
  view,
  imagine,
  score,
  stateFault,
  insight,
};
