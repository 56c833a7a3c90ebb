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

/** A law that does not hold, and how it showed. */
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
  /** Everybody who is asked; nobody at the end of a game. */
  readonly open: readonly Decision<T['option'], T['frame']>[];
  /** What happened since the position before. */
  readonly notes: readonly Note<T['event']>[];
  /** The state as text, to see afterwards that nothing touched it. */
  readonly text: string;
  /** Where imagined worlds and sampled options come from. */
  readonly luck: Chance;
  /** How many worlds are imagined for every seat. */
  readonly worlds: number;
}

/** Says nothing when it holds and throws a LawError when it does not. */
export type Law = <T extends Types>(probe: Probe<T>) => void;

export type Laws = { readonly [name: string]: Law };

/** Options tried by laws that play on: all of a short list, some of a long one. */
const TRIED = 4;

/** Some of a list, from a random place on. */
export function sample<V>(list: readonly V[], luck: Chance, most = TRIED): readonly V[] {
  if (list.length <= most) return list;
  const from = draw(luck) % list.length;
  const stride = Math.max(1, Math.floor(list.length / most));
  return Array.from({ length: most }, (_, i) => must(list[(from + i * stride) % list.length], 'the list is not empty'));
}

/** Everybody who may look: each seat, and a spectator. */
export function observers(config: Config): (Seat | null)[] {
  return [null, ...Array.from({ length: config.seats }, (_, seat) => seat)];
}

export const nameOf = (observer: Seat | null): string => (observer === null ? 'a spectator' : `seat ${observer}`);

/** Another world that the observer cannot tell from this one, if the game does it right. */
export function anotherWorld<T extends Types>({ subject, state, luck }: Probe<T>, observer: Seat | null): T['state'] {
  return imagine(subject.game, state, observer, fastChance(draw(luck)));
}

/** The world after a choice, up to the next question; the given one stays as it is. What happens is told to `notes`. */
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

/** A state as text, quicker than `encode` and good enough where both sides were made in the same way. */
export function asText(state: World): string {
  return JSON.stringify(state);
}

/** Throws when two states, written out in the same way, differ. */
export function sameText(law: string, what: string, expected: string, found: string): void {
  if (expected !== found) throw new LawError(law, `${what}: ${textDifference(expected, found)}`);
}

function textDifference(before: string, after: string): string {
  return difference(JSON.parse(before), JSON.parse(after)) ?? 'in the order of its keys';
}
