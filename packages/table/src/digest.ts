import { outcome, type GameEvent, type Part, type Seat, type Verdict } from '@thorp/kernel';
import { hasEnded } from './turn.ts';
import type { Player, Table } from './types.ts';

/*
 * What statistics need of a finished game. It is computed from the record alone, so an imported game has its statistics
 * too. A digest is small and computed once.
 */

/** A card and its seat. */
export interface SeatCard {
  readonly seat: Seat;
  readonly card: string;
}

/** Which events of a game statistics count. Cards are entries of the catalogue. */
export interface CountedEvents {
  /** A card that a seat played, for the list of favourites. */
  played(event: GameEvent): SeatCard | null;
  /** The first picks of a game. */
  opening(event: GameEvent): SeatCard | null;
}

export interface SeatDigest {
  readonly total: number;
  /** 1 for the best; equal seats share a rank. */
  readonly rank: number;
  /** The score's own order; see `Score` of the kernel. */
  readonly standing: readonly number[];
  readonly parts: readonly Part[];
  /** Every card once, in the order in which the seat played them. */
  readonly cards: readonly string[];
  readonly opening: readonly string[];
}

export interface GameDigest {
  readonly table: string;
  readonly game: string;
  readonly settings: object;
  readonly players: readonly Player[];
  /** When the last entry was made; 0 if the record does not say. */
  readonly ended: number;
  readonly decisions: number;
  readonly seats: readonly SeatDigest[];
  /** The verdict of a solo game. */
  readonly verdict: Verdict | null;
}

/** The number of first picks that make an opening. */
const OPENING = 3;

/** Null for a game that goes on or ended without a result: neither counts. */
export function digestOf(table: Table, counted: CountedEvents, ended: number): GameDigest | null {
  if (!hasEnded(table) || table.abandoned || table.otherRules) return null;
  const { header, match } = table;
  const { scores, verdict = null, ranks } = outcome(match);
  return {
    table: header.id,
    game: header.game,
    settings: header.settings,
    players: header.players,
    ended,
    decisions: match.plies.length,
    seats: scores.map(({ seat, total, standing, parts }) => ({
      total,
      rank: ranks[seat] ?? scores.length,
      standing,
      parts,
      cards: [...new Set(cardsOf(table, seat, event => counted.played(event)))],
      opening: cardsOf(table, seat, event => counted.opening(event)).slice(0, OPENING),
    })),
    verdict,
  };
}

/** The cards that events count for a seat, in order of time. */
function cardsOf({ match }: Table, seat: Seat, count: CountedEvents['played']): string[] {
  return match.log.flatMap(({ event }) => {
    const counted = count(event);
    return counted?.seat === seat ? [counted.card] : [];
  });
}
