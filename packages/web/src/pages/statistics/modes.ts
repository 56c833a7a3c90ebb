import { countingOf } from '../../games/allCounting.ts';
import type { Mode } from '../../games/counting.ts';
import { useFacts } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';

export interface ModeNames {
  readonly modes: readonly Mode[];
  nameOf(mode: string): string;
}

/** The modes of a game with their names; see `modeOf`. Values of a setting have the game's own names. */
export function useModeNames(game: string): ModeNames {
  const { modes } = countingOf(game);
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
