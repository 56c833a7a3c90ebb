import type { Game, KnobText, Phrases } from '@thorp/kernel';
import type { GameFacts, KnobFacts } from '../protocol/calls.ts';

/** A knob as a form sees it, whatever the game. */
interface LooseKnob {
  readonly kind: KnobFacts['kind'];
  readonly values?: readonly string[];
  readonly notYet?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export function describe(game: Game, words: Phrases): GameFacts {
  // The kernel knows the knobs of a game by the game's own type; a form takes them as they come.
  const knobs = Object.entries(game.settings.knobs as { readonly [name: string]: LooseKnob });
  const texts = new Map(Object.entries<KnobText>(words.settings));
  return {
    id: game.id,
    title: words.title,
    blurb: words.blurb,
    seats: game.seats,
    catalogue: words.catalogue,
    knobs: knobs.map(([name, knob]) => ({
      name,
      kind: knob.kind,
      options: knob.values ?? [],
      notYet: knob.notYet ?? [],
      min: knob.min ?? 0,
      max: knob.max ?? 0,
      ...(texts.get(name) ?? { title: name, help: '' }),
    })),
  };
}
