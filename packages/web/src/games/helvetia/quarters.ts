import type { HelvetiaView, PlayerView } from '@thorp/helvetia';
import { QUARTERS, slotName, type QuarterName, type SlotName } from '@thorp/helvetia/cards';

/** A quarter of a village: what the Night Watchman wakes. */
export interface Quarter {
  readonly village: number;
  readonly name: QuarterName;
}

/** The slots of a quarter, in the reading that was agreed on. */
export function slotsOf(name: QuarterName, model: HelvetiaView['settings']['quarterModel']): SlotName[] {
  const quarter = QUARTERS[model].find(each => each.name === name);
  return (quarter?.slots ?? []).map(slotName);
}

/** The buildings of a quarter where somebody sleeps, and how many sleep there. */
export function sleepersIn({ houses }: PlayerView, slots: readonly SlotName[]): { count: number; slots: SlotName[] } {
  const asleep = houses
    .filter(({ slot }) => slots.includes(slot))
    .map(({ slot, host, guest }) => ({ slot, count: [host, guest].filter(figure => figure?.awake === false).length }))
    .filter(({ count }) => count > 0);
  return { count: asleep.reduce((sum, { count }) => sum + count, 0), slots: asleep.map(({ slot }) => slot) };
}
