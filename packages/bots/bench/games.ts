import { readdirSync } from 'node:fs';
import { must, type Game, type Learned, type Types } from '@thorp/kernel';
import { gameAt, learnedAt } from '../src/address.ts';

/** All games: each has a folder with the name of the game. */
export const GAMES: readonly string[] = readdirSync(new URL('../../games/', import.meta.url));

export function loadGame(id: string): Promise<Game> {
  return gameAt({ module: `@thorp/${id}`, name: id });
}

/** Loads what the game has learned. */
export function learnedOf(id: string): () => Promise<Learned<Types['state']>> {
  return must(learnedAt({ module: '', name: id, learned: `@thorp/${id}/learned` }), 'it is named');
}
