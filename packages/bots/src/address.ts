import { must, type Game, type Learned, type Types } from '@thorp/kernel';
import type { LoadLearned } from './learned/judgement.ts';

/** Where a thread finds a game: its module, its exported name, and the module of its nets. */
export interface GameAddress {
  readonly module: string;
  readonly name: string;
  readonly learned?: string;
}

export async function gameAt({ module, name }: GameAddress): Promise<Game> {
  const found = (await import(module)) as { [name: string]: Game };
  return must(found[name], `${module} exports ${name}`);
}

/** Loads what the game has learned; null if it has learned nothing. */
export function learnedAt({ learned }: GameAddress): LoadLearned | null {
  if (learned === undefined) return null;
  return async () => ((await import(learned)) as { learned: Learned<Types['state']> }).learned;
}
