import type { GameFacts, LooseSettings } from '../worker/protocol.ts';
import type { Messages } from '../text/en.ts';

/** A way to play that takes one tap: a number of seats and the settings that differ from the game's own defaults. */
export interface Preset {
  readonly id: keyof Messages['presets'];
  readonly seats: number;
  readonly settings: LooseSettings;
}

const PRESETS: { readonly [game: string]: readonly Preset[] } = {
  villagers: [
    { id: 'first', seats: 3, settings: {} },
    { id: 'two', seats: 2, settings: {} },
    { id: 'seasons', seats: 4, settings: { events: true, teams: true, specials7: true, clay: true } },
    { id: 'monastery', seats: 1, settings: { mode: 'monastery' } },
    { id: 'countess', seats: 1, settings: { mode: 'countess' } },
  ],
  helvetia: [
    { id: 'first', seats: 2, settings: { setupVariant: 'easy' } },
    { id: 'whole', seats: 2, settings: {} },
    { id: 'four', seats: 4, settings: {} },
  ],
  snowcrest: [
    { id: 'first', seats: 2, settings: { basic: true } },
    { id: 'two', seats: 2, settings: {} },
    { id: 'whole', seats: 3, settings: {} },
    { id: 'four', seats: 4, settings: {} },
    { id: 'alone', seats: 1, settings: {} },
  ],
  feudalia: [
    { id: 'first', seats: 2, settings: { scenario: 'T1' } },
    { id: 'second', seats: 2, settings: { scenario: 'T2' } },
    { id: 'third', seats: 2, settings: { scenario: 'T3' } },
    { id: 'whole', seats: 3, settings: { events: true } },
    { id: 'quick', seats: 3, settings: { quickStart: true } },
    { id: 'alone', seats: 1, settings: {} },
  ],
};

/** The presets that fit the game as it is: enough seats, and no knob it does not have. */
export function presetsFor({ id, seats, knobs }: GameFacts): Preset[] {
  const known = new Set(knobs.map(({ name }) => name));
  return (PRESETS[id] ?? []).filter(
    preset =>
      preset.seats >= seats.min &&
      preset.seats <= seats.max &&
      Object.keys(preset.settings).every(name => known.has(name)),
  );
}
