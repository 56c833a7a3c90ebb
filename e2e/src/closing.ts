import { afterAll, afterEach } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { forgetOtherServers, isKept, leaveAll } from './returning.ts';

afterAll(forgetOtherServers);

// A test that has failed leaves its page open, and bots in it go on playing: the tests after it would be slower.
afterEach(async ({ task }) => {
  await leaveAll(task.result?.state === 'fail');
  const browser = await sharedBrowser();
  const others = browser.contexts().filter(context => !isKept(context));
  await Promise.all(others.map(context => context.close()));
});
