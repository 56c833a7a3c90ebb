import { updateAfter, type TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import type { UnscoredUpdate } from '@thorp/table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { begun, guest, HAMLET, messagesOf, playOne, startServer, until, type Guest, type Running } from './guests.ts';

/*
 * Decisions of several seats. A simultaneous question is put to all at once, and its answers are secret until the last
 * one is in. Only the testkit's game has one: Villagers asks for its Weddings in turn order, in secret (V-10.7, V-17.9,
 * V-20.11; packages/games/villagers/test/events.test.ts), and Helvetia for its own in play order, in the open (H-2.4).
 */

let server: Running;
const opened: Guest[] = [];

beforeAll(async () => {
  server = await startServer({}, { games: { ...GAMES, ...HAMLET } });
});

afterEach(() => {
  for (const { client } of opened.splice(0)) client.close();
});

afterAll(() => server.remove());

type Three<V> = readonly [V, V, V];

/** Two people at a table and one spectator. */
async function seated(game: string): Promise<{ guests: Three<Guest>; sessions: Three<TableSession> }> {
  const guests = (await Promise.all([0, 1, 2].map(() => guest(server.port)))) as unknown as Three<Guest>;
  opened.push(...guests);
  const [ada, ben] = (await begun(guests.slice(0, 2), { game })) as [TableSession, TableSession];
  const eve = guests[2].client.table(ada.table);
  await until(() => eve.update());
  return { guests, sessions: [ada, ben, eve] };
}

const stepOf = (session: TableSession): string | undefined => session.update()?.decision?.step;

/** Everybody plays until one of them is asked by this step. */
async function playTo(step: string, sessions: readonly TableSession[]): Promise<TableSession> {
  for (;;) {
    const version = Math.max(...sessions.map(({ update }) => update()?.version ?? 0));
    const asked = await until(() =>
      sessions.find(({ update }) => update()?.version === version && update()?.decision !== null),
    );
    if (stepOf(asked) === step) return asked;
    await playOne(asked);
    await until(() => (asked.update()?.version ?? 0) > version);
  }
}

/** Cuts somebody's connection, and opens the table on another of their devices. */
async function again({ cookie, cut }: Guest, table: string): Promise<TableSession> {
  cut();
  const device = await guest(server.port, cookie);
  opened.push(device);
  const session = device.client.table(table);
  await until(() => session.update());
  return session;
}

/** The messages to somebody about a version of the game, without their number and time. */
function sentAt(who: Guest, version: number): unknown[] {
  let known: UnscoredUpdate | null = null;
  return messagesOf(who).flatMap(message => {
    if (message.type !== 'game') return [];
    const { update } = message;
    known = updateAfter(update, known);
    if (known?.version !== version) return [];
    return [
      'changes' in update
        ? {
            ...update,
            changes: Object.entries(update.changes).filter(([name]) => name !== 'version' && name !== 'since'),
          }
        : update,
    ];
  });
}

test('a secret answer is shown to nobody before the last one is in, also not over a new connection', async () => {
  const { guests, sessions } = await seated('hamlet');
  const [ada, ben, eve] = sessions;
  await playTo('bid', sessions);
  await until(() => stepOf(ada) === 'bid' && stepOf(ben) === 'bid');
  expect(ben.update()?.waiting).toEqual([0, 1]);
  const before = must(ben.update(), 'Ben is at the table');
  const options = must(ada.update()?.decision, 'Ada is asked').options;
  const others = guests.slice(1);

  // Whichever card Ada bids, the others get the same message.
  const sent: unknown[] = [];
  for (const option of options) {
    await ada.act({ kind: 'move', options: [option] });
    await until(() => ada.update()?.waiting.length === 1);
    const { version } = must(ada.update(), 'Ada is at the table');
    for (const session of [ben, eve]) await until(() => session.update()?.version === version);
    sent.push(others.map(who => sentAt(who, version)));
    expect(ben.update()?.waiting).toEqual([1]);
    if (option === options.at(-1)) break;
    await ada.act({ kind: 'undo' });
    for (const session of [ada, ben]) await until(() => session.update()?.waiting.length === 2);
  }
  expect(sent.length).toBeGreaterThan(2);
  for (const each of sent) expect(each).toEqual(sent[0]);
  expect(sent[0]).toEqual([[expect.anything()], [expect.anything()]]);

  // A new connection gets the question as it was, and nothing more.
  const anew = await again(guests[1], ben.table);
  expect(anew.update()?.decision).toEqual(before.decision);
  expect(anew.update()?.view).toEqual(ben.update()?.view);
  expect(anew.update()?.log).toEqual(before.log);
  await playOne(ben);
  await until(() => stepOf(ada) === 'build');
  for (const session of [ben, eve]) await until(() => session.update()?.version === ada.update()?.version);
});

test('the weddings that found the villages of Helvetia are asked one after another, in the open', async () => {
  const { guests, sessions } = await seated('helvetia');
  const [ada, ben] = sessions;
  const first = await playTo('betroth', sessions);
  const [second, at] = first === ada ? [ben, 1] : [ada, 0];
  await until(() => second.update()?.version === first.update()?.version);
  expect(second.update()).toMatchObject({ decision: null, waiting: [1 - at] });
  await playOne(first);
  await until(() => stepOf(second) === 'betroth');
  expect(first.update()?.decision).toBeNull();
  expect(second.update()?.log.map(({ event }) => event)).toContainEqual(expect.objectContaining({ kind: 'married' }));

  const asked = second.update()?.decision;
  const anew = await again(must(guests[at], 'the second is connected'), second.table);
  expect(anew.update()?.decision).toEqual(asked);
  await playOne(second);
  await until(() => first.update()?.version === second.update()?.version);
  expect(stepOf(first) === 'betroth' || stepOf(second) === 'betroth').toBe(false);
});
