import { answerQuestion } from '@thorp/bots';
import { loadGame } from './games.ts';
import type { BotCalls } from '../protocol/calls.ts';
import { serve } from '../protocol/remote.ts';

const api: BotCalls = {
  async think(request) {
    const { option, ms } = answerQuestion(await loadGame(request.game), request);
    return { option, ms };
  },
};

/** Bots think in a worker of their own, so that neither the page nor the table waits for them. */
export function hostBots(port: MessagePort): void {
  serve(port, { ...api });
}
