import type { Part, Phrases } from '@thorp/kernel';
import { anyStoredFromFile, digestOf, openStored, parseGame, type GameDigest, type Table } from '@thorp/table';
import { onlineRecord } from '../http/records.ts';
import { request } from '../http/request.ts';
import type { MyTable } from '../http/tables.ts';
import { toError } from '../protocol/errors.ts';
import type { TableSummary } from '../protocol/calls.ts';
import type { CountedGame, CountedGames, UnreadGame } from '../protocol/statistics.ts';
import { digestStore, type KeptDigest } from '../store/digests.ts';
import type { PageStore } from '../store/store.ts';
import { loadGame, rulesOf } from './games.ts';
import { loadWords } from './words.ts';

/*
 * Collects the finished games of this browser, and those that the reader has finished on a server. The digest of a game
 * is stored, so that each game is replayed only once.
 */

/** How long one call works, in milliseconds; the page shows the result so far and calls again. */
const AT_A_TIME = 150;

const digests = digestStore();

/** Games that could not be read since the page was opened. */
const unread = new Map<string, UnreadGame>();

/** Stores the digest of a finished table that is already in memory. */
export async function keepDigest(table: Table, ended: number): Promise<void> {
  const { id, game } = table.header;
  const counted = await rulesOf(game)?.counted?.();
  await digests.put({ table: id, digest: counted ? digestOf(table, counted, ended) : null, you: null });
}

export async function forgetDigest(table: string): Promise<void> {
  await digests.remove(table);
}

export async function countGames(store: Pick<PageStore, 'load' | 'summaries'>, locale: string): Promise<CountedGames> {
  const listed = store.summaries();
  // Load the words while the database is read.
  void listed.then(rows => wordsOf(new Set(rows.map(({ game }) => game)), locale)).catch(() => undefined);
  const [here, there, all] = await Promise.all([ofThisBrowser(store, listed), ofTheServer(), digests.all()]);
  const over = new Set(here.map(({ table }) => table));
  // A game that continues, because its end was taken back, does not count.
  const known = all.filter(({ table, you }) => you !== null || over.has(table));
  const kept = new Map(known.map(each => [each.table, each]));
  const todo = [...here, ...there].filter(({ table }) => !kept.has(table) && !unread.has(table));
  const until = performance.now() + AT_A_TIME;
  let left = todo.length;
  for (const game of todo) {
    if (performance.now() > until) break;
    left--;
    const found = await tried(game);
    if (found) kept.set(game.table, found);
  }
  return { games: await inWords([...kept.values()], locale), unread: [...unread.values()], left };
}

/** A game that has not been counted yet. */
interface Uncounted {
  readonly table: string;
  readonly title: string;
  count(): Promise<KeptDigest>;
}

async function tried({ table, title, count }: Uncounted): Promise<KeptDigest | null> {
  try {
    const kept = await count();
    await digests.put(kept);
    return kept;
  } catch (error) {
    unread.set(table, { table, title, problem: toError(error).message });
    return null;
  }
}

async function ofThisBrowser(
  store: Pick<PageStore, 'load'>,
  listed: Promise<readonly TableSummary[]>,
): Promise<Uncounted[]> {
  // Branches do not count.
  const over = (await listed).filter(summary => summary.over && !summary.branch);
  return over.map(summary => ({
    table: summary.id,
    title: summary.title,
    count: async () => ({ table: summary.id, digest: await digestOfStored(store, summary), you: null }),
  }));
}

async function digestOfStored(
  store: Pick<PageStore, 'load'>,
  { id, game: gameId, updated }: TableSummary,
): Promise<GameDigest | null> {
  const stored = await store.load(id);
  const counted = await rulesOf(gameId)?.counted?.();
  if (!stored || !counted) return null;
  const table = openStored(await loadGame(gameId), stored);
  return digestOf(table, counted, stored.entries.at(-1)?.at || updated);
}

/** Empty if no server answers or the reader is not known there. */
async function ofTheServer(): Promise<Uncounted[]> {
  const answer = await request('GET', '/api/me/tables').catch(() => null);
  return (answer?.tables ?? [])
    .filter(({ phase }) => phase === 'over')
    .map(listed => ({ table: listed.table, title: listed.game, count: () => countOnline(listed) }));
}

async function countOnline({ table: id, you, ended }: MyTable): Promise<KeptDigest> {
  const file = parseGame(await onlineRecord(id));
  const counted = await rulesOf(file.game)?.counted?.();
  const game = await loadGame(file.game);
  const stored = anyStoredFromFile(game, file, { id, confirms: true, nameless: seat => `${seat + 1}` });
  const digest = counted ? digestOf(openStored(game, stored), counted, ended ?? Date.now()) : null;
  return { table: id, digest, you };
}

async function inWords(kept: readonly KeptDigest[], locale: string): Promise<CountedGame[]> {
  const games = kept.flatMap(({ digest, you }) => (digest ? [{ digest, you }] : []));
  const words = await wordsOf(new Set(games.map(({ digest }) => digest.game)), locale);
  return games
    .flatMap(({ digest, you }) => {
      const phrases = words.get(digest.game);
      return phrases ? [countedIn(digest, you, phrases)] : [];
    })
    .toSorted((a, b) => a.ended - b.ended);
}

/** The words of these games, without unknown games. */
async function wordsOf(games: ReadonlySet<string>, locale: string): Promise<ReadonlyMap<string, Phrases>> {
  const known = [...games].filter(id => rulesOf(id));
  return new Map(await Promise.all(known.map(async id => [id, await loadWords(await loadGame(id), locale)] as const)));
}

function countedIn({ seats, settings, ...digest }: GameDigest, you: number | null, words: Phrases): CountedGame {
  return {
    ...digest,
    settings: { ...settings },
    you,
    seats: seats.map(({ parts, ...seat }) => ({ ...seat, parts: parts.map(part => countedPart(part, words)) })),
  };
}

function countedPart(part: Part, words: Phrases): CountedGame['seats'][number]['parts'][number] {
  const { amount, card } = part;
  return { group: words.group?.(part) ?? part.what, amount, ...(card === undefined ? {} : { card }) };
}
