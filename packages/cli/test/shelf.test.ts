// @module-tag slow
import type { GameRecord } from '@thorp/kernel';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES as games, loadGame } from '@thorp/server/games';
import { scratch, thorp, within } from './process.ts';

const BIN = new URL('../bin/thorp.mjs', import.meta.url).pathname;

const files = scratch();
afterAll(files.drop);

/** Games that the page already had when it stored tables in format 1. */
const OF_OLD_PAGES = ['villagers', 'helvetia', 'snowcrest', 'feudalia'];

describe.each(Object.keys(games))('%s, on the shelf of the installed command', id => {
  test('bots play a whole game whose record verifies and replays to the same byte in another process', async () => {
    const state = files.path(id);
    const { code, err } = await thorp(['play', id, '--bots', '2', '--seats', '2', '--levels', 'random'], {
      state,
      cli: BIN,
    });
    expect([code, err]).toEqual([0, '']);
    const folder = join(state, 'thorp', 'finished');
    expect(existsSync(folder)).toBe(true);
    const record = join(folder, readdirSync(folder)[0] ?? '');
    expect((await within(['verify', record], games)).code).toBe(0);
    const again = await thorp(['replay', record, '--json'], { cli: BIN });
    const { end } = JSON.parse(readFileSync(record, 'utf8')) as GameRecord;
    expect(JSON.parse(again.out)).toMatchObject({ over: true, digest: end?.state });
    expect((await within(['replay', record], games)).out).toContain('The game is over.');
  });

  test.runIf(OF_OLD_PAGES.includes(id))('a game from an old page goes on in the terminal', async () => {
    const old = new URL(`../../table/test/format1/${id}.json`, import.meta.url);
    const { saved } = JSON.parse(readFileSync(old, 'utf8')) as {
      saved: { readonly players: readonly object[]; readonly record: GameRecord };
    };
    const file = files.path(`${id}-page.json`);
    writeFileSync(file, JSON.stringify({ ...saved.record, players: saved.players }));
    const { code, out, err } = await within(['play', '--resume', file], games, { input: 'q\n' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Ada|Ben/);
    expect((await within(['verify', file], games)).code).toBe(0);
  });

  test('a person plays by numbers, sees the board and can look things up', async () => {
    const lines = [
      'help',
      'why',
      'score',
      'board',
      'pay',
      'log',
      ...Array.from({ length: 40 }, () => '1'),
      'undo',
      'q',
    ];
    const { code, out, err } = await within(
      ['play', id, '--seats', '2', '--bots', '1', '--levels', 'easy', '--seed', 'oak'],
      games,
      { state: files.path(`${id}-person`), input: `${lines.join('\n')}\n` },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^── /m);
    expect(out).not.toContain('undefined');
    expect(out).not.toContain('[object');
    for (const line of out.split('\n').filter(text => text.startsWith('── '))) {
      expect(Array.from(line).length).toBeLessThanOrEqual(100);
    }
  });

  test('its cards can be looked up, alone and all together', async () => {
    const { code, out } = await within(['cards', id, '--json'], games);
    expect(code).toBe(0);
    const entries = JSON.parse(out) as { name: string; lines: string[] }[];
    const { catalogue } = (await loadGame(games, id)).text.en;
    expect(entries).toHaveLength(catalogue.length);
    for (const { name, lines } of entries.slice(0, 1)) {
      expect((await within(['cards', id, name], games)).out).toContain(lines[0]?.split(' ')[0]);
    }
  });
});
