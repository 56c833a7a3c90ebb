import { must } from '@thorp/kernel';
import type { Effect, EffectOf, EffectKind } from '../cards/effects.ts';
import { INDEX, RESOURCES, type Price, type Resource } from '../cards/goods.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS, masterOf, type MasterId } from '../cards/masters.ts';
import { VASSAL_IDS, vassalOf, type VassalId } from '../cards/vassals.ts';
import type { Fief } from '../types.ts';

/*
 * The values that bots use, in halves of a point: coins, cubes, the verbs of the cards, and so the cards. Set by hand.
 */

export const COIN = 0.11;

/** A cube of each resource, in the order of RESOURCES. */
export const CUBE: readonly number[] = [0.16, 0.3, 0.3, 0.45];

export function cubeWorth(resource: Resource): number {
  return CUBE[INDEX[resource]] ?? 0;
}

/** Cubes of a kind that a lord can spend soon: prices ask for several kinds, so the first few of each are worth most. */
const FEW = 4;

/**
 * The value of a stock of one resource: cubes beyond the first few count a share, those beyond twice as many nothing.
 */
export function stockWorth(r: number, n: number, plenty: number): number {
  const few = Math.min(n, FEW);
  return (CUBE[r] ?? 0) * (few + plenty * Math.min(n - few, FEW));
}

const ANY_CUBE = 0.35;

/** What each verb of the cards is worth. */
const WORTH: { readonly [K in EffectKind]: (effect: EffectOf<K>) => number } = {
  produce: ({ res, n, per }) => n * (res === 'siteType' ? 0.28 : cubeWorth(res)) * (per ? 1.4 : 1),
  gain: ({ res, n }) => n * (res === 'any' || res === 'ownFiefType' ? ANY_CUBE : cubeWorth(res)),
  coins: ({ n, per, max }) => COIN * (per ? Math.min(max, 2 * n) : n),
  trade: ({ times }) => 0.15 * times,
  draw: ({ n }) => 0.35 * n,
  cycle: ({ upTo }) => 0.1 * upTo,
  recall: ({ n }) => 0.3 * n,
  regain: ({ n }) => 0.3 * n,
  eliminate: ({ upTo }) => 0.2 * upTo,
  discount: ({ coins, cubes, uses }) => 0.7 * uses * (COIN * coins + 0.3 * cubes),
  boost: ({ n }) => 0.6 * n,
  influenceExtra: ({ n }) => 0.3 * n,
  move: () => 0.1,
  host: () => 0.3,
  vault: ({ cap }) => 0.06 * cap,
  keepInHand: ({ n }) => 0.15 * n,
  saveBonus: ({ n }) => 0.12 * n,
  courtBonus: ({ n }) => 0.3 * n,
  taxRelief: ({ n }) => 0.2 * n,
  defense: ({ n }) => 0.03 * n,
  revealHand: () => 0.02,
};

export function worthOf(effect: Effect): number {
  return worthAs(effect.op, effect);
}

function worthAs<K extends EffectKind>(op: K, effect: EffectOf<K>): number {
  return WORTH[op]?.(effect) ?? 0;
}

export function totalOf(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += worthOf(effect);
  return sum;
}

export function priceWorth({ coins, cubes }: Price): number {
  return COIN * coins + cubesWorth(cubes);
}

export function cubesWorth(cubes: readonly number[]): number {
  let sum = 0;
  for (let r = 0; r < cubes.length; r++) sum += (cubes[r] ?? 0) * (CUBE[r] ?? 0);
  return sum;
}

/** Sets of fief types, as bits in the order of RESOURCES. */
const LANDS = 1 << RESOURCES.length;

/** The value of playing a card for a lord with fiefs of these types: its action or its income, whichever is more. */
function play(card: VassalId, lands: number): number {
  const { income, action, nobles, category } = vassalOf(card);
  if (category === 'official' && income === 0 && !action) return TAX;
  const plain = COIN * income;
  const tie = 0.05 * nobles;
  if (!action) return plain + tie;
  if (action.type === 'influence')
    return Math.max(plain, ...action.scrolls.map(totalOf)) + tie + (action.plus ? 0.15 : 0);
  if (action.type === 'blue') return Math.max(plain, totalOf(action.effects)) + tie;
  const site = action.sites.some((surcharge, r) => surcharge !== null && (lands & (1 << r)) !== 0);
  return (site ? Math.max(plain, totalOf(action.effects)) + 0.3 * plain : plain) + tie;
}

/** The value of a turn that begins with the Tax Collector. */
const TAX = -0.6;

/** What a card needs to act: a field, the influence action of the turn, or nothing (income, blue, or a "+"). */
function needOf(card: VassalId): 'field' | 'influence' | null {
  const { action } = vassalOf(card);
  if (action?.type === 'field') return 'field';
  return action?.type === 'influence' && !action.plus ? 'influence' : null;
}

/** The resource that a specialist makes, and how much of it; n is 0 for all other cards. */
function cropOf(card: VassalId): { readonly r: number; readonly n: number } {
  const { action } = vassalOf(card);
  const effect = action?.type === 'field' ? action.effects[0] : undefined;
  if (effect?.op !== 'produce' || effect.res === 'siteType') return { r: 0, n: 0 };
  return { r: INDEX[effect.res], n: effect.n };
}

/** The use of a card for lords with fiefs of certain types. */
export interface Service {
  /** The place of the card in VASSAL_IDS. */
  readonly place: number;
  /** The value of playing it. */
  readonly worth: number;
  readonly income: number;
  readonly need: ReturnType<typeof needOf>;
  readonly crop: ReturnType<typeof cropOf>;
}

export type Services = ReadonlyMap<VassalId, Service>;

const SERVICES = Array.from({ length: LANDS }, (_, lands): Services => {
  return new Map(VASSAL_IDS.map(card => [card, service(card, lands)]));
});

function service(card: VassalId, lands: number): Service {
  return {
    place: VASSAL_IDS.indexOf(card),
    worth: play(card, lands),
    income: vassalOf(card).income,
    need: needOf(card),
    crop: cropOf(card),
  };
}

export function servicesFor(fiefs: readonly Fief[]): Services {
  let lands = 0;
  for (const { type } of fiefs) lands |= 1 << INDEX[type];
  return must(SERVICES[lands], 'there are services for all lands');
}

export function serviceOf(services: Services, card: VassalId): Service {
  return must(services.get(card), 'every card has a service');
}

/** The value of a housed master in a turn: computed once, because playouts need it all the time. */
const MASTER_WORTHS: ReadonlyMap<MasterId, number> = new Map(
  [...BASIC_MASTER_IDS, ...CATHEDRAL_MASTER_IDS].map(id => [id, serving(id)]),
);

/** Cathedral masters only open the last cards of the cathedral. */
function serving(id: MasterId): number {
  const { timing, effects, pay } = masterOf(id);
  return timing === 'build' ? 0 : Math.max(0.05, totalOf(effects) - priceWorth(pay));
}

export function masterWorth(id: MasterId): number {
  return must(MASTER_WORTHS.get(id), 'every master has a worth');
}

/**
 * An entry of a list of fractions. Lists of whole numbers have a separate function, so that V8 does not turn them into
 * lists of floats.
 */
export function fraction(list: readonly number[], index: number): number {
  return list[index] as number;
}
