import { knobsOf, type Game, type KnobText, type Phrases } from '@thorp/kernel';
import type { GameFacts } from '../protocol/calls.ts';

export function describe(game: Game, words: Phrases): GameFacts {
  const texts = new Map(Object.entries<KnobText>(words.settings));
  return {
    id: game.id,
    title: words.title,
    blurb: words.blurb,
    seats: game.seats,
    catalogue: words.catalogue,
    knobs: knobsOf(game).map(([name, knob]) => ({
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
