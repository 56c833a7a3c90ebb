import { encode, fastChance, imagine, must, type Seat } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  hostTable,
  memoryStore,
  missedMoments,
  openQuestions,
  outlook,
  resumeTable,
  unscoredUpdateFor,
  updateFor,
  type Host,
  type PlannedAnswer,
  type Table,
  type TableStore,
} from '../src/index.ts';
import { act, choose, codeOf, people, reach, snapshot, stored, table } from './tables.ts';

const BLIND = { kind: 'blind' };
const DONE = { kind: 'done' };

const planned = (option: object, means: string): PlannedAnswer => ({ option, means, label: means });
const DRAW = planned(BLIND, 'Draw unseen');
const END = planned(DONE, 'End turn');
const NEVER = planned({ kind: 'take', slot: 99 }, 'Take 99');

interface Set {
  readonly answers?: readonly PlannedAnswer[];
  readonly repeats?: boolean;
  readonly forMe?: boolean;
}

const ahead = ({ answers = [], repeats = false, forMe = false }: Set) => ({ kind: 'ahead', answers, repeats, forMe });

const set = (t: Table<Hamlet>, seat: Seat, what: Set) => act(t, { ...ahead(what), seat });

/** A table in a store, driven by a host after every action. */
async function hosted(t: Table<Hamlet>, kept?: TableStore): Promise<Host<Hamlet> & { readonly store: TableStore }> {
  const store = kept ?? memoryStore();
  if (!kept) await store.create(t.header);
  const host = hostTable(t, {
    store,
    think: () => Promise.reject(new Error('nobody thinks here')),
    now: () => 1000,
    changed: () => undefined,
    stuck(error) {
      throw error;
    },
    gone: () => undefined,
  });
  return { ...host, store };
}

const entriesOf = async (store: TableStore) => must(await store.load('test'), 'it is stored').entries;

let ids = 0;
async function send(host: Host<Hamlet>, seat: Seat, action: object): Promise<void> {
  const { version } = host.table();
  await host.act({ id: `sent-${++ids}`, version, seat, ...action } as Parameters<typeof host.act>[0]);
  await host.drive();
}

