import {
  begin,
  choose,
  commitment,
  decide,
  firstLink,
  must,
  nextLink,
  parseRecord,
  recordOf as kernelRecord,
  same,
  secretFromSeed,
  settle,
  verify,
  type GameRecord,
} from '@thorp/kernel';
import { villagers } from '@thorp/villagers';
import { memoryStore, openStored, parseGame, storedFromRecord } from '@thorp/table';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HostCalls, Push } from '../src/protocol/calls.ts';
import type { Extras } from '../src/protocol/extras.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import type { PageStore } from '../src/store/store.ts';
import { reviewCalls } from '../src/worker/reviewCalls.ts';
import { inLanguage, summaryOf } from '../src/worker/summary.ts';
import { remote, type Remote } from '../src/protocol/remote.ts';

/* The tables' worker as the page uses it. Node has no browser database, so tables are kept in memory. */

const { port1: page, port2: worker } = new MessageChannel();
const pushed: Push[] = [];
const READER = { locale: 'en' } as const;
const PLAYERS = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Tobias', level: 'random' },
  { kind: 'human', name: 'Ben' },
] as const;
let host: Remote<HostCalls>;

beforeAll(async () => {
  vi.stubGlobal('postMessage', (message: unknown) => worker.postMessage(message));
  vi.stubGlobal('addEventListener', (type: 'message', listener: (event: Event) => void) =>
    worker.addEventListener(type, listener),
  );
  const { hostTables } = await import('../src/worker/tables.ts');
  hostTables();
  worker.start();
  page.start();
  page.addEventListener('message', ({ data }: MessageEvent<Push>) => 'push' in data && pushed.push(data));
  host = remote<HostCalls>(page);
});

afterAll(() => {
  page.close();
  vi.unstubAllGlobals();
});

const create = (deal: string): Promise<string> =>
  host.create({ game: 'villagers', players: PLAYERS, settings: {}, confirms: true, openHands: false, deal }, READER);

const recordOf = async (id: string): Promise<GameRecord> => parseRecord(await host.exported(id));

test('every person adds committed entropy to the deal, and the commitment is shown before the first choice', async () => {
  const id = await create('');
  const record = await recordOf(id);
  const hex = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(record.entropy).toEqual([hex, '', hex]);
  expect(record.entropyCommitments?.map(text => text.length)).toEqual([64, 0, 64]);
  expect(record.plies).toEqual([]);
  expect(verify(villagers, record)).toEqual({ ok: true });
  await host.open(id, READER);
  await host.lift();
  const updates = pushed.flatMap(push =>
    push.push === 'screen' && push.screen.kind === 'table' ? push.screen.update : [],
  );
  expect(updates[0]).toMatchObject({ table: id, commitment: commitment(record.secret ?? '') });
  await host.close();
});

test('a deal from a word can be repeated, and nothing claims that it was drawn by chance', async () => {
  const [one, two] = [await recordOf(await create('Oak')), await recordOf(await create(' oak'))];
  expect(one.secret).toBe(two.secret);
  expect(verify(villagers, one)).toEqual({ ok: true, notProven: 'no-entropy' });
});

/** A game of two choices. */
function played(): GameRecord {
  const match = begin(villagers, settle(villagers, 2), secretFromSeed('oak'));
  for (let i = 0; i < 2; i++) {
    const { seat, options } = must(decide(villagers, match.state), 'somebody is asked');
    choose(match, seat, options[i]);
  }
  return kernelRecord(match, true);
}

test('a record opens as it was', async () => {
  const record = played();
  const opened = await recordOf(await host.imported(JSON.stringify(record), READER));
  expect(opened.plies).toEqual(record.plies);
});

test.each<[string, (record: GameRecord) => object, RegExp]>([
  ['a changed choice', ({ plies }) => ({ plies: plies.map(ply => ({ ...ply, option: plies[1]?.option })) }), /ply 1/],
  ['a changed link', ({ plies }) => ({ plies: plies.map(ply => ({ ...ply, link: plies[0]?.link })) }), /ply 2/],
  ['another commitment', () => ({ commitment: '0'.repeat(64) }), /commitment/],
  [
    'an impossible choice and all links made again',
    record =>
      relinked({ ...record, plies: record.plies.map((ply, i) => ({ ...ply, option: i === 1 ? {} : ply.option })) }),
    /^ply 2: /,
  ],
  [
    'the choice of another seat and all links made again',
    record => relinked({ ...record, plies: record.plies.map((ply, i) => ({ ...ply, seat: i === 1 ? 9 : ply.seat })) }),
    /^ply 2: /,
  ],
  ['an end that the game does not have', () => ({ end: { state: 'x', totals: [999, 1] } }), /has an end/],
  ['no secret', () => ({ secret: undefined }), /the secret is not revealed/],
  ['more seats than any game has', () => ({ seats: 60_000_000 }), /'seats' must be a whole number from 1 to 16/],
])('a record with %s is refused, and nothing is stored', async (_, change, reason) => {
  const record = played();
  const before = (await host.list(READER)).length;
  const imported = host.imported(JSON.stringify({ ...record, ...change(record) }), READER);
  await expect(imported).rejects.toThrow(reason);
  expect(await host.list(READER)).toHaveLength(before);
});

