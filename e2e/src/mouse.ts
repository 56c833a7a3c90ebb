import type { CDPSession, Locator, Page } from 'playwright-core';

/** Clicks the same spot again, this many milliseconds after the first click. */
export type ClickAt = (milliseconds: number) => Promise<void>;

/**
 * A mouse that stays over one spot. The test sets the times of its clicks, so that a double click is one, and two
 * deliberate clicks are two, however slow the machine is.
 */
export async function mouseOver(page: Page, target: Locator): Promise<ClickAt> {
  const spot = await middleOf(target);
  const devtools = await devtoolsOf(page);
  const first = Date.now();
  return milliseconds => clickAt(devtools, spot, first + milliseconds);
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

/**
 * Milliseconds and pixels within which the page may take two clicks for a double click: a little more than in the page.
 */
const DOUBLE = 450;
const NEAR = 30;

interface Press extends Spot {
  /** The time of the click for the page, in milliseconds. */
  readonly at: number;
}

const lastPress = new WeakMap<Page, Press>();

/**
 * Clicks as somebody who means two different things: never twice within moments at the same spot. It does not wait: the
 * click only gets a later time.
 */
export async function press(page: Page, { x, y }: Spot): Promise<void> {
  const last = lastPress.get(page);
  const near = last !== undefined && Math.hypot(x - last.x, y - last.y) < NEAR;
  const at = near ? Math.max(Date.now(), last.at + DOUBLE) : Date.now();
  lastPress.set(page, { at, x, y });
  const devtools = await devtoolsOf(page);
  await page.mouse.move(x, y);
  await clickAt(devtools, { x, y }, at);
}

async function clickAt(devtools: CDPSession, { x, y }: Spot, at: number): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    const timestamp = at / 1000;
    await devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp });
  }
}

const opened = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = opened.get(page) ?? page.context().newCDPSession(page);
  opened.set(page, devtools);
  return devtools;
}
