import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsInBothThemes } from '../src/access.ts';
import { sharedBrowser, visit, type Look, type Visit } from '../src/browser.ts';
import { testInSizes } from '../src/inSizes.ts';
import { MORE } from '../src/long.ts';
import { startOnline } from '../src/online.ts';
import { go } from '../src/play.ts';
import { returning } from '../src/returning.ts';
import { pageWithShortList } from '../src/shortList.ts';
import { smallText } from '../src/text.ts';

const browser = await sharedBrowser();
const folder = pageWithShortList();
const server = await startOnline({ THORP_PRIVATE_TARGETS: 'yes' }, folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openMe(look: Look = {}): Promise<Visit> {
  const visited = await returning(look, server.address);
  await go(visited.page, '/me');
  await visited.page.getByRole('heading', { name: 'Devices' }).waitFor();
  return visited;
}

/** A virtual authenticator inside the browser that accepts everything. */
async function addAuthenticator({ page, context }: Visit): Promise<Awaited<ReturnType<typeof context.newCDPSession>>> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

async function setName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await kept(page, () => page.keyboard.press('Enter'));
}

async function wear(page: Page, hat: string): Promise<void> {
  await kept(page, () => page.getByRole('radio', { name: hat }).check({ force: true }));
}

/** Waits until the server has stored what `change` changes. */
async function kept(page: Page, change: () => Promise<void>): Promise<void> {
  const sent = page.waitForResponse(answer => answer.url().endsWith('/api/me') && answer.request().method() === 'PUT');
  await change();
  expect((await sent).status()).toBe(204);
}

/** How many requests for a session are made at once, at most; each of them would make a newcomer of its own. */
async function sessionsAtOnce(page: Page): Promise<() => number> {
  let now = 0;
  let most = 0;
  await page.route('**/api/session', async route => {
    most = Math.max(most, ++now);
    await new Promise(resolve => setTimeout(resolve, 500));
    await route.continue();
    now--;
  });
  return () => most;
}

/** Moves a second switch before the server has answered the first one: both are stored. */
async function switchBoth(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/me/notifications', async route => {
    if (route.request().method() === 'PUT') await promise;
    await route.continue();
  });
  const stored = page.waitForResponse(answer => {
    const sent = answer.request().postData();
    return answer.url().endsWith('/api/me/notifications') && sent !== null && !sent.includes('invitation');
  });
  await page.getByRole('switch', { name: /Quiet hours/ }).check({ force: true });
  await page.getByLabel('From').waitFor();
  await page.getByRole('switch', { name: /I am invited/ }).uncheck({ force: true });
  resolve();
  expect((await stored).ok()).toBe(true);
  await page.unroute('**/api/me/notifications');
}

