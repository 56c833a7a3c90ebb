import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedBrowser, visit } from '../src/browser.ts';
import { middleOf, mouseOver } from '../src/mouse.ts';
import { click, settle, sitDown } from '../src/play.ts';
import { returning } from '../src/returning.ts';

const browser = await sharedBrowser();

/** Presses on one element and moves in small steps, like a hand, to where it is released. */
async function drag(page: Page, from: Locator, onto: () => Promise<Locator>): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y - 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 30, { steps: 3 });
  const end = await middleOf(await onto());
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

const lines = (page: Page): Promise<number> => page.locator('.log li').count();

describe('dragging', () => {
  test('brings a villager of the Road to my side', async () => {
    const { page, complaints } = await returning();
    await sitDown(page, 'villagers', 'For two');
    await settle(page);
    const card = page.locator('.vi-lane [data-piece^="road:"].is-lit').first();
    const name = await card.locator('.vi-name').textContent();
    const before = await lines(page);
    await drag(page, card, async () => page.locator('.vi-village'));
    await expect.poll(() => lines(page)).toBeGreaterThan(before);
    expect(await page.locator('.log').textContent()).toContain(name);
    expect(complaints).toEqual([]);
  });

  test('lays a hand card onto its place in the village', async () => {
    const { page, complaints } = await returning();
    await sitDown(page, 'villagers', 'For two');
    // Not a card that is played and discarded: it never stands in the village.
    const mine = page.locator('.vi-hand [data-piece^="hand:"].is-lit[aria-label*="can be chosen: Build"]');
    for (let i = 0; i < 12 && (await mine.count()) === 0; i++) {
      await settle(page);
      await click(page, 0);
      await settle(page);
    }
    const houses = page.locator('.vi-village [data-piece^="village:"]');
    const before = await houses.count();
    await drag(page, mine.first(), async () => {
      const places = page.locator('.vi-village .vi-drop');
      return (await places.count()) > 0 ? places.first() : page.locator('.vi-village');
    });
    // A padlock asks who opens it before the villager arrives.
    await settle(page);
    if ((await houses.count()) === before) await click(page, 0);
    await expect.poll(() => houses.count()).toBeGreaterThan(before);
    expect(complaints).toEqual([]);
  });
});

/** Runs in the page: records every piece that moves, and its distance. */
function watchGlides(): void {
  const glides: { piece: string; way: number }[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const [first] = Array.isArray(frames) ? frames : [];
    const [x = 0, y = 0] = String(first?.['translate'] ?? '')
      .split(' ')
      .map(parseFloat);
    if (this instanceof HTMLElement) glides.push({ piece: this.dataset['piece'] ?? '', way: Math.hypot(x, y) });
    return animate.call(this, frames, options);
  };
  Object.assign(globalThis, { glides });
}

test('with movement on, a taken card glides from the Road into my hand and rests there', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'), { motion: true });
  await sitDown(page, 'villagers', 'For two');
  await settle(page);
  await page.evaluate(watchGlides);
  const at = await page
    .locator('[data-lit]')
    .evaluateAll(all => all.findIndex(each => each.matches('[data-piece^="road:"]')));
  const arrived = page.locator('.vi-hand [data-piece]');
  const before = await arrived.count();
  await click(page, at);
  await expect.poll(() => arrived.count()).toBe(before + 1);
  const piece = (await arrived.last().getAttribute('data-piece')) ?? '';
  const glides = await page.evaluate(
    () => (globalThis as unknown as { glides: { piece: string; way: number }[] }).glides,
  );
  expect(glides.find(glide => glide.piece === piece)?.way).toBeGreaterThan(200);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(each => each.playState === 'running' && each.effect?.getTiming().iterations === 1).length,
      ),
    )
    .toBe(0);
  const hand = await page.locator('.vi-hand').boundingBox();
  const { x, y } = await middleOf(arrived.last());
  expect(hand && x > hand.x && x < hand.x + hand.width && y > hand.y && y < hand.y + hand.height).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a double click presses one button, and not also the one that takes its place', async () => {
  const { page, context, complaints } = await visit(browser, inject('address'));
  await sitDown(page, 'villagers', 'For two');
  await settle(page);
  const pressed = await page.evaluateHandle(() => {
    const names: string[] = [];
    const cover = (name: string, next?: () => void): void => {
      const button = document.createElement('button');
      button.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
      button.onclick = () => {
        names.push(name);
        next?.();
      };
      document.querySelector('.table')?.append(button);
    };
    cover('first', () => cover('second'));
    return names;
  });
  const click = await mouseOver(page, page.locator('.table'));
  for (const milliseconds of [0, 200, 900]) await click(milliseconds);
  expect(await pressed.jsonValue()).toEqual(['first', 'second']);
  expect(complaints).toEqual([]);
  await context.close();
});
