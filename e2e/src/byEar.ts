import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import { dice } from './play.ts';
import { inOrder, spokenTree, wordsIn, type Spoken } from './spoken.ts';

/* Plays like somebody who uses a screen reader and a keyboard: only the accessibility tree is read. */

/** What a screen reader says about a table at one moment. */
interface Heard {
  /** The question, with everything in the prompt. */
  readonly question: string;
  readonly focus: Spoken | undefined;
  /** Whether the page says that it is my turn, or that I may confirm it. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Whether something covers the table or stands on it, and waits for its button. */
  readonly waits: boolean;
}

async function listen(page: Page): Promise<Heard> {
  const tree = await spokenTree(page);
  const nodes = inOrder(tree);
  const focus = nodes.filter(({ focused }) => focused).at(-1);
  const prompt = nodes.find(({ role, words }) => role === 'region' && words === 'Choices');
  const isButton = focus?.role === 'button';
  return {
    question: prompt?.children.map(wordsIn).join(' / ') ?? '',
    focus,
    isAsked: tree.words.startsWith('Your turn'),
    isOver: nodes.some(({ role, words }) => role === 'button' && words === 'Play again'),
    waits: isButton && (focus.words.startsWith('Continue') || nodes.some(({ role }) => role === 'dialog')),
  };
}

export interface PlayedByEar {
  readonly answers: number;
  /** Answers after which the focus was not announced, or that had no effect. */
  readonly misled: readonly string[];
}

/** The game counts as stuck after this many key presses without an effect. */
const PATIENT = 40;

/** Plays to the end by arrow keys and Enter. */
export async function playByEar(page: Page, seed: number): Promise<PlayedByEar> {
  const roll = dice(seed);
  const misled: string[] = [];
  let answers = 0;
  let inVain = 0;
  for (let until = Date.now() + PATIENCE; Date.now() < until;) {
    const heard = await listen(page);
    if (heard.isOver) return { answers, misled };
    if (heard.waits) await page.keyboard.press('Enter');
    if (heard.waits || !heard.isAsked) continue;
    until = Date.now() + PATIENCE;
    const pressed = await answer(page, roll);
    if (pressed === null) continue;
    answers++;
    const after = await listen(page);
    inVain = after.question === heard.question ? inVain + 1 : 0;
    if (inVain > PATIENT) throw new Error(`stuck at: ${heard.question}`);
    const isLost = after.isAsked && after.focus?.role === 'RootWebArea';
    if (isLost) misled.push(`the focus is lost after “${pressed}”`);
  }
  throw new Error(`nothing is heard any more: ${(await listen(page)).question}`);
}

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
/** Buttons that end a turn: they are rarely pressed, so that something happens in it. */
const ENDS = /^(End|Pass|Done|Finish)/;

/** Walks a few steps and presses the focused element. Returns its words, or null if it was not pressed. */
async function answer(page: Page, roll: (below: number) => number): Promise<string | null> {
  for (let steps = 1 + roll(3); steps > 0; steps--) await page.keyboard.press(KEYS[roll(KEYS.length)] ?? 'ArrowRight');
  const { focus } = await listen(page);
  if (focus?.role !== 'button' || (ENDS.test(focus.words) && roll(3) > 0)) return null;
  await page.keyboard.press('Enter');
  return focus.words;
}
