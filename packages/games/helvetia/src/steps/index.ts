import type { Steps } from '@thorp/kernel';
import type { Frame, Option, Reason, State } from '../types.ts';
import { build, claimVillage, moveIn, place } from './builder.ts';
import { draft, prepare } from './draft.ts';
import { betroth, endow, found, house, lodge } from './founding.ts';
import { bear } from './midwife.ts';
import { pay } from './payment.ts';
import { dowry, marry, send } from './priest.ts';
import { award, childrenToSchool, graduate, returnCoins, reveal, round, score } from './round.ts';
import { deliver, trade } from './trader.ts';
import { endTurn, more, turn } from './turn.ts';
import { wake } from './watchman.ts';

/** In the order of the rulebook: setup, the turn, the five characters, the end of a round. */
export const steps: Steps<State, Frame, Option, Reason> = {
  prepare,
  draft,
  found,
  house,
  lodge,
  betroth,
  endow,
  round,
  turn,
  more,
  endTurn,
  build,
  pay,
  place,
  moveIn,
  claimVillage,
  trade,
  deliver,
  wake,
  send,
  marry,
  dowry,
  bear,
  award,
  returnCoins,
  graduate,
  childrenToSchool,
  score,
  reveal,
};
