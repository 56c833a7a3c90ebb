import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import { press, type Spot } from './mouse.ts';

/*
 * Plays a script by clicks: each line is a choice in the words of the game. A choice is a button, or a place that can
 * be tapped, or one of several choices of a tapped place; prices are paid as proposed.
 */

/** How a player can make one choice. */
interface Offer {
  /** Everything the board says: it changes with every action. */
  readonly board: string;
  /** The choice itself, as a button. */
  readonly button: Spot | null;
  /** A place that leads to it. */
  readonly place: Spot | null;
  /** The button that pays for the choice, lets the game answer, or says yes to what is asked again. */
  readonly pay: Spot | null;
}

/** Makes one choice. */
export async function follow(page: Page, label: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (let offer = await look(page, label); ; offer = await look(page, label)) {
    const { board, button, place, pay } = offer;
    const spot = button ?? place ?? pay;
    if (spot) {
      await press(page, spot);
      const after = await changed(page, label, board);
      if (spot !== pay && !after.pay && (spot === button || !after.button)) return;
      if (after.pay && spot !== pay) {
        await press(page, after.pay);
        await changed(page, label, after.board);
        return;
      }
    }
    if (Date.now() > until) throw new Error(`nothing leads to “${label}”: ${board.slice(0, 200)}`);
  }
}

/** Waits until the board says something else. */
async function changed(page: Page, label: string, before: string): Promise<Offer> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const now = await look(page, label);
    if (now.board !== before) return now;
    if (Date.now() > until) throw new Error(`nothing came of “${label}”`);
  }
}

async function look(page: Page, label: string): Promise<Offer> {
  return page.evaluate(seen, label);
}

/** Runs inside the page, when nothing is in progress. */
async function seen(label: string): Promise<Offer> {
  const nap = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
  while (document.querySelector('.table:is([aria-busy="true"], :has([aria-busy="true"]))')) await nap();
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const spotOf = (element: HTMLElement | undefined): { x: number; y: number } | null => {
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height / 2, 20) };
  };
  const leadsTo = (element: HTMLElement): boolean =>
    (element.ariaLabel ?? element.querySelector('.sr-only')?.textContent ?? '')
      .split(/can be chosen: |; /)
      .includes(label);
  /** The words of a button, without the shortcut of a ticket and its effect. */
  const words = (element: HTMLElement): string => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('kbd, small')) extra.remove();
    return element.ariaLabel ?? copy.textContent;
  };
  return {
    board: all('.prompt, .boardarea, dialog[open]')
      .map(element => element.textContent)
      .join('\n'),
    button: spotOf(all('.answers .btn, .fe-chip').find(element => words(element) === label)),
    place: spotOf(all('.place[data-lit]:not([data-piece^="kind:"])').find(leadsTo)),
    pay: spotOf(
      all('dialog[open] .btn[data-lit]')[0] ??
        all('.answers .btn, .prompt-actions .btn').find(element => /^(Pay$|For me)/.test(words(element))),
    ),
  };
}
