// @module-tag slow
import type { Analysis } from '@thorp/bots';
import { begin, choose, recordOf, secretFromSeed, settle, type GameRecord } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { signed, written } from '../src/figures.ts';
import { scratch, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
afterAll(files.drop);

/** A game in which everybody takes the first option, up to a number of plies. */
function recordFile(name: string, plies = Infinity): string {
  const match = begin(hamlet, settle(hamlet, 2, { rounds: 2 }), secretFromSeed('elm'));
  for (let [open] = match.questions; open && match.plies.length < plies; [open] = match.questions) {
    choose(match, open.seat, open.options[0]);
  }
  writeFileSync(files.path(name), JSON.stringify(recordOf(match, true)));
  return files.path(name);
}

const readAnalysis = (file: string): Analysis => JSON.parse(readFileSync(file, 'utf8')) as Analysis;

/** An analysis of two seats in which one draw moves the first seat from 50 to 90 %, and nothing else happens. */
function turnedAt(analysis: Analysis, turn: number): Analysis {
  const outlook = (chance: number) => ({ chances: [chance, 1 - chance], leads: [0, 0] });
  const luck = [3, -3].map(mean => ({ mean, error: 0.5 }));
  const plies = analysis.plies.map((ply, i) => {
    return ply && { ...ply, before: outlook(i > turn ? 0.9 : 0.5), luck: i === turn ? luck : null, choice: null };
  });
  return { ...analysis, plies, end: outlook(0.9) };
}

test('figures have a minus sign, and no sign where they are written as zero', () => {
  expect([-0.15, 0.15, -0.004, 0.004, 0].map(value => written(value, 2))).toEqual([
    '−0.15',
    '0.15',
    '0.00',
    '0.00',
    '0.00',
  ]);
  expect([-0.15, 0.15, -0.04, 0.04, 0].map(value => signed(value, 1))).toEqual(['−0.1', '+0.1', '0.0', '0.0', '0.0']);
});

describe('analyse', () => {
  test('writes the analysis, a page that needs nothing else, and goes on where it was stopped', async () => {
    const [record, json, html] = [recordFile('whole.json'), files.path('found.json'), files.path('found.html')];
    const first = await thorp(['analyse', record, '--depth', 'quick', '--json', json, '--html', html]);
    expect([first.err, first.code]).toEqual(['', 0]);
    expect(first.out).toContain('Seat 1: accuracy');
    const whole = readAnalysis(json);
    expect(whole.plies.every(ply => ply !== null)).toBe(true);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<polyline');
    expect(page).not.toMatch(/(src|href)="(?!#)/);

    writeFileSync(json, JSON.stringify({ ...whole, plies: whole.plies.map((ply, i) => (i < 2 ? ply : null)) }));
    expect((await within(['analyse', record, '--depth', 'quick', '--json', json], shelf)).code).toBe(0);
    expect(readAnalysis(json)).toEqual(whole);
  });

  test('tells in the page where the game turned for each player', async () => {
    const [record, json, html] = [recordFile('turned.json'), files.path('turns.json'), files.path('turns.html')];
    const page = async (kept?: Analysis): Promise<string> => {
      if (kept) writeFileSync(json, JSON.stringify(kept));
      const { err, code } = await within(
        ['analyse', record, '--depth', 'quick', '--json', json, '--html', html],
        shelf,
      );
      expect([err, code]).toEqual(['', 0]);
      return readFileSync(html, 'utf8');
    };
    await page();
    const told = await page(turnedAt(readAnalysis(json), 3));
    const [turning = ''] = /<h2>Turning points<\/h2>.*/.exec(told) ?? [];
    expect(turning).toContain('decision 4 · Seat 0: 50 % → 90 %');
    expect(turning).toContain('decision 4 · Seat 1: 50 % → 10 %');
    expect(turning).toContain('New information moved it, not a choice.');
    expect(turning.match(/<li>/g)).toHaveLength(2);
  });

  test('writes the names of a record into the page as text, never as markup', async () => {
    const [record, html] = [recordFile('names.json'), files.path('names.html')];
    const names = ['</title><b id=x>', '<img src=x>'];
    const players = names.map(name => ({ kind: 'human', name }));
    writeFileSync(record, JSON.stringify({ ...(JSON.parse(readFileSync(record, 'utf8')) as object), players }));
    expect((await within(['analyse', record, '--depth', 'quick', '--html', html], shelf)).code).toBe(0);
    const page = readFileSync(html, 'utf8');
    for (const name of names) expect(page).not.toContain(name);
    expect(page).toContain('&#60;img src=x&#62;');
  });

  test('refuses a record that was changed, and says where', async () => {
    const file = recordFile('changed.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    const analysed = async (change: Partial<GameRecord>): Promise<[number | null, string]> => {
      writeFileSync(file, JSON.stringify({ ...record, ...change }));
      const { code, err } = await within(['analyse', file, '--depth', 'quick'], shelf);
      return [code, err];
    };
    const [state = '', [one = 0, other = 0] = []] = [record.end?.state, record.end?.totals];
    expect(await analysed({ end: { state, totals: [one + 5, other] } })).toEqual([
      1,
      `thorp: ${file} does not hold: the totals are ${one}, ${other}, the record claims ${one + 5}, ${other}\n`,
    ]);
    // Only its hash tells.
    const plies = record.plies.map((ply, i) => (i === 2 ? { ...ply, link: 'f'.repeat(64) } : ply));
    expect((await analysed({ plies }))[1]).toContain('ply 3 was changed');
  });

  test('refuses a game that goes on, an analysis of another game and an unknown depth, and changes nothing', async () => {
    const going = await within(['analyse', recordFile('going.json', 3)], shelf);
    expect([going.code, going.err]).toEqual([2, 'thorp: only a finished game can be analysed\n']);
    const other = files.path('other.json');
    writeFileSync(other, '{"format":1,"plies":[],"link":"no"}');
    const refused = await within(['analyse', recordFile('whole.json'), '--json', other], shelf);
    expect([refused.code, readFileSync(other, 'utf8')]).toEqual([2, '{"format":1,"plies":[],"link":"no"}']);
    expect((await within(['analyse', recordFile('whole.json'), '--depth', 'huge'], shelf)).code).toBe(2);
  });
});
