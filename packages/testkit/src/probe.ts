import {
  decide,
  draw,
  fastChance,
  fork,
  imagine,
  messageOf,
  must,
  play,
  type Chance,
  type Config,
  type Decision,
  type Game,
  type Note,
  type Seat,
  type Types,
  type World,
} from '@thorp/kernel';
import { difference } from './plainness.ts';
import type { Subject } from './subject.ts';

/** A broken law, with details. */
export class LawError extends Error {
  readonly law: string;

  constructor(law: string, message: string, options?: ErrorOptions) {
    super(`the law '${law}' is broken: ${message}`, options);
    this.name = 'LawError';
    this.law = law;
  }
}

export function traceOf(error: unknown): string {
  return (error instanceof Error && error.stack) || messageOf(error);
}

/** A position under examination. */
export interface Probe<T extends Types> {
  readonly subject: Subject<T>;
  readonly config: Config<T['settings']>;
  readonly state: T['state'];
  /** All open questions; empty at the end of a game. */
  readonly open: readonly Decision<T['option'], T['frame']>[];
  /** What happened since the position before. */
  readonly notes: readonly Note<T['event']>[];
  /** The state as text, to check afterwards that it was not changed. */
  readonly text: string;
  /** The random numbers for imagined worlds and sampled options. */
  readonly luck: Chance;
  /** How many worlds are imagined for every seat. */
  readonly worlds: number;
}

/** Throws a LawError if it does not hold. */
export type Law = <T extends Types>(probe: Probe<T>) => void;

export type Laws = { readonly [name: string]: Law };

/** How many options are tried by laws that play on. */
const TRIED = 4;

/** Some items of a list, starting at a random index. */
export function sample<V>(list: readonly V[], luck: Chance, most = TRIED): readonly V[] {
  if (list.length <= most) return list;
  const from = draw(luck) % list.length;
  const stride = Math.max(1, Math.floor(list.length / most));
  return Array.from({ length: most }, (_, i) => must(list[(from + i * stride) % list.length], 'the list is not empty'));
}

/** All observers: each seat, and a spectator. */
export function observers(config: Config): (Seat | null)[] {
  return [null, ...Array.from({ length: config.seats }, (_, seat) => seat)];
}

export const nameOf = (observer: Seat | null): string => (observer === null ? 'a spectator' : `seat ${observer}`);

/** A world that the observer cannot tell from this one, if the game is right. */
export function anotherWorld<T extends Types>({ subject, state, luck }: Probe<T>, observer: Seat | null): T['state'] {
  return imagine(subject.game, state, observer, fastChance(draw(luck)));
}

/** A copy of the world after a choice, up to the next question. Its notes are added to `notes`. */
export function played<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  option: T['option'],
  notes: Note[] | null = null,
): T['state'] {
  const copy = fork(game, s);
  copy.notes = notes;
  play(game, copy, option, seat);
  decide(game, copy);
  copy.notes = null;
  return copy;
}

/** A state as text: faster than `encode`, and sufficient if both sides are made in the same way. */
export function asText(state: World): string {
  return JSON.stringify(state);
}

/** Throws if two states, written in the same way, differ. */
export function sameText(law: string, what: string, expected: string, found: string): void {
  if (expected !== found) throw new LawError(law, `${what}: ${textDifference(expected, found)}`);
}

function textDifference(before: string, after: string): string {
  return difference(JSON.parse(before), JSON.parse(after)) ?? 'in the order of its keys';
}
