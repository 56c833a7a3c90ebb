import { must, type RunStep, type Seat } from '@thorp/kernel';
import { BUYS, PHASES, type Buy, type BuyId, type Lot } from '../cards/board.ts';
import type { CathedralMasterId } from '../cards/masters.ts';
import { lordOf, tell } from '../area.ts';
import { cathedralFinished } from '../scoring.ts';
import { fillLot } from '../setup.ts';
import type { Feudalia, Lord, Reason, State } from '../types.ts';
import { canBuy, purchase, type Purse } from './pay.ts';

/* F-8 Building the cathedral. */

const NO_TOKEN: Reason = { kind: 'noToken', clause: 'F-8.1' };
const NEEDS_MASTER: { readonly [M in CathedralMasterId]: Reason } = {
  bishop: { kind: 'needsMaster', clause: 'F-8.5', master: 'bishop' },
  glazier: { kind: 'needsMaster', clause: 'F-8.5', master: 'glazier' },
  silversmith: { kind: 'needsMaster', clause: 'F-8.5', master: 'silversmith' },
};

// F-8.2 to F-8.6 Tokens of the current phase, on the C cards only for a lord who houses their master.
export function refuseBuild(
  s: State,
  seat: Seat,
  { lot, master, price }: Buy,
  purse: Purse,
  tooDear: Reason,
): Reason | null {
  if (s.lots[lot] === 0) return NO_TOKEN;
  if (master && !houses(lordOf(s, seat), master)) return NEEDS_MASTER[master];
  return canBuy(purse, 'cathedral', price) ? null : tooDear;
}

export function houses(lord: Lord, master: CathedralMasterId): boolean {
  for (const { city } of lord.fiefs) if (city?.master === master) return true;
  return false;
}

export function build(s: State, seat: Seat, buy: BuyId): void {
  purchase(s, seat, 'cathedral', BUYS[buy].price, { step: 'built', seat, buy });
}

const built: RunStep<Feudalia, 'built'> = {
  run(s, { seat, buy }) {
    const { lot, halves } = BUYS[buy];
    s.lots[lot]--;
    lordOf(s, seat)[halves === 1 ? 'half' : 'full']++;
    tell(s, { kind: 'built', seat, lot, halves });
    maybeNextPhase(s);
  },
};

// F-8.3, F-8.4 When the last token is gone the next cards are filled at once, even in the middle of a turn.
function maybeNextPhase(s: State): void {
  const lots = PHASES[s.phase];
  if (!lots || lots.some(lot => s.lots[lot] > 0)) return;
  s.phase++;
  const finished = cathedralFinished(s);
  if (!finished) for (const lot of must(PHASES[s.phase], 'the scenario has this phase')) fillLot(s, lot);
  tell(s, { kind: 'phase', phase: s.phase, finished });
}

// F-16.4 A solitaire event takes a token off the first of these lots that has one.
export function removeToken(s: State, lots: readonly Lot[]): void {
  const lot = lots.find(it => s.lots[it] > 0);
  if (!lot) return;
  s.lots[lot]--;
  tell(s, { kind: 'tokenRemoved', lot });
  maybeNextPhase(s);
}

export const cathedralSteps = { built };
