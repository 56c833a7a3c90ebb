import type { Seat } from '@thorp/kernel';
import { BUYS, type BuyId } from '../cards/board.ts';
import { INDEX, RESOURCES, type Bag, type Resource } from '../cards/goods.ts';
import { masterOf } from '../cards/masters.ts';
import { VASSAL_IDS, vassalOf, type VassalId } from '../cards/vassals.ts';
import { betterment, bettermentsOf } from './strength.ts';
import { fiefOf, heldCubes, lordOf, owned } from '../area.ts';
import type { Fief, Lord, Option, OptionOf, State } from '../types.ts';
import { COIN, cubeWorth, masterWorth, priceWorth, serviceOf, servicesFor, stockWorth, totalOf } from './worth.ts';

type Prior<K extends Option['kind']> = (s: State, seat: Seat, option: OptionOf<K>) => number;

/** A quick value for each kind of option: its gain minus its cost. All others count the same. */
const PRIORS: { readonly [K in Option['kind']]?: Prior<K> } = {
  end: () => 0.08,
  income: (_s, _seat, { card }) => COIN * vassalOf(card).income,
  field: (_s, _seat, { card }) => 0.15 + actionWorth(card, 0),
  influence: (_s, _seat, { card, scroll }) => 0.15 + actionWorth(card, scroll),
  hire: (s, seat, { card }) => hireWorth(card, betterment(lordOf(s, seat), card)),
  upgrade: () => 3,
  build: (_s, _seat, { buy }) => buyWorth(buy),
  hireMaster: (s, seat) => (lordOf(s, seat).fiefs.some(isOpen) ? 0.6 : 0.03),
  hireCathedral: () => 1,
  tap: (s, seat, { fief }) => cityWorth(s, seat, fief),
  blueMaster: (s, seat, { fief }) => cityWorth(s, seat, fief),
  blue: (_s, _seat, { card }) => 0.1 + actionWorth(card, 0),
  relocate: () => 0.02,
  fire: () => 0.01,
  propose: () => 0.05,
  market: () => 0.1,
  done: () => 0.2,
  pass: () => 0.1,
  exchange: (s, seat, { give, get }) => 0.15 + profit(lordOf(s, seat), give, get),
  keepFief: (s, seat, { fief }) => (lordOf(s, seat).fiefs.some(({ type }) => type === fief) ? 0.4 : 1),
  replace: () => 0.7,
  specialist: (s, seat, { card }) => worthTo(s, seat, card),
  recruit: (s, seat, { card }) => worthTo(s, seat, card),
  raise: () => 1,
  invite: (_s, _seat, { master }) => 0.3 + masterWorth(master),
  choose: (_s, _seat, { master }) => 0.3 + masterWorth(master) - 0.3 * priceWorth(masterOf(master).price),
  under: (_s, _seat, { master }) => 0.3 / (0.3 + masterWorth(master)),
  use: () => 1,
  fullPrice: () => 0.1,
  waive: (_s, _seat, { resource }) => cubeWorth(resource),
  lose: (s, seat, { resource }) => 0.1 / cubeWorth(resource) + 0.05 * ownedOf(lordOf(s, seat), resource),
  payFrom: (s, seat, { fief }) => 0.1 + 0.1 * heldCubes(lordOf(s, seat), fief),
  store: (s, seat, { fief }) => 1 / (1 + heldCubes(lordOf(s, seat), fief)),
  gain: (s, seat, { resource }) => cubeWorth(resource) / (1 + 0.2 * ownedOf(lordOf(s, seat), resource)),
  lay: (_s, _seat, { resource }) => cubeWorth(resource),
  eliminate: (s, seat, { card }) => parting(s, seat, card),
  discard: (s, seat, { card }) => 0.5 * parting(s, seat, card),
  surrender: (s, seat, { card }) => parting(s, seat, card),
  recall: (s, seat, { card }) => worthTo(s, seat, card),
  regain: (s, seat, { card }) => worthTo(s, seat, card),
  host: (s, seat, { card }) => worthTo(s, seat, card),
  hold: (s, seat, { card }) => worthTo(s, seat, card),
  move: () => 0.1,
  accept: acceptance,
  decline: () => 0.3,
};

