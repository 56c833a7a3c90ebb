import { openTable, type RoomEvent, type RoomHeader } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, describe, expect, test } from 'vitest';
import type { StoredPasskey, StoredSession } from '../src/store/people.ts';
import { sql } from '../src/store/database.ts';
import { RANKING, type Rate, type TableResult } from '../src/store/ratings.ts';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import { KINDS, type TestDatabase } from './databases.ts';

const hash = (...bytes: number[]): Uint8Array => new Uint8Array(bytes);
const session = (byte: number, at = 5): StoredSession => {
  return { tokenHash: hash(byte), device: `device ${byte}`, created: at, used: at };
};
const passkey: StoredPasskey = {
  id: 'key',
  person: 'ada',
  publicKey: hash(9, 8),
  counter: 1,
  transports: ['usb', 'nfc'],
  name: 'ring',
  created: 5,
  used: 5,
};
const seat = (person: string, room: string, at = 5) => ({ person, room, game: 'hamlet', name: `${person}!`, at });

describe.each(KINDS)('people in the store on $name', kind => {
  let last: TestDatabase;

  async function open(...people: string[]): Promise<ServerStore> {
    last = await kind.empty();
    const store = await again();
    for (const [i, person] of people.entries()) await store.createPerson(person, session(i + 1));
    return store;
  }

  /** Another process on the same database. */
  const again = async (): Promise<ServerStore> => storeOver(await last.open(), sealer(new Uint8Array(32)));

  afterAll(() => kind.end());

  test('name and portrait are kept, and a guest’s portrait is used where the account has none', async () => {
    const store = await open('guest', 'ada', 'ben');
    await store.setProfile('guest', { name: 'G', portrait: 'skin-1' });
    await store.setProfile('ben', { name: 'Ben', portrait: 'skin-2' });
    expect(await store.findPerson('ben')).toMatchObject({ name: 'Ben', portrait: 'skin-2' });
    expect(await store.portraitsOf([])).toEqual(new Map());
    expect(await store.portraitsOf(['ada', 'ben', 'nobody'])).toEqual(new Map([['ben', 'skin-2']]));
    await store.mergeGuest('guest', 'ada');
    expect(await store.portraitsOf(['ada'])).toEqual(new Map([['ada', 'skin-1']]));
    await store.createPerson('guest', session(7));
    await store.setProfile('guest', { name: 'G', portrait: 'skin-3' });
    await store.mergeGuest('guest', 'ada');
    expect(await store.portraitsOf(['ada'])).toEqual(new Map([['ada', 'skin-1']]));
  });

  test('what a guest has becomes the account’s, but for ways in and seats where both sit', async () => {
    const store = await open('guest', 'ada', 'ben');
    const header = (id: string): RoomHeader => {
      const facts = { game: 'hamlet', settings: {}, seats: 2, confirms: false, listed: false, owner: 'guest' };
      return { id, ...facts, secret: '0'.repeat(64), created: 1 };
    };
    const sit = (person: string, at: number): RoomEvent => {
      return { kind: 'sit', id: `s${at}`, seat: at, name: person, sequence: at + 1, at: 1, person };
    };
    await store.createRoom(header('one'), [sit('guest', 0), sit('ben', 1)]);
    await store.createRoom(header('both'), [sit('guest', 0), sit('ada', 1)]);
    for (const each of [seat('guest', 'one'), seat('guest', 'both'), seat('ada', 'both')]) await store.noteSeat(each);
    await store.relate('guest', 'block', 'ben', 1);
    await store.relate('ben', 'mute', 'guest', 1);
    await store.relate('guest', 'block', 'ada', 1);
    await store.invite('elsewhere', 'hamlet', 'ben', 'guest', 1);
    expect(await store.moveSeat('guest', 'ada', 'one', 7)).toBe(true);
    expect(await store.moveSeat('guest', 'ada', 'both', 7)).toBe(false);
    await store.mergeGuest('guest', 'ada');
    expect(await store.loadRoom('one')).toMatchObject({
      header: { owner: 'ada' },
      events: [{ person: 'ada' }, { person: 'ben' }, { kind: 'renamed' }],
    });
    expect((await store.seatsOf('ada')).map(({ room }) => room)).toEqual(['both', 'one']);
    expect((await store.seatsOf('guest')).map(({ room }) => room)).toEqual(['both']);
    expect((await store.relatedTo('ada', 'block')).map(({ person }) => person)).toEqual(['ben']);
    expect((await store.relatedTo('ben', 'mute')).map(({ person }) => person)).toEqual(['ada']);
    expect((await store.invitationsOf('ada')).map(({ room }) => room)).toEqual(['elsewhere']);
    expect(await store.findSession(hash(1))).toBeNull();
    expect(await store.renamedSince(7)).toEqual([{ room: 'one', at: 7 }]);
    expect(await store.findPerson('guest')).not.toBeNull();
  });

  test('a session is found by the hash of its token only, and ends alone or with all', async () => {
    const store = await open('ada', 'ben');
    await store.addSession('ada', session(7, 6), 10);
    expect(await store.findSession(hash(7))).toEqual({ person: 'ada', state: 'active', used: 6 });
    expect(await store.findSession(hash(8))).toBeNull();
    await store.touchSession(hash(7), 9);
    await store.nameSession(hash(7), 'phone');
    expect((await store.sessionsOf('ada'))[1]).toEqual({ ...session(7, 6), device: 'phone', used: 9 });
    await store.endSessions('ada', hash(2));
    expect(await store.findSession(hash(2))).toMatchObject({ person: 'ben' });
    await store.endSessions('ada', hash(7));
    expect(await store.sessionsOf('ada')).toHaveLength(1);
    await store.addSession('ada', session(7, 6), 10);
    await store.endSessions('ada', null);
    expect(await store.sessionsOf('ada')).toEqual([]);
  });

  test('the oldest devices are signed out when there are too many', async () => {
    const store = await open('ada');
    for (const byte of [2, 3, 4]) await store.addSession('ada', session(byte, byte + 5), 2);
    expect((await store.sessionsOf('ada')).map(({ device }) => device)).toEqual(['device 3', 'device 4']);
  });

  test('sessions of a suspended person do not stand', async () => {
    const store = await open('ada', 'ben');
    expect(await store.setPersonState('ada', 'suspended')).toBe(true);
    expect(await store.setPersonState('nobody', 'suspended')).toBe(false);
    expect(await store.findSession(hash(1))).toMatchObject({ state: 'suspended' });
    expect(await store.standing([hash(1), hash(2), hash(3)])).toEqual([hash(2)]);
    expect(await store.peopleIn('suspended', 9)).toEqual(['ada']);
  });

  test('a secret for one time is given once, before its end, and for its purpose', async () => {
    const store = await open('ada');
    const secret = { hash: hash(1), kind: 'link', person: 'ada', data: 'd', expires: 10 } as const;
    await store.addOneTime(secret, 1);
    expect(await store.takeOneTime(hash(1), 'email', 2)).toBeNull();
    expect(await store.takeOneTime(hash(1), 'link', 2)).toEqual({ person: 'ada', data: 'd' });
    expect(await store.takeOneTime(hash(1), 'link', 2)).toBeNull();
    await store.addOneTime(secret, 1);
    expect(await store.takeOneTime(hash(1), 'link', 10)).toBeNull();
    await store.addOneTime(secret, 1);
    const both = [store, await again()].map(each => each.takeOneTime(hash(1), 'link', 2));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  test('passkeys are kept once and found by their id', async () => {
    const store = await open('ada');
    expect(await store.addPasskey(passkey)).toBe(true);
    expect(await store.addPasskey({ ...passkey, person: 'ben' })).toBe(false);
    await store.usePasskey('key', 4, 8);
    expect(await store.findPasskey('key')).toEqual({ ...passkey, counter: 4, used: 8 });
    expect(await store.passkeysOf('ada')).toHaveLength(1);
    expect(await store.removePasskey('ben', 'key')).toBe(false);
    expect(await store.removePasskey('ada', 'key')).toBe(true);
    expect(await store.findPasskey('key')).toBeNull();
  });

  test('people are listed by id and by part of a name', async () => {
    const store = await open('ada', 'ben');
    await store.noteSeat({ ...seat('ada', 'r'), name: 'Ada_L' });
    expect(await store.listPeople('da_', 9)).toMatchObject([
      { id: 'ada', name: 'Ada_L', state: 'active', passkeys: 0 },
    ]);
    expect(await store.listPeople('dal', 9)).toEqual([]);
    expect(await store.listPeople('ben', 9)).toMatchObject([{ id: 'ben' }]);
    expect(await store.listPeople('', 9)).toHaveLength(2);
  });

  test('who has played with whom counts games that began', async () => {
    const store = await open('ada', 'ben', 'eve');
    for (const person of ['ada', 'ben', 'eve']) await store.noteSeat(seat(person, 'one'));
    expect(await store.playedWith('ada', 9)).toEqual([]);
    await store.noteStart([seat('ada', 'one'), seat('ben', 'one')]);
    await store.noteStart([seat('ada', 'two', 8), seat('ben', 'two', 8)]);
    expect(await store.playedWith('ada', 9)).toEqual([{ person: 'ben', name: 'ben!', games: 2, last: 8 }]);
    expect(await store.havePlayed('ada', 'ben')).toBe(true);
    expect(await store.havePlayed('ada', 'eve')).toBe(false);
    expect(await store.seatsOf('eve')).toMatchObject([{ room: 'one', played: false }]);
  });

  test('a block keeps both apart, a mute neither', async () => {
    const store = await open('ada', 'ben', 'eve');
    for (let i = 0; i < 2; i++) await store.relate('ada', 'block', 'ben', 5);
    await store.relate('ada', 'mute', 'eve', 6);
    expect(await store.relatedTo('ada', 'block')).toEqual([{ person: 'ben', name: '', at: 5 }]);
    expect(await store.blockedWith('ben')).toEqual(new Set(['ada']));
    expect(await store.blockedWith('ada')).toEqual(new Set(['ben']));
    expect(await store.blockedWith('eve')).toEqual(new Set());
    expect(await store.unrelate('ada', 'block', 'ben')).toBe(true);
    expect(await store.unrelate('ada', 'block', 'ben')).toBe(false);
    expect(await store.blockedWith('ben')).toEqual(new Set());
  });

  test('invitations and reports are kept until they are answered', async () => {
    const store = await open('ada', 'ben');
    expect(await store.invite('r', 'hamlet', 'ada', 'ben', 5)).toBe(true);
    expect(await store.invite('r', 'hamlet', 'ada', 'ben', 6)).toBe(false);
    expect(await store.invitationsOf('ben')).toEqual([{ room: 'r', game: 'hamlet', from: 'ada', name: '', at: 5 }]);
    expect(await store.removeInvitation('ben', 'r')).toBe(true);
    const report = { id: 'x', reporter: 'ada', about: 'ben', room: 'r', text: 'rude', at: 5 };
    await store.addReport(report);
    expect(await store.reports(true, 9)).toEqual([{ ...report, aboutName: '', closed: false }]);
    expect(await store.closeReport('x')).toBe(true);
    expect(await store.reports(true, 9)).toEqual([]);
    expect(await store.reports(false, 9)).toHaveLength(1);
    expect(await store.reportsOf('ada')).toHaveLength(1);
  });

  test('a notice is open until it was told, and again for a new reason', async () => {
    const store = await open('ada');
    const notice = { person: 'ada', room: 'r', kind: 'turn', game: 'hamlet', mark: 3, at: 5 } as const;
    expect([await store.addNotice(notice), await store.addNotice({ ...notice, at: 6 })]).toEqual([true, false]);
    expect(await store.openNotices('ada')).toEqual([notice]);
    const newer = { ...notice, mark: 7, at: 9 };
    expect(await store.addNotice(newer)).toBe(true);
    await store.closeNotices([notice]);
    expect(await store.openNotices('ada')).toEqual([newer]);
    await store.closeNotices([newer]);
    expect(await store.openNotices('ada')).toEqual([]);
    expect(await store.addNotice(newer)).toBe(false);
  });

  test('channels and preferences are kept by person', async () => {
    const store = await open('ada');
    const channel = { person: 'ada', kind: 'push', address: 'x', data: 'd', failures: 0, created: 5 } as const;
    await store.addChannel(channel);
    await store.setFailures(channel, 3);
    expect(await store.channelsOf('ada')).toEqual([{ ...channel, failures: 3 }]);
    await store.addChannel({ ...channel, data: 'new' });
    expect(await store.channelsOf('ada')).toEqual([{ ...channel, data: 'new' }]);
    await store.removeChannel(channel);
    expect(await store.channelsOf('ada')).toEqual([]);
    await store.setNoticePreferences('ada', '{}');
    expect([await store.noticePreferences('ada'), await store.noticePreferences('ben')]).toEqual(['{}', '']);
  });

  describe('a result', () => {
    const places = (...subjects: string[]) =>
      subjects.map((subject, i) => ({ seat: i, subject, name: `${subject}!`, place: i + 1, score: 10 - i }));
    const result: TableResult = {
      room: 'room',
      game: 'hamlet',
      ended: 7,
      rated: true,
      shown: true,
      seats: places('ada', 'bot:easy', 'gone', 'bot:easy'),
    };
    const step: Rate = (before, all) => before.map((each, i) => ({ mu: (each?.mu ?? 0) + (all[i] ?? 0), sigma: 1 }));

    test('changes ratings once, however many processes keep it at the same moment', async () => {
      const store = await open('ada');
      const stores = [store, await again(), await again()];
      const done = await Promise.all(stores.map(each => each.addResult(result, step)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await store.hasResult('room')).toBe(true);
      expect(await store.ratingsOf('ada')).toMatchObject([{ mu: 1, games: 1, wins: 1 }]);
      // Two bots of one level share a rating; a deleted person has none.
      expect(await store.ratingsOf('bot:easy')).toMatchObject([{ mu: 3, games: 2, wins: 0 }]);
      expect(await store.ratingsOf('gone')).toEqual([]);
      expect(await store.resultsOf('ada', 9)).toEqual([
        {
          ...result,
          seats: [
            ...places('ada', 'bot:easy'),
            {
              ...result.seats[2],
              subject: '',
            },
            result.seats[3],
          ],
        },
      ]);
    });

    test('of different tables at once all count', async () => {
      const store = await open('ada');
      const other = await again();
      const rooms = Array.from({ length: 6 }, (_, i) => ({ ...result, room: `r${i}`, ended: i }));
      await Promise.all(rooms.map((each, i) => (i % 2 ? store : other).addResult(each, step)));
      expect(await store.ratingsOf('ada')).toMatchObject([{ mu: 6, games: 6 }]);
      expect((await store.resultsOf('ada', 2)).map(({ room }) => room)).toEqual(['r5', 'r4']);
      expect((await store.shownResults('hamlet', 2)).map(({ room }) => room)).toEqual(['r5', 'r4']);
    });

    test('is not rated or not shown when the table was not, and the ranking lists bots and accounts', async () => {
      const store = await open('ada', 'ben');
      await store.addPasskey(passkey);
      await store.addResult({ ...result, rated: false, shown: false }, step);
      expect(await store.ratingsOf('ada')).toEqual([]);
      expect(await store.shownResults('hamlet', 9)).toEqual([]);
      await store.addResult({ ...result, room: 'two', seats: places('bot:easy', 'ada', 'ben') }, step);
      expect((await store.ranking('hamlet', 9)).map(({ subject }) => subject)).toEqual(['ada', 'bot:easy']);
    });
  });

  test('a person who leaves is nowhere in the database, and rooms and tables stay as they were', async () => {
    const store = await open('ada', 'ben');
    const header: RoomHeader = {
      id: 'room',
      game: 'hamlet',
      settings: {},
      seats: 2,
      confirms: false,
      listed: false,
      owner: 'ada',
      secret: 'ab'.repeat(32),
      created: 7,
    };
    const facts = { at: 8, person: 'ada' };
    const events: RoomEvent[] = [
      { kind: 'sit', id: '1', sequence: 1, ...facts, seat: 0, name: 'Ada' },
      { kind: 'sit', id: '2', sequence: 2, ...facts, person: 'ben', seat: 1, name: 'Ben' },
      { kind: 'say', id: '3', sequence: 3, ...facts, text: 'private words' },
    ];
    await store.createRoom(header, events);
    const players = ['Ada', 'Ben'].map(name => ({ kind: 'human', name }) as const);
    const { header: table } = openTable(hamlet, { ...header, players, settings: {} });
    await store.create(table);
    const note = { kind: 'note', id: 'n', at: 9, text: 'private words' } as const;
    await store.append('room', 0, [
      { ...note, sequence: 1, seat: 0 },
      { ...note, sequence: 2, seat: 1, text: 'of Ben' },
    ]);
    await store.noteStart([seat('ada', 'room'), seat('ben', 'room')]);
    await store.addPasskey(passkey);
    await store.relate('ben', 'block', 'ada', 1);
    await store.invite('room', 'hamlet', 'ada', 'ben', 1);
    await store.addReport({ id: 'x', reporter: 'ada', about: 'ada', room: 'r', text: 'rude', at: 5 });
    await store.addOneTime({ hash: hash(1), kind: 'link', person: 'ada', data: '', expires: 99 }, 1);

    const places = [{ seat: 0, subject: 'ada', name: 'Ada', place: 1, score: 3 }];
    const result = { room: 'room', game: 'hamlet', ended: 1, rated: true, shown: true, seats: places };
    await store.addResult(result, () => [{ mu: 1, sigma: 1 }]);
    await store.addChannel({ person: 'ada', kind: 'email', address: 'ada@x', data: '', failures: 0, created: 5 });
    await store.addNotice({ person: 'ada', room: 'room', kind: 'turn', game: 'hamlet', mark: 3, at: 5 });
    await store.forgetInRoom('ada', 'room', 50);
    expect(await store.renamedSince(50)).toEqual([{ room: 'room', at: 50 }]);
    expect(await store.renamedSince(51)).toEqual([]);
    await store.forgetPerson('ada');
    const room = await store.loadRoom('room');
    expect(room?.events.map(({ kind, sequence }) => `${kind} ${sequence}`)).toEqual([
      'sit 1',
      'sit 2',
      'say 3',
      'renamed 4',
    ]);
    expect(room?.events[1]).toEqual(events[1]);
    expect(room?.header.owner).toBe(room?.events[0]?.person);
    const stored = await store.load('room');
    expect(stored?.header).toEqual({ ...table, players: [{ kind: 'human', name: 'somebody' }, players[1]] });
    expect(stored?.entries).toMatchObject([{ text: '' }, { text: 'of Ben' }]);
    expect((await store.list())[0]?.players[0]?.name).toBe('somebody');
    const left = [room, stored, await store.list(), await store.reports(false, 9), await store.listPeople('', 9)];
    expect(JSON.stringify(left)).not.toMatch(/\bada\b|Ada|private words/);
    expect(await store.channelsOf('ada')).toEqual([]);
    expect(await store.openNotices('ada')).toEqual([]);
    expect(await store.ratingsOf('ada')).toEqual([]);
    expect((await store.shownResults('hamlet', 9))[0]?.seats).toMatchObject([{ subject: '', name: 'somebody' }]);
    expect(await store.findSession(hash(1))).toBeNull();
    expect(await store.findPasskey('key')).toBeNull();
    expect(await store.takeOneTime(hash(1), 'link', 2)).toBeNull();
    expect(await store.relatedTo('ben', 'block')).toEqual([]);
    expect(await store.invitationsOf('ben')).toEqual([]);
    expect(await store.playedWith('ben', 9)).toEqual([]);
  });
});

test('the ranking is read in its order, and nothing is sorted for it', async () => {
  const [sqlite] = KINDS;
  const db = await (await sqlite?.empty())?.open();
  const plan = (await db?.read(sql(`EXPLAIN QUERY PLAN ${RANKING}`, 'hamlet', 9)))?.map(row => String(row['detail']));
  expect(plan?.[0]).toMatch(/ratings_ranking/);
  expect(plan?.filter(step => step.includes('ORDER BY'))).toEqual([]);
  await sqlite?.end();
});
