import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../src/browser.ts';
import { inTestFor } from '../src/long.ts';
import { dice, settle, sitDown, type GameId } from '../src/play.ts';
import { returning } from '../src/returning.ts';

/** With this many answers each game reaches plans, moves of others, and the next own turn. */
const ANSWERS = 22;

const TABLES: readonly GameId[] = ['helvetia', 'snowcrest', 'feudalia'];

describe.for(TABLES)('%s', game => {
  test('the keyboard never loses its focus', inTestFor(game, 'helvetia'), () => keepsFocus(game));
});

async function keepsFocus(game: GameId): Promise<void> {
  const { page, complaints } = await returning({ moments: true });
  await sitDown(page, game);
  await settle(page);
  const roll = dice(7);
  for (let answers = 0; answers < ANSWERS; answers++) {
    for (let steps = 1 + roll(4); steps > 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settle(page);
    await page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: PATIENCE });
  }
  expect(complaints).toEqual([]);
}
