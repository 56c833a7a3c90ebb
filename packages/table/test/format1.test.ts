import { canonical, digest, type Game } from '@thorp/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStored, resumeTable, updateFor } from '../src/index.ts';

/** A table of each game as the page stored it in format 1, and what its seats were shown then. */
interface Fixture {
  readonly saved: { readonly record: { version: number; plies: { option: object }[] } };
  readonly expected: { readonly plies: number; readonly seats: readonly { readonly view: string }[] };
}

async function gameOf(id: string): Promise<Game> {
  const module = (await import(`../../games/${id}/src/index.ts`)) as { [name: string]: Game };
  return module[id] as Game;
}

function fixture(id: string): Fixture {
  return JSON.parse(readFileSync(new URL(`format1/${id}.json`, import.meta.url), 'utf8')) as Fixture;
}

const GAMES = ['villagers', 'helvetia', 'snowcrest', 'feudalia'];

test.each(GAMES)('an old table of %s opens where it stood', async id => {
  const game = await gameOf(id);
  const { saved, expected } = fixture(id);
  const table = resumeTable(game, readStored(game, saved));
  expect(table.match.plies).toHaveLength(expected.plies);
  const shown = [0, 1, 2, null].map(seat => {
    const { view, waiting, holding, noUndo, unread, decision } = updateFor(table, seat);
    return { waiting, holding, noUndo, unread, options: decision?.options.length ?? 0, view: digest(canonical(view)) };
  });
  // Changed rules may lead to another view; who is asked, and what can be taken back, stays the same.
  const sameRules = saved.record.version === game.version;
  const then = expected.seats.map((seat, i) => (sameRules ? seat : { ...seat, view: shown[i]?.view }));
  expect(shown).toEqual(then);
});

test('an old table that was changed is refused with its ply', async () => {
  const game = await gameOf('villagers');
  const { saved } = fixture('villagers');
  saved.record.plies[7] = { ...saved.record.plies[7], option: { kind: 'pass' } };
  expect(() => readStored(game, saved)).toThrow('ply 8 was changed');
});
