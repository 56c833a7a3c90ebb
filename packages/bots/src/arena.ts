import {
  decide,
  fastChance,
  must,
  play,
  ranks,
  type Config,
  type Game,
  type Outcome,
  type Part,
  type Types,
} from '@thorp/kernel';
import { nextPace, type Pace } from './pace.ts';
import { situationOf, type Situation } from './situation.ts';

/** A bot or a program that can take a seat and choose. */
export interface Entrant<T extends Types = Types> {
  readonly name: string;
  /** Its faults so far, in words; absent if it cannot make any. */
  readonly faults?: readonly string[];
  /** Returns one of the option objects of the decision. */
  choose(situation: Situation<T>, seed: number, pace: Pace): T['option'] | Promise<T['option']>;
}

/** One finished game. */
export interface Bout {
  /** Names by seat. */
  readonly names: readonly string[];
  readonly deal: number;
  readonly ranks: readonly number[];
  readonly totals: readonly number[];
  /** What each seat scored by: catalogue entries, or lines of the score sheet without an entry. */
  readonly sources: readonly (readonly string[])[];
  readonly won: boolean | null;
  /** The rank a solo mode gives. */
  readonly rank: string | null;
  readonly decisions: number;
}

/** What is reported while a game is played. */
export interface Watcher<T extends Types = Types> {
  /** A clock in milliseconds for timing decisions; absent if nobody needs the times. */
  now?(): number;
  thought?(entrant: Entrant<T>, ms: number, pace: Pace): void;
  end?(state: T['state']): void;
}

/** Plays one deal to its end. The same deal number gives the same cards, whoever sits where. */
export async function playDeal<T extends Types>(
  game: Game<T>,
  config: Config<T['settings']>,
  seated: readonly Entrant<T>[],
  deal: number,
  watcher: Watcher<T> = {},
): Promise<Bout> {
  const state = game.setup(config, fastChance(deal));
  state.notes = null;
  let decisions = 0;
  let pace: Pace | null = null;
  for (let decision = decide(game, state); decision; decision = decide(game, state)) {
    const { seat } = decision;
    const situation = must(situationOf(game, state, seat), 'the asked seat has a situation');
    const entrant = must(seated[seat], 'every seat is taken');
    pace = nextPace(pace, seat, pace?.seat ?? null, config.seats);
    const started = watcher.now?.() ?? 0;
    const answer = entrant.choose(situation, deal * 10_007 + decisions++, pace);
    const option = answer instanceof Promise ? await answer : answer;
    watcher.thought?.(entrant, (watcher.now?.() ?? 0) - started, pace);
    // `play` does not check, so only an option of this list may be played.
    if (!situation.decision.options.includes(option)) throw new Error(`${entrant.name} chose what was not offered`);
    play(game, state, option, seat);
  }
  watcher.end?.(state);
  return boutOf(game.score(state), seated, deal, decisions);
}

/** Every way to seat the entrants in turn: the same order, begun at each place. */
export function rotations<E>(entrants: readonly E[]): E[][] {
  return entrants.map((_, start) => [...entrants.slice(start), ...entrants.slice(0, start)]);
}

function sourceOf({ card, what, amount }: Part): string[] {
  return card === undefined && amount === 0 ? [] : [card ?? what];
}

function boutOf(outcome: Outcome, seated: readonly { name: string }[], deal: number, decisions: number): Bout {
  return {
    names: seated.map(entrant => entrant.name),
    deal,
    ranks: ranks(outcome),
    totals: outcome.scores.map(score => score.total),
    sources: outcome.scores.map(({ parts }) => [...new Set(parts.flatMap(sourceOf))]),
    won: outcome.verdict?.won ?? null,
    rank: outcome.verdict?.rank ?? null,
    decisions,
  };
}
