import type { TestProject } from 'vitest/node';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** Serves the page as `npm start` does, and a browser, for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfChanged();
  const { server, port } = await servePage(DIST, 0);
  project.provide('address', `http://localhost:${port}`);
  const browser = await serveBrowser();
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
}
