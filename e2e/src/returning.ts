import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { sharedBrowser, SIZES, visit, type Look, type Visit } from './browser.ts';
import { go } from './play.ts';

/*
 * Visitors with a page that is already loaded. Loading takes three quarters of the processor time of a short test, so a
 * test that is not about loading gets a page from another test, with nothing stored in it.
 */

interface Kept extends Visit {
  readonly kind: string;
  readonly address: string;
  /** The preferences it began with. */
  readonly preferences: string | null;
  uses: number;
}

/** How often a page is reused: memory that tests leave behind must not add up. */
const MOST_USES = 30;

const free: Kept[] = [];
const used = new Set<Kept>();

/**
 * A visitor with default preferences and nothing stored, in a page that may have been used before. It need not be
 * closed. At the address of a table server it is somebody whom that server does not know.
 */
export async function returning(look: Look = {}, address = inject('address')): Promise<Visit> {
  const { size = 'desktop', theme = 'light' } = look;
  const kind = JSON.stringify({ ...look, size: size === 'desktop', theme: null });
  const at = free.findIndex(each => each.kind === kind && each.address === address);
  const kept = at < 0 ? await fresh(kind, look, address) : free.splice(at, 1)[0];
  if (!kept) throw new Error('a page that is free was found');
  used.add(kept);
  await kept.page.setViewportSize(SIZES[size]);
  await kept.page.emulateMedia({ media: null, colorScheme: theme });
  return kept;
}

async function fresh(kind: string, look: Look, address: string): Promise<Kept> {
  const visitor = await visit(await sharedBrowser(), address, look);
  await visitor.page.goto('/about');
  await visitor.page.waitForSelector('h1');
  return { ...visitor, kind, address, preferences: await preferencesIn(visitor.page), uses: 0 };
}

const preferencesIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('thorp-preferences'));

/** At the end of a test: its pages are emptied for the next one, or closed if something may be left in them. */
export async function leaveAll(failed: boolean): Promise<void> {
  const left = [...used];
  used.clear();
  for (const kept of left) {
    kept.uses++;
    const reusable = !failed && kept.uses < MOST_USES && (await isReusable(kept));
    if (reusable) free.push(kept);
    else await kept.context.close();
  }
}

async function isReusable({ page, context, complaints, address, preferences }: Kept): Promise<boolean> {
  if (complaints.length > 0 || page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(-1, -1);
  const isOnline = address !== inject('address');
  // A page that polls its server is left first, so that it does not ask for a deleted person.
  if (isOnline) await page.goto('/icon.svg');
  else await go(page, '/about');
  await page.evaluate(emptyStores);
  // Preferences, and the person whom a server knows, are also in the page's memory.
  const isChanged = (await preferencesIn(page)) !== preferences;
  if (isOnline || isChanged) {
    await context.clearCookies();
    await page.evaluate(setPreferences, preferences);
    await page.goto('/about');
    await page.waitForSelector('h1');
  }
  return complaints.length === 0;
}

/** Runs inside the page. */
function setPreferences(preferences: string | null): void {
  if (preferences === null) localStorage.removeItem('thorp-preferences');
  else localStorage.setItem('thorp-preferences', preferences);
}

/** At the end of a file its servers have stopped, so their pages are closed. */
export async function forgetOtherServers(): Promise<void> {
  const gone = free.filter(each => each.address !== inject('address'));
  for (const kept of gone) {
    free.splice(free.indexOf(kept), 1);
    await kept.context.close();
  }
}

/** Runs inside the page. */
async function emptyStores(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key !== 'thorp-preferences') localStorage.removeItem(key);
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
    });
    const stores = [...db.objectStoreNames];
    if (stores.length > 0) {
      const tx = db.transaction(stores, 'readwrite');
      for (const store of stores) tx.objectStore(store).clear();
      await new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onerror = () => reject(tx.error ?? new Error('it is not emptied'));
      });
    }
    db.close();
  }
}

/** Whether a context belongs to a page that waits for another test. */
export const isKept = (context: Visit['context']): boolean => free.some(kept => kept.context === context);
