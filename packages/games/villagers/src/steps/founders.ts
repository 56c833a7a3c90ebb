import { note, type Seat } from '@thorp/kernel';
import { FOUNDERS, FOUNDERS_FOOD } from '../cards/index.ts';
import { village } from '../table.ts';
import type { RunStep, State } from '../types.ts';
import { active, isCovered } from '../village.ts';

// V-6.12 At the end of a build turn Founders may have to be turned to their food side, permanently.
export const founders: RunStep<'founders'> = {
  run(s, { seat }) {
    const { cards } = village(s, seat);
    const at = cards.indexOf(FOUNDERS);
    if (at < 0 || !mustFlip(s, seat, at)) return;
    cards[at] = FOUNDERS_FOOD;
    note(s, { kind: 'flipped', seat });
  },
};

function mustFlip(s: State, seat: Seat, at: number): boolean {
  const mine = village(s, seat);
  return s.settings.foundersFlip === 'no-food' ? active(mine, 'food') === 0 : s.round === 1 && !isCovered(mine, at);
}
