import { secretFromSeed, type Game } from '@thorp/kernel';
import { commit, exportGame, lineOf, openTable, prepare, type Entry, type Table } from '@thorp/table';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Asker } from '../src/play/asker.ts';
import { offerResume } from '../src/play/start.ts';
import type { Registry } from '../src/registry.ts';
import { scratch, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
afterAll(files.drop);
afterEach(() => vi.unstubAllEnvs());

const PLAYERS = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: 'Ben' },
] as const;

/** A game of two choices: as a record, and as the file it is played in. */
function played(): { readonly record: string; readonly lines: string } {
  const secret = secretFromSeed('oak');
  const table: Table<Hamlet> = openTable(hamlet, { id: 'p', players: PLAYERS, settings: {}, secret, confirms: false });
  const entries: Entry[] = [];
  for (const [seat, option] of [{ kind: 'blind' }, { kind: 'take', slot: 0 }].entries()) {
    const prepared = prepare(table, { kind: 'move', seat, id: 'm', version: table.version, options: [option] }, 1);
    if (!prepared.repeated) entries.push(prepared.entry);
    commit(table, prepared);
  }
  return { record: exportGame(table), lines: [table.header, ...entries].map(lineOf).join('') };
}

/** The command with a later version of the sample game; `upgrade` converts the options of the older one. */
function shelfWith(upgrade: (option: object) => object): Registry {
  const later: Game = { ...(hamlet as unknown as Game), version: 2, upgrades: { 1: upgrade } };
  return { hamlet: { module: '@thorp/testkit/hamlet', load: async () => later } };
}
const same = shelfWith(option => option);
/** Taking a card from the row is not allowed any more. */
const stricter = shelfWith(option => ('slot' in option ? { kind: 'gone' } : option));

function write(name: string, text: string): string {
  const file = files.path(name);
  writeFileSync(file, text);
  return file;
}

describe.each(['record', 'lines'] as const)('a game of older rules, as %s', form => {
  const text = played()[form];

  test('that are not all possible any more is refused with the way out, and its file stays', async () => {
    const file = write(`${form}.json`, text);
    const { code, err } = await within(['play', '--resume', file], stricter);
    expect(code).toBe(2);
    expect(err).toContain('cannot go on: it was begun with version 1 of hamlet; ply 2 is not possible in 2.');
    expect(err).toContain('thorp replay shows it');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('is shown as far as the rules agree', async () => {
    const file = write(`${form}-look.json`, text);
    const { code, out, err } = await within(['replay', file], stricter);
    expect(code).toBe(0);
    expect(err).toContain('recorded with version 1 of hamlet and is shown with version 2: only its first 1 choices');
    expect(out).toContain('After 1 choices:');
    expect(out).toContain('Ann draws');
  });

  test('that still lead to its end is shown to its end', async () => {
    const { out, err } = await within(['replay', write(`${form}-whole.json`, text)], same);
    expect(err).toContain('all its choices are possible there');
    expect(out).toContain('After 2 choices:');
  });

  test('is verified where these rules follow it, and says which rules they are', async () => {
    const { code, out, err } = await within(['verify', write(`${form}-same.json`, text)], same);
    expect(code).toBe(0);
    expect(err).toContain('this game was recorded with version 1 of hamlet; here is version 2');
    expect(out).toContain('every choice was on offer.\n');
    expect(out).not.toContain('the end is right');
  });

  test('whose link was forged is refused with its ply, under any rules', async () => {
    const links = text.match(/"link": ?"[0-9a-f]{64}"/g) ?? [];
    const forged = write(`${form}-forged.json`, text.replace(links[1] ?? '', `"link":"${'0'.repeat(64)}"`));
    for (const registry of [shelf, same, stricter]) {
      for (const command of [['play', '--resume'], ['replay']]) {
        const { code, err } = await within([...command, forged], registry);
        expect([command, code]).toEqual([command, 1]);
        expect(err).toMatch(/ply 2 was changed: its hash/);
      }
    }
  });
});

test('a record that these rules do not follow is not called changed: its chain holds', async () => {
  const { code, out, err } = await within(['verify', write('stricter.json', played().record)], stricter);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('cannot be checked as a whole: this game was recorded with version 1 of hamlet');
  expect(err).toContain('Its commitments and its chain hold, but: ply 2: ');
  expect(err).not.toContain('does not hold');
});

test('before a saved game is taken up, the list says what its rules are', async () => {
  vi.stubEnv('XDG_STATE_HOME', files.path('state'));
  const folder = join(files.path('state'), 'thorp', 'running');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hamlet-1.jsonl'), played().lines);
  const hints: (string | undefined)[] = [];
  const asker = {
    one: async (_: string, answers: readonly { readonly hint?: string }[]) => {
      hints.push(answers[0]?.hint);
      return null;
    },
  } as unknown as Asker;
  for (const registry of [shelf, same, stricter]) await offerResume(registry, 'hamlet', asker);
  expect(hints[0]).not.toContain('rules');
  expect(hints[1]).toContain('started with version 1 of the rules, continues with 2');
  expect(hints[2]).toContain('started with version 1 of the rules: view only');
});
