import type { Game } from '@thorp/kernel';
import { clone } from './clone.ts';
import { effectSteps } from './effects.ts';
import { imagine } from './imagine.ts';
import { insight } from './insight/index.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { setup, setupSteps } from './setup.ts';
import { cathedralSteps } from './steps/cathedral.ts';
import { choiceSteps } from './steps/choices.ts';
import { draftSteps } from './steps/draft.ts';
import { eventSteps } from './steps/events.ts';
import { fiefSteps } from './steps/fiefs.ts';
import { finalSteps } from './steps/final.ts';
import { mainSteps } from './steps/main.ts';
import { masterSteps } from './steps/masters.ts';
import { paySteps } from './steps/pay.ts';
import { quickSteps } from './steps/quick.ts';
import { roundSteps } from './steps/round.ts';
import { startSteps } from './steps/start.ts';
import { taxSteps } from './steps/tax.ts';
import { exchangeSteps } from './steps/exchange.ts';
import { tradingSteps } from './steps/trading.ts';
import { vassalSteps } from './steps/vassals.ts';
import { en } from './text/en.ts';
import type { Feudalia } from './types.ts';
import { view } from './view.ts';

export type { Feudalia, FeudaliaSettings, View } from './types.ts';

export const feudalia: Game<Feudalia> = {
  id: 'feudalia',
  version: 4,
  // Version 3 kept a fief without asking if both were equal, which told the others that they were. Nothing else has
  // changed.
  upgrades: { 3: option => option },
  unasked: { 3: ['draft'] },
  seats: { min: 1, max: 4 },
  settings,
  steps: {
    ...draftSteps,
    ...setupSteps,
    ...quickSteps,
    ...roundSteps,
    ...eventSteps,
    ...startSteps,
    ...taxSteps,
    ...mainSteps,
    ...vassalSteps,
    ...fiefSteps,
    ...cathedralSteps,
    ...masterSteps,
    ...paySteps,
    ...effectSteps,
    ...choiceSteps,
    ...exchangeSteps,
    ...tradingSteps,
    ...finalSteps,
  },
  text: { en },
  setup,
  clone,
  view,
  imagine,
  score,
  scale: 2,
  insight,
};