/** The same choices with valid links. */
function relinked({ plies, ...record }: GameRecord): GameRecord {
  const { secret: _, end: _end, ...header } = record;
  let link = firstLink(header);
  return {
    ...record,
    plies: plies.map(({ seat, option }) => {
      link = nextLink(link, seat, option);
      return { seat, option, link };
    }),
  };
}

describe('the record of a finished game', () => {
  const record = finished();

  test.each<[string, Partial<GameRecord>, RegExp]>([
    ['other points', { end: { state: record.end?.state ?? '', totals: [999, 1] } }, /the record claims 999, 1/],
    ['another last state', { end: { state: 'x', totals: record.end?.totals ?? [] } }, /the final state differs/],
    ['fewer choices', { plies: record.plies.slice(0, 20) }, /has an end, but the game is not over/],
  ])('with %s is refused, and looked at it says so', async (_, change, reason) => {
    const text = JSON.stringify({ ...record, ...change });
    await expect(host.imported(text, READER)).rejects.toThrow(reason);
    const looking = keptAsText();
    const id = await looking.keepRecord(text);
    const facts = await looking.reviewOpen(id, READER);
    expect(facts.fault).toMatchObject({ ply: null, why: 'end' });
    expect(facts.decisions).toBe((change.plies ?? record.plies).length);
    expect(await looking.fairness(id)).toMatchObject({ state: 'broken', ply: null });
  });

  test('whose links were made again after a change is shown up to the choice that was not on offer', async () => {
    const plies = record.plies.map((ply, i) => (i === 29 ? { ...ply, option: { kind: 'forged' } } : ply));
    const text = JSON.stringify(relinked({ ...record, plies }));
    await expect(host.imported(text, READER)).rejects.toMatchObject({ code: 'bad-record', detail: { ply: 30 } });
    const looking = keptAsText();
    const id = await looking.keepRecord(text);
    const facts = await looking.reviewOpen(id, READER);
    expect(facts).toMatchObject({ decisions: 29, fault: { ply: 30, why: 'rules' } });
    expect(await looking.fairness(id)).toMatchObject({ state: 'broken', ply: 30 });
  });
});

test('a record whose choices these rules do not know is not called changed as long as its links fit', async () => {
  const plies = finished().plies.map((ply, i) => (i === 29 ? { ...ply, option: { kind: 'new here' } } : ply));
  const newer = relinked({ ...finished(), plies, version: villagers.version + 1 });
  const looking = keptAsText();
  const id = await looking.keepRecord(JSON.stringify(newer));
  expect(await looking.fairness(id)).toMatchObject({ state: 'otherRules', ply: null });
  expect(await looking.reviewOpen(id, READER)).toMatchObject({ fault: null, decisions: 29, over: false });
  const { plies: linked } = newer;
  const changed = { ...newer, plies: linked.with(39, must(linked[38], 'there')) };
  const other = keptAsText();
  await other.keepRecord(JSON.stringify(changed));
  expect(await other.fairness('kept')).toMatchObject({ state: 'broken', ply: 40 });
});

