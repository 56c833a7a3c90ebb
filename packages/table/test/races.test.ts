import { think, situationOf } from '@thorp/bots';
import { must, ThorpError } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import {
  hasEnded,
  hostTable,
  memoryStore,
  openQuestions,
  resumeTable,
  type Host,
  type Setup,
  type TableStore,
  type ThinkRequest,
} from '../src/index.ts';
import { bot, people, snapshot, table } from './tables.ts';

/*
 * Three processes with one table, to which people send everything they can at the same time, to any of them, often twice
 * or too late. Whatever comes first: all must agree, and so must a process that only reads what was stored.
 */

function chance(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A store behind a network: calls take some turns of the event loop, and overtake each other. */
function distant(store: TableStore, draw: (below: number) => number): Pick<TableStore, 'append' | 'load'> {
  const wait = async (): Promise<void> => {
    for (let i = draw(4); i > 0; i--) await new Promise(resolve => setImmediate(resolve));
  };
  return {
    async append(...asked) {
      await wait();
      await store.append(...asked);
      await wait();
    },
    async load(...asked) {
      await wait();
      const found = await store.load(...asked);
      await wait();
      return found;
    },
  };
}

const SETUPS: readonly Partial<Setup>[] = [
  { players: people('Ada', 'Ben', 'Eve') },
  { players: people('Ada', 'Ben', 'Eve'), confirms: false },
  { players: [...people('Ada', 'Ben'), bot] },
  { players: people('Ada', 'Ben'), clock: { kind: 'live', base: 2_000, increment: 10, whenOut: 'turn' }, began: 0 },
  { players: people('Ada', 'Ben'), clock: { kind: 'live', base: 2_000, increment: 10, whenOut: 'seat' }, began: 0 },
];

test.each([...Array(25).keys()])('three processes agree after everything that people do at once (%i)', async seed => {
  const draw = chance(seed + 1);
  const setup = must(SETUPS[seed % SETUPS.length], 'there are setups');
  const store = memoryStore();
  const first = table(setup);
  await store.create(first.header);
  let now = 0;
  const stuck: unknown[] = [];
  const open = (t = table(setup)): Host<Hamlet> =>
    hostTable(t, {
      store: distant(store, draw),
      async think({ world, seat, seed: random }: ThinkRequest<Hamlet>) {
        const situation = must(situationOf(hamlet, world, seat), 'the bot is asked');
        return { option: think(situation, 'random', random).option, ms: 1 };
      },
      now: () => now,
      changed: () => undefined,
      stuck: error => void stuck.push(error),
      gone: () => undefined,
    });
  const hosts = [open(first), open(), open()];
  let ids = 0;
  const sent: object[] = [];

  function action({ table: shown }: Host<Hamlet>): object {
    const t = shown();
    const seat = draw(t.header.players.length);
    const version = Math.max(0, t.version - (draw(8) === 0 ? 1 : 0));
    const common = { seat, version, id: `a${ids++}` };
    const question = openQuestions(t).find(each => each.seat === seat) ?? openQuestions(t)[0];
    const option = question?.options[draw(question.options.length)];
    const move = { ...common, seat: question?.seat ?? seat, kind: 'move', options: [option] };
    switch (draw(16)) {
      case 0:
        return { ...common, kind: 'undo' };
      case 1:
        return { ...common, kind: 'confirm', seat: t.holding ?? seat };
      case 2:
        return { ...common, kind: 'ask', what: 'undo' };
      case 3:
      case 4:
        return { ...common, kind: 'answer', request: t.request?.sequence ?? 1, agrees: draw(4) > 0 };
      case 5:
        return { ...common, kind: 'withdraw' };
      case 6:
        return { ...common, kind: 'note', text: `note ${ids}` };
      case 7:
        return { ...common, kind: 'seen' };
      case 8:
        return draw(20) === 0 ? { ...common, kind: 'resign' } : move;
      case 9:
        return draw(20) === 0 ? { ...common, kind: 'ask', what: 'abandon' } : move;
      case 10:
        return t.holding === null ? move : { ...common, kind: 'confirm', seat: t.holding };
      default:
        return move;
    }
  }

  const refused = (error: unknown): void => {
    if (!(error instanceof ThorpError)) throw error;
  };

  for (let round = 0; round < 60 && !hasEnded(must(hosts[0], 'there are hosts').table()); round++) {
    now += draw(200);
    const work: Promise<unknown>[] = [];
    for (let i = 0; i < 6; i++) {
      const host = must(hosts[draw(hosts.length)], 'there are hosts');
      // A client sends again what was not acknowledged, so not what is older than the receipts that are kept.
      const known = sent[sent.length - 1 - draw(12)];
      const asked = draw(5) === 0 && known ? known : action(host);
      sent.push(asked);
      const other = draw(4) === 0 ? [must(hosts[draw(hosts.length)], 'there are hosts')] : [];
      for (const each of [host, ...other]) work.push(each.act(asked as never).catch(refused));
    }
    const driver = must(hosts[draw(hosts.length)], 'there are hosts');
    work.push(driver.drive(), driver.timeOut());
    await Promise.all(work);
    for (const host of hosts) await host.refresh();
    const stored = must(await store.load('test'), 'the table is stored');
    const read = snapshot(resumeTable(hamlet, stored));
    for (const host of hosts) expect(snapshot(host.table())).toEqual(read);
    expect(stored.entries.map(({ sequence }) => sequence)).toEqual(stored.entries.map((_, i) => i + 1));
    const named = stored.entries.map(({ seat, id }) => `${seat} ${id}`);
    expect(new Set(named).size).toBe(named.length);
  }
  expect(stuck).toEqual([]);
});
