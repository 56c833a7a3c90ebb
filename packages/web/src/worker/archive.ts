import { fieldsOf, isObject, ThorpError } from '@thorp/kernel';
import type { Imported } from '../protocol/calls.ts';
import type { Extras } from '../protocol/extras.ts';
import type { PageStore } from '../store/store.ts';

/* All games in one file: their records as text, with what the person keeps beside them. */

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
  /** Makes a table of a game that comes as text; gives its id. */
  imported(text: string): Promise<string>;
}

/** Games that cannot be read now are left out and counted by the page: it knows how many there are. */
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

/** Takes games over from texts, each a record or a file of all games. One that cannot be read does not stop the others. */
export async function importMany({ store, imported }: Tools, texts: readonly string[]): Promise<Imported> {
  const tables: string[] = [];
  const problems: string[] = [];
  for (const game of texts.flatMap(gamesIn)) {
    try {
      const id = await imported(game.text);
      tables.push(id);
      const { favourite, note } = game;
      if (favourite || note) await store.keepExtras({ id, ...kept({ id, ...game }) });
    } catch (error) {
      if (!(error instanceof ThorpError)) throw error;
      problems.push(error.message);
    }
  }
  return { tables, problems };
}

/** The games of a file of all games; any other text is one game. */
function gamesIn(text: string): Archived[] {
  const games = fieldsOf(parsed(text))?.['games'];
  if (!Array.isArray(games)) return [{ text }];
  return games.filter(isArchived);
}

function parsed(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    // A record that is played in has a line for each entry: no JSON as a whole.
    return null;
  }
}

function isArchived(value: unknown): value is Archived {
  const { text, favourite, note } = fieldsOf(value) ?? {};
  const fits =
    (favourite === undefined || typeof favourite === 'boolean') && (note === undefined || typeof note === 'string');
  return isObject(value) && typeof text === 'string' && fits;
}
