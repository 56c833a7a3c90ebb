import type { Game } from '@thorp/kernel';
import { imagine } from './imagine.ts';
import { insight } from './insight/estimate.ts';
import { score } from './scoring.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { clone, stateFault } from './state.ts';
import { swap } from './steps/apprentice.ts';
import { build, building, buildTurn } from './steps/build.ts';
import { countessEvents, countessGrows, joinCountess, refreshRoad } from './steps/countess.ts';
import { draft, draftPhase, draftTurn, refill } from './steps/draft.ts';
import { clearRoad, coin, endOfDraft } from './steps/endOfDraft.ts';
import { scoreChain } from './steps/events/autumn.ts';
import { eventPhase } from './steps/events/phase.ts';
import { giveBack, lookThrough, pickOne, shuffleReserve, turnBack } from './steps/events/spring.ts';
import { unwrap, wedding } from './steps/events/summer.ts';
import { envoy } from './steps/events/winter.ts';
import { returnCard, returnTo, takeBasic } from './steps/exchange.ts';
import { founders } from './steps/founders.ts';
import { arson, blame, jester, rats } from './steps/jester.ts';
import { lead } from './steps/leader.ts';
import { abduction, arrest, betrayal, espionage, protection, recruiting, serve } from './steps/losses.ts';
import { markets } from './steps/markets.ts';
import { fillKeyring } from './steps/merchant.ts';
import { joinMonastery } from './steps/monastery.ts';
import { monk } from './steps/monk.ts';
import { face, place } from './steps/place.ts';
import { endOfRound, round } from './steps/round.ts';
import { smuggle } from './steps/smuggler.ts';
import { takeTeam } from './steps/team.ts';
import { unlock } from './steps/unlock.ts';
import { english } from './text/en.ts';
import type { Villagers } from './types.ts';
import { view } from './view.ts';

export type * from './types.ts';

export const villagers: Game<Villagers> = {
  id: 'villagers',
  version: 3,
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
    lead,
    fillKeyring,
    takeTeam,
    turnBack,
    eventPhase,
    giveBack,
    shuffleReserve,
    lookThrough,
    pickOne,
    wedding,
    unwrap,
    scoreChain,
    castellans: building,
    pilgrims: building,
    envoy,
    founders,
    markets,
    endOfRound,
    joinMonastery,
    joinCountess,
    refreshRoad,
    countessEvents,
    countessGrows,
    serve,
    abduction,
    betrayal,
    arrest,
    espionage,
    protection,
    recruiting,
    jester,
    blame,
    rats,
    arson,
  },
  text: { en: english },
  setup,
  clone,
  view,
  imagine,
  score,
  stateFault,
  insight,
};
