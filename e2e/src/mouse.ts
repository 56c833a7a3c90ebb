import type { Locator, Page } from 'playwright-core';

/** Clicks the same spot again, so many milliseconds after the first click. */
export type ClickAt = (milliseconds: number) => Promise<void>;

/**
 * A mouse that stays over one spot, and whose clicks bear the times that the test gives them: a double click is one, and two
 * deliberate clicks are none, however long the machine takes between them.
 */
export async function mouseOver(page: Page, target: Locator): Promise<ClickAt> {
  const spot = await middleOf(target);
  const devtools = await page.context().newCDPSession(page);
  const first = Date.now();
  return async milliseconds => {
    const timestamp = (first + milliseconds) / 1000;
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await devtools.send('Input.dispatchMouseEvent', { type, ...spot, button: 'left', clickCount: 1, timestamp });
    }
  };
}

/** A point of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to click');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Milliseconds and pixels within which the page may take two clicks for one double click: a little more than it does. */
const DOUBLE = 450;
const NEAR = 30;
let last = { at: 0, x: 0, y: 0 };

/** Clicks as somebody does who means two different things: not twice in a blink at the same spot. */
export async function press(page: Page, spot: Spot): Promise<void> {
  const since = Date.now() - last.at;
  const near = Math.hypot(spot.x - last.x, spot.y - last.y) < NEAR;
  if (near && since < DOUBLE) await page.waitForTimeout(DOUBLE - since);
  await pressAtOnce(page, spot);
}

/** The same, in haste: where the page takes it for the second half of a double click, nothing comes of it. */
export async function pressAtOnce(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.click(x, y);
  last = { at: Date.now(), x, y };
}
