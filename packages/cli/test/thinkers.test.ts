import { secretFromSeed } from '@thorp/kernel';
import { GAMES } from '@thorp/server/games';
import { hostTable, openTable, type Answer, type Player } from '@thorp/table';
import { afterAll, expect, test } from 'vitest';
import { openThinkers, type Thinkers } from '../src/play/thinkers.ts';
import { addressOf, loadGame } from '../src/registry.ts';

const opened: Thinkers[] = [];
afterAll(async () => {
  for (const thinkers of opened) await thinkers.close();
});

/** What a bot answers to the first question of Feudalia, and in how many worlds it tried answers. */
async function firstAnswer(meanwhile: (thinkers: Thinkers) => void): Promise<{ answer: Answer | null; tried: number }> {
  const players: Player[] = ['Ada', 'Bo'].map(name => ({ kind: 'bot', name, level: 'master' }));
  const game = await loadGame(GAMES, 'feudalia');
  const table = openTable(game, {
    id: 'hurry',
    players,
    settings: {},
    secret: secretFromSeed('hurry'),
    confirms: false,
  });
  const thinkers = await openThinkers(table, addressOf(GAMES, 'feudalia'), []);
  opened.push(thinkers);
  const host = hostTable(table, {
    store: { append: async () => undefined, load: async () => null },
    now: () => 0,
    changed: () => undefined,
    gone: () => undefined,
    stuck: () => undefined,
    think(request) {
      const answer = thinkers.think(request);
      meanwhile(thinkers);
      return answer;
    },
  });
  const answer = await host.hint(0, 'medium');
  return { answer, tried: (answer?.evaluations ?? []).reduce((sum, { visits }) => sum + visits, 0) };
}

test('a bot that thinks in a thread can be told to hurry', async () => {
  const patient = await firstAnswer(() => undefined);
  expect(patient.tried).toBeGreaterThan(8);
  const hurried = await firstAnswer(thinkers => thinkers.hurry());
  expect(hurried.tried).toBe(0);
  expect(hurried.answer?.option).toBeDefined();
});
