import { openServer, VARIABLES } from '@thorp/server';
import { messageOf } from '@thorp/kernel';
import { defineCommand } from 'citty';
import { configFrom } from '../config.ts';
import { codeOf, UsageError } from '../errors.ts';
import { refuseUnknown } from '../flags.ts';
import type { CommandMeta } from '../help.ts';
import type { Registry } from '../registry.ts';
import { say } from '../terminal.ts';

const ARGS = {
  port: { type: 'string', valueHint: 'N', description: 'The port; overrides PORT' },
  host: { type: 'string', valueHint: 'ADDRESS', description: 'The address to listen on; overrides HOST' },
  data: { type: 'string', valueHint: 'DIRECTORY', description: 'The data directory; overrides THORP_DATA' },
} as const;

const META: CommandMeta = {
  name: 'serve',
  description: 'Run the table server without the page; npm start runs both',
  rows: {
    title: 'Environment',
    rows: VARIABLES.map(({ name, defaultValue, description }) => [
      name,
      defaultValue === '' ? description : `${description} (default ${defaultValue})`,
    ]),
  },
};

export const serve = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: META,
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const config = configFrom({ PORT: args.port, HOST: args.host, THORP_DATA: args.data });
      const stopped = stopSignal();
      const server = await openServer(config, { games: registry }).catch((error: unknown) => {
        const isTaken = codeOf(error) === 'EADDRINUSE';
        const why = isTaken ? `port ${config.port} is taken; choose another with --port` : messageOf(error);
        throw new UsageError(why, { cause: error });
      });
      say(`The table server listens on http://${config.host}:${server.port}`);
      await stopped;
      await server.drain();
      return 0;
    },
  });

function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