/** Whether a city is open and has no master. */
export function isOpen({ level, city }: Fief): boolean {
  return level > 0 && city === null;
}

/** Never 0, so that every option is tried sometimes. */
const LEAST = 0.01;

/** How likely a bot is to try an option. */
export function prior(s: State, seat: Seat, option: Option): number {
  return Math.max(LEAST, priorOf(option.kind, s, seat, option));
}

/** The same for several options: a lord's own cards are counted once for all cards that can be hired. */
export function priors(s: State, seat: Seat, options: readonly Option[]): number[] {
  let betterBy: ((card: VassalId) => number) | null = null;
  return options.map(option => {
    if (option.kind !== 'hire') return prior(s, seat, option);
    betterBy ??= bettermentsOf(lordOf(s, seat));
    return Math.max(LEAST, hireWorth(option.card, betterBy(option.card)));
  });
}

/** The value of hiring a card that improves an average hand by this much. */
function hireWorth(card: VassalId, better: number): number {
  return 3 * better - 0.3 * priceWorth(vassalOf(card).price);
}

function priorOf<K extends Option['kind']>(kind: K, s: State, seat: Seat, option: OptionOf<K>): number {
  return PRIORS[kind]?.(s, seat, option) ?? 0.3;
}

/** How much an exchange improves the stocks; `PLENTY` is the same share as in the estimate. */
function profit(lord: Lord, give: Bag, get: Bag): number {
  let gain = COIN * ((get.coins ?? 0) - (give.coins ?? 0));
  for (const [r, resource] of RESOURCES.entries()) {
    const now = owned(lord, r);
    gain += stockWorth(r, now + (get[resource] ?? 0) - (give[resource] ?? 0), PLENTY) - stockWorth(r, now, PLENTY);
  }
  return gain;
}

const PLENTY = 0.3;

/** The value of each scroll of a card, or of its only action: computed once, because playouts need it all the time. */
const ACTION_WORTHS: ReadonlyMap<VassalId, readonly number[]> = new Map(
  VASSAL_IDS.map(card => {
    const { action } = vassalOf(card);
    if (!action) return [card, []];
    return [card, action.type === 'influence' ? action.scrolls.map(totalOf) : [totalOf(action.effects)]];
  }),
);

function actionWorth(card: VassalId, scroll: number): number {
  return ACTION_WORTHS.get(card)?.[scroll] ?? 0;
}

function buyWorth(buy: BuyId): number {
  return 1.5 * BUYS[buy].halves - 0.3 * priceWorth(BUYS[buy].price);
}

function cityWorth(s: State, seat: Seat, fief: number): number {
  const { city } = fiefOf(lordOf(s, seat), fief);
  return city ? 0.1 + masterWorth(city.master) : 0;
}

/** The value of playing a card for a lord. */
function worthTo(s: State, seat: Seat, card: VassalId): number {
  return serviceOf(servicesFor(lordOf(s, seat).fiefs), card).worth;
}

function ownedOf(lord: Lord, resource: Resource): number {
  return owned(lord, INDEX[resource]);
}

/** The prior for giving a card away: higher for a card of less value. */
function parting(s: State, seat: Seat, card: VassalId): number {
  return 0.2 / (0.3 + Math.max(0, worthTo(s, seat, card)));
}

/** F-13 An offer is good if it brings more than it costs; the frame has both sides. */
function acceptance(s: State): number {
  const frame = s.frames[s.frames.length - 1];
  if (frame?.step !== 'answer') return 0.3;
  let gain = 0;
  for (const [r, resource] of RESOURCES.entries()) {
    gain += ((frame.give[r] ?? 0) - (frame.ask[r] ?? 0)) * cubeWorth(resource);
  }
  return gain > 0 ? 1 : 0.05;
}
