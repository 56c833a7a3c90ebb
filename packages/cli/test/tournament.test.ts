// @module-tag slow
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { must } from '@thorp/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import type { Summary } from '../src/tournament/summary.ts';
import { interrupted, scratch, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
afterAll(files.drop);

type Result = Omit<Summary, 'game'> & { game: string; bouts: { names: string[]; deal: number; totals: number[] }[] };

async function played(...args: string[]): Promise<{ out: string; result: Result; page: string }> {
  const [json, html] = [files.path('result.json'), files.path('result.html')];
  const { code, out, err } = await within(['tournament', 'hamlet', ...args, '--json', json, '--html', html], shelf);
  expect([code, err]).toEqual([0, '']);
  return { out, result: JSON.parse(readFileSync(json, 'utf8')) as Result, page: readFileSync(html, 'utf8') };
}

describe('tournament', () => {
  test('everybody plays everybody on the same deals in every seat; table, JSON and page tell the same', async () => {
    const { out, result, page } = await played('--levels', 'greedy,easy,random', '--deals', '4', '--threads', '2');
    expect(result).toMatchObject({ game: 'hamlet', seats: 2, games: 24, deals: [1, 4], clock: true });
    expect(result.bouts.map(({ names, deal }) => `${deal} ${names.join(' ')}`).slice(0, 6)).toEqual([
      '1 greedy easy',
      '1 easy greedy',
      '1 greedy random',
      '1 random greedy',
      '1 easy random',
      '1 random easy',
    ]);
    expect(result.duels.map(({ one, rest, games, par }) => [one, rest, games, par])).toEqual([
      ['greedy', 'easy', 8, 0.5],
      ['greedy', 'random', 8, 0.5],
      ['easy', 'random', 8, 0.5],
    ]);
    expect(result.entrants.at(-1)?.elo).toMatchObject({ elo: 0, low: 0, high: 0 });
    for (const entrant of result.entrants) {
      const decision = must(entrant.decision, 'our own bots are timed');
      const turn = must(entrant.turn, 'our own bots are timed');
      expect(decision.p50).toBeLessThanOrEqual(decision.p95);
      expect(decision.p95).toBeLessThanOrEqual(decision.max);
      expect(turn.max).toBeGreaterThanOrEqual(decision.max);
    }
    expect(out).toContain('Hamlet: 24 games, 2 seats, deals 1–4, usual settings');
    const percent = `${((result.duels[0]?.share ?? 0) * 100).toFixed(1)} %`;
    expect(out).toMatch(new RegExp(`greedy against easy +${percent}`));
    expect(page).toContain(percent);
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(5);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toMatch(/(src|href)=|NaN|undefined|Infinity/);
  });

  test('without a clock the same games are played again', async () => {
    const args = ['--levels', 'medium,random', '--deals', '1', '--no-clock', '--rounds', '2'];
    const [a, b] = [await played(...args), await played(...args)];
    expect(b.result.bouts.map(({ totals }) => totals)).toEqual(a.result.bouts.map(({ totals }) => totals));
    expect((await played(...args, '--first', '7')).result.bouts[0]?.deal).toBe(7);
  });

  test('one sits among many, and one kind alone gives the seats’ own chances', async () => {
    const { result } = await played('--levels', 'greedy,random', '--deals', '2', '--seats', '4');
    expect(result.duels).toMatchObject([{ one: 'greedy', par: 0.25, games: 8 }]);
    const alone = await played('--levels', 'random', '--deals', '3', '--seats', '4', '--sources', '--markdown');
    expect(alone.result.duels).toEqual([]);
    expect(alone.result.bySeat.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(alone.out).toContain('`thorp tournament hamlet --levels random --deals 3 --seats 4 --sources --markdown');
    expect(alone.out).toMatch(/\| gold \| \d+\.\d % \|/);
  });

  test('Ctrl-C ends it with what was played so far', async () => {
    const long = ['tournament', 'hamlet', '--levels', 'hard,random', '--deals', '500'];
    const { code, out, err } = await interrupted(long, shelf);
    expect(code).toBe(130);
    expect(err).toMatch(/^thorp: stopped after \d+ of 1000 games\n$/);
    expect(out).toContain('Hamlet: ');
  });

  test.each([
    [['--levels', 'hrad'], "--levels: there is no level 'hrad'; did you mean 'hard'?"],
    [['--levels', 'easy,easy'], 'each level can be listed only once'],
    [['--bot', 'exit 3'], "the bot 'exit 3' ended with exit code 3"],
    [['--deals', '0'], "--deals must be a whole number from 1 to 1000000, not '0'"],
  ])('misuse %j', async (args, message) => {
    const answer = await within(['tournament', 'hamlet', ...args], shelf);
    expect(answer).toEqual({ code: 2, out: '', err: `thorp: ${message}\n` });
  });
});

describe('tune', () => {
  const minded = { hamlet: { module: new URL('./minded.ts', import.meta.url).href, load: loadMinded } };
  async function loadMinded() {
    return (await import('./minded.ts')).hamlet;
  }

  test('moves weights the way that wins, writes how, and finds the same again', async () => {
    const file = files.path('weights.json');
    const args = [
      '--player',
      'greedy',
      '--generations',
      '6',
      '--directions',
      '4',
      '--deals',
      '4',
      '--check',
      '40',
      '--seed',
      '5',
    ];
    const tune = () => within(['tune', 'hamlet', ...args, '--json', file], minded);
    const first = await tune();
    expect([first.code, first.err]).toEqual([0, '']);
    const found = JSON.parse(readFileSync(file, 'utf8')) as {
      weights: number[];
      before: number[];
      check: Summary['duels'][0];
    };
    expect(found).toMatchObject({ game: 'hamlet', level: 'greedy', generations: 6, seed: 5, before: [2.4, 0.2] });
    expect(first.out).toContain(`weights: ${JSON.stringify(found.weights)}`);
    expect(found.weights[0]).toBeLessThan(2.4);
    expect(found.check?.share).toBeGreaterThanOrEqual(0.5);
    expect(found.check?.games).toBe(80);
    expect((await tune()).out).toBe(first.out);

    const compare = ['--player', 'greedy', '--generations', '0', '--check', '40'];
    const again = await within(['tune', 'hamlet', ...compare, '--from', file], minded);
    expect(again.out).toBe(first.out);
    writeFileSync(file, '{"weights":[1]}');
    const odd = await within(['tune', 'hamlet', ...compare, '--from', file], minded);
    expect([odd.code, odd.out]).toEqual([2, '']);
    expect(odd.err).toContain('does not contain the 2 weights of this game');
  });

  test('a game without weights says so', async () => {
    const message = 'thorp: hamlet has no weights that could be tuned\n';
    expect(await within(['tune', 'hamlet'], shelf)).toEqual({ code: 2, out: '', err: message });
  });
});

describe('programs at seats', () => {
  const python = spawnSync('python3', ['--version']).status === 0;
  const doc = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const example = /```python\n([\s\S]*?)```/.exec(doc)?.[1] ?? '';
  const bot = files.path('my_bot.py');
  writeFileSync(bot, example);

  test.skipIf(!python)(
    'the Python example of the documentation plays a tournament without a fault (needs python3)',
    async () => {
      expect(example.trim().split('\n').length).toBeLessThanOrEqual(30);
      const { result } = await played('--bot', `python3 ${bot}`, '--levels', 'random', '--deals', '2');
      expect(result.entrants[0]).toMatchObject({ name: `python3 ${bot}`, games: 4, faults: 0 });
    },
  );

  test.skipIf(!python)(
    'a program plays against a person, and a resumed game asks for it again (needs python3)',
    async () => {
      const state = files.path('state');
      const args = ['play', 'hamlet', '--seats', '2', '--bots', '1', '--seed', 'fir'];
      const { code, out, err } = await thorp([...args, '--bot', `python3 ${bot}`], { input: '1\n1\nq\n', state });
      expect([code, err]).toEqual([0, '']);
      const file = /saved in (.*)/.exec(out)?.[1] ?? '';
      expect(readFileSync(file, 'utf8')).not.toContain('my_bot');
      const resumed = await thorp(['play', '--resume', file], { state });
      expect(resumed.code).toBe(2);
      expect(resumed.err).toContain('played by programs; give as many --bot "COMMAND" flags');
      const again = await thorp(['play', '--resume', file, '--bot', `python3 ${bot}`], {
        input: '1\n'.repeat(60),
        state,
      });
      expect(again.out).toContain('The game is over');
    },
  );

  test('faults are told in play and counted in tournaments', async () => {
    const bad = files.path('bad.mjs');
    const source = `process.stdin.on('data', d => { for (const l of String(d).trim().split('\\n')) console.log(JSON.stringify({ id: JSON.parse(l).id, ok: true, index: 99 })); });`;
    writeFileSync(bad, source);
    const command = `${process.execPath} ${bad}`;
    const args = ['play', 'hamlet', '--seats', '2', '--bots', '2', '--levels', 'random', '--bot', command];
    const { code, err } = await thorp(args, { state: files.path('faults') });
    expect(code).toBe(0);
    expect(err).toMatch(
      /^thorp: the bot '.*' answered index 99, which is not among the \d options; its choice was made at random$/m,
    );
    const { out, result } = await played('--bot', command, '--levels', 'random', '--deals', '1');
    expect(result.entrants[0]?.faults).toBeGreaterThan(10);
    expect(out).toContain('its choice was made at random');
    // A program runs in another process, so its processor time is not known.
    expect(result.entrants.map(({ decision }) => decision !== null)).toEqual([false, true]);
  });
});
