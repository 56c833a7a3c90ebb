/* What the rules say about a view, for boards, which must not repeat a rule. */
import { must, type Seat } from '@thorp/kernel';
import { GROUPS, slotName, type GroupName, type QuarterName, type SlotName } from './cards/board.ts';
import { BUILDINGS, START_TILES, type BuildingName } from './cards/buildings.ts';
import { COMPLEX, goodName, type GoodName } from './cards/goods.ts';
import { slotsOfQuarter } from './table.ts';
import type { Event, HelvetiaSettings, Option } from './types.ts';
import type { HelvetiaView, HouseView, PlayerView } from './view.ts';

/** One unit of a payment, as an event. */
export type Payment = Extract<Event, { kind: 'worked' | 'exchanged' | 'bought' }>;

/** H-9 The good that a payment supplies. */
export function goodSupplied(payment: Payment): GoodName {
  return payment.kind === 'exchanged' ? payment.get : payment.good;
}

/** H-20.8 The option of a payment event. */
export function optionOf(payment: Payment): Option {
  switch (payment.kind) {
    case 'bought':
      return { kind: 'buy' };
    case 'worked':
      return { kind: 'work', village: payment.village, slot: payment.slot };
    case 'exchanged':
      return { kind: 'exchange', village: payment.village, slot: payment.slot, give: payment.give };
  }
}

/** H-4.1 The basic good that a chain begins with. */
export function rootOf(good: GoodName): GoodName {
  const needs = COMPLEX[good]?.needs;
  return needs ? rootOf(needs) : good;
}

/** H-6.3 The goods of a market group. */
export function goodsOfGroup(group: GroupName): readonly GoodName[] {
  return (GROUPS.find(({ name }) => name === group)?.goods ?? []).map(goodName);
}

/** H-7.25 The phases of setting up, in their order. */
export const SETUP_PHASES = ['draft', 'found', 'house', 'lodge', 'betroth'] as const;

/** H-7.25 The current phase of the setup, derived from the table. */
export function setupPhase(view: HelvetiaView): (typeof SETUP_PHASES)[number] {
  const { players } = view;
  const housed = players.map(({ houses }) => houses.filter(({ host }) => host !== null).length);
  if (isDrafting(view)) return 'draft';
  if (players.some(({ houses }) => houses.length < START_TILES)) return 'found';
  if (housed.some(count => count < START_TILES - 1)) return 'house';
  return housed.some(count => count < START_TILES) ? 'lodge' : 'betroth';
}

/** H-7.8 Start tiles are drafted until everybody has three. */
export function isDrafting({ round, players, pool }: HelvetiaView): boolean {
  return round === 0 && pool.length > 0 && players.some(each => startTilesOf(each) < START_TILES);
}

function startTilesOf({ start, houses }: PlayerView): number {
  return start.length + houses.length;
}

/** H-3.9, H-3.10 The slots of a quarter, by the agreed reading of the rule. */
export function quarterSlots(quarter: QuarterName, model: HelvetiaSettings['quarterModel']): readonly SlotName[] {
  return slotsOfQuarter(model, quarter).map(slotName);
}

/** H-4 The building that makes a good. */
export function makerOf(good: GoodName): BuildingName {
  return must(
    BUILDINGS.find(({ use }) => use.kind === 'production' && use.good === good),
    'every good is made somewhere',
  ).name;
}

/** A building of a village. */
export interface HouseAt {
  readonly village: Seat;
  readonly house: HouseView;
}

/** H-9.1 The buildings in which a villager of the seat sleeps, at home and abroad. */
export function asleepIn({ players }: HelvetiaView, seat: Seat): HouseAt[] {
  return players.flatMap(({ houses }, village) =>
    houses
      .filter(({ host, guest }) => [host, guest].some(figure => figure?.owner === seat && !figure.awake))
      .map(house => ({ village, house })),
  );
}

/** H-13.2 The buildings into which a villager of the seat could marry now. */
export function openTo({ players }: HelvetiaView, seat: Seat): HouseAt[] {
  const { school, centre } = must(players[seat], 'the seat plays');
  const [men, women] = [school.men + centre.men, school.women + centre.women];
  const fits = ({ host, guest }: HouseView): boolean =>
    host !== null && guest === null && (host.sex === 'woman' ? men : women) > 0;
  return players.flatMap(({ houses }, village) =>
    village === seat ? [] : houses.filter(fits).map(house => ({ village, house })),
  );
}

/** H-12.1 The buildings in these slots with sleeping villagers, and how many sleep there. */
export function sleepersIn({ houses }: PlayerView, slots: readonly SlotName[]): { count: number; slots: SlotName[] } {
  const asleep = houses
    .filter(({ slot }) => slots.includes(slot))
    .map(({ slot, host, guest }) => ({ slot, count: [host, guest].filter(figure => figure?.awake === false).length }))
    .filter(({ count }) => count > 0);
  return { count: asleep.reduce((sum, { count }) => sum + count, 0), slots: asleep.map(({ slot }) => slot) };
}
