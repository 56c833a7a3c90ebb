import type { Config, Game, Types } from '@thorp/kernel';

/** What the testkit needs to know about a game. */
export interface Subject<T extends Types> {
  readonly game: Game<T>;
  /** Seats and settings that random games rotate through; see `pairwise`. */
  readonly configs: readonly Config<T['settings']>[];
  /** A game with more decisions than this counts as endless. */
  readonly decisions: number;
  /** Throws if an invariant of the game is broken: a card in two zones, coins from nowhere. */
  check?(s: T['state']): void;
  /** True for a game in which no seat ever knows anything that another does not. */
  readonly openHands?: boolean;
  /** True for a game in which only future random draws are hidden. */
  readonly openInformation?: boolean;
  /** What random games together must touch: cards, verbs, events. */
  readonly inventory?: readonly string[];
  /** The parts of the inventory that an event touches. */
  touched?(event: T['event']): readonly string[];
}
