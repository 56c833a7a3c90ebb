import type { Game } from '@thorp/kernel';
import { hamlet as plain, price, worth, type Hamlet } from '@thorp/testkit/hamlet';

/** The sample game with an estimate for bots: buildings count, and gold and hand cards by weights that can be tuned. */
export const hamlet: Game<Hamlet> = {
  ...plain,
  insight: {
    spread: 20,
    weights: [2.4, 0.2],
    estimate: (s, [gold = 0, hand = 0]) =>
      s.seats.map(seat => {
        const built = seat.village.reduce((sum, card) => sum + worth(card), 0);
        return built + gold * seat.gold + hand * seat.hand.reduce((sum, card) => sum + price(card), 0);
      }),
  },
};
