import { afterAll, afterEach } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { forgetOtherServers, isKept, leaveAll } from './returning.ts';

afterAll(forgetOtherServers);

// A failed test leaves its page open, and bots in it go on playing, which would slow down later tests.
afterEach(async ({ task }) => {
  await leaveAll(task.result?.state === 'fail');
  const browser = await sharedBrowser();
  const others = browser.contexts().filter(context => !isKept(context));
  await Promise.all(others.map(context => context.close()));
});