describe('me', () => {
  test('name and portrait are kept, and come back with a passkey after signing out', async () => {
    const visited = await openMe();
    const { page, context, complaints } = visited;
    await addAuthenticator(visited);
    await setName(page, 'Rowan');
    await page.getByRole('tab', { name: 'Hat' }).click();
    // The first portrait is random, so it may already have the crown.
    if (await page.getByRole('radio', { name: 'Crown' }).isChecked()) await wear(page, 'Cap');
    await wear(page, 'Crown');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('Passkey made.').waitFor();
    await page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem').waitFor();

    await page.getByRole('button', { name: 'Sign out here' }).click();
    const gone = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click();
    await gone;
    await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
    const known = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await known;
    await page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem').waitFor();
    await page.getByRole('heading', { name: 'Rowan', level: 1 }).waitFor();
    await page.getByRole('tab', { name: 'Hat' }).click();
    expect(await page.getByRole('radio', { name: 'Crown' }).isChecked()).toBe(true);

    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a link signs a second device in, once, and each device can sign the other out', async () => {
    const one = await openMe();
    await setName(one.page, 'June');
    await one.page.getByRole('button', { name: 'Show the code' }).click();
    await one.page.getByRole('img', { name: /^QR code/ }).waitFor();
    const link = await one.page.getByLabel('Link for the other device').inputValue();
    const two = await visit(browser, server.address, { size: 'phone' });
    await two.page.goto(link);
    await two.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await two.page.getByRole('heading', { name: 'June', level: 1 }).waitFor();
    expect(two.page.url()).not.toContain('#');
    expect(await two.page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(2);

    const three = await visit(browser, server.address);
    await three.page.goto(link);
    await three.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await three.page.getByText('This link was used before, or is too old.').waitFor();

    await two.page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect.poll(() => two.page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(1);
    const most = await sessionsAtOnce(one.page);
    await one.page.reload();
    await one.page.getByRole('heading', { name: 'Devices' }).waitFor();
    expect(most()).toBe(1);
    expect(await one.page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(1);
    expect(two.complaints).toEqual([]);
    for (const { context } of [one, two, three]) await context.close();
  });

  test('notifications are chosen, tested and removed; data is exported and deleted', async () => {
    const { page, context, complaints } = await openMe();
    await setName(page, 'Edda');
    await page.getByRole('button', { name: 'Send a test message' }).click();
    await page.getByText('Turn one on first.').waitFor();
    await page.getByText('To a web address (webhook)').first().click();
    await page.getByRole('textbox', { name: /webhook/ }).fill(`${server.address}/healthz`);
    await page.getByRole('button', { name: 'Add' }).last().click();
    await page.getByText('It is shown only now').waitFor();
    await page.getByRole('button', { name: 'Send a test message' }).click();
    // Nothing accepts messages at that address.
    await page.getByText('0 messages were accepted, 1 could not be delivered.').waitFor();
    await switchBoth(page);
    await page.getByRole('button', { name: /^Remove http/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Remove http/ }).count()).toBe(0);
    await page.reload();
    await page.getByLabel('From').waitFor();
    expect(await page.getByRole('switch', { name: /I am invited/ }).isChecked()).toBe(false);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toBe('thorp-me.json');
    await page.getByRole('button', { name: 'Delete …' }).click();
    const forEver = page.getByRole('button', { name: 'Delete for ever' });
    expect(await forEver.isDisabled()).toBe(true);
    await page.getByLabel('Type your name, Edda, to confirm').fill('Edda');
    await forEver.click();
    await page.waitForURL(`${server.address}/`);
    await page.goto('/me');
    await page.getByRole('heading', { name: 'Me', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a change made without a server is kept here and sent later', async () => {
    const { page, context } = await openMe();
    await context.route('**/api/**', route => route.abort());
    await page.getByLabel('Name', { exact: true }).fill('Ansel');
    await page.keyboard.press('Enter');
    await page.getByText('Saved here. It is sent when the server answers again.').waitFor();
    await context.unroute('**/api/**');
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { readonly name: string }).name),
      )
      .toBe('Ansel');
    await context.close();
  });

  test('a part that cannot be loaded says so, and the others are there', MORE, async () => {
    const { page, context } = await visit(browser, server.address);
    const parts = /\/api\/me\/(ratings|notifications|blocks)$/;
    await context.route(parts, route => route.abort());
    await page.goto('/me');
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    await expect.poll(() => page.locator('.me-told.is-bad').count()).toBe(3);
    await context.close();
  });

  testInSizes('the page is accessible and readable: %s', async size => {
    const { page } = await openMe({ size });
    for (const tab of ['Face', 'Clothes']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await faultsInBothThemes(page)).toEqual([]);
    }
    expect(await smallText(page, 11)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a push message becomes one notification, in the language of the page', async () => {
  const { page, context } = await visit(browser, server.address, { offline: true, locale: 'de-DE' });
  await page.goto('/me');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A browser without a desktop shows no notifications, so they are recorded.
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: string[]; readonly registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push(`${title}: ${options?.body}`);
    };
  });
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const notices = [
    { kind: 'turn', table: '0'.repeat(32), game: 'villagers', at: 1 },
    { kind: 'over', table: '1'.repeat(32), game: 'helvetia', at: 2 },
  ];
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify({ type: 'notices', notices }),
  });
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { readonly shown: string[] }).shown))
    .toEqual(['Du bist am Zug: Villagers, und 1 mehr']);
  await context.close();
});
