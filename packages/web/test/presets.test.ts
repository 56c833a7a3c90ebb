import { feudalia } from '@thorp/feudalia';
import { helvetia } from '@thorp/helvetia';
import { settle, type Game } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { villagers } from '@thorp/villagers';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../src/games/index.ts';
import { presetsFor } from '../src/home/presets.ts';
import { describe as describeGame } from '../src/worker/describe.ts';

const GAMES = [villagers, helvetia, snowcrest, feudalia] as unknown as readonly Game[];

describe.each(GAMES.map(game => [game.id, game] as const))('presets of %s', (_, game) => {
  const presets = presetsFor(describeGame(game, game.text.en));

  test('there are several, the first for newcomers', () => {
    expect(presets.length).toBeGreaterThan(2);
    expect(presets[0]?.id).toBe('first');
  });

  test.each(presets)('$id can be played', ({ seats, settings }) => {
    expect(settle(game, seats, settings).settings).toMatchObject(settings);
  });
});

test.each(GAMES)('the page counts points of $id as its rules do', ({ id, scale }) => {
  expect(gameOf(id)?.scale).toBe(scale);
});

test.each(GAMES)('the page offers the style that only bots of $id and few others have', ({ id, insight }) => {
  expect(gameOf(id)?.leaning).toBe(insight?.leaning?.style);
});
