import { outcome, type GameEvent, type Part, type Seat, type Verdict } from '@thorp/kernel';
import { hasEnded } from './turn.ts';
import type { Player, Table } from './types.ts';

/*
 * What statistics need of a finished game. It follows from the record alone, so that a game brings its statistics along
 * wherever it is imported. A digest is small and is worked out once.
 */

/** A card, and the seat whose it is. */
export interface SeatCard {
  readonly seat: Seat;
  readonly card: string;
}

/** Which events of a game statistics count. Cards are entries of the catalogue. */
export interface CountedEvents {
  /** What a seat has played, for the list of favourites. */
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
  /** When the last entry was made; 0 where the record does not say. */
  readonly ended: number;
  readonly decisions: number;
  readonly seats: readonly SeatDigest[];
  /** How a game alone went. */
  readonly verdict: Verdict | null;
}

/** So many first picks make an opening. */
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

/** The cards of a seat, in the order of the events that name them. */
function cardsOf({ match }: Table, seat: Seat, count: CountedEvents['played']): string[] {
  return match.log.flatMap(({ event }) => {
    const counted = count(event);
    return counted?.seat === seat ? [counted.card] : [];
  });
}
