import { type AskStep, type RunStep, schedule, type Seat } from '@thorp/kernel';
import { LIMITS } from '../cards/board.ts';
import { masterOf } from '../cards/masters.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import { resolve } from '../effects.ts';
import {
  addCoins,
  drawCards,
  faceOf,
  fiefOf,
  forget,
  heldCubes,
  isFirst,
  leaveHand,
  lordOf,
  seeTaxCollector,
  tell,
} from '../area.ts';
import type { Done, Feudalia, FeudaliaSettings, Lord, OptionOf, State, Turn } from '../types.ts';
import { loseCubes } from './pay.ts';

/* F-6 The final phase. */

// F-6.1 Blue vassals from hand and blue masters, each at most once, in any order.
const blue: AskStep<Feudalia, 'blue', OptionOf<'blue' | 'blueMaster'> | Done> = {
  options(s, { seat }) {
    const lord = lordOf(s, seat);
    const options: (OptionOf<'blue' | 'blueMaster'> | Done)[] = [];
    for (const [i, card] of lord.hand.entries()) {
      if (vassalOf(card).action?.type === 'blue' && isFirst(lord.hand, i)) options.push({ kind: 'blue', card });
    }
    for (const [fief, { city }] of lord.fiefs.entries()) {
      if (city && !city.tapped && masterOf(city.master).timing === 'blue') options.push({ kind: 'blueMaster', fief });
    }
    options.push({ kind: 'done' });
    return options;
  },
  choose(s, frame, option) {
    if (option.kind === 'done') return;
    schedule(s, frame);
    if (option.kind === 'blue') playBlue(s, frame.seat, option);
    else playBlueMaster(s, frame.seat, option.fief);
  },
};

function playBlue(s: State, seat: Seat, { card }: OptionOf<'blue'>): void {
  const { action } = vassalOf(card);
  if (action?.type !== 'blue') return;
  const lord = lordOf(s, seat);
  leaveHand(lord, card);
  lord.table.push(card);
  tell(s, { kind: 'blue', seat, card });
  resolve(s, { seat, card, fief: -1 }, action.effects);
}

function playBlueMaster(s: State, seat: Seat, fief: number): void {
  const { city } = fiefOf(lordOf(s, seat), fief);
  if (!city) return;
  city.tapped = true;
  tell(s, { kind: 'blue', seat, card: city.master });
  resolve(s, { seat, card: city.master, fief }, masterOf(city.master).effects);
}

// F-6.2 to F-6.6 End of day, services to the court, saving, a new hand, and the limit of twelve cubes.
const endOfDay: RunStep<Feudalia, 'endOfDay'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    discardPlayed(lord);
    serveCourt(s, seat, lord);
    save(s, seat, lord);
    s.turn.reshuffles = finalReshuffles(s.turn, s.settings);
    s.turn.stopped = false;
    drawCards(s, seat, cardsToDraw(lord.hand.length));
    schedule(s, { step: 'turnEnd', seat });
    for (let fief = 2; fief >= 0; fief--) loseCubes(s, seat, fief, heldCubes(lord, fief) - LIMITS.cubes, 'limit');
  },
};

// F-6.2 All vassals played this turn go to the discard pile, except a hosted one.
function discardPlayed(lord: Lord): void {
  lord.discard.push(...playedCards(lord));
  lord.fields.fill(null);
  lord.table = [];
  lord.taxed = [];
}

/** Cards on the fields, on the table, and played for the tax. */
export function playedCards({ fields, table, taxed }: Pick<Lord, 'fields' | 'table' | 'taxed'>): VassalId[] {
  return [...fields.filter(field => field !== null && field !== 'used'), ...table, ...taxed];
}

// F-6.3 The Tax Collector stays in hand; all other cards that were not played serve at court.
export function servants(hand: readonly VassalId[]): VassalId[] {
  return hand.filter(card => card !== 'tax_collector');
}

// F-6.3 A coin for each card that serves.
export function courtCoins(served: number, { courtBonus }: Pick<Turn, 'courtBonus'>): number {
  return served * (1 + courtBonus);
}

// F-6.3 Unplayed vassals are discarded for a coin each, except the Tax Collector and cards named to stay.
function serveCourt(s: State, seat: Seat, lord: Lord): void {
  const serving = servants(lord.hand);
  for (const card of serving) forget(lord, card);
  lord.discard.push(...serving);
  const coins = addCoins(lord, courtCoins(serving.length, s.turn));
  if (serving.length < lord.hand.length) lord.kept.push('tax_collector');
  lord.hand = lord.kept;
  lord.kept = [];
  seeTaxCollector(lord);
  if (serving.length > 0) tell(s, { kind: 'court', seat, cards: serving.length, coins });
}

// F-6.4 The face of the treasury gives the coins that are kept; a bonus is added, up to the coins there were.
export function savedOf(lord: Pick<Lord, 'fiefs'>, coins: number, { saveBonus }: Pick<Turn, 'saveBonus'>): number {
  return Math.min(coins, (faceOf(lord).saved[coins] ?? 0) + saveBonus);
}

function save(s: State, seat: Seat, lord: Lord): void {
  const { coins: of } = lord;
  lord.coins = savedOf(lord, of, s.turn);
  tell(s, { kind: 'saved', seat, coins: lord.coins, of });
}

// F-6.5 The number of cards to draw up to a hand of five.
export function cardsToDraw(staying: number): number {
  return LIMITS.hand - staying;
}

// F-5.6 If drawing was stopped in the main phase, the final phase has a new allowance.
export function finalReshuffles(
  { reshuffles, stopped }: Pick<Turn, 'reshuffles' | 'stopped'>,
  { reshufflesPerTurn }: Pick<FeudaliaSettings, 'reshufflesPerTurn'>,
): number {
  return stopped ? reshufflesPerTurn : reshuffles;
}

export const finalSteps = { blue, endOfDay };
