import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Stores a table in the format that pages used before there were entries. The page must not be running yet. */
export async function storeOld(page: Page, game: string): Promise<string> {
  const file = new URL(`../../packages/table/test/format1/${game}.json`, import.meta.url);
  const { saved } = JSON.parse(readFileSync(file, 'utf8')) as { saved: { readonly id: string } };
  await page.goto('/icon.svg');
  await page.evaluate(
    async row =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('thorp', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
        opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
        opening.onsuccess = () => {
          const tx = opening.result.transaction('tables', 'readwrite');
          tx.objectStore('tables').put(row);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { id: saved.id, game, saved, updated: 1, title: game, line: 'Old line', yourTurn: true, over: false },
  );
  return saved.id;
}
