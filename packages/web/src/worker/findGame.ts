import { ThorpError, type Phrases } from '@thorp/kernel';
import { openStored, parseGame, type GameFile, type Table } from '@thorp/table';
import { isLink } from '../protocol/online.ts';
import type { BranchFacts, RecordFault } from '../protocol/review.ts';
import type { PageStore } from '../store/store.ts';
import { loadGame } from './games.ts';
import { lookAtFile } from './openFile.ts';
import { loadWords } from './words.ts';

/* Finds a game by its id, to look at it: a table of this browser, a record stored as text, or one on a server. */

export interface GameSources {
  readonly store: PageStore;
  /** The record of a table on a server, as text. */
  onlineRecord(link: string): Promise<string>;
}

export interface FoundGame {
  readonly table: Table;
  readonly words: Phrases;
  readonly fault: RecordFault | null;
  readonly branch: BranchFacts | null;
  /** The version of its rules, if it was converted to the installed ones. */
  readonly began: number | null;
}

export async function findGame(sources: GameSources, id: string, locale: string): Promise<FoundGame> {
  const { store } = sources;
  const stored = isLink(id) ? null : await store.load(id);
  if (!stored) return fromText(await recordText(sources, id), id, locale);
  const [game, summaries] = await Promise.all([loadGame(stored.header.game), store.summaries()]);
  const { branch = null, began = null } = summaries.find(each => each.id === id) ?? {};
  return { table: openStored(game, stored), words: await loadWords(game, locale), fault: null, branch, began };
}

export async function branchFacts(store: Pick<PageStore, 'summaries'>, id: string): Promise<BranchFacts | null> {
  return (await store.summaries()).find(each => each.id === id)?.branch ?? null;
}

/** A record from a server is stored, so that it can be opened offline. */
export async function recordText({ store, onlineRecord }: GameSources, id: string): Promise<string> {
  const kept = await store.extras(id).catch(() => null);
  if (kept?.record) return kept.record;
  if (!isLink(id)) throw new ThorpError('bad-request', `there is no table ${id} in this browser`, { table: id });
  const record = await onlineRecord(id);
  // Without storage, it is fetched again.
  await store.keepExtras({ ...kept, id, record }).catch(() => undefined);
  return record;
}

async function fromText(text: string, id: string, locale: string): Promise<FoundGame> {
  const { table, fault, began } = await lookInto(text, id);
  return { table, fault, began, words: await loadWords(table.match.game, locale), branch: null };
}

/** The game in a text, as far as it is valid. */
export async function lookInto(text: string, id: string): Promise<Pick<FoundGame, 'table' | 'fault' | 'began'>> {
  const file = parseGame(text);
  const game = await loadGame(file.game);
  const opened = lookAtFile(game, file, { id, confirms: false, nameless: seat => `${seat + 1}` });
  return { ...opened, began: begunWith(file, game.version) };
}

/** The version of a file's rules; null for the installed ones. */
export function begunWith({ contents }: GameFile, here: number): number | null {
  const version = 'record' in contents ? contents.record.version : contents.stored.header.rules;
  return version === here ? null : version;
}