test('of many games those that can be read are loaded, and each of the others is named with its place', async () => {
  // Unfinished games, because for finished ones statistics would be stored.
  const good = JSON.stringify(played());
  const changed = good.replace(/"link":"[0-9a-f]{2}/, '"link":"zz');
  const games = [{ text: good, favourite: 'odd' }, 5, { text: '{' }, { text: good }];
  const texts = [good, '{', JSON.stringify({ thorpGames: 1, games }), changed];
  const { tables, problems } = await host.importedMany(texts, READER);
  expect(tables).toHaveLength(3);
  expect(problems.map(({ text, game, why: { code, detail } }) => ({ text, game, code, detail }))).toEqual([
    { text: 1, game: null, code: 'bad-record', detail: { why: 'json' } },
    { text: 2, game: 2, code: 'bad-record', detail: { why: 'shape' } },
    { text: 2, game: 3, code: 'bad-record', detail: { why: 'json' } },
    { text: 3, game: null, code: 'bad-record', detail: { why: 'forged', ply: 1 } },
  ]);
});

/** The calls for records stored as text: Node has no browser database. */
function keptAsText(): ReturnType<typeof reviewCalls> {
  const texts = new Map<string, Extras>();
  const store: PageStore = {
    ...memoryStore(),
    describe: async () => undefined,
    summaries: async () => [],
    allExtras: async () => [...texts.values()],
    extras: async id => texts.get(id) ?? null,
    keepExtras: async extras => void texts.set(extras.id, extras),
  };
  return reviewCalls({ store, onlineRecord: () => Promise.reject(new Error('offline')) }, () => 'kept');
}

/** A game to its end. */
function finished(): GameRecord {
  const match = begin(villagers, settle(villagers, 2), secretFromSeed('elm'));
  for (let asked = decide(villagers, match.state); asked; asked = decide(villagers, match.state)) {
    choose(match, asked.seat, asked.options[match.plies.length % asked.options.length]);
  }
  return kernelRecord(match, true);
}

describe('a game that was begun with other rules', () => {
  const { version } = villagers;
  /** The rules of the next version; its upgrade turns a choice into one that is not offered. */
  const raise = (upgrade: (option: object) => object): unknown =>
    Object.assign(villagers, { version: version + 1, upgrades: { [version]: upgrade } });
  afterEach(() => {
    Object.assign(villagers, { version, upgrades: undefined });
  });

  const updates = (): TableUpdate[] =>
    pushed.flatMap(push => (push.push === 'screen' && push.screen.kind === 'table' ? push.screen.update : []));

  test('is listed and shown to look at, takes no move, and exports what is stored', async () => {
    const record = played();
    const id = await host.imported(JSON.stringify(record), READER);
    raise(option => (same(option, record.plies[1]?.option) ? { kind: 'gone' } : option));
    const listed = (await host.list(READER)).find(table => table.id === id);
    const rules = { recorded: version, here: version + 1 };
    expect(listed?.otherRules).toEqual({ ...rules, playable: false });
    pushed.length = 0;
    await host.open(id, READER);
    await host.lift();
    const update = must(updates().at(-1), 'the table is shown');
    expect(update).toMatchObject({ otherRules: rules, question: null, mayUndo: false, result: null });
    const move = { kind: 'move', seat: 0, id: 'a', version: update.version, options: [{ kind: 'gone' }] } as const;
    await expect(host.act(move)).rejects.toThrow(`begun with version ${version}`);
    const { game, contents } = parseGame(await host.exported(id));
    expect(game).toBe('villagers');
    expect('stored' in contents && contents.stored.header.rules).toBe(version);
    await host.close();
  });

  test('comes from a file in the same way, and goes on where its rules are', async () => {
    const record = played();
    raise(() => ({ kind: 'gone' }));
    const id = await host.imported(JSON.stringify(record), READER);
    const text = await host.exported(id);
    Object.assign(villagers, { version, upgrades: undefined });
    const again = await recordOf(await host.imported(text, READER));
    expect(again.plies).toEqual(record.plies);
  });
});

test('a game is listed in the language of the reader, whichever it was played in', async () => {
  const id = await create('oak');
  const line = async (locale: string): Promise<string | undefined> =>
    (await host.list({ locale })).find(table => table.id === id)?.line;
  const english = await line('en');
  const german = await line('de');
  expect(english).toMatch(/^[A-Z]/);
  expect(german).not.toBe(english);
  expect(await line('en')).toBe(english);
  expect(await line('de')).toBe(german);
});

test('so is its result', async () => {
  const record = finished();
  const players = [PLAYERS[0], PLAYERS[1]];
  const stored = storedFromRecord(villagers, record, { id: 'done', players, confirms: false });
  const english = summaryOf(openStored(villagers, stored), villagers.text.en, 'en');
  const german = await inLanguage(english, 'de', { load: async () => stored, describe: async () => undefined });
  const total = record.end?.totals[0];
  expect([english.mine?.totalText, german.mine?.totalText]).toEqual([`${total} gold`, `${total} Gold`]);
});

test('people who play with open hands see no curtain', async () => {
  const players = PLAYERS.map(player => ({ ...player }));
  const setup = { game: 'villagers', players, settings: {}, confirms: true, deal: 'oak' };
  const shown = async (openHands: boolean): Promise<string[]> => {
    pushed.length = 0;
    await host.open(await host.create({ ...setup, openHands }, READER), READER);
    await host.close();
    return pushed.flatMap(push => (push.push === 'screen' ? [push.screen.kind] : []));
  };
  expect((await shown(false))[0]).toBe('curtain');
  expect((await shown(true))[0]).toBe('table');
});
