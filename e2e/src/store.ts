import { fileURLToPath } from 'node:url';
import { StoreConflict, type TableStore } from '@thorp/table';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../../packages/web/src/store/indexed.ts', import.meta.url));

/** The page's store as a script that assigns it to the variable `stores`. */
export async function storeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'stores', fileName: 'stores' },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  const chunk = first?.output[0];
  if (!chunk) throw new Error('the store was not built');
  return chunk.code;
}

type Method = keyof TableStore;

/** Runs inside the page. */
async function answer([method, parameters]: readonly [Method, readonly unknown[]]): Promise<{
  value?: unknown;
  conflict?: boolean;
  error?: string;
}> {
  type Call = (...all: readonly unknown[]) => Promise<unknown>;
  const page = globalThis as unknown as {
    stores: { indexedStore(convert: Call): { readonly [M in Method]: Call } };
    store?: { readonly [M in Method]: Call };
  };
  page.store ??= page.stores.indexedStore(async (_game, stored) => stored);
  try {
    return { value: await page.store[method](...parameters) };
  } catch (error) {
    return { conflict: (error as Error).name === 'StoreConflict', error: String(error) };
  }
}

/**
 * The store over a page's own database. The page must not be running: any address of the host without scripts is
 * enough.
 */
export async function storeIn(page: Page, script: string): Promise<TableStore> {
  await page.goto('/icon.svg');
  await page.evaluate(`${script}; globalThis.stores = stores;`);
  const call = async (method: Method, parameters: readonly unknown[]): Promise<unknown> => {
    const { value, conflict, error } = await page.evaluate(answer, [method, parameters] as const);
    if (conflict) throw new StoreConflict(String(parameters[0]));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const method =
    (name: Method) =>
    (...parameters: readonly unknown[]) =>
      call(name, parameters);
  return {
    create: method('create') as TableStore['create'],
    append: method('append') as TableStore['append'],
    load: method('load') as TableStore['load'],
    list: method('list') as TableStore['list'],
    remove: method('remove') as TableStore['remove'],
  };
}
