import { gameOf } from '../../games/index.ts';
import type { Mode } from '../../games/manifest.ts';
import { useFacts } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';

const NONE: readonly Mode[] = [];

/** The modes of a game; none until they are fetched, and for no game. */
export function useModes(game: string | null): readonly Mode[] {
  return useLoaded(async () => (game === null ? NONE : modesOf(game)), game ?? '') ?? NONE;
}

async function modesOf(game: string): Promise<readonly Mode[]> {
  return (await gameOf(game)?.modes?.())?.default ?? NONE;
}

export interface ModeNames {
  readonly modes: readonly Mode[];
  nameOf(mode: string): string;
}

/** The modes of a game with their names; see `modeOf`. Values of a setting are called as the game calls them. */
export function useModeNames(game: string): ModeNames {
  const modes = useModes(game);
  const facts = useFacts(game);
  const { locale } = useText();
  return {
    modes,
    nameOf(mode) {
      const [id, value] = mode.split(':');
      const found = modes.find(each => each.id === id);
      if (!found) return mode;
      if (value === undefined) return found.words[locale];
      return facts?.knobs.find(({ name }) => name === found.knob)?.values?.[value] ?? value;
    },
  };
}