describe('answers set ahead', () => {
  test('are given when the question comes, and the seat is not said to have looked', async () => {
    const host = await hosted(table());
    await send(host, 1, ahead({ answers: [NEVER, DRAW] }));
    await send(host, 0, { kind: 'move', options: [BLIND] });
    // Ada may still take her turn back: Ben is not asked yet.
    if (host.table().holding === 0) await send(host, 0, { kind: 'confirm' });
    const t = host.table();
    expect(t.match.plies.map(({ seat, option }) => [seat, option])).toEqual([
      [0, BLIND],
      [1, BLIND],
    ]);
    expect((await entriesOf(host.store)).at(-1)).toMatchObject({ kind: 'move', seat: 1, ahead: true });
    // Nobody is asked to confirm it, and the log is still unread for Ben.
    expect(t.holding).toBeNull();
    expect(updateFor(t, 1)).toMatchObject({ ahead: { answers: [], dropped: [] }, unread: 3 });
    expect(snapshot(resumeTable(hamlet, must(await host.store.load('test'), 'it is stored')))).toEqual(snapshot(t));
  });

  test('are given after a restart in between', async () => {
    const host = await hosted(table({ confirms: false }));
    await host.act({ ...ahead({ answers: [DRAW] }), kind: 'ahead', id: 'a', version: 0, seat: 1 });
    await host.act({ kind: 'move', id: 'b', version: 0, seat: 0, options: [BLIND] });
    host.close();
    const again = await hosted(resumeTable(hamlet, must(await host.store.load('test'), 'it is stored')), host.store);
    expect(again.table().match.plies).toHaveLength(1);
    await again.drive();
    expect(again.table().match.plies).toHaveLength(2);
  });

  test('that are not offered are dropped, and only their seat is told', () => {
    const t = table({ confirms: false });
    set(t, 1, { answers: [NEVER] });
    expect(updateFor(t, 1).ahead).toMatchObject({ answers: [NEVER], dropped: [] });
    choose(t, 0, BLIND);
    expect(updateFor(t, 1).ahead).toMatchObject({ answers: [], dropped: [NEVER] });
    expect(updateFor(t, 0).ahead).toMatchObject({ answers: [], dropped: [] });
    expect(updateFor(t, null).ahead).toBeNull();
    choose(t, 1);
    expect(updateFor(t, 1).ahead).toMatchObject({ answers: [], dropped: [] });
  });

  test('are not given when the option is about something else by then', () => {
    const t = table({ confirms: false });
    const row = [...t.match.state.row];
    set(t, 1, { answers: [planned({ kind: 'take', slot: 0 }, `Take ${row[0]}`)] });
    // Ada takes this card, and another one takes its place.
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(updateFor(t, 1).ahead?.dropped).toMatchObject([{ means: `Take ${row[0]}` }]);
    const other = table({ confirms: false });
    set(other, 1, { answers: [planned({ kind: 'take', slot: 0 }, `Take ${row[0]}`)] });
    choose(other, 0, BLIND);
    expect(updateFor(other, 1).ahead?.dropped).toEqual([]);
  });

  test('make no difference to what others are shown or told', async () => {
    const told: (Seat | null)[] = [];
    const t = table({ confirms: false });
    const store = memoryStore();
    await store.create(t.header);
    const host = hostTable(t, {
      store,
      think: () => Promise.reject(new Error('nobody thinks here')),
      now: () => 1000,
      changed: (_, __, only) => told.push(only),
      stuck: () => undefined,
      gone: () => undefined,
    });
    const shown = () => JSON.stringify([unscoredUpdateFor(t, 0), unscoredUpdateFor(t, null)]);
    const before = shown();
    await host.act({ ...ahead({ answers: [DRAW] }), kind: 'ahead', id: 'a', version: 0, seat: 1 });
    expect(shown()).toBe(before);
    expect(told).toEqual([1]);
    // Another window, which sees it through the store, tells nobody else either.
    const elsewhere: (Seat | null)[] = [];
    const other = hostTable(table({ confirms: false }), {
      store,
      think: () => Promise.reject(new Error('nobody thinks here')),
      now: () => 1000,
      changed: (_, __, only) => elsewhere.push(only),
      stuck: () => undefined,
      gone: () => undefined,
    });
    await other.refresh();
    expect(elsewhere).toEqual([1]);
    // An answer set ahead looks like one by hand.
    const byHand = table({ confirms: false });
    for (const seat of [0, 1]) choose(byHand, seat, BLIND);
    await host.act({ kind: 'move', id: 'b', version: 0, seat: 0, options: [BLIND] });
    await host.drive();
    expect({ ...unscoredUpdateFor(t, 0), since: null }).toEqual(unscoredUpdateFor(byHand, 0));
  });

  test('are taken back, and the same action again changes nothing', () => {
    const t = table({ confirms: false });
    set(t, 1, { answers: [DRAW], repeats: true });
    set(t, 1, {});
    choose(t, 0, BLIND);
    expect(openQuestions(t)[0]?.seat).toBe(1);
    act(t, { kind: 'seen', seat: 0 });
    const before = snapshot(t);
    const first = { ...ahead({ answers: [DRAW] }), seat: 0, id: 'same', version: t.version };
    act(t, first);
    expect(act(t, { ...first, answers: [] })).toMatchObject({ repeated: true });
    act(t, { ...first, ...ahead({}), id: 'off' });
    expect(snapshot({ ...t, sequence: 0, receipts: [] })).toEqual({ ...(before as object), sequence: 0, receipts: [] });
  });

  test('that repeat stand until they are taken back; an undo ends them', async () => {
    const host = await hosted(reach(table({ confirms: false }), 'build'));
    const [asked] = openQuestions(host.table());
    const first = must(asked, 'somebody builds').seat;
    await host.store.append('test', 0, stored(host.table()).entries);
    await send(host, 1 - first, ahead({ answers: [END], repeats: true }));
    await send(host, first, { kind: 'move', options: [DONE] });
    expect(host.table().match.plies.at(-1)).toMatchObject({ seat: 1 - first, option: DONE });
    expect(host.table().ahead[1 - first]).toMatchObject({ answers: [END], repeats: true });
    await send(host, 1 - first, { kind: 'undo' });
    expect(openQuestions(host.table())[0]?.seat).toBe(1 - first);
    expect(host.table().ahead[1 - first]).toMatchObject({ answers: [], repeats: false });
  });

  test('an answer by hand uses up those for one question', () => {
    const t = table({ confirms: false });
    set(t, 0, { answers: [planned({ kind: 'take', slot: 1 }, 'Take 1')] });
    choose(t, 0, BLIND);
    expect(updateFor(t, 0).ahead).toMatchObject({ answers: [], dropped: [] });
  });

  test('what the game proposes is chosen for who wants that, and leaves other answers as they are', async () => {
    const proposing = {
      ...hamlet,
      steps: { ...hamlet.steps, draft: { ...hamlet.steps.draft, forMe: () => ({ kind: 'take', slot: 0 }) } },
    } as typeof hamlet;
    const host = await hosted(table({ confirms: false }, proposing));
    const t = host.table();
    await send(host, 1, ahead({ answers: [END], forMe: true }));
    await send(host, 0, { kind: 'move', options: [BLIND] });
    expect(t.match.plies.at(-1)).toMatchObject({ seat: 1, option: { kind: 'take', slot: 0 } });
    // The bid that follows has no proposal and is not DONE: that answer is dropped, but `forMe` stays.
    expect(t.ahead[1]).toMatchObject({ answers: [], forMe: true, dropped: [END] });
  });

  test('a host does not answer for a seat that a bot plays, nor after the end', () => {
    const t = table({ confirms: false });
    set(t, 1, { answers: [DRAW], repeats: true });
    act(t, { kind: 'resign', seat: 1 });
    expect(t.ahead[1]).toMatchObject({ answers: [] });
    act(t, { kind: 'resign', seat: 0 });
    expect(codeOf(() => set(t, 0, { forMe: true }))).toBe('game-over');
  });

  test.for([
    ['no list', { answers: 3 }],
    ['too many', { answers: Array.from({ length: 9 }, () => DRAW) }],
    ['no choices', { answers: ['blind'] }],
    ['an option without its meaning', { answers: [{ option: BLIND, label: 'Draw unseen' }] }],
    ['too long a text', { answers: [planned(BLIND, 'x'.repeat(301))] }],
    ['no word on repeating', { repeats: 1 }],
  ] as const)('of the wrong shape are refused: %s', ([, wrong]) => {
    const t = table();
    expect(codeOf(() => act(t, { ...ahead({}), ...wrong, seat: 1 }))).toBe('bad-request');
  });

  test('a person cannot pass a move off as one that was set', () => {
    const t = table({ confirms: false });
    act(t, { kind: 'move', seat: 0, options: [BLIND], ahead: true });
    expect(stored(t).entries.at(-1)).not.toHaveProperty('ahead');
  });
});

