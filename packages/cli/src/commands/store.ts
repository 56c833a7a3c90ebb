import { messageOf } from '@thorp/kernel';
import { backupStore, exportStore, importStore, restoreStore, type Config } from '@thorp/server';
import { defineCommand } from 'citty';
import { configFrom } from '../config.ts';
import { FAILED } from '../errors.ts';
import { refuseUnknown } from '../flags.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  file: { type: 'positional', required: true, description: 'The file to write or to read' },
  data: { type: 'string', valueHint: 'DIRECTORY', description: 'The data directory; overrides THORP_DATA' },
} as const;

/** A command that works on a store and a file. The server's environment names the store. */
function storeCommand(name: string, description: string, work: (config: Config, file: string) => Promise<string>) {
  return defineCommand<typeof ARGS>({
    meta: { name, description },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args: { file, data } }) {
      const config = configFrom({ THORP_DATA: data });
      try {
        say(await work(config, file));
        return 0;
      } catch (error) {
        warn(`${name} failed: ${messageOf(error)}`);
        return FAILED;
      }
    },
  });
}

export const backup = storeCommand(
  'backup',
  'Back up the store of a table server to a file; works while the server runs',
  async (config, file) => {
    await backupStore(config, file);
    return `The store was copied to ${file}. Keep the key apart from it: without the key its games cannot continue.`;
  },
);

export const restore = storeCommand(
  'restore',
  'Restore the store from a backup; the server must not be running',
  async (config, file) => {
    await restoreStore(config, file);
    return `The store was restored from ${file}.`;
  },
);

export const exported = storeCommand(
  'export',
  'Write a whole store as lines that SQLite and PostgreSQL both read',
  async (config, file) => {
    await exportStore(config, file);
    return `The store was written to ${file}.`;
  },
);

export const imported = storeCommand('import', 'Import an export into an empty store', async (config, file) => {
  const rows = await importStore(config, file);
  return `${rows} rows were stored. Use the key of the store that they come from.`;
});
