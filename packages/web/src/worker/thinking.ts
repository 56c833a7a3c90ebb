import type { Answer, ThinkRequest } from '@thorp/table';
import type { BotCalls } from '../protocol/calls.ts';
import { connectRemote, type Connection, type Wire } from '../protocol/remote.ts';

/** Bots in a worker that may die: it is noticed, and another one is asked for when it is needed. */
export interface Thinking {
  think(request: ThinkRequest): Promise<Answer>;
  /** A bots' worker is there, the first or another one. */
  connect(port: Wire): void;
  /** The bots' worker has broken. */
  broke(): void;
}

/** Milliseconds after which a worker that has not answered is taken for dead: no level thinks that long over a turn. */
const DEADLINE = 45_000;

/** `restart` asks for another worker; a request that was lost is asked once more there. */
export function thinking(restart: () => void, deadline = DEADLINE): Thinking {
  let connection: Connection<BotCalls> | null = null;
  let waiting: PromiseWithResolvers<Connection<BotCalls>> | null = null;
  let connectedOnce = false;

  function worker(): Promise<Connection<BotCalls>> {
    if (connection) return Promise.resolve(connection);
    if (waiting) return waiting.promise;
    const { promise } = (waiting = Promise.withResolvers());
    if (connectedOnce) restart();
    return promise;
  }

  function broke(): void {
    const dead = connection;
    connection = null;
    dead?.fail(new Error('the bots’ worker has broken'));
  }

  async function ask(request: ThinkRequest, triesLeft: number): Promise<Answer> {
    const asked = await worker();
    const timer = setTimeout(() => asked === connection && broke(), deadline);
    try {
      return await asked.calls.think(request);
    } catch (error) {
      // What a living worker answers is final.
      if (asked === connection || triesLeft === 0) throw error;
      return ask(request, triesLeft - 1);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    think: request => ask(request, 1),
    connect(port) {
      connection = connectRemote<BotCalls>(port);
      connectedOnce = true;
      waiting?.resolve(connection);
      waiting = null;
    },
    broke,
  };
}
