import type { Chance, Seat } from '@thorp/kernel';
import { clone } from './setup.ts';
import type { State, View } from './types.ts';

/** Everybody sees everything. */
export function view({ settings, round, dice, hills, frames }: State): View {
  const frame = frames.at(-1);
  return {
    settings,
    round,
    acting: frame && 'seat' in frame ? frame.seat : null,
    dice: dice.slice(),
    hills: hills.map(hill => hill.map(fields => fields.slice())),
  };
}

/** Only future rolls are unknown. */
export function imagine(s: State, _observer: Seat | null, chance: Chance): State {
  return { ...clone(s), chance };
}
