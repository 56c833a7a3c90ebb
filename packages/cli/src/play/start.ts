import { cautionFor, commitment, entropyCommitment, type Game } from '@thorp/kernel';
import {
  hasEnded,
  isOtherRules,
  openTable,
  parseGame,
  resumeTable,
  storedFromFile,
  type Entry,
  type GameFile,
  type Player,
  type Setup,
  type StoredTable,
  type Table,
} from '@thorp/table';
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { UsageError } from '../errors.ts';
import { readText } from '../files.ts';
import { lock } from '../locks.ts';
import { loadGame, type Registry } from '../registry.ts';
import { seatNumber } from '../words.ts';
import type { Asker } from './asker.ts';
import { idOf, newSaveFile, runningGames, type Save } from './saves.ts';
import { arrange, type GivenSetup } from './setup.ts';

/** A game that is ready to start or to continue. */
export interface Start {
  readonly table: Table;
  /** The journal so far. */
  readonly entries: readonly Entry[];
  readonly file: string;
  /** What players should know about their settings before they start; null if there is nothing. */
  readonly caution: string | null;
}

/** Every person adds entropy to the deal and commits to it before any is opened; bots add nothing. */
function entropyOf(players: readonly Player[], promise: string): Pick<Setup, 'entropy' | 'entropyCommitments'> {
  const entropy = players.map(({ kind }) => (kind === 'human' ? randomBytes(16).toString('hex') : ''));
  const entropyCommitments = entropy.map((text, seat) => (text === '' ? '' : entropyCommitment(promise, seat, text)));
  return { entropy, entropyCommitments };
}

/** How a new game is dealt, and whether turns wait for a confirmation. */
export interface Terms {
  readonly secret: string;
  /** A game from a seed must always be dealt the same, so nobody adds entropy. */
  readonly repeatable: boolean;
  readonly confirms: boolean;
}

export async function startNew(game: Game, given: GivenSetup, terms: Terms, asker: Asker): Promise<Start> {
  const { config, players } = await arrange(game, given, asker);
  const { secret, repeatable, confirms } = terms;
  const file = newSaveFile(game.id);
  const entropy = repeatable ? {} : entropyOf(players, commitment(secret));
  const { settings } = config;
  const table = openTable(game, { id: idOf(file), players, settings, secret, confirms, ...entropy });
  return { table, entries: [], file, caution: cautionFor(game, config) };
}

/** Continues a game in the given file itself, like an editor. */
export async function resumeFile(registry: Registry, given: string): Promise<Start> {
  // Lock the real file, whatever link leads to it.
  const exists = existsSync(given);
  const file = exists ? realpathSync(given) : given;
  if (exists) lock(file);
  const saved = parseGame(readText(file));
  const game = await loadGame(registry, saved.game);
  const stored = storedHere(game, saved, file);
  const table = resumeTable(game, stored);
  if (hasEnded(table)) throw new UsageError(`the game in '${file}' is over; thorp replay shows it`);
  return { table, entries: stored.entries, file, caution: null };
}

/** Refuses a game that the installed rules cannot replay to its end. Its file stays unchanged. */
function storedHere(game: Game, saved: GameFile, file: string): StoredTable {
  try {
    return storedFromFile(game, saved, { id: idOf(file), confirms: false, nameless: seatNumber });
  } catch (error) {
    if (!isOtherRules(error)) throw error;
    throw new UsageError(
      `the game in '${file}' cannot go on: it was ${error.message}. thorp replay shows it as far as the rules agree; the ` +
        'file is not changed; it can be continued with its own version of the rules',
      { cause: error },
    );
  }
}

/** A remark before continuing a game that was begun with other rules; null if there is none. */
async function remarkOn(registry: Registry, { game: id, rules, file }: Save): Promise<string | null> {
  const game = await loadGame(registry, id);
  if (rules === game.version) return null;
  try {
    storedHere(game, parseGame(readText(file)), file);
    return `started with version ${rules} of the rules, continues with ${game.version}`;
  } catch (error) {
    return error instanceof UsageError ? `started with version ${rules} of the rules: view only` : null;
  }
}

/** Offers the unfinished games; null for a new one. */
export async function offerResume(registry: Registry, id: string | undefined, asker: Asker): Promise<Start | null> {
  const saves = runningGames(id).filter(({ game }) => Object.hasOwn(registry, game));
  if (saves.length === 0) return null;
  const answers = [
    ...(await Promise.all(
      saves.slice(0, 8).map(async save => ({ value: save.file, ...(await describe(registry, save)) })),
    )),
    { value: null, label: 'Start a new game', hint: 'the saved games are kept' },
  ];
  const file = await asker.one<string | null>('Continue a game?', answers, saves[0]?.file ?? null);
  return file === null ? null : resumeFile(registry, file);
}

async function describe(registry: Registry, save: Save): Promise<{ readonly label: string; readonly hint: string }> {
  const { game, names, moves, changed } = save;
  const when = changed.toISOString().slice(0, 16).replace('T', ' ');
  const remark = await remarkOn(registry, save);
  const hint = `move ${moves + 1}, ${when}${remark === null ? '' : `, ${remark}`}`;
  return { label: `${game}: ${names.join(', ')}`, hint };
}
