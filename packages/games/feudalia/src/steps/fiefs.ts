import { must, type RunStep, type Seat } from '@thorp/kernel';
import { upgradePrice } from '../cards/board.ts';
import { fiefOf, lordOf, tell } from '../area.ts';
import type { Feudalia, Reason, State } from '../types.ts';
import { canBuy, cannotPay, purchase, type Purse } from './pay.ts';

/* F-4.5 Upgrading fiefs. */

const TOP_LEVEL: Reason = { kind: 'topLevel', clause: 'F-4.5' };

export function refuseUpgrade(s: State, seat: Seat, fief: number, purse: Purse): Reason | null {
  const { type, level } = fiefOf(lordOf(s, seat), fief);
  const price = upgradePrice(type, level);
  if (!price) return TOP_LEVEL;
  return canBuy(purse, 'fief', price) ? null : cannotPay('F-4.5', price);
}

export function upgrade(s: State, seat: Seat, fief: number): void {
  const { type, level } = fiefOf(lordOf(s, seat), fief);
  const price = must(upgradePrice(type, level), 'the fief can still grow');
  purchase(s, seat, 'fief', price, { step: 'upgraded', seat, fief });
}

// F-4.5 Cubes and master stay; the new field and the city are open at once, and the treasury face follows the levels.
const upgraded: RunStep<Feudalia, 'upgraded'> = {
  run(s, { seat, fief }) {
    const level = ++fiefOf(lordOf(s, seat), fief).level;
    tell(s, { kind: 'upgraded', seat, fief, level });
  },
};

export const fiefSteps = { upgraded };
