import { expect, test } from 'vitest';
import { MORE } from '../src/long.ts';
import { GAMES, openRecord, settle } from '../src/play.ts';
import { positionsOf } from '../src/positions.ts';
import { returning } from '../src/returning.ts';
import { spokenTree } from '../src/spoken.ts';
import { unspeakable } from '../src/unspeakable.ts';

const TABLES = [...GAMES, 'seasons', 'monastery', 'countess'] as const;

const PEOPLE = ['Rowan', 'Mirela', 'Tobias', 'June', 'The Countess'];

const STAGES = ['early', 'middle', 'late'] as const;

// One full table in `npm test`; all tables, early, middle and late, in `npm run e2e:more`.
test('a person who only hears the table of villagers is told everything in words, late in the game', () =>
  isSpoken('villagers', ['late']));

test.each(TABLES)('a person who only hears the table of %s is told everything in words, at all times', MORE, game =>
  isSpoken(game, STAGES),
);

async function isSpoken(game: (typeof TABLES)[number], stages: readonly (typeof STAGES)[number][]): Promise<void> {
  const { page } = await returning();
  const found: Record<string, string[]> = {};
  const listen = async (position: string): Promise<void> => {
    const wrong = unspeakable(await spokenTree(page), PEOPLE);
    if (wrong.length > 0) found[position] = wrong;
  };
  for (const stage of stages) {
    await openRecord(page, positionsOf(game)[stage]);
    await listen(stage);
  }
  await page.evaluate(() => localStorage.setItem('thorp-preferences', '{"moments":false,"plain":true}'));
  await page.reload();
  await settle(page);
  await listen('late, on the plain board');
  expect(found).toEqual({});
}
