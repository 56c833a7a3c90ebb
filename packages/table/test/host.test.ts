import { think, situationOf } from '@thorp/bots';
import { encode, must, ThorpError } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  hasEnded,
  hostTable,
  memoryStore,
  resumeTable,
  type Host,
  type Ports,
  type Table,
  type TableStore,
  type ThinkRequest,
} from '../src/index.ts';
import { bot, people, snapshot, table } from './tables.ts';

const random = async ({
  world,
  seat,
  seed,
}: ThinkRequest<Hamlet>): Promise<{ option: { kind: string }; ms: number }> => {
  const situation = must(situationOf(hamlet, world, seat), 'the bot is asked');
  return { option: think(situation, 'random', seed).option, ms: 5 };
};

type Hosted = Host<Hamlet> & { readonly store: TableStore; readonly told: number[] };

/** A table in a store, hosted. */
async function hosted(t: Table<Hamlet>, changes: Partial<Ports<Hamlet>> = {}, kept?: TableStore): Promise<Hosted> {
  const store = kept ?? memoryStore();
  if (!kept) await store.create(t.header);
  const told: number[] = [];
  const host = hostTable(t, {
    store,
    think: random,
    now: () => 1000,
    changed: (_, standing) => told.push(standing),
    stuck(error) {
      throw error;
    },
    gone: () => undefined,
    ...changes,
  });
  return { ...host, store, told };
}

const take = (slot: number, id = `take-${slot}`) =>
  ({ kind: 'move', seat: 0, id, version: 0, options: [{ kind: 'take', slot }] }) as const;

describe('a hosted table', () => {
  test('bots play a whole game, every move stored once and in order', async () => {
    const host = await hosted(table({ players: [bot, bot] }));
    await host.drive();
    expect(hasEnded(host.table())).toBe(true);
    const saved = must(await host.store.load('test'), 'it is stored');
    expect(saved.entries.map(({ sequence }) => sequence)).toEqual(saved.entries.map((_, i) => i + 1));
    expect(snapshot(resumeTable(hamlet, saved))).toEqual(snapshot(host.table()));
  });

  test('an action that cannot be stored was never done', async () => {
    const full = new Error('the disk is full');
    const append = (): Promise<void> => Promise.reject(full);
    const host = await hosted(table(), { store: { ...memoryStore(), append } });
    const before = snapshot(host.table());
    await expect(host.act(take(0))).rejects.toBe(full);
    expect(snapshot(host.table())).toEqual(before);
    expect(host.told).toEqual([]);
  });

  test('two actions for one version: the first wins, the second is told', async () => {
    const host = await hosted(table());
    const [one, two] = await Promise.allSettled([host.act(take(0)), host.act(take(1))]);
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ status: 'rejected', reason: { code: 'version' } });
  });

  test('an action sent twice at once is stored and told once', async () => {
    const host = await hosted(table());
    const [one, two] = await Promise.all([host.act(take(0)), host.act(take(0))]);
    expect(one).toEqual(two);
    expect((await host.store.load('test'))?.entries).toHaveLength(1);
    expect(host.told).toEqual([0]);
  });

  test('a bot whose question has changed while it thought is asked again', async () => {
    let release: (() => void) | null = null;
    let thoughts = 0;
    const slow: Ports<Hamlet>['think'] = async request => {
      if (thoughts++ === 0) await new Promise<void>(resolve => (release = resolve));
      return random(request);
    };
    const host = await hosted(table({ players: [bot, ...people('Ada', 'Ben')] }), { think: slow });
    const driven = host.drive();
    await Promise.resolve();
    await host.act({ kind: 'resign', seat: 2, id: 'r', version: 0 });
    must<() => void>(release, 'the bot is thinking')();
    await driven;
    expect(thoughts).toBeGreaterThanOrEqual(1);
    expect(host.table().match.plies.at(-1)?.seat).toBe(0);
  });

  test('a bot is woken at whatever moment the move before it is stored', async () => {
    for (let ticks = 0; ticks < 20; ticks++) {
      const host: Hosted = await hosted(table({ players: [...people('Ada'), bot] }), {
        changed: () => void host.drive(),
      });
      const acted = host.act(take(0));
      for (let i = 0; i < ticks; i++) await Promise.resolve();
      void host.drive();
      await acted;
      await new Promise(resolve => setImmediate(resolve));
      expect(host.table().match.plies.at(-1)?.seat, `after ${ticks} ticks`).toBe(1);
    }
  });

  test('a bot that breaks is reported and the table stays as it was', async () => {
    const reported: unknown[] = [];
    const host = await hosted(table({ players: [bot, bot] }), {
      think: () => Promise.reject(new ThorpError('runaway', 'lost in thought')),
      stuck: error => reported.push(error),
    });
    await host.drive();
    expect(reported).toHaveLength(1);
    expect(host.table().version).toBe(0);
  });

  test('a closed table stops its bots', async () => {
    const host = await hosted(table({ players: [bot, bot] }));
    host.close();
    await host.drive();
    expect(host.table().version).toBe(0);
  });

  test('bots never get the true state, and get the time that the turn has used', async () => {
    const requests: ThinkRequest<Hamlet>[] = [];
    const host = await hosted(table({ players: [bot, bot] }), {
      think: request => {
        requests.push(request);
        expect(encode(request.world)).not.toBe(encode(host.table().match.state));
        expect(hamlet.view(request.world, request.seat)).toEqual(request.view);
        return random(request);
      },
    });
    await host.drive();
    expect(requests.some(({ spent }) => spent > 0)).toBe(true);
  });

  test('a hint is what a strong bot would choose, and changes nothing', async () => {
    const levels: string[] = [];
    const host = await hosted(table(), {
      think(request) {
        levels.push(request.level);
        return random(request);
      },
    });
    expect(await host.hint(0)).not.toBeNull();
    expect(await host.hint(1)).toBeNull();
    expect(levels).toEqual(['hard']);
    expect(host.table().sequence).toBe(0);
  });
});

