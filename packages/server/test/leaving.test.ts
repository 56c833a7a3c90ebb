import { must } from '@thorp/kernel';
import { openTable, prepareRoomAction, resumeRoom, StoreConflict, type RoomAction, type RoomEvent } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, describe, expect, test } from 'vitest';
import { openConnections } from '../src/people/connections.ts';
import { openLeaving } from '../src/people/leaving.ts';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import type { Tables } from '../src/tables.ts';
import { openCleaning } from '../src/people/cleaning.ts';
import { KINDS } from './databases.ts';

describe.each(KINDS)('a person who leaves, on $name', kind => {
  afterAll(() => kind.end());

  test('is forgotten by the next process when one died in between, and others read the tables again', async () => {
    const database = await kind.empty();
    const open = async (): Promise<ServerStore> => storeOver(await database.open(), sealer(new Uint8Array(32)));
    const [one, two] = [await open(), await open()];
    await one.createPerson('ada', { tokenHash: new Uint8Array([1]), device: '', created: 1, used: 1 });
    await one.noteSeat({ person: 'ada', room: 'room', game: 'hamlet', name: 'Ada', at: 1 });
    let now = 1000;
    const reloaded: string[][] = [];
    const tables: Pick<Tables, 'use' | 'reload'> = {
      use: () => Promise.reject(Object.assign(new Error('gone'), { name: 'test' })),
      reload: async ids => void reloaded.push([...ids]),
    };
    const faults: unknown[] = [];
    const ports = { now: () => now, fault: (error: unknown) => void faults.push(error) };
    const gone = openLeaving(
      one,
      tables as Tables,
      openConnections(() => undefined),
      ports,
    );
    // The table cannot be loaded, as if the process died here: the mark stays.
    await expect(gone.forget('ada')).rejects.toThrow('gone');
    expect(await two.findPerson('ada')).toMatchObject({ state: 'leaving' });

    // Nobody else has to wait for that.
    await one.createPerson('ben', { tokenHash: new Uint8Array([2]), device: '', created: 1, used: 1 });
    await one.setPersonState('ben', 'leaving');
    await gone.finish();
    expect(faults).toMatchObject([{ message: 'gone' }]);
    expect(await one.findPerson('ben')).toBeNull();

    await two.forgetInRoom('ada', 'room', now);
    await two.forgetPerson('ada');
    for (let i = 0; i < 3; i++) {
      await gone.finish();
      now += 30_000;
    }
    expect(reloaded.flat()).toEqual(['room']);
    expect(await one.findPerson('ada')).toBeNull();
  });
});

describe.each(KINDS)('a room from which a name is removed, on $name', kind => {
  afterAll(() => kind.end());

  test('takes nothing more under the old number, so a process that does not know it yet loads the room again', async () => {
    const store = storeOver(await (await kind.empty()).open(), sealer(new Uint8Array(32)));
    const header = { id: 'room', game: 'hamlet', settings: {}, seats: 2, confirms: false, secret: 'ab'.repeat(32) };
    const event = (sequence: number, person: string, action: RoomAction): RoomEvent => {
      return { ...action, sequence, at: 1, person };
    };
    const sit = (seat: number, person: string): RoomEvent =>
      event(seat + 1, person, { kind: 'sit', id: person, seat, name: person });
    const say = (sequence: number): RoomEvent => event(sequence, 'ada', { kind: 'say', id: 'line', text: 'private' });
    for (const [change, name] of [
      [() => store.forgetInRoom('ada', 'room', 2), 'somebody'],
      [() => store.moveSeat('ada', 'account', 'room', 2), 'ada'],
    ] as const) {
      await store.createRoom({ ...header, listed: false, owner: 'ben', created: 1 }, [sit(0, 'ada'), sit(1, 'ben')]);
      await change();
      await expect(store.appendRoom('room', 2, [say(3)])).rejects.toThrow(StoreConflict);
      const stored = must(await store.loadRoom('room'), 'the room is stored');
      expect(stored.events.map(({ kind: done }) => done)).toEqual(['sit', 'sit', 'renamed']);
      const room = resumeRoom(stored.header, stored.events);
      expect(room.seats[0]).toMatchObject({ name });
      expect(() => prepareRoomAction(room, 'ada', { kind: 'say', id: 'line', text: 'private' }, 3)).toThrow('seated');
      await store.removeRoom('room', 3);
    }
  });
});

const DAY = 86_400_000;

