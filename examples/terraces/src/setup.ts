import { cloneWorld, newWorld, type Chance, type Config } from '@thorp/kernel';
import type { Frame, State, TerracesSettings } from './types.ts';

// T-1.1 Three empty terraces for everybody.
export function setup({ seats, settings }: Config<TerracesSettings>, chance: Chance): State {
  const hills = Array.from({ length: seats }, () => [[], [], []]);
  return { ...newWorld<Frame>(chance, { step: 'round' }), settings, round: 0, dice: [], hills };
}

export function clone(s: State): State {
  return {
    ...cloneWorld(s),
    settings: s.settings,
    round: s.round,
    dice: s.dice.slice(),
    hills: s.hills.map(hill => hill.map(terrace => terrace.slice())),
  };
}
