import { answerQuestion } from '@thorp/bots';
import { learnedBy, loadGame } from './games.ts';
import type { BotCalls } from '../protocol/calls.ts';
import { serve } from '../protocol/remote.ts';

/** Requests up to this number must be answered at once. */
let hurriedUpTo = 0;
let begun = 0;

const api: BotCalls = {
  async think(request) {
    const number = ++begun;
    const game = await loadGame(request.game);
    const {
      option,
      ms,
      reasons = null,
    } = await answerQuestion(game, request, {
      learned: learnedBy(request.game),
      hurried: () => number <= hurriedUpTo,
    });
    return { option, ms, reasons };
  },
  hurry() {
    hurriedUpTo = begun;
    return Promise.resolve();
  },
};

/** Bots think in a separate worker, so that neither the page nor the table waits for them. */
export function hostBots(port: MessagePort): void {
  serve(port, { ...api });
}
