import type { Game } from '@thorp/kernel';
import { imagine } from './imagine.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { swap } from './steps/apprentice.ts';
import { build, buildTurn } from './steps/build.ts';
import { draft, draftPhase, draftTurn, refill } from './steps/draft.ts';
import { clearRoad, coin, endOfDraft } from './steps/endOfDraft.ts';
import { returnCard, returnTo, takeBasic } from './steps/exchange.ts';
import { founders } from './steps/founders.ts';
import { markets } from './steps/markets.ts';
import { monk } from './steps/monk.ts';
import { face, place } from './steps/place.ts';
import { endOfRound, round } from './steps/round.ts';
import { smuggle } from './steps/specials.ts';
import { unlock } from './steps/unlock.ts';
import { english } from './text/en.ts';
import type { Villagers } from './types.ts';
import { view } from './view.ts';

export type * from './types.ts';

export const villagers: Game<Villagers> = {
  id: 'villagers',
  version: 2,
  seats: { min: 1, max: 5 },
  settings,
  steps: {
    round,
    draftPhase,
    draftTurn,
    draft,
    refill,
    endOfDraft,
    coin,
    clearRoad,
    buildTurn,
    build,
    returnTo,
    returnCard,
    takeBasic,
    unlock,
    monk,
    swap,
    place,
    face,
    smuggle,
    founders,
    markets,
    endOfRound,
  },
  text: { en: english },
  setup,
  clone,
  view,
  imagine,
  score,
};
