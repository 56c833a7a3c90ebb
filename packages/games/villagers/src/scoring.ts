import type { Outcome, Score, Verdict } from '@thorp/kernel';
import type { Silver, Suit } from './cards/card.ts';
import { RANKS } from './cards/monastery.ts';
import { parts } from './ledger.ts';
import { numberAt } from './lists.ts';
import { village } from './table.ts';
import type { State, Village } from './types.ts';
import { active, isActive, printedAt } from './village.ts';

/** V-7.1 The printed gold of a villager, if its symbol is active. */
export function goldOn(v: Village, at: number): number {
  return isActive(v, at) ? printedAt(v, at).gold : 0;
}

/** V-7.3, V-7.7 What the silver of a villager is worth, if its symbol is active; "per 2" rounds down. */
export function silverOn(v: Village, at: number): number {
  const { silver } = printedAt(v, at);
  if (!silver || !isActive(v, at)) return 0;
  return silver.amount * Math.floor(count(v, silver) / silver.per);
}

export function coinsOn(v: Village, at: number): number {
  return numberAt(v.coins, at);
}

function count(v: Village, silver: Silver): number {
  switch (silver.of) {
    case 'food':
      return active(v, 'food');
    case 'builder':
      return active(v, 'builder');
    case 'gold symbols':
      return sum(v, at => (goldOn(v, at) > 0 ? 1 : 0));
    case 'padlocks':
      return sum(v, at => (isPadlocked(v, at) ? 1 : 0));
    case 'suit symbols':
      return sum(v, at => symbolsOf(v, at, silver.suit));
    case 'printed gold':
      return sum(v, at => (printedAt(v, at).suit === silver.suit ? goldOn(v, at) : 0));
    case 'coins on one villager':
      return Math.max(0, ...v.coins);
  }
}

/** V-6.6 Padlocks and suit symbols count whether covered or not. */
function isPadlocked(v: Village, at: number): boolean {
  return printedAt(v, at).lock >= 0;
}

function symbolsOf(v: Village, at: number, suit: Suit): number {
  const printed = printedAt(v, at);
  return printed.suit === suit ? printed.symbols : 0;
}

function sum(v: Village, worth: (at: number) => number): number {
  let total = 0;
  for (let at = 0; at < v.cards.length; at++) total += worth(at);
  return total;
}

/** V-8.1 Gold in the supply, with a line for all it came from. */
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
      return { won: null, rank: RANKS.find(({ from }) => gold >= from)?.id ?? null };
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
