import { afterAll, describe, expect, test } from 'vitest';
import { openConnections } from '../src/people/connections.ts';
import { openLeaving } from '../src/people/leaving.ts';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';
import type { Tables } from '../src/tables.ts';
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
    const gone = openLeaving(one, tables as Tables, openConnections(), () => now);
    // The table cannot be loaded, as if the process died here: the mark stays.
    await expect(gone.forget('ada')).rejects.toThrow('gone');
    expect(await two.findPerson('ada')).toMatchObject({ state: 'leaving' });

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
