import type { Outcome } from '@thorp/kernel';
import { isFull } from './steps/turn.ts';
import type { State } from './types.ts';

export const FULL_TERRACE = 3;

// T-3.2 A point for each planted field, three for each full terrace; T-3.3 the sum of the numbers breaks ties.
export function score(s: State): Outcome {
  return {
    scores: s.hills.map((hill, seat) => {
      const planted = hill.flat();
      const full = hill.filter(fields => isFull(s, fields)).length;
      const parts = [
        { what: 'fields', amount: planted.length },
        { what: 'fullTerraces', amount: full * FULL_TERRACE, count: full },
      ];
      const total = planted.length + full * FULL_TERRACE;
      return { seat, total, standing: [total, planted.reduce((sum, number) => sum + number, 0)], parts };
    }),
  };
}
