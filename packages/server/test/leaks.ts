import assert from 'node:assert/strict';
import type { TableSession } from '@thorp/client';
import type { GameMessage } from '@thorp/client/protocol';
import { decisions, fastChance, imagine, must, type Game, type Seat } from '@thorp/kernel';
import {
  applyEntry,
  changesBetween,
  openTable,
  standings,
  unscoredUpdateFor,
  withChanges,
  type StoredTable,
  type Table,
  type UnscoredUpdate,
} from '@thorp/table';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { ServerStore } from '../src/store/types.ts';
import { begun, guest, messagesOf, playOut, startServer, until, type Guest, type Running } from './guests.ts';

/*
 * Games over the wire, and everything that was sent to two seats and a spectator, searched for what they may not know:
 *
 * - What a seat is sent must follow from what it may know: the same must come out of a world that was imagined from the
 *   seat's view, where everything hidden was drawn anew. This finds hidden cards, and orders and ids that depend on them.
 * - A card that a log entry names must be in the reader's view before or after that choice. The few kinds of entries that
 *   show a card in passing are named below, with their clause.
 * - Secrets of the dealer, the seats and the sessions are in no message.
 */

const SHOWN_IN_PASSING: { readonly [game: string]: readonly string[] } = {
  // V-17.4 The card lies on the Village Square, and is in hand again when the last draft ends the phase.
  villagers: ['drew', 'drewReserve'],
  // S-4.1 The discard pile is face-up; the draw that follows may shuffle it into the deck. S-12.2 A Guardian is revealed,
  // settled and put under the deck without a question when everything is taken as Omens.
  snowcrest: ['discarded', 'revealed'],
};

export interface LeakServer {
  readonly server: Running;
  readonly store: ServerStore;
  close(): Promise<void>;
}

/** Three people who play one game after another: two at the table, one who looks on. */
export interface Readers {
  readonly guests: readonly [Guest, Guest, Guest];
  close(): void;
}

/** What was looked at in one game. */
export interface Searched {
  readonly messages: number;
  readonly bytes: number;
  /** Messages that were compared with those of an imagined world. */
  readonly compared: number;
  /** Cards in log entries. */
  readonly named: number;
}

export interface Depth {
  /** Random games of Feudalia have thousands of choices; the others end before. */
  readonly longest: number;
  /** Positions of a game that are compared with imagined worlds. */
  readonly positions: number;
}

export async function openLeakServer(): Promise<LeakServer> {
  const server = await startServer({ THORP_TRUST_PROXY: 'yes', THORP_IDLE_SECONDS: '1' }, {});
  const store = await openStore(readConfig({ THORP_DATA: server.data }));
  return {
    server,
    store,
    async close() {
      await store.close();
      await server.remove();
    },
  };
}

