import type { Insight } from '@thorp/kernel';
import { FULL_TERRACE } from './scoring.ts';
import type { Plant, State } from './types.ts';

/** The value of a low last number for each field that is still empty: guessed, and good enough to beat random play. */
const WEIGHTS = [0.12, 0.5] as const;

export const insight: Insight<State, Plant> = {
  spread: 12,
  weights: WEIGHTS,
  estimate(s, [room = 0, near = 0]) {
    const { fields } = s.settings;
    return s.hills.map(hill => {
      let total = 0;
      for (const planted of hill) {
        const left = fields - planted.length;
        total += planted.length + room * left * (6 - (planted.at(-1) ?? 1));
        total += FULL_TERRACE * (left === 0 ? 1 : near ** (left + 1));
      }
      return total;
    });
  },
  /** Small steps leave room for more. */
  prior: (s, seat, { number, terrace }) => 6 - number + (s.hills[seat]?.[terrace]?.at(-1) ?? 1),
};
