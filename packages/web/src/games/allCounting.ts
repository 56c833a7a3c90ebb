import type { GameCounting } from './counting.ts';
import { feudalia } from './feudalia/counting.ts';
import { helvetia } from './helvetia/counting.ts';
import { snowcrest } from './snowcrest/counting.ts';
import { villagers } from './villagers/counting.ts';

const ALL: ReadonlyMap<string, GameCounting> = new Map(Object.entries({ villagers, helvetia, snowcrest, feudalia }));

const NOTHING: GameCounting = { modes: [], ladders: [] };

/** What the pages of figures know about a game; empty for an unlisted game. */
export function countingOf(game: string): GameCounting {
  return ALL.get(game) ?? NOTHING;
}
