import { fieldsOf, ThorpError } from '@thorp/kernel';
import type { Imported, ImportProblem } from '../protocol/calls.ts';
import { LONGEST_NOTE, type Extras } from '../protocol/extras.ts';
import { faultOf } from '../protocol/remote.ts';
import type { PageStore } from '../store/store.ts';

/* All games in one file: their records as text, with the person's extras. */

/** A game in the file. */
interface Archived {
  readonly text: string;
  readonly favourite?: boolean;
  readonly note?: string;
}

interface Tools {
  readonly store: PageStore;
  /** A game as text. */
  exported(id: string): Promise<string>;
  /** Makes a table from a game as text; returns its id. */
  imported(text: string): Promise<string>;
}

/** Games that cannot be read now are left out, so that the others are exported. */
export async function exportAll({ store, exported }: Tools): Promise<string> {
  const extras = new Map((await store.allExtras().catch((): readonly Extras[] => [])).map(each => [each.id, each]));
  const rows = (await store.summaries()).filter(({ branch }) => !branch);
  const games: Archived[] = [];
  for (const { id } of rows) {
    const text = await exported(id).catch(() => null);
    if (text !== null) games.push({ text, ...kept(extras.get(id)) });
  }
  return `${JSON.stringify({ thorpGames: 1, games }, null, 1)}\n`;
}

function kept(extras: Extras | undefined): Omit<Archived, 'text'> {
  const { favourite, note } = extras ?? {};
  return { ...(favourite ? { favourite } : {}), ...(note ? { note } : {}) };
}

/**
 * Imports games from texts; each text is a record or a file of all games. One that cannot be read does not stop the
 * others.
 */
export async function importMany({ store, imported }: Tools, texts: readonly string[]): Promise<Imported> {
  const tables: string[] = [];
  const problems: ImportProblem[] = [];
  for (const { game, ...place } of texts.flatMap(gamesIn)) {
    try {
      const { text, ...beside } = readArchived(game);
      const id = await imported(text);
      tables.push(id);
      if (beside.favourite || beside.note) await store.keepExtras({ id, ...beside });
    } catch (error) {
      problems.push({ text: place.text, game: place.at, why: faultOf(error) });
    }
  }
  return { tables, problems };
}

/** A possible game, and where it was found. */
interface Found {
  readonly game: unknown;
  readonly text: number;
  readonly at: number | null;
}

/** The games of a file of all games; any other text is one game. */
function gamesIn(text: string, which: number): Found[] {
  const games = fieldsOf(parsed(text))?.['games'];
  if (!Array.isArray(games)) return [{ game: { text }, text: which, at: null }];
  return games.map((game: unknown, i) => ({ game, text: which, at: i + 1 }));
}

function parsed(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    // A file that is played in has a line for each entry, so it is not JSON as a whole.
    return null;
  }
}

/** A game of a file. Malformed extras are left out: the game itself matters more. */
function readArchived(value: unknown): Archived {
  const { text, favourite, note } = fieldsOf(value) ?? {};
  if (typeof text !== 'string')
    throw new ThorpError('bad-record', 'the file has no text of this game', { why: 'shape' });
  return {
    text,
    ...(favourite === true ? { favourite } : {}),
    ...(typeof note === 'string' && note !== '' ? { note: note.slice(0, LONGEST_NOTE) } : {}),
  };
}
