import type { TestProject } from 'vitest/node';
import { buildIfChanged, DIST } from '@thorp/web/build';
import { servePage } from '@thorp/web/serve';
import { browserPath } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** Serves the page as `npm start` does, for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  await buildIfChanged();
  // Unpacked once, before the workers start.
  await browserPath();
  const { server, port } = await servePage(DIST, 0);
  project.provide('address', `http://localhost:${port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