describe('two hosts of one table', () => {
  test('what one has stored is taken over by the other', async () => {
    const first = await hosted(table());
    const second = await hosted(table(), {}, first.store);
    await first.act(take(0));
    await second.refresh();
    expect(snapshot(second.table())).toEqual(snapshot(first.table()));
    expect(second.told).toEqual([0]);
  });

  test('the second one adopts the entries of the first, and its action is judged after them', async () => {
    const first = await hosted(table());
    const second = await hosted(table(), {}, first.store);
    await first.act(take(0));
    await expect(second.act(take(1))).rejects.toMatchObject({ code: 'version' });
    expect(await second.act(take(0))).toEqual(await first.act(take(0)));
    expect((await first.store.load('test'))?.entries).toHaveLength(1);
    expect(snapshot(second.table())).toEqual(snapshot(first.table()));
  });

  /** A store that reports when an entry is about to be added, and then waits until it is told the result. */
  function slow(store: TableStore) {
    const asked = Promise.withResolvers<void>();
    const ending = Promise.withResolvers<void>();
    const append: TableStore['append'] = async (...entries) => {
      await store.append(...entries);
      asked.resolve();
      await ending.promise;
    };
    return { store: { ...store, append }, asked: asked.promise, ending };
  }
  /** Resolves when everything that does not wait has happened. */
  const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

  test('taking over waits for the action that is being stored', async () => {
    const store = memoryStore();
    const gate = slow(store);
    await store.create(table().header);
    const host = await hosted(table(), {}, gate.store);
    const acting = host.act(take(0));
    await gate.asked;
    const taking = host.refresh();
    await idle();
    expect(host.table().version).toBe(0);
    gate.ending.resolve();
    await Promise.all([acting, taking]);
    expect(host.table().version).toBe(1);
    expect(host.told).toEqual([0]);
  });

  test('an action that cannot be stored does not undo adopted entries', async () => {
    const first = await hosted(table());
    const failing = Promise.withResolvers<void>();
    const second = await hosted(table(), {}, { ...first.store, append: () => failing.promise });
    const acting = second.act(take(1));
    await first.act(take(0));
    await first.act({ ...take(1), seat: 1, version: 1 });
    const taking = second.refresh();
    await idle();
    failing.reject(new Error('disk full'));
    await expect(acting).rejects.toThrow('disk full');
    await taking;
    expect(snapshot(second.table())).toEqual(snapshot(first.table()));
  });

  test('a table that was removed says so', async () => {
    let gone = 0;
    const host = await hosted(table(), { gone: () => gone++ });
    await host.store.remove('test');
    await expect(host.act(take(0))).rejects.toThrow('changed elsewhere');
    expect(gone).toBe(1);
  });
});

describe('time', () => {
  const clock = { kind: 'live', base: 100, increment: 0, whenOut: 'turn' } as const;

  test('ends turns that are due, and a bot plays on', async () => {
    let now = 0;
    const t = table({ clock, began: 0, confirms: false });
    const host = await hosted(t, { now: () => now });
    await host.timeOut();
    expect(t.sequence).toBe(0);
    now = 100;
    await host.timeOut();
    await host.drive();
    expect(t.match.plies.map(({ seat }) => seat)).toEqual([0]);
    expect((await host.store.load('test'))?.entries.map(({ kind }) => kind)).toEqual(['timeout', 'move']);
  });

  test('two hosts of one table end a turn once', async () => {
    const store = memoryStore();
    const one = await hosted(table({ clock, began: 0 }), { now: () => 100 }, store);
    const two = await hosted(table({ clock, began: 0 }), { now: () => 100 }, store);
    await store.create(one.table().header);
    await Promise.all([one.timeOut(), two.timeOut()]);
    expect((await store.load('test'))?.entries.map(({ kind }) => kind)).toEqual(['timeout']);
    expect(one.table().standIns).toEqual([0]);
    expect(two.table().standIns).toEqual([0]);
  });
});
