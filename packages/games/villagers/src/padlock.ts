import type { Seat } from '@thorp/kernel';

/** Who pays for a padlock, and how much (V-6.15). The steps are in steps/unlock.ts. */

export const KEY_PRICE = 2;

/** V-6.15 What the builder pays for a key of this village: nothing for an own key, because then the bank pays. */
export function priceTo(seat: Seat, owner: number): number {
  return owner === seat ? 0 : KEY_PRICE;
}
