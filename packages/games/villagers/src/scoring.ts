import type { Outcome, Score, Verdict } from '@thorp/kernel';
import { rankOf } from './cards/monastery.ts';
import { parts } from './ledger.ts';
import { village } from './table.ts';
import type { State, Village } from './types.ts';

/** V-8.1 The gold in the supply, with a line for each source. */
export function score(s: State): Outcome {
  const scores = s.players.map((_, seat): Score => {
    const mine = village(s, seat);
    return { seat, total: mine.gold, standing: standing(s, mine), parts: parts(mine) };
  });
  const verdict = verdictOf(s);
  return verdict ? { scores, verdict } : { scores };
}

/** V-13.3 The difference of Twin Villages; V-14.9 the rank beside the Monastery; V-15.11 who beats the Countess. */
function verdictOf(s: State): Verdict | null {
  const { gold } = village(s, 0);
  switch (s.settings.mode) {
    case 'village':
      return s.settings.twinVillages ? { won: null, rank: String(difference(s)) } : null;
    case 'monastery':
      return { won: null, rank: rankOf(gold)?.id ?? null };
    case 'countess':
      return { won: gold > village(s, 1).gold, rank: null };
  }
}

// V-8.1, V-8.2 Most gold wins, or least (V-13.1); then the fewest villagers. V-13.3 Twins want the smallest difference.
// V-15.11 The Countess is beaten by having more gold than she.
function standing(s: State, mine: Village): number[] {
  if (s.settings.twinVillages) return [-difference(s)];
  if (s.settings.mode === 'countess') return [mine.gold - village(s, 1).gold];
  return [s.settings.poorestWins ? -mine.gold : mine.gold, -mine.cards.length];
}

function difference(s: State): number {
  return Math.abs(village(s, 0).gold - village(s, 1).gold);
}
