import { situationOf, think } from '@thorp/bots';
import {
  begin,
  choose,
  decisions,
  must,
  recordOf,
  secretFromSeed,
  settle,
  type Decision,
  type Game,
  type Match,
} from '@thorp/kernel';
import type { Page } from 'playwright-core';
import { settle as settled } from './play.ts';

interface Wish {
  readonly game: Game;
  readonly names: readonly string[];
  readonly settings?: object;
  readonly seed: string;
  /** How good a question to seat 0 is for the purpose; the best one of the game is taken, 0 and less never. */
  rank(decision: Decision, match: Match): number;
}

/** A game that bots have played up to the question that seat 0 was wished for, as text that the page can load. */
export function recordFor({ game, names, settings = {}, seed, rank }: Wish): string {
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(seed));
  let best = 0;
  let record: string | null = null;
  const players = names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  );
  for (;;) {
    const [asked] = decisions(game, match.state);
    if (!asked) return must(record, `a game of seed '${seed}' has such a question`);
    const worth = asked.seat === 0 ? rank(asked, match) : 0;
    if (worth > best) {
      best = worth;
      record = JSON.stringify({ ...recordOf(match, true), players });
    }
    const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
    choose(match, asked.seat, think(situation, 'greedy', match.plies.length).option);
  }
}

/** Opens a record as a table. */
export async function open(page: Page, record: string): Promise<void> {
  await page.goto('/games');
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: /^(Load|Laden)$/ }).click();
  await page.waitForURL(/table/);
  await settled(page);
}
