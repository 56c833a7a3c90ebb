import { afterAll, describe, expect, test } from 'vitest';
import type { DailyTry, KeptScore } from '../src/store/daily.ts';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import { KINDS } from './databases.ts';

const score: KeptScore = { total: 12, won: true, rank: 'terton', place: 1, standing: [12, -3] };
const begun = (person: string, day = '2026-11-17', id = `${person}-${day}`) => {
  return { id, day, game: 'snowcrest', person, name: `${person}!`, began: 5 };
};
const brought = (person: string): DailyTry => ({
  ...begun(person, '2026-11-17', `record of ${person}`),
  kind: 'date',
  ended: 9,
  state: 'verified',
  score,
});

describe.each(KINDS)('daily deals in the store on $name', kind => {
  async function open(...people: string[]): Promise<ServerStore> {
    const store = storeOver(await (await kind.empty()).open(), sealer(new Uint8Array(32)));
    for (const [i, person] of people.entries()) {
      await store.createPerson(person, { tokenHash: new Uint8Array([i]), device: '', created: 5, used: 5 });
    }
    return store;
  }

  afterAll(() => kind.end());

  test('a person has one try of a deal, whichever process begins it', async () => {
    const store = await open('ada');
    const first = await store.beginTry(begun('ada'));
    expect(first).toMatchObject({ id: 'ada-2026-11-17', state: 'running', ended: 0, score: null, kind: 'site' });
    expect(await store.beginTry(begun('ada', '2026-11-17', 'another'))).toEqual(first);
    expect((await store.beginTry(begun('ada', '2026-11-18'))).id).toBe('ada-2026-11-18');
    expect(await store.findTry('another')).toBeNull();
  });

  test('a try ends once, and is settled once', async () => {
    const store = await open('ada');
    const { id } = await store.beginTry(begun('ada'));
    await store.settleTry(id, 'verified');
    expect(await store.findTry(id)).toMatchObject({ state: 'running' });
    await store.endTry(id, { ended: 20, state: 'checking', score });
    await store.endTry(id, { ended: 30, state: 'given-up', score: null });
    expect(await store.findTry(id)).toMatchObject({ ended: 20, state: 'checking', score });
    await store.settleTry(id, 'verified');
    await store.settleTry(id, 'refused');
    expect(await store.findTry(id)).toMatchObject({ state: 'verified' });
  });

  test('results are those that have ended, of people who are not suspended', async () => {
    const store = await open('ada', 'ben', 'cleo');
    await store.setProfile('ada', { name: 'Ada', portrait: 'skin-1' });
    for (const person of ['ada', 'ben', 'cleo']) await store.beginTry(begun(person));
    await store.endTry('ada-2026-11-17', { ended: 20, state: 'checking', score });
    await store.endTry('cleo-2026-11-17', { ended: 21, state: 'checking', score });
    await store.setPersonState('cleo', 'suspended');
    expect(await store.triesOf('2026-11-17', 'snowcrest')).toMatchObject([{ person: 'ada', portrait: 'skin-1' }]);
    expect(await store.triesOf('2026-11-18', 'snowcrest')).toEqual([]);
  });

  test('an uploaded game is stored with its record, once', async () => {
    const store = await open('ada');
    expect(await store.addPlayedTry(brought('ada'), 'a record')).toBe(true);
    expect(await store.addPlayedTry({ ...brought('ada'), id: 'second' }, 'another')).toBe(false);
    expect(await store.dailyRecord('record of ada')).toBe('a record');
    expect(await store.dailyRecord('second')).toBeNull();
    // It does not replace the try of the site's own deal.
    expect((await store.beginTry(begun('ada'))).state).toBe('running');
    expect((await store.dailyOf('ada')).map(each => each.kind)).toEqual(['date', 'site']);
  });

  test('a guest’s tries move to the account where it has none, and are deleted with the person', async () => {
    const store = await open('guest', 'ada');
    await store.beginTry(begun('guest'));
    await store.beginTry(begun('guest', '2026-11-18'));
    await store.addPlayedTry(brought('guest'), 'a record');
    await store.beginTry(begun('ada'));
    await store.mergeGuest('guest', 'ada');
    const mine = await store.dailyOf('ada');
    expect(mine.map(({ id }) => id)).toEqual(['guest-2026-11-18', 'record of guest', 'ada-2026-11-17']);
    expect(await store.dailyOf('guest')).toEqual([]);
    await store.forgetPerson('ada');
    expect(await store.dailyOf('ada')).toEqual([]);
    expect(await store.dailyRecord('record of guest')).toBeNull();
  });

  test('games are counted once, by day and game, and people once a day', async () => {
    const store = await open('ada', 'ben');
    const played = { day: '2026-11-17', game: 'snowcrest', moves: 10, ms: 5000.4, people: ['ada', 'ben', 'gone'] };
    for (const id of ['one', 'one', 'two']) await store.addPlayed({ ...played, id });
    await store.addPlayed({ ...played, id: 'three', day: '2026-11-18', people: ['ada'] });
    await store.addPlayed({ ...played, id: 'old', day: '2026-01-01' });
    expect(await store.playedSince('2026-11-01')).toEqual([
      { day: '2026-11-17', game: 'snowcrest', games: 2, moves: 20, ms: 10_000 },
      { day: '2026-11-18', game: 'snowcrest', games: 1, moves: 10, ms: 5000 },
    ]);
    const people = [
      { day: '2026-11-17', people: 2 },
      { day: '2026-11-18', people: 1 },
    ];
    expect(await store.peopleSince('2026-11-01')).toEqual(people);
    expect(await store.daysPlayed('ada')).toEqual(['2026-01-01', '2026-11-17', '2026-11-18']);
    await store.forgetPerson('ada');
    expect(await store.peopleSince('2026-11-01')).toEqual([{ day: '2026-11-17', people: 1 }]);
  });
});
