import type { Config, Game, Types } from '@thorp/kernel';

/** A game as the testkit is told about it. */
export interface Subject<T extends Types> {
  readonly game: Game<T>;
  /** Seats and settings that random games rotate through; see `pairwise`. */
  readonly configs: readonly Config<T['settings']>[];
  /** A game that asks more often than this does not end. */
  readonly decisions: number;
  /** Throws when an invariant of the game is broken: a card in two zones, coins from nowhere. */
  check?(s: T['state']): void;
  /** True for a game in which no seat ever knows what another does not. */
  readonly openHands?: boolean;
  /** True for a game in which nothing is hidden but what chance will bring. */
  readonly openInformation?: boolean;
  /** What random games must touch between them: cards, verbs, events. */
  readonly inventory?: readonly string[];
  /** The parts of the inventory that an event touches. */
  touched?(event: T['event']): readonly string[];
}