/** Each has an address of their own, so that the limits for one address do not matter. */
export async function newReaders({ server: { port } }: LeakServer, number: number): Promise<Readers> {
  const come = (who: number): Promise<Guest> =>
    guest(port, undefined, () => port, { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.${who}` });
  const guests = [await come(0), await come(1), await come(2)] as const;
  return {
    guests,
    close() {
      for (const { client } of guests) client.close();
    },
  };
}

/** Plays one game and searches everything that was sent. Throws what should not have been sent. */
export async function searchGame(
  { store }: LeakServer,
  { guests }: Readers,
  id: string,
  { longest, positions }: Depth,
): Promise<Searched> {
  for (const { received } of guests) received.length = 0;
  const [ada, ben, eve] = guests;
  const sessions = await begun([ada, ben], { game: id });
  const link = sessions[0]?.table ?? '';
  const watching = eve.client.table(link);
  await until(() => watching.update());
  await playAndScore([...sessions, watching], longest);
  const game = await must(GAMES[id], 'the game is offered').load();
  const stored = must(await store.load(link), 'the table is stored');
  const readers = [reader(ada, 0, link), reader(ben, 1, link), reader(eve, null, link)];
  const found = searchUpdates(game, stored, readers, positions);
  for (const secret of await secretsOf(store, link, guests)) {
    for (const { received } of guests) assert(!received.some(text => text.includes(secret)), 'a secret was sent');
  }
  for (const session of [...sessions, watching]) session.close();
  const texts = guests.flatMap(({ received }) => received);
  return { messages: texts.length, bytes: texts.reduce((sum, text) => sum + text.length, 0), ...found };
}

/** Everybody asks for the scores in the middle of the game, too. */
async function playAndScore(sessions: readonly TableSession[], longest: number): Promise<void> {
  const [one, two, watching] = sessions as readonly [TableSession, TableSession, TableSession];
  await playOut([one, two], longest / 2);
  for (const session of sessions) await session.scores();
  await playOut([one, two], longest);
  await until(() => watching.update()?.version === one.update()?.version);
}

interface Reader {
  readonly seat: Seat | null;
  /** The updates by their version. */
  readonly sent: ReadonlyMap<number, readonly UnscoredUpdate[]>;
  readonly scores: ReadonlyMap<number, readonly object[]>;
}

function reader(who: Guest, seat: Seat | null, link: string): Reader {
  const messages = messagesOf(who).filter(message => 'table' in message && message.table === link);
  const games = messages.flatMap(message => (message.type === 'game' ? [message] : []));
  const scores = messages.flatMap(message => (message.type === 'scores' ? [message] : []));
  return {
    seat,
    sent: Map.groupBy(wholeUpdates(games), ({ version }) => version),
    scores: new Map(scores.map(message => [message.version, message.scores])),
  };
}

/** The updates with their whole views. Changes must follow from the views before and after them, and so hold no more. */
function wholeUpdates(games: readonly GameMessage[]): UnscoredUpdate[] {
  let known: UnscoredUpdate['view'] = null;
  return games.map(({ update }) => {
    if ('view' in update) {
      known = update.view;
      return update;
    }
    const { viewChanges, ...rest } = update;
    const view = withChanges(known, viewChanges);
    assert.deepEqual(viewChanges, plain(changesBetween(known, view) ?? {}));
    known = view;
    return { ...rest, view };
  });
}

function searchUpdates(
  game: Game,
  stored: StoredTable,
  readers: readonly Reader[],
  positions: number,
): Pick<Searched, 'compared' | 'named'> {
  const every = Math.ceil(stored.entries.length / positions);
  const cards = new Set(game.text.en.catalogue.map(entry => bare(entry.id)));
  const shownTo = (state: object, seat: Seat | null): Set<string> => {
    const view = game.view(state as Table['match']['state'], seat);
    // A view may name cards by number; the board has their names.
    const board = game.text.en.board({ view, name: String });
    return namesIn([view, board], cards);
  };
  const allowed = SHOWN_IN_PASSING[game.id] ?? [];
  let before = readers.map(() => new Set<string>());
  let [compared, named] = [0, 0];
  for (const table of replayed(game, stored)) {
    const { state } = table.match;
    const seen = readers.map(({ seat }) => shownTo(state, seat));
    for (const [i, { seat, sent, scores }] of readers.entries()) {
      for (const update of sent.get(table.version) ?? []) {
        const fresh = update.log.filter(({ ply }) => ply === table.match.plies.length);
        for (const { event } of fresh) {
          for (const card of namesIn(event, cards)) {
            named++;
            const known = before[i]?.has(card) || seen[i]?.has(card) || allowed.includes(kindOf(event));
            assert(known, `seat ${seat} was told of a card it does not see: ${JSON.stringify(event)}`);
          }
        }
        // When the game is over everything is scored openly.
        if (table.version % every !== 0 || update.result) continue;
        compareWithImagined(table, seat, update);
        compared++;
      }
      const told = scores.get(table.version);
      if (told) assert.deepEqual(told, plain(standings(imagined(table, seat, 99), seat)));
    }
    before = seen;
  }
  return { compared, named };
}

/** The table after every entry. */
function* replayed(game: Game, { header, entries }: StoredTable): Generator<Table> {
  const table = openTable(game, header);
  yield table;
  for (const entry of entries) {
    applyEntry(table, entry);
    yield table;
  }
}

/** What was sent must be the same in a world that the seat cannot tell from the true one. */
function compareWithImagined(table: Table, seat: Seat | null, update: UnscoredUpdate): void {
  const other = imagined(table, seat, 77);
  assert.deepEqual(update.view, plain(table.match.game.view(other.match.state, seat)));
  // Who is not asked may imagine that the other seat has no choice, so only the asked one knows all of its update.
  if (!update.decision) return;
  other.match.questions = decisions(other.match.game, other.match.state);
  assert.deepEqual(update, plain(unscoredUpdateFor(other, seat, update.logAfter)));
}

function imagined(table: Table, seat: Seat | null, seed: number): Table {
  const { game, state } = table.match;
  const world = imagine(game, state, seat, fastChance(table.version + seed));
  return { ...table, match: { ...table.match, state: world } };
}

async function secretsOf(store: ServerStore, table: string, guests: readonly Guest[]): Promise<string[]> {
  const { header, events } = must(await store.loadRoom(table), 'the room is stored');
  const entropy = events.flatMap(event => (event.kind === 'open' ? [event.entropy] : []));
  const people = events.map(({ person }) => person);
  return [header.secret, ...entropy, ...people, ...guests.map(({ cookie }) => cookie.split('=')[1] ?? '')];
}

/** The catalogue ids that data holds, as values or as names of fields. */
function namesIn(data: unknown, cards: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') {
    if (cards.has(bare(data))) found.add(bare(data));
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (cards.has(key)) found.add(key);
      namesIn(value, cards, found);
    }
  }
  return found;
}

/** Some catalogues name the kind of an entry before its id. */
function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

function kindOf(event: object): string {
  return 'kind' in event ? String(event.kind) : JSON.stringify(event);
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
