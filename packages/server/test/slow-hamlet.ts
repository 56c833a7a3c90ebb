import { hamlet as quick, type Hamlet } from '@thorp/testkit/hamlet';
import type { Game } from '@thorp/kernel';

const ESTIMATE_MS = 20;

/** The small game with an estimate that takes so long that a master always needs all its time. */
export const hamlet: Game<Hamlet> = {
  ...quick,
  insight: {
    spread: 20,
    horizon: 1,
    weights: [],
    estimate({ seats }) {
      for (const end = performance.now() + ESTIMATE_MS; performance.now() < end;);
      return seats.map(() => 0);
    },
  },
};
