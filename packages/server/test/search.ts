import assert from 'node:assert/strict';
import { updateAfter } from '@thorp/client';
import type { GameMessage, ServerMessage } from '@thorp/client/protocol';
import { decisions, fastChance, imagine, isObject, must, type Game, type Seat } from '@thorp/kernel';
import {
  applyEntry,
  changesBetween,
  logFor,
  openTable,
  standings,
  unscoredUpdateFor,
  type StoredTable,
  type Table,
  type UnscoredUpdate,
} from '@thorp/table';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';

/*
 * Searches what was sent of a game to seats and spectators for what they may not know:
 *
 * - What a seat is sent must follow from what it may know: the same must come out of a world that was imagined from the
 *   seat's view, where everything hidden was drawn anew. This finds hidden cards, and orders and ids that depend on them.
 * - A card that a log entry names must be in the reader's view before or after that choice. The few kinds of entries that
 *   show a card in passing are named below, with their clause.
 * - The log that is sent holds no private entry of another seat.
 * - No message names a card that only others see now, and that its reader has never seen.
 */

const SHOWN_IN_PASSING: { readonly [game: string]: readonly string[] } = {
  // V-17.4 The card lies on the Village Square, and is in hand again when the last draft ends the phase.
  villagers: ['drew', 'drewReserve'],
  // S-4.1 The discard pile is face-up; the draw that follows may shuffle it into the deck. S-12.2 A Guardian is revealed,
  // settled and put under the deck without a question when everything is taken as Omens.
  snowcrest: ['discarded', 'revealed'],
};

/** What was searched. */
export interface Found {
  /** Messages that were compared with those of an imagined world. */
  readonly compared: number;
  /** Cards in log entries. */
  readonly named: number;
  /** Cards that a message could have named and did not: only others saw them, and its reader never did. */
  readonly hidden: number;
  /** Private log entries of others that a message could have contained and did not. */
  readonly withheld: number;
}

/** Searches what somebody received about a table over another connection. */
export async function searchReceived(
  data: string,
  link: string,
  seat: Seat | null,
  received: readonly string[],
): Promise<Found> {
  const store = await openStore(readConfig({ THORP_DATA: data }));
  const stored = must(await store.load(link), 'the table is stored');
  await store.close();
  const game = await must(GAMES[stored.header.game], 'the game is offered').load();
  return searchUpdates(game, stored, [reader(received, seat, link)], stored.entries.length);
}

export interface Reader {
  readonly seat: Seat | null;
  /** The updates by their version. */
  readonly sent: ReadonlyMap<number, readonly UnscoredUpdate[]>;
  readonly scores: ReadonlyMap<number, readonly object[]>;
}

export function reader(received: readonly string[], seat: Seat | null, link: string): Reader {
  const all = received.map(text => JSON.parse(text) as ServerMessage);
  const messages = all.filter(message => 'table' in message && message.table === link);
  const games = messages.flatMap(message => (message.type === 'game' ? [message] : []));
  const scores = messages.flatMap(message => (message.type === 'scores' ? [message] : []));
  return {
    seat,
    sent: Map.groupBy(wholeUpdates(games), ({ version }) => version),
    scores: new Map(scores.map(message => [message.version, message.scores])),
  };
}

/**
 * The whole updates, with the log as sent. Changes must be the difference between two updates, so they contain nothing
 * else.
 */
function wholeUpdates(games: readonly GameMessage[]): UnscoredUpdate[] {
  let known: UnscoredUpdate | null = null;
  return games.map(({ update: sent }) => {
    const { log, logAfter } = sent;
    const before: UnscoredUpdate | null = known;
    known = must(updateAfter(sent, known), 'a whole update comes first');
    if ('changes' in sent) assert.deepEqual(sent.changes, plain(changesBetween(quiet(before), quiet(known)) ?? {}));
    return { ...known, log, logAfter };
  });
}

function quiet(update: UnscoredUpdate | null): object {
  return { ...update, log: [] };
}

