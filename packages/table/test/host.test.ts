import { think, situationOf } from '@thorp/bots';
import { must, ThorpError } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { hasEnded, hostTable, resumeTable, saveTable, type Ports, type SavedTable, type Table } from '../src/index.ts';
import { bot, people, table } from './tables.ts';

const random: Ports<Hamlet>['think'] = (t, { seat }) =>
  Promise.resolve(
    think(must(situationOf(hamlet, t.match.state, seat), 'the bot is asked'), 'random', t.version).option,
  );

function ports(changes: Partial<Ports<Hamlet>> = {}): Ports<Hamlet> & { readonly kept: SavedTable[] } {
  const kept: SavedTable[] = [];
  return {
    kept,
    save: saved => Promise.resolve(void kept.push(saved)),
    think: random,
    changed: () => undefined,
    stuck(error) {
      throw error;
    },
    ...changes,
  };
}

describe('a hosted table', () => {
  test('bots play a whole game, every deed saved once and in order', async () => {
    const p = ports();
    const host = hostTable(table({ players: [bot, bot] }), p);
    await host.drive();
    expect(hasEnded(host.table())).toBe(true);
    expect(p.kept.map(saved => saved.version)).toEqual(p.kept.map((_, i) => i + 1));
    expect(saveTable(resumeTable(hamlet, must(p.kept.at(-1), 'saved')))).toEqual(saveTable(host.table()));
  });

  test('a deed that cannot be kept was never done', async () => {
    const full = new Error('the disk is full');
    const host = hostTable(table(), ports({ save: () => Promise.reject(full) }));
    const before = saveTable(host.table());
    const deed = { kind: 'choose', seat: 0, version: 0, options: [{ kind: 'blind' }] } as const;
    await expect(host.act(deed)).rejects.toBe(full);
    expect(saveTable(host.table())).toEqual(before);
  });

  test('two deeds for one version: the first wins, the second is told', async () => {
    const host = hostTable(table(), ports());
    const take = (slot: number): Promise<unknown> =>
      host.act({ kind: 'choose', seat: 0, version: 0, options: [{ kind: 'take', slot }] });
    const [one, two] = await Promise.allSettled([take(0), take(1)]);
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ status: 'rejected', reason: { code: 'version' } });
  });

  test('a bot whose question is gone when it has thought is asked again', async () => {
    let release: (() => void) | null = null;
    let thoughts = 0;
    const slow: Ports<Hamlet>['think'] = async (t: Table<Hamlet>, asked) => {
      if (thoughts++ === 0) await new Promise<void>(resolve => (release = resolve));
      return random(t, asked);
    };
    const host = hostTable(table({ players: [bot, ...people('Ada', 'Ben')] }), ports({ think: slow }));
    const driven = host.drive();
    await Promise.resolve();
    await host.act({ kind: 'resign', seat: 2, version: 0 });
    must<() => void>(release, 'the bot is thinking')();
    await driven;
    expect(thoughts).toBeGreaterThanOrEqual(1);
    expect(host.table().match.plies.at(-1)?.seat).toBe(0);
  });

  test('a bot that breaks is reported and the table stays as it was', async () => {
    const reported: unknown[] = [];
    const broken = ports({
      think: () => Promise.reject(new ThorpError('runaway', 'lost in thought')),
      stuck: error => reported.push(error),
    });
    const host = hostTable(table({ players: [bot, bot] }), broken);
    await host.drive();
    expect(reported).toHaveLength(1);
    expect(host.table().version).toBe(0);
  });

  test('a closed table lets nobody think', async () => {
    const host = hostTable(table({ players: [bot, bot] }), ports());
    host.close();
    await host.drive();
    expect(host.table().version).toBe(0);
  });

  test('another window’s progress is taken over', async () => {
    const first = hostTable(table(), ports());
    const second = hostTable(table(), ports());
    await first.act({ kind: 'choose', seat: 0, version: 0, options: [{ kind: 'blind' }] });
    second.replace(saveTable(first.table()));
    expect(saveTable(second.table())).toEqual(saveTable(first.table()));
  });
});
