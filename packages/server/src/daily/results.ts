import type { DailyResult, DailyScore } from '@thorp/client/daily';
import { ranks, type Outcome } from '@thorp/kernel';
import type { KeptScore, ShownTry } from '../store/daily.ts';

/** The result of the person in seat 0. */
export function scoreOf(outcome: Outcome): KeptScore {
  const { scores, verdict } = outcome;
  const mine = scores.find(({ seat }) => seat === 0);
  const place = ranks(outcome)[0] ?? 1;
  return {
    total: mine?.total ?? 0,
    standing: mine?.standing ?? [],
    won: verdict ? verdict.won : scores.length > 1 ? place === 1 : null,
    rank: verdict?.rank ?? null,
    place,
  };
}

/** Whether a try gets a place: its deal could not be known in advance, and it was not refused. */
export function hasPlace({ kind, state, score }: ShownTry): boolean {
  return kind === 'site' && score !== null && (state === 'verified' || state === 'checking');
}

/** Winners before losers; then the game's own order decides, and equal results share a place. */
export function placesIn(tries: readonly ShownTry[]): ReadonlyMap<string, number> {
  const placed = tries.filter(hasPlace);
  const scores = placed.map(({ score }, seat) => ({
    seat,
    total: score?.total ?? 0,
    standing: [score?.won === false ? 0 : 1, ...(score?.standing ?? [])],
    parts: [],
  }));
  const places = ranks({ scores });
  return new Map(placed.map(({ id }, i) => [id, places[i] ?? 1]));
}

/** The reader of a list, to mark their own line and the people they know. */
export interface Reader {
  readonly person: string | null;
  readonly known: ReadonlySet<string>;
}

/** The table of results: by place, then those without one. Resigned and late games are not listed. */
export function resultLines(tries: readonly ShownTry[], reader: Reader): DailyResult[] {
  const places = placesIn(tries);
  const lines = tries.flatMap(each => {
    const { score } = each;
    const listed = score !== null && each.state !== 'late' && each.state !== 'given-up';
    return listed ? [lineOf(each, score, places.get(each.id) ?? null, reader)] : [];
  });
  return lines.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.score.total - a.score.total);
}

function lineOf(each: ShownTry, score: KeptScore, place: number | null, { person, known }: Reader): DailyResult {
  const { id, name, portrait, kind, state, began, ended } = each;
  return {
    id,
    name,
    portrait,
    you: each.person === person,
    known: known.has(each.person),
    kind,
    state,
    score: toldScore(score),
    place,
    took: kind === 'site' ? ended - began : null,
  };
}

export function toldScore({ total, won, rank, place }: KeptScore): DailyScore {
  return { total, won, rank, place };
}
