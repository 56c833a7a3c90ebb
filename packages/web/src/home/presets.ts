import { gameOf } from '../games/index.ts';
import type { Preset } from '../games/manifest.ts';
import type { Messages } from '../text/en.ts';
import type { GameFacts } from '../protocol/calls.ts';

/** The presets that fit the installed game: enough seats, and only existing knobs. */
export function presetsFor({ id, seats, knobs }: GameFacts): Preset[] {
  const known = new Set(knobs.map(({ name }) => name));
  return (gameOf(id)?.presets ?? []).filter(
    preset =>
      preset.seats >= seats.min &&
      preset.seats <= seats.max &&
      Object.keys(preset.settings).every(name => known.has(name)),
  );
}

export function wordsOfPreset(preset: Preset, text: Messages): { readonly title: string; readonly line: string } {
  return preset.words === undefined ? text.presets[preset.id] : preset.words[text.locale];
}
