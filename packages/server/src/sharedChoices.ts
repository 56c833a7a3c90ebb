import type { Match } from '@thorp/kernel';

type Choice = Match['plies'][number];

/** Keeps choices from a ply on only once, where equal ones are kept already for this or another table. */
export type ShareChoices = (plies: Choice[], from: number) => void;

/** Most choices are made again and again: those of a long game take 9 to 19 kB where each is kept for itself. */
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
