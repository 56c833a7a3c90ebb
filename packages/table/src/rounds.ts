import type { Match, Phrases, Reader } from '@thorp/kernel';

/** A round of a game and the first decision in it; decisions are counted from 1. */
export interface Round {
  readonly decision: number;
  readonly name: string;
  /** The part of the name before a colon, for a scale. */
  readonly short: string;
}

/** The headings of the public log. What happens after a ply belongs to the next decision. */
export function roundsOf({ log }: Pick<Match, 'log'>, words: Phrases, reader: Reader<unknown>): Round[] {
  return log.flatMap(({ ply, event, to }): Round[] => {
    if (to || !words.log?.isHeading?.(event)) return [];
    const name = words.tell(event, reader);
    return [{ decision: ply + 1, name, short: name.split(/[:,.]/)[0] ?? name }];
  });
}

/** An event that the timeline of a game marks, by the first decision after it. */
export interface Landmark {
  readonly decision: number;
  readonly name: string;
}

/** Public events, in order. An event that happens several times in a round is named once. */
export function landmarksOf({ log }: Pick<Match, 'log'>, words: Phrases, rounds: readonly Round[]): Landmark[] {
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

/** The round of a decision; undefined before the first round. */
export function roundAt(rounds: readonly Round[], decision: number): Round | undefined {
  return rounds.findLast(round => round.decision <= decision);
}
