import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { begin, commitment, entropyCommitment, replay, type Game, type Match } from '@thorp/kernel';
import { UsageError } from '../errors.ts';
import { readRecord } from '../files.ts';
import { lock } from '../locks.ts';
import { loadGame, type Registry } from '../registry.ts';
import type { Asker } from './asker.ts';
import { namesOf, playersOf, type Player } from './players.ts';
import { newSaveFile, runningGames, type Save } from './saves.ts';
import { arrange, type Wishes } from './setup.ts';

/** A game ready to be played, or played on. */
export interface Start {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly file: string;
}

/** A game from a seed must be dealt alike every time, so nobody adds to its deal. */
const NO_ENTROPY = { entropy: [], entropyCommitments: undefined };

/** Every person adds to the deal, and is bound to it before any of it is opened; bots add nothing. */
function entropyOf(players: readonly Player[], promise: string) {
  const entropy = players.map(({ kind }) => (kind === 'human' ? randomBytes(16).toString('hex') : ''));
  const entropyCommitments = entropy.map((text, seat) => (text === '' ? '' : entropyCommitment(promise, seat, text)));
  return { entropy, entropyCommitments };
}

export async function startNew(
  game: Game,
  wishes: Wishes,
  { secret, repeatable }: { readonly secret: string; readonly repeatable: boolean },
  asker: Asker,
): Promise<Start> {
  const { config, players } = await arrange(game, wishes, asker);
  const { entropy, entropyCommitments } = repeatable ? NO_ENTROPY : entropyOf(players, commitment(secret));
  return { match: begin(game, config, secret, entropy, entropyCommitments), players, file: newSaveFile(game.id) };
}

/** Goes on in the very file that was given, as an editor would. */
export async function resumeFile(registry: Registry, file: string): Promise<Start> {
  if (existsSync(file)) lock(file);
  const record = readRecord(file);
  if (record.end) throw new UsageError(`the game in '${file}' is over; thorp replay shows it`);
  const game = await loadGame(registry, record.game);
  return { match: replay(game, record), players: playersOf(record), file };
}

/** Offers the games that were left unfinished; null for a new one. */
export async function offerResume(registry: Registry, id: string | undefined, asker: Asker): Promise<Start | null> {
  const saves = runningGames(id).filter(({ record }) => Object.hasOwn(registry, record.game));
  if (saves.length === 0) return null;
  const answers = [
    ...saves.slice(0, 8).map(save => ({ value: save.file, ...describe(save) })),
    { value: null, label: 'Begin a new game', hint: 'the others stay where they are' },
  ];
  const file = await asker.one<string | null>('Go on with a game?', answers, saves[0]?.file ?? null);
  return file === null ? null : resumeFile(registry, file);
}

function describe({ record, changed }: Save): { readonly label: string; readonly hint: string } {
  const names = namesOf(record);
  const when = changed.toISOString().slice(0, 16).replace('T', ' ');
  return { label: `${record.game}: ${names.join(', ')}`, hint: `choice ${record.plies.length + 1}, ${when}` };
}
