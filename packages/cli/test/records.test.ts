// @module-tag slow
import { RECORD_LIMITS, type GameRecord } from '@thorp/kernel';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine, scratch, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
let record: GameRecord;
let lastState: unknown;

/** Plays a whole game in one process and keeps its record. */
beforeAll(async () => {
  const engine = openEngine();
  const { table } = await engine.ask({ do: 'new', game: 'hamlet', seats: 3, seed: 'ash' });
  for (let going = true; going;) {
    const { index } = await engine.ask({ do: 'bot', table, level: 'random' });
    going = (await engine.ask({ do: 'choose', table, index })).decision !== null;
  }
  record = (await engine.ask({ do: 'record', table }))['record'] as GameRecord;
  lastState = (await engine.ask({ do: 'state', table }))['state'];
  await engine.end();
  write('whole.json', record);
});
afterAll(files.drop);

function write(name: string, contents: object | string): string {
  const file = files.path(name);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
}

async function failure(name: string, contents: object | string): Promise<string> {
  const { code, out, err } = await within(['verify', write(name, contents)], shelf);
  expect([code, out]).toEqual([1, '']);
  expect(err.split('\n')).toHaveLength(2);
  return err;
}

describe('replay', () => {
  test('reaches the same state to the byte in every process', async () => {
    const [first, second] = [
      await thorp(['replay', files.path('whole.json'), '--json']),
      await within(['replay', files.path('whole.json'), '--json'], shelf),
    ];
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    const { state, digest, over } = JSON.parse(first.out) as { state: unknown; digest: string; over: boolean };
    expect(state).toEqual(lastState);
    expect(digest).toBe(record.end?.state);
    expect(over).toBe(true);
  });

  test('stops where it is told to', async () => {
    const { out } = await within(['replay', files.path('whole.json'), '--to', '2', '--json'], shelf);
    expect(JSON.parse(out)).toMatchObject({ ply: 2, over: false, decision: { seat: 2, step: 'draft' } });
    const { code, err } = await within(['replay', files.path('whole.json'), '--to', '9999'], shelf);
    expect(code).toBe(2);
    expect(err).toBe(`thorp: --to must be a whole number from 0 to ${record.plies.length}, not '9999'\n`);
  });

  test('tells the story and the scores', async () => {
    const { out } = await within(['replay', files.path('whole.json')], shelf);
    expect(out).toMatch(/^ {4}1 {2}Seat 0 (drafts|draws)/m);
    expect(out).toMatch(/^1\. Seat \d {2}\d+$/m);
  });

  test('reads standard input', async () => {
    const { code } = await thorp(['replay', '-', '--json'], { input: readFileSync(files.path('whole.json'), 'utf8') });
    expect(code).toBe(0);
  });
});

describe('verify', () => {
  test('holds for a record as it was written', async () => {
    const { code, out } = await within(['verify', files.path('whole.json')], shelf);
    expect(code).toBe(0);
    expect(out).toContain(`holds: Hamlet, 3 seats, ${record.plies.length} choices`);
    expect(out).toContain('Proven: the deal follows from the committed secret');
    expect(out).toContain('Not proven: that the dealer did not try several deals and keep one. No seat added entropy.');
    // Whoever knows the secret can choose otherwise with the same deal, and compute new links.
    expect(out).toContain(`compare the last link with the others who played, ${record.plies.at(-1)?.link}.`);
  });

  test('a changed choice is found and its ply named', async () => {
    const plies = record.plies.map((ply, i) => (i === 1 ? { ...ply, option: { kind: 'take', slot: 4 } } : ply));
    expect(await failure('choice.json', { ...record, plies })).toContain('ply 2 was changed');
  });

  test('a dropped choice is found', async () => {
    expect(await failure('dropped.json', { ...record, plies: record.plies.toSpliced(3, 1) })).toContain('ply 4');
  });

  test('another secret does not match the commitment', async () => {
    const secret = record.secret?.replace(/./, digit => (digit === '0' ? '1' : '0'));
    expect(await failure('secret.json', { ...record, secret })).toContain('does not match the commitment');
  });

  test('a hidden secret cannot be verified', async () => {
    const { secret: _, ...rest } = record;
    expect(await failure('hidden.json', rest)).toContain('the secret is not revealed');
  });

  test('a false total is found', async () => {
    const end = { ...record.end, totals: [99, 99, 99] };
    expect(await failure('totals.json', { ...record, end })).toContain('the record claims 99, 99, 99');
  });

  test('a changed setting breaks the chain from the first ply', async () => {
    const settings = { ...record.settings, blind: false };
    expect(await failure('settings.json', { ...record, settings })).toContain('ply 1 was changed');
  });

  test('a truncated record is distinguished from a changed one', async () => {
    expect(await failure('cut.json', JSON.stringify(record).slice(0, 500))).toContain('not valid JSON (cut off?)');
  });

  test('control characters in a record are shown as escapes, never sent to the terminal', async () => {
    const evil = '\u001b]0;owned\u0007';
    const option = { kind: evil };
    for (const change of [{ game: evil }, { settings: { [evil]: 1 } }, { plies: [{ ...record.plies[0], option }] }]) {
      const file = write('evil.json', { ...record, ...change });
      for (const command of [['verify'], ['replay'], ['play', '--resume']]) {
        const { code, out, err } = await within([...command, file], shelf, { state: files.path('state') });
        expect(code).not.toBe(0);
        expect(`${out}${err}`).not.toContain('\u001b');
      }
    }
  });

  test('a file larger than any record is not read to its end, even where it has none', async () => {
    const huge = write('huge.json', '');
    truncateSync(huge, RECORD_LIMITS.text + 1);
    for (const file of [huge, '/dev/zero'].filter(name => existsSync(name))) {
      const message = `thorp: cannot read '${file}': it has more than ${RECORD_LIMITS.text} bytes\n`;
      expect(await within(['verify', file], shelf)).toEqual({ code: 2, out: '', err: message });
    }
  });

  test('a file of all games of a browser is refused with what helps', async () => {
    const file = write('games.json', { thorpGames: 1, games: [{ text: JSON.stringify(record) }] });
    for (const command of ['verify', 'replay']) {
      const { code, err } = await within([command, file], shelf);
      expect(code).toBe(2);
      expect(err).toContain('export one of them');
    }
  });

  test('a file that is not a record is refused with a message', async () => {
    expect(await failure('list.json', '[]')).toContain('not a Thorp record');
    expect(await failure('end.json', { ...record, end: {} })).toContain('not a Thorp record');
    expect(await failure('other.json', { thorp: 1 })).toContain("'game' must name a game");
    expect(await failure('version.json', { ...record, version: 99 })).toMatch(/ply 1 was changed|version/);
  });
});
