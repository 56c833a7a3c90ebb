import type { LoadLearned } from '@thorp/bots';
import { ThorpError, type Game } from '@thorp/kernel';
import { RULES, type GameRules } from '../games/rules.ts';

/** A game by its id. Each is a separate chunk, loaded with its first table. */
export async function loadGame(id: string): Promise<Game> {
  const rules = rulesOf(id);
  if (!rules) throw new ThorpError('unknown-game', `there is no game '${id}' here`, { game: id });
  return rules.load();
}

export function rulesOf(id: string): GameRules | undefined {
  return RULES.find(rules => rules.id === id);
}

/** Loads the nets of a game: a separate chunk, for the bots' worker. */
export function learnedBy(id: string): LoadLearned | null {
  const rules = rulesOf(id);
  return rules?.learned ?? null;
}