export function searchUpdates(game: Game, stored: StoredTable, readers: readonly Reader[], positions: number): Found {
  const every = Math.ceil(stored.entries.length / positions);
  const cards = new Set(game.text.en.catalogue.map(entry => bare(entry.id)));
  const shownTo = (state: object, seat: Seat | null): Set<string> => {
    const view = game.view(state as Table['match']['state'], seat);
    // A view may name cards by number; the board has their names.
    const board = game.text.en.board({ view, name: String });
    return namesIn([view, board], cards);
  };
  const allowed = SHOWN_IN_PASSING[game.id] ?? [];
  const ever = readers.map(() => new Set<string>());
  let before = readers.map(() => new Set<string>());
  let lastPly = -1;
  let [compared, named, hidden, withheld] = [0, 0, 0, 0];
  for (const table of replayed(game, stored)) {
    const { state } = table.match;
    const bySeat = table.header.players.map((_, seat) => shownTo(state, seat));
    const seen = readers.map(({ seat }) =>
      seat === null ? shownTo(state, null) : (bySeat[seat] ?? new Set<string>()),
    );
    const held = new Set(bySeat.flatMap(names => [...names]));
    for (const [i, { seat, sent, scores }] of readers.entries()) {
      const passing = logFor(table, seat, lastPly).filter(({ event }) => allowed.includes(kindOf(event)));
      for (const card of [...(seen[i] ?? []), ...namesIn(passing, cards)]) ever[i]?.add(card);
      const secret = new Set([...held].filter(card => !ever[i]?.has(card)));
      for (const update of sent.get(table.version) ?? []) {
        const told = [...namesIn(update, cards)].filter(card => secret.has(card));
        assert.deepEqual(told, [], `seat ${seat} was sent a card that it has never seen`);
        hidden += secret.size;
        assert.deepEqual(update.log, plain(logFor(table, seat, update.logAfter)));
        withheld += table.match.log.filter(({ ply, to }) => ply > update.logAfter && !mayRead(to, seat)).length;
        const fresh = update.log.filter(({ ply }) => ply === table.match.plies.length).map(({ event }) => event);
        const known = new Set([...(before[i] ?? []), ...(seen[i] ?? [])]);
        for (const event of fresh) named += namedIn(event, cards, allowed.includes(kindOf(event)) ? null : known);
        // When the game is over, everything is scored openly.
        if (table.version % every !== 0 || update.result) continue;
        compareWithImagined(table, seat, update);
        compared++;
      }
      compareScores(table, seat, scores.get(table.version));
    }
    before = seen;
    lastPly = table.match.plies.length;
  }
  return { compared, named, hidden, withheld };
}

function compareScores(table: Table, seat: Seat | null, told: unknown): void {
  if (told) assert.deepEqual(told, plain(standings(imagined(table, seat, 99), seat)));
}

/** How many cards an event names. Its reader must know all of them, unless the event may name any (null). */
function namedIn(event: object, cards: ReadonlySet<string>, known: ReadonlySet<string> | null): number {
  const names = [...namesIn(event, cards)];
  const told = names.filter(card => known !== null && !known.has(card));
  assert.deepEqual(told, [], `somebody was told of a card they do not see: ${JSON.stringify(event)}`);
  return names.length;
}

function mayRead(to: readonly Seat[] | null | undefined, seat: Seat | null): boolean {
  return !to || (seat !== null && to.includes(seat));
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

/** The message must be the same in a world that the seat cannot tell from the true one. */
function compareWithImagined(table: Table, seat: Seat | null, update: UnscoredUpdate): void {
  const other = imagined(table, seat, 77);
  assert.deepEqual(update.view, plain(table.match.game.view(other.match.state, seat)));
  // A seat that is not asked may imagine that the other seat has no choice, so only the asked seat knows its whole
  // update.
  if (!update.decision) return;
  other.match.questions = decisions(other.match.game, other.match.state);
  assert.deepEqual(update, plain(unscoredUpdateFor(other, seat, update.logAfter)));
}

function imagined(table: Table, seat: Seat | null, seed: number): Table {
  const { game, state } = table.match;
  const world = imagine(game, state, seat, fastChance(table.version + seed));
  return { ...table, match: { ...table.match, state: world } };
}

/** The catalogue ids in data, as values or as names of fields. */
function namesIn(data: unknown, cards: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') {
    const name = bare(data);
    if (cards.has(name)) found.add(name);
  } else if (Array.isArray(data)) {
    for (const value of data) namesIn(value, cards, found);
  } else if (isObject(data)) {
    for (const key in data) {
      if (cards.has(key)) found.add(key);
      namesIn(data[key], cards, found);
    }
  }
  return found;
}

/** Some catalogues put the kind of an entry before its id. */
function bare(id: string): string {
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(colon + 1);
}

function kindOf(event: object): string {
  return 'kind' in event ? String(event.kind) : JSON.stringify(event);
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