describe('what a seat may set', () => {
  test('is what it will be asked next, and tells nothing that is hidden', () => {
    const t = table({ confirms: false });
    const found = must(outlook(t, 1), 'Ben will draft');
    expect(found.step).toBe('draft');
    expect(found.options).toContainEqual(BLIND);
    expect(outlook(t, 0)).toBeNull();
    for (let world = 0; world < 20; world++) {
      const other = { ...t, match: { ...t.match, state: imagine(hamlet, t.match.state, 1, fastChance(world)) } };
      expect(outlook(other, 1)).toEqual(found);
    }
  });

  test('the table is left as it was', () => {
    const t = reach(table({ confirms: false, players: people('Ada', 'Ben', 'Eve') }), 'build');
    const before = encode(t.match.state);
    for (const seat of [0, 1, 2]) outlook(t, seat);
    expect(encode(t.match.state)).toBe(before);
  });
});

describe('missed moments', () => {
  test('are what the seat could see after each move since it last looked', () => {
    const t = table({ confirms: false });
    act(t, { kind: 'seen', seat: 1 });
    const views: unknown[] = [];
    while (openQuestions(t)[0]?.seat !== 1 || views.length === 0) {
      views.push(unscoredUpdateFor(t, 1).view);
      choose(t, openQuestions(t)[0]?.seat ?? 0);
    }
    expect(missedMoments(t, 1).map(({ view }) => view)).toEqual(views);
    expect(missedMoments(t, 1)[0]).toMatchObject({ plies: 0, waiting: [0] });
    act(t, { kind: 'seen', seat: 1 });
    expect(missedMoments(t, 1)).toEqual([]);
  });
});
