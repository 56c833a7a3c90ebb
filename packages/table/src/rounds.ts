import type { Match, Phrases, Reader } from '@thorp/kernel';

/** A round of a game, by the first decision that belongs to it; decisions are counted from 1. */
export interface Round {
  readonly decision: number;
  readonly name: string;
  /** The name without what follows a colon, for a scale. */
  readonly short: string;
}

/** Headings of the log that everybody reads. What happens after a ply belongs to the decision that follows. */
export function roundsOf({ log }: Match, words: Phrases, reader: Reader<unknown>): Round[] {
  return log.flatMap(({ ply, event, to }): Round[] => {
    if (to || !words.log?.isHeading?.(event)) return [];
    const name = words.tell(event, reader);
    return [{ decision: ply + 1, name, short: name.split(/[:,.]/)[0] ?? name }];
  });
}

/** Something that the course of a game names, by the first decision after it. */
export interface Landmark {
  readonly decision: number;
  readonly name: string;
}

/** What everybody could see, in order. What happens several times in a round is named once. */
export function landmarksOf({ log }: Match, words: Phrases, rounds: readonly Round[]): Landmark[] {
  const named = new Map<string, Landmark>();
  for (const { ply, event, to } of log) {
    const name = to ? null : (words.log?.landmark?.(event) ?? null);
    if (name === null) continue;
    const decision = ply + 1;
    const key = `${roundAt(rounds, decision)?.decision ?? 0}/${name}`;
    if (!named.has(key)) named.set(key, { decision, name });
  }
  return [...named.values()];
}

/** The round that a decision belongs to; none before the first. */
export function roundAt(rounds: readonly Round[], decision: number): Round | undefined {
  return rounds.findLast(round => round.decision <= decision);
}
