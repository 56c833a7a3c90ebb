import { feudalia } from './feudalia/rules.ts';
import { helvetia } from './helvetia/rules.ts';
import { snowcrest } from './snowcrest/rules.ts';
import { villagers } from './villagers/rules.ts';
import type { Game, Learned, Phrases, Types } from '@thorp/kernel';
import type { CountedEvents } from '@thorp/table';

/** Where the workers load a game's rules and words. Separate from the manifest, so that workers contain no boards. */
export interface GameRules {
  readonly id: string;
  readonly load: () => Promise<Game>;
  /** The events that statistics count; none if absent. */
  readonly counted?: () => Promise<CountedEvents>;
  /** The nets of its bots, if it has any. */
  readonly learned?: () => Promise<Learned<Types['state']>>;
  /** Makes a position from a short description, for lessons: a function of the game's own `sketch` format. */
  readonly sketch?: () => Promise<unknown>;
  /** Languages other than English, which is loaded with the rules. */
  readonly languages: { readonly [locale: string]: () => Promise<Phrases> };
}

export const RULES: readonly GameRules[] = [villagers, helvetia, snowcrest, feudalia];
