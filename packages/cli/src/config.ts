import { messageOf } from '@thorp/kernel';
import { readConfig, type Config } from '@thorp/server';
import { UsageError } from './errors.ts';

/** The server's configuration: the environment, overridden by flags. */
export function configFrom(flags: { readonly [name: string]: string | undefined }): Config {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined);
  try {
    return readConfig({ ...process.env, ...Object.fromEntries(given) });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}
