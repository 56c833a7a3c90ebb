import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/*
 * Solves lessons and problems by keyboard, like somebody who reads the comment on each choice: a right choice is kept,
 * and after a wrong one the lesson starts again.
 */

/** What a lesson or a problem shows now. */
interface Standing {
  readonly state: 'done' | 'wrong' | 'asked';
  /** The names of everything that can be chosen, each once. */
  readonly lit: readonly Lit[];
}

interface Lit {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The most choices on the way to the goal; more than any lesson needs. */
const DEEPEST = 16;
const LIMIT = 150;

/** Finishes the lesson on the screen. `likely` is tried first, by card or words. Returns the choices made. */
export async function finishByKeys(page: Page, likely: readonly string[]): Promise<readonly string[]> {
  const bad = new Map<string, Set<string>>();
  const way: string[] = [];
  const giveUp = async (): Promise<void> => {
    const last = way.pop();
    const before = way.join('\n');
    bad.set(before, (bad.get(before) ?? new Set()).add(last ?? ''));
    await again(page);
    const kept = way.splice(0);
    for (const name of kept) {
      await choose(page, name);
      way.push(name);
    }
  };
  for (let tries = 0; tries < LIMIT; tries++) {
    const { state, lit } = await standing(page);
    if (state === 'done') return way;
    const tried = bad.get(way.join('\n')) ?? new Set();
    const next = state === 'wrong' || way.length >= DEEPEST ? undefined : best(lit, tried, likely, way);
    if (next === undefined) {
      if (way.length === 0) break;
      await giveUp();
    } else {
      way.push(next);
      await choose(page, next);
    }
  }
  throw new Error(`not solved: ${JSON.stringify([...bad].map(([before, names]) => [before, [...names]]))}`);
}

/**
 * The most likely choice among those not tried yet. A card counts more than a word, because names of other cards may
 * contain that word. Choices already made come last.
 */
function best(
  lit: readonly Lit[],
  tried: ReadonlySet<string>,
  likely: readonly string[],
  way: readonly string[],
): string | undefined {
  const weight = ({ name, cards }: Lit): number => {
    const card = likely.findIndex(each => cards.includes(each));
    const word = likely.findIndex(each => name.toLowerCase().includes(each.toLowerCase()));
    const unlike = likely.length * 2;
    return (card >= 0 ? card : word >= 0 ? likely.length + word : unlike) + (way.includes(name) ? 100 : 0);
  };
  return lit.filter(({ name }) => !tried.has(name)).toSorted((a, b) => weight(a) - weight(b))[0]?.name;
}

/** Walks to a choice with arrows or Tab, and presses Enter. */
export async function choose(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const key = await page.evaluate(keyTowards, { name, presses });
    // The board was drawn again since: look again, so that its pieces get their names.
    if (key === 'gone') {
      await standing(page);
      continue;
    }
    if (key === null) {
      await page.keyboard.press('Enter');
      await standing(page);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${name}`);
}

/** Runs in the page: the key that leads towards an element; null if it has the focus, `gone` if it does not exist. */
function keyTowards({ name, presses }: { name: string; presses: number }): string | null {
  const root = document.querySelector('dialog[open]') ?? document;
  const target = [...root.querySelectorAll<HTMLElement>('[data-lit]')].find(each => each.dataset['tried'] === name);
  const { activeElement } = document;
  if (!target) return 'gone';
  if (activeElement === target) return null;
  if (presses > 24 || root !== document) return 'Tab';
  if (!(activeElement instanceof HTMLElement) || activeElement.dataset['lit'] === undefined) return 'ArrowRight';
  const middle = (each: HTMLElement): { x: number; y: number } => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [from, to] = [middle(activeElement), middle(target)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // The shorter direction every third time, so that two keys do not alternate forever.
  const sideways = Math.abs(dx) > Math.abs(dy) === presses % 3 < 2;
  return sideways ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
}

/** Closes everything that covers the table. */
export async function closeSheets(page: Page): Promise<void> {
  while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}

/**
 * Restarts the lesson by keyboard. A problem has no button for it before a choice is complete: then the choice is
 * cancelled.
 */
async function again(page: Page): Promise<void> {
  await closeSheets(page);
  const begin = page.getByRole('button', { name: /^(Start again|Try again)$/ });
  const button = (await begin.count()) > 0 ? begin : page.getByRole('button', { name: 'Cancel', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lesson-answer', { state: 'detached' });
  await standing(page);
}

/** What is shown once nothing is in progress. */
export async function standing(page: Page): Promise<Standing> {
  const found = await page.evaluate(look, PATIENCE);
  if (found) return found;
  throw new Error(`nothing can be chosen: ${await page.locator('.prompt').first().textContent()}`);
}

/** Runs in the page. Gives every choice a unique name, and writes it on the element. */
async function look(patience: number): Promise<Standing | null> {
  const until = performance.now() + patience;
  const shown = (selector: string): boolean => document.querySelector(selector) !== null;
  const lit = (): HTMLElement[] =>
    [...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>('.table [data-lit]')].filter(
      each => each.offsetParent !== null,
    );
  const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));
  await rest();
  while (performance.now() < until) {
    const isBusy = shown('.table:is([aria-busy="true"], :has([aria-busy="true"]))');
    if (shown('.lesson.is-done')) return { state: 'done', lit: [] };
    if (!isBusy && shown('.lesson-answer')) return { state: 'wrong', lit: [] };
    if (!isBusy && shown('.lesson') && lit().length > 0) break;
    await rest();
  }
  const seen = new Map<string, number>();
  const all = lit().map(each => {
    const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim();
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    const name = count === 1 ? words : `${words} (${count})`;
    each.dataset['tried'] = name;
    const cards = [each.dataset['card'], each.dataset['piece']].filter(card => card !== undefined);
    return { name, cards };
  });
  return all.length > 0 ? { state: 'asked', lit: all } : null;
}
