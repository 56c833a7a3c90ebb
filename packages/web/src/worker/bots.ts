import { situationOf, think } from '@thorp/bots';
import { adopt, must } from '@thorp/kernel';
import { loadGame } from './games.ts';
import type { BotCalls } from '../protocol/calls.ts';
import { serve } from '../protocol/remote.ts';

const api: BotCalls = {
  async think({ game: id, world, seat, level, seed, spent }) {
    const game = await loadGame(id);
    const situation = must(situationOf(game, adopt(game, world), seat), `seat ${seat} is asked something`);
    const pace = { seat, spent };
    const { option } = think(situation, level, seed, { now: () => performance.now(), pace });
    return { option, ms: pace.spent - spent };
  },
};

/** Bots think in a worker of their own, so that neither the page nor the table waits for them. */
export function hostBots(port: MessagePort): void {
  serve(port, { ...api });
}
