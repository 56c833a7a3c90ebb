import { feudalia } from './feudalia/rules.ts';
import { helvetia } from './helvetia/rules.ts';
import { snowcrest } from './snowcrest/rules.ts';
import { villagers } from './villagers/rules.ts';
import type { Game, Learned, Phrases, Types } from '@thorp/kernel';
import type { CountedEvents } from '@thorp/table';

/** Where the workers fetch a game's rules and words. Apart from the manifest, so that workers contain no boards. */
export interface GameRules {
  readonly id: string;
  readonly load: () => Promise<Game>;
  /** What statistics count; nothing where it is absent. */
  readonly counted?: () => Promise<CountedEvents>;
  /** What its bots have learned, if they have. */
  readonly learned?: () => Promise<Learned<Types['state']>>;
  /** Makes a position from a few words, for lessons: a function of the game's own kind of sketch. */
  readonly sketch?: () => Promise<unknown>;
  /** Languages other than English, which comes with the rules. */
  readonly languages: { readonly [locale: string]: () => Promise<Phrases> };
}

export const RULES: readonly GameRules[] = [villagers, helvetia, snowcrest, feudalia];
