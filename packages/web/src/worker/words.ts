import type { Game, Phrases } from '@thorp/kernel';
import type { GameRules } from '../games/rules.ts';
import { rulesOf } from './games.ts';

/** A game's words in a language, or in English if it does not have that language. */
export async function loadWords(
  game: Game,
  locale: string,
  languages: GameRules['languages'] = rulesOf(game.id)?.languages ?? {},
): Promise<Phrases> {
  const load = languages[locale];
  return load ? load() : (game.text[locale] ?? game.text.en);
}
