import { readFileSync } from 'node:fs';
import { begin, choose, decisions, must, recordOf, secretFromSeed, settle, type GameRecord } from '@thorp/kernel';
import { openFileToLook, openStored, parseGame, reviewOf, storedFromRecord, type Table } from '@thorp/table';
import { snowcrest } from '@thorp/snowcrest';
import { villagers, type Villagers } from '@thorp/villagers';
import type { PastGame } from '@thorp/client/protocol';
import { pastGame } from '@thorp/server/pastGame';
import { describe, expect, test } from 'vitest';
import { openReview as openSeen, reviewDecisions, reviewFacts, reviewMoment, seenHere } from '../src/worker/review.ts';
import { lookAtFile } from '../src/worker/openFile.ts';
import { recordsOf } from '../src/worker/records.ts';
import { seenOnline } from '../src/worker/seenOnline.ts';
import { sourcesOf } from '../src/worker/points.ts';
import { updateInWords } from '../src/worker/inWords.ts';
import { narrowed, ALL, type Listed } from '../src/pages/games/filter.ts';
import { addressOf, momentIn } from '../src/pages/review/address.ts';
import { asPast } from '../src/protocol/past.ts';
import type { MyResult } from '../src/protocol/calls.ts';

const openReview = (table: Table, ...rest: Tail<Parameters<typeof openSeen>>) => openSeen(seenHere(table), ...rest);
type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** As it arrives: fields that are undefined are absent. */
const plain = <D>(data: D): D => JSON.parse(JSON.stringify(data)) as D;

function recordTo(plies: number): GameRecord {
  const match = begin(villagers, settle(villagers, 2, {}), secretFromSeed('review in the page'));
  for (let i = 0; i < plies; i++) {
    const [asked] = decisions(villagers, match.state);
    if (!asked) break;
    choose(match, asked.seat, must(asked.options[(i * 7) % asked.options.length], 'there is an option'));
  }
  return recordOf(match, true);
}

function tableOf(plies: number): Table<Villagers> {
  const players = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Tobias', level: 'easy' },
  ] as const;
  return openStored(villagers, storedFromRecord(villagers, recordTo(plies), { id: 'game', players, confirms: false }));
}

