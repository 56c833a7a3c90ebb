import type { Match } from '@thorp/kernel';

type Choice = Match['plies'][number];

/** Replaces choices from a ply on by equal objects that this or another table already keeps. */
export type ShareChoices = (plies: Choice[], from: number) => void;

/** Most choices are made again and again: without sharing, those of a long game take 9 to 19 kB. */
export function openSharedChoices(most = 20_000): ShareChoices {
  const known = new Map<string, Choice>();
  return (plies, from) => {
    for (let ply = from; ply < plies.length; ply++) {
      const choice = plies[ply];
      if (!choice) continue;
      const text = JSON.stringify(choice);
      const found = known.get(text);
      if (found) plies[ply] = found;
      else {
        if (known.size >= most) known.clear();
        known.set(text, choice);
      }
    }
  };
}
