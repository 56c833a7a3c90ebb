import { afterEach } from 'vitest';
import { sharedBrowser } from './browser.ts';

// A test that has failed leaves its page open, and bots in it go on playing: the tests after it would be slower.
afterEach(async () => {
  const browser = await sharedBrowser();
  await Promise.all(browser.contexts().map(context => context.close()));
});
