// @module-tag slow
import { playDeal, type Bout, type Entrant } from '@thorp/bots';
import { seatProgram } from '@thorp/bots/node';
import { encode, must, settle, type Config, type Game } from '@thorp/kernel';
import { hostileLines } from '@thorp/testkit/hostile';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES as games } from '@thorp/server/games';
import { loadGame } from '../src/registry.ts';
import { openEngine } from './process.ts';

/* Short runs of `npm run hostile`, which also measures the slowest answers. */

describe('the engine', () => {
  const LINES = 3_000;

  let engine: ReturnType<typeof openEngine>;
  beforeAll(() => (engine = openEngine()));
  afterAll(async () => expect(await engine.end()).toBe(0));

  test('answers hostile lines, and what is refused changes nothing', async () => {
    const { table } = await engine.ask({ do: 'new', game: 'hamlet', seats: 2, seed: 'oak' });
    for (let i = 0; i < 5; i++) await engine.ask({ do: 'choose', table, index: 0 });
    const { state } = await engine.ask({ do: 'state', table });
    const { record } = await engine.ask({ do: 'record', table });
    const next = hostileLines(7, [
      { do: 'new', game: 'hamlet', seats: 2, options: { rounds: 3 }, seed: 'x' },
      { do: 'load', game: 'hamlet', state },
      { do: 'choose', table, index: 99 },
      { do: 'choose', table, option: { kind: 'take', slot: 9 } },
      { do: 'view', table, seat: 0 },
      { do: 'bot', table, level: 'medium', ms: 20 },
      { do: 'undo', table },
      { do: 'replay', record, to: 3 },
    ]);
    let refused = 0;
    let before = await engine.ask({ do: 'state', table });
    for (let i = 0; i < LINES; i++) {
      const line = next();
      if (line.trim() === '') continue;
      const answer = await engine.line(line);
      const now = await engine.ask({ do: 'state', table });
      if (!answer.ok) expect(now, line.slice(0, 300)).toEqual(before);
      if (!answer.ok) refused++;
      before = now;
    }
    expect(refused).toBeGreaterThan(LINES / 2);
  });
});

describe.each(Object.keys(games))('a program at a seat of %s that sends hostile lines', id => {
  const QUESTIONS = 30;
  const LINES = 6;
  const PROGRAM = fileURLToPath(new URL('../../../tools/hostile-program.ts', import.meta.url));

  const any: Entrant = {
    name: 'any',
    choose: ({ decision: { options } }, seed) => must(options[seed % options.length], 'there are options'),
  };

  /** Plays a deal against `any`, and also returns its last state. */
  async function played(game: Game, config: Config, entrant: Entrant): Promise<{ bout: Bout; end: string }> {
    let end = '';
    const bout = await playDeal(game, config, [entrant, any], 1, { end: state => (end = encode(state)) });
    return { bout, end };
  }

  test('plays what was offered and changes nothing else: the same choices lead to the same end', async () => {
    const game = await loadGame(games, id);
    const config = settle(game, 2);
    const command = `"${process.execPath}" "${PROGRAM}" 1 ${LINES}`;
    const seated = await seatProgram({ name: 'it', command, ms: 60_000 }, game, config, 0);
    const chosen: number[] = [];
    const hostile: Entrant = {
      name: 'it',
      async choose(situation, seed, pace) {
        if (chosen.length === QUESTIONS) return any.choose(situation, seed, pace);
        const option = await seated.choose(situation, seed);
        chosen.push(situation.decision.options.indexOf(option));
        return option;
      },
    };
    const attacked = await played(game, config, hostile);
    await seated.leave(attacked.bout);
    expect(chosen).toHaveLength(QUESTIONS);
    expect(Math.min(...chosen)).toBeGreaterThanOrEqual(0);
    expect(seated.faults.length).toBeGreaterThan(QUESTIONS / 2);
    let asked = 0;
    const quiet: Entrant = {
      name: 'it',
      choose(situation, seed, pace) {
        const at = chosen[asked++];
        if (at === undefined) return any.choose(situation, seed, pace);
        return must(situation.decision.options[at], 'the same options are offered');
      },
    };
    expect(await played(game, config, quiet)).toEqual(attacked);
  });
});
