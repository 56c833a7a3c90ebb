import type { Steps } from '@thorp/kernel';
import { buy } from '../setup.ts';
import type { Frame, Option, Reason, State } from '../types.ts';
import { action, effect, enact, offer, turnDown } from './acting.ts';
import { arrive, refill, slot } from './adding.ts';
import { build, returnTile } from './building.ts';
import { depart, forest, juniper } from './forest.ts';
import { oneOf, redraw, retrieve } from './gaining.ts';
import { answer, chant, effort, prize } from './meditating.ts';
import { gold, pay } from './paying.ts';
import { rest, wake } from './resting.ts';
import { giveCard, giveTile, giveVillager, item, settle, source } from './settling.ts';
import { copy, recruit, trade, tuck } from './specials.ts';
import { claim, endTurn, main, nextTurn, turn } from './turn.ts';

/** Every step of the rules, in the order of the rulebook. */
export const steps: Steps<State, Frame, Option, Reason> = {
  buy,
  turn,
  main,
  rest,
  wake,
  endTurn,
  nextTurn,
  claim,
  slot,
  arrive,
  refill,
  enact,
  action,
  effect,
  offer,
  turnDown,
  pay,
  gold,
  juniper,
  forest,
  settle,
  item,
  source,
  giveCard,
  giveVillager,
  giveTile,
  depart,
  returnTile,
  build,
  effort,
  chant,
  answer,
  prize,
  oneOf,
  retrieve,
  redraw,
  trade,
  recruit,
  copy,
  tuck,
};