describe('a review in words', () => {
  const over = tableOf(10_000);
  const words = villagers.text.en;

  test('shows at every decision, forwards and backwards, what the live table showed', () => {
    const open = openReview(over, words);
    const review = reviewOf(over);
    let log: readonly unknown[] = [];
    for (const decision of [1, 2, 3, 40, 41, 12, 5, 60, review.plies + 1, 59]) {
      const { update, known, decision: shown } = reviewMoment(open, decision, 0);
      log = [...log.slice(0, known), ...update.log];
      const live = updateInWords(review.at(decision - 1), 0, words).update;
      expect(shown).toBe(decision);
      expect({ ...update, log }).toEqual({ ...asPast(live), version: decision - 1 });
    }
  });

  test('tells rounds in order, and all decisions', () => {
    const open = openReview(over, words);
    const { rounds, decisions: count } = reviewFacts(open);
    expect(rounds[0]?.short).toBe('Round 1');
    expect(rounds.map(({ decision }) => decision)).toEqual(
      rounds.map(({ decision }) => decision).toSorted((a, b) => a - b),
    );
    const list = reviewDecisions(open);
    expect(list).toHaveLength(count);
    expect(list.every(({ label }) => label !== null)).toBe(true);
  });

  test('names the Markets where they were held, for everybody', () => {
    for (const table of [over, tableOf(60)]) {
      const { landmarks } = reviewFacts(openReview(table, words));
      const markets = table.match.log.filter(({ event }) => event.kind === 'market');
      expect(landmarks.map(({ decision }) => decision)).toEqual(markets.map(({ ply }) => ply + 1));
    }
    const named = reviewFacts(openReview(over, words)).landmarks.map(({ name }) => name);
    expect(named).toEqual(['First Market', 'Second Market']);
  });

  test('lays every hand open when the game is over, and only then', () => {
    expect(reviewMoment(openReview(over, words), 30, 'open').hands).toHaveLength(2);
    const running = openReview(tableOf(60), words);
    const moment = reviewMoment(running, 30, 'open');
    expect(moment.hands).toBeNull();
    expect(moment.update.seat).toBeNull();
    expect(reviewFacts(running)).toMatchObject({ over: false, mayOpen: false, eyes: [0] });
  });

  test('tells nothing of what somebody else chose in a running game', () => {
    const running = openReview(tableOf(60), words);
    const list = reviewDecisions(running);
    expect(list.some(({ seat }) => seat === 1)).toBe(true);
    expect(list.every(({ seat, label }) => (seat === 0) === (label !== null))).toBe(true);
    const theirs = list.findIndex(({ seat }) => seat === 1) + 1;
    expect(reviewMoment(running, theirs, 0).asked).toEqual({ seat: 1, prompt: null, chosen: null, target: null });
    expect(reviewMoment(running, theirs, 1).update.seat).toBeNull();
  });

  test('a running game on a server is shown as that of this browser, without points', async () => {
    const table = tableOf(60);
    const past = JSON.parse(JSON.stringify(await pastGame(table, 0))) as PastGame;
    const [here, there] = [openReview(table, words), openSeen(seenOnline(villagers, 'game', past), words)];
    const { final: mine, ...facts } = reviewFacts(here);
    const { final: told, ...known } = reviewFacts(there);
    expect(known).toEqual(facts);
    expect({ ...told, sheets: [] }).toEqual(plain({ ...mine, sheets: [] }));
    expect(reviewDecisions(there)).toEqual(reviewDecisions(here));
    for (const decision of [1, 2, 30, 29, 61, 12]) {
      const [one, other] = [reviewMoment(here, decision, 0), reviewMoment(there, decision, 0)];
      expect({ ...other, update: { ...other.update, sheets: [] } }).toEqual(
        plain({ ...one, update: { ...one.update, sheets: [] } }),
      );
    }
  });

  test('the address names the decision and the seat, and is read as far as the reader may', () => {
    const facts = reviewFacts(openReview(over, words));
    expect(addressOf('game', { decision: 57, seenBy: 1 })).toBe('/review/game?at=57&seat=2');
    expect(momentIn('?at=57&seat=2', facts)).toEqual({ decision: 57, seenBy: 1 });
    expect(momentIn('?at=999999&seat=all', facts)).toEqual({ decision: facts.decisions + 1, seenBy: 'open' });
    const running = reviewFacts(openReview(tableOf(60), words));
    expect(momentIn('?at=5&seat=2', running)).toEqual({ decision: 5, seenBy: 0 });
    expect(momentIn('?seat=all', running)).toEqual({ decision: 61, seenBy: 0 });
  });
});

