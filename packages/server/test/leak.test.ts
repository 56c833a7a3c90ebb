import type { GameMessage } from '@thorp/client/protocol';
import { fastChance, imagine, must, type Game, type Seat } from '@thorp/kernel';
import {
  applyEntry,
  openTable,
  unscoredUpdateFor,
  type StoredTable,
  type Table,
  type UnscoredUpdate,
} from '@thorp/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { ServerStore } from '../src/store/types.ts';
import { begun, guest, messagesOf, playOut, startServer, until, type Guest, type Running } from './guests.ts';

/*
 * Games over the wire. What a seat is sent must follow from what it may know: the same message must come out of a
 * world that was imagined from the seat's view, where everything hidden was drawn anew.
 */

/** Random games of Feudalia have thousands of choices; the others end before. */
const LONGEST = 400;
/** Positions of a game that are compared. */
const MOST_CHECKED = 100;

let server: Running;
let store: ServerStore;

beforeAll(async () => {
  server = await startServer({}, {});
  store = await openStore(readConfig({ THORP_DATA: server.data }));
});

afterAll(async () => {
  await store.close();
  await server.remove();
});

/** The table after every entry, by version. */
function* replayed(game: Game, { header, entries }: StoredTable): Generator<Table> {
  const table = openTable(game, header);
  yield table;
  for (const entry of entries) {
    applyEntry(table, entry);
    yield table;
  }
}

function gameMessages(guest_: Guest): Map<number, GameMessage[]> {
  const byVersion = new Map<number, GameMessage[]>();
  for (const message of messagesOf(guest_)) {
    if (message.type !== 'game') continue;
    const { version } = message.update;
    byVersion.set(version, [...(byVersion.get(version) ?? []), message]);
  }
  return byVersion;
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** What was sent must be the same in a world that the seat cannot tell from the true one. */
function expectImaginable(table: Table, seat: Seat | null, update: UnscoredUpdate): void {
  const { game, state } = table.match;
  const world = imagine(game, state, seat, fastChance(table.version + 77));
  expect(update.view).toEqual(plain(game.view(world, seat)));
  // Who is not asked may imagine that the other seat has no choice, so only the asked one knows all of its update.
  if (!update.decision) return;
  const imagined = { ...table, match: { ...table.match, state: world } };
  expect(update).toEqual(plain(unscoredUpdateFor(imagined, seat, update.logAfter)));
}

async function secretsOf(table: string, guests: readonly Guest[]): Promise<string[]> {
  const { header, events } = must(await store.loadRoom(table), 'the room is stored');
  const entropy = events.flatMap(event => (event.kind === 'open' ? [event.entropy] : []));
  const people = events.map(({ person }) => person);
  return [header.secret, ...entropy, ...people, ...guests.map(({ cookie }) => cookie.split('=')[1] ?? '')];
}

describe.each(Object.keys(GAMES))('everything sent in a game of %s', id => {
  test('follows from what its reader may know, and holds no secret', { tags: ['slow'], timeout: 300_000 }, async () => {
    const guests = [await guest(server.port), await guest(server.port), await guest(server.port)] as const;
    const [ada, ben, eve] = guests;
    const sessions = await begun([ada, ben], { game: id });
    const link = sessions[0]?.table ?? '';
    const watching = eve.client.table(link);
    await until(() => watching.update());
    await playOut(sessions, LONGEST);
    const game = await must(GAMES[id], 'the game is offered').load();
    const stored = must(await store.load(link), 'the table is stored');
    const readers = [
      { seat: 0, sent: gameMessages(ada) },
      { seat: 1, sent: gameMessages(ben) },
      { seat: null, sent: gameMessages(eve) },
    ];
    const every = Math.ceil(stored.entries.length / MOST_CHECKED);
    let checked = 0;
    for (const table of replayed(game, stored)) {
      if (table.version % every !== 0) continue;
      for (const { seat, sent } of readers) {
        for (const { update } of sent.get(table.version) ?? []) {
          // When the game is over everything is scored openly.
          if (update.result) continue;
          expectImaginable(table, seat, update);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(MOST_CHECKED / 2);
    for (const secret of await secretsOf(link, guests)) {
      for (const { received } of guests) expect(received.some(text => text.includes(secret))).toBe(false);
    }
    for (const { client } of guests) client.close();
  });
});