describe.each(KINDS)('whoever does not come back, on $name', kind => {
  afterAll(() => kind.end());

  async function fresh(): Promise<ServerStore> {
    return storeOver(await (await kind.empty()).open(), sealer(new Uint8Array(32)));
  }

  const session = (used: number, token: string) => {
    return { tokenHash: new TextEncoder().encode(token), device: '', created: 1, used };
  };

  test('a guest is deleted after a month without a seat, or when the cookie is no longer valid; nobody else is', async () => {
    const store = await fresh();
    const now = 1_000 * DAY;
    const guests = { idle: 31, seated: 31, gone: 401, recent: 29, account: 900, watching: 900, record: 40 };
    for (const [name, days] of Object.entries(guests)) await store.createPerson(name, session(now - days * DAY, name));
    for (const person of ['seated', 'gone']) {
      await store.noteSeat({ person, room: `room of ${person}`, game: 'hamlet', name: person, at: 1 });
    }
    await store.addPasskey({
      id: 'key',
      person: 'account',
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name: '',
      created: 1,
      used: 1,
    });
    const record = { id: 'a', person: 'record', game: 'hamlet', at: 1, text: '{}' };
    await store.addRecord(record, { ofPerson: 9, ofAll: 9 });
    const forgotten: string[] = [];
    const cleaning = openCleaning({
      store,
      tables: { ifInMemory: () => null },
      connections: { of: person => (person === 'watching' ? 1 : 0) },
      leaving: { forget: async person => void forgotten.push(person) },
      now: () => now,
    });
    for (let i = 0; i < 3; i++) await cleaning.next();
    expect([...new Set(forgotten)].toSorted()).toEqual(['gone', 'idle']);
  });

  test('a room goes after a quarter of a year without a game, or when nobody has a seat in its game any more', async () => {
    const store = await fresh();
    const now = 1_000 * DAY;
    const open = async (id: string, days: number, person: string | null, began: boolean, at = 1): Promise<void> => {
      const created = now - days * DAY;
      const common = { id, game: 'hamlet', settings: {}, seats: 2, confirms: false, secret: 'ab'.repeat(32) };
      await store.createRoom({ ...common, listed: false, owner: 'ada', created });
      if (person !== null) await store.noteSeat({ person, room: id, game: 'hamlet', name: person, at });
      const players = [0, 1].map(seat => ({ kind: 'human' as const, name: `Guest ${seat}` }));
      if (began) await store.create(openTable(hamlet, { ...common, players }).header);
    };
    await open('never begun', 91, 'ada', false);
    await open('still open', 89, 'ada', false);
    await open('joined lately', 400, 'ada', false, now - 89 * DAY);
    await open('played', 900, 'ada', true);
    await open('left by all', 91, null, true);
    await open('looked at', 91, null, true);
    const cleaning = openCleaning({
      store,
      tables: { ifInMemory: id => (id === 'looked at' ? ({} as ReturnType<Tables['ifInMemory']>) : null) },
      connections: { of: () => 0 },
      leaving: { forget: async () => undefined },
      now: () => now,
    });
    for (let i = 0; i < 3; i++) await cleaning.next();
    const left = ['never begun', 'still open', 'joined lately', 'played', 'left by all', 'looked at'];
    const rooms = await Promise.all(left.map(id => store.loadRoom(id)));
    expect(left.filter((_, i) => rooms[i])).toEqual(['still open', 'joined lately', 'played', 'looked at']);
    expect((await store.list()).map(({ id }) => id)).toEqual(['looked at', 'played']);
    expect((await store.seatsOf('ada')).map(({ room }) => room).toSorted()).toEqual([
      'joined lately',
      'played',
      'still open',
    ]);
  });

  test('who comes back just before is kept, and so is a room in which a game begins', async () => {
    const store = await fresh();
    const header = { id: 'room', game: 'hamlet', settings: {}, seats: 2, confirms: false, secret: 'ab'.repeat(32) };
    const seat = { person: 'ada', room: 'room', game: 'hamlet', name: 'Ada', at: 1 };
    const kept = async (): Promise<boolean> => (await store.loadRoom('room')) !== null;
    await store.createPerson('ada', session(1, 'ada'));
    await store.createRoom({ ...header, listed: false, owner: 'ada', created: 1 });
    await store.noteSeat(seat);
    await store.removeRoom('room', 1);
    expect(await kept()).toBe(true);
    await store.noteStart([seat]);
    await store.removeRoom('room', DAY);
    expect(await kept()).toBe(true);
    await store.touchSession(session(1, 'ada').tokenHash, DAY);
    expect(await store.markStaleGuests(['ada'], DAY, DAY)).toEqual([]);
    expect(await store.markStaleGuests(['ada'], DAY + 1, DAY + 1)).toEqual(['ada']);
    expect(await store.findPerson('ada')).toMatchObject({ state: 'leaving' });
  });
});
