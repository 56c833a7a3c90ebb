import { situationOf, think } from '@thorp/bots';
import { must, type World } from '@thorp/kernel';
import { loadGame } from './games.ts';
import type { BotCalls } from './protocol.ts';
import { serve } from './remote.ts';

const api: BotCalls = {
  async think({ game: id, state, seat, level, seed }) {
    const game = await loadGame(id);
    const situation = must(situationOf(game, state as World, seat), `seat ${seat} is asked something`);
    return think(situation, level, seed, { now: () => performance.now() }).option;
  },
};

/** Bots think in a worker of their own, so that neither the page nor the table waits for them. */
export function hostBots(port: MessagePort): void {
  serve(port, { ...api });
}
