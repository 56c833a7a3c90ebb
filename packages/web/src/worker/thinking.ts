import type { Answer, ThinkRequest } from '@thorp/table';
import type { BotCalls } from '../protocol/calls.ts';
import { connectRemote, type Connection, type Wire } from '../protocol/remote.ts';

/** Bots in a worker that may die: that is noticed, and another worker is started when needed. */
export interface Thinking {
  think(request: ThinkRequest): Promise<Answer>;
  /** Makes a thinking bot answer with the best option found so far. */
  hurry(): Promise<void>;
  /** Starts the first bots' worker before it is needed. */
  prepare(): void;
  /** A bots' worker has started, the first or a later one. */
  connect(port: Wire): void;
  /** The bots' worker has broken. */
  broke(): void;
}

/** Milliseconds after which a worker that has not answered counts as dead: no level thinks that long about a turn. */
const DEADLINE = 45_000;

/** `start` starts a worker, the first one or a replacement; a lost request is sent once more. */
export function thinking(start: (isFirst: boolean) => void, deadline = DEADLINE): Thinking {
  let connection: Connection<BotCalls> | null = null;
  let waiting: PromiseWithResolvers<Connection<BotCalls>> | null = null;
  let connectedOnce = false;

  function worker(): Promise<Connection<BotCalls>> {
    if (connection) return Promise.resolve(connection);
    if (waiting) return waiting.promise;
    const { promise } = (waiting = Promise.withResolvers());
    start(!connectedOnce);
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
      // An error from a working worker is final.
      if (asked === connection || triesLeft === 0) throw error;
      return ask(request, triesLeft - 1);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    think: request => ask(request, 1),
    async hurry() {
      await connection?.calls.hurry();
    },
    prepare() {
      if (!connectedOnce) void worker();
    },
    connect(port) {
      connection = connectRemote<BotCalls>(port);
      connectedOnce = true;
      waiting?.resolve(connection);
      waiting = null;
    },
    broke,
  };
}