test('a record of older rules is looked at with the rules that are here, to the same end', () => {
  const file = new URL('../../games/snowcrest/test/older/version-2-finished.json', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const opening = { id: 'older', confirms: false, nameless: (seat: number) => `${seat + 1}` };
  const { table, fault } = openFileToLook(snowcrest, parseGame(text), opening);
  const facts = reviewFacts(openReview(table, snowcrest.text.en, { began: 2 }));
  const { end } = JSON.parse(text) as GameRecord;
  expect(fault).toBeNull();
  expect(facts).toMatchObject({
    over: true,
    otherRules: null,
    mayOpen: true,
    converted: { recorded: 2, here: snowcrest.version },
  });
  expect(facts.final.sheets.map(({ high }) => high)).toEqual(end?.totals);
});

test('a record that is changed and can still be played is shown only up to the change', () => {
  const record = { ...recordTo(30), version: villagers.version - 1 };
  const opening = { id: 'changed', confirms: false, nameless: (seat: number) => `${seat + 1}` };
  const { table, fault } = lookAtFile(villagers, parseGame(JSON.stringify(record)), opening);
  expect(fault).toMatchObject({ ply: 1, why: 'hash' });
  expect(table.match.plies).toHaveLength(0);
});

describe('points by source', () => {
  test('every line of the sheet counts towards one source', () => {
    const t = tableOf(10_000);
    const { scores } = villagers.score(t.match.state);
    for (const { total, parts } of scores) {
      const context = { view: villagers.view(t.match.state, 0), name: String };
      const sources = sourcesOf(parts, villagers.text.en, context);
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
  });

  test('the sources of every game name every line that can stand on a sheet', () => {
    const names = snowcrest.text.en.sources?.flatMap(({ parts }) => parts);
    expect(names).toEqual(['scrolls', 'buildings', 'omen', 'omenTokens', 'majority']);
  });
});

const RESULT: MyResult = {
  seat: 0,
  rank: 1,
  won: true,
  total: 80,
  totalText: '80 gold',
  best: { points: 20, text: '20 gold', what: 'First Market: gold, Jeweler' },
  settings: '{}',
};

function row(id: string, updated: number, mine: Partial<MyResult> | null, more: Partial<Listed> = {}): Listed {
  const players = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: id === 'c' ? 'June' : 'Tobias', level: 'easy' },
  ] as const;
  const base = { id, game: 'villagers', players, updated, title: 'Villagers', line: '', yourTurn: false, over: true };
  return { ...base, extras: null, mine: mine && { ...RESULT, ...mine }, ...more };
}

describe('personal records', () => {
  test('are told against earlier games with the same settings and as many players', () => {
    const all = [
      row('a', 3, { total: 90, totalText: '90 gold' }),
      row('b', 2, { total: 85, totalText: '85 gold', won: false }),
      row('c', 1, { total: 99, settings: '{"other":1}' }),
    ];
    expect(recordsOf(must(all[0], 'there'), all)).toEqual([{ kind: 'most', what: '', now: '90', before: '85 gold' }]);
    expect(recordsOf(must(all[2], 'there'), all)).toEqual([]);
  });

  test('wins in a row are told from three on, and only a longer row than any before', () => {
    const four = [row('d', 4, {}), row('c', 3, {}), row('b', 2, {}), row('a', 1, { won: false })];
    expect(recordsOf(must(four[0], 'there'), four)).toContainEqual({ kind: 'wins', what: '', now: '3', before: '0' });
  });

  test('a branch sets none', () => {
    const branch = row('b', 2, { total: 99 }, { branch: { of: 'a', decision: 3, name: '1' } });
    expect(recordsOf(branch, [branch, row('a', 1, {})])).toEqual([]);
  });
});

describe('my games', () => {
  const now = 100 * 86_400_000;
  const games = [
    row('a', now, { won: true }, { extras: { id: 'a', favourite: true, note: 'the Tailor evening' } }),
    row('b', now - 10 * 86_400_000, { won: false }),
    row('c', now - 50 * 86_400_000, null, { over: false, title: 'Helvetia', game: 'helvetia' }),
  ];
  const found = (change: object): string[] => narrowed(games, { ...ALL, ...change }, now).map(({ id }) => id);

  test('are searched by title, name and note', () => {
    expect(found({ search: 'tailor' })).toEqual(['a']);
    expect(found({ search: 'june helv' })).toEqual(['c']);
    expect(found({ search: 'ada' })).toEqual(['a', 'b', 'c']);
  });

  test('are filtered by game, opponent, result, date and favourite', () => {
    expect(found({ game: 'helvetia' })).toEqual(['c']);
    expect(found({ opponent: 'Tobias' })).toEqual(['a', 'b']);
    expect(found({ result: 'won' })).toEqual(['a']);
    expect(found({ result: 'lost' })).toEqual(['b']);
    expect(found({ result: 'running' })).toEqual(['c']);
    expect(found({ since: '30' })).toEqual(['a', 'b']);
    expect(found({ favourites: true })).toEqual(['a']);
    expect(found({ opponent: 'Tobias', since: '7' })).toEqual(['a']);
  });
});
