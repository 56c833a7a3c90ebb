import { digest } from '#digest';
import { encode } from './codec.ts';
import { must, ThorpError } from './errors.ts';
import { commitment, dealer, firstLink, nextLink } from './fairness.ts';
import { apply, decisions, takeNotes, type Applied, type Questions } from './flow.ts';
import type { Game, GameEvent, Note, Outcome, Seat, Types } from './game.ts';
import { dropNotes, type LoggedNote, type PackedNotes } from './log.ts';
import { playMove, replayMove } from './move.ts';
import { reusing } from './plain.ts';
import type { Config } from './settings.ts';

/** What is agreed before the first choice. */
export interface Header {
  readonly thorp: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: object;
  readonly commitment: string;
  /** One text for each seat, mixed into the deal; empty where a seat added nothing. */
  readonly entropy: readonly string[];
  /** What each seat published before any entropy was opened; empty where a seat added nothing. */
  readonly entropyCommitments?: readonly string[];
}

export interface Choice {
  readonly seat: Seat;
  readonly option: object;
}

/** One choice, with the hash that binds it to everything before it. */
export interface Ply extends Choice {
  readonly link: string;
}

/** A game as it is kept and passed on: it replays to the byte. */
export interface GameRecord extends Header {
  readonly plies: readonly Ply[];
  /** The host's secret: with it the game can be dealt again. Shared with others only when the game is over. */
  readonly secret?: string;
  /** How it ended: the hash of the last state, and the totals by seat. */
  readonly end?: { readonly state: string; readonly totals: readonly number[] };
}

/** A game being played: the state, what led to it, and what can still be taken back. */
export interface Match<T extends Types = Types> {
  readonly game: Game<T>;
  readonly header: Header;
  readonly secret: string;
  state: T['state'];
  /** What is asked in this state: worked out once, when the state is reached. */
  questions: Questions<T>;
  /** Without hash links: `recordOf` computes them from the choices. */
  readonly plies: Choice[];
  /** The hash link of the last ply. */
  link: string;
  /** The notes so far, without those that `packLog` has packed. `notesAfter` returns all of them. */
  readonly log: LoggedNote<T['event']>[];
  readonly earlier: PackedNotes[];
  /** Where undo ends: the state after the last choice by which somebody learnt something. */
  barrier: Barrier<T['state']>;
}

/** A state and how many plies led to it. A choice is taken back by playing the plies after it again, all but the last. */
interface Barrier<S> {
  readonly state: S;
  readonly plies: number;
  readonly link: string;
}

/** A move that was checked and played, and is not part of its match yet. */
export interface PreparedMove<T extends Types = Types> {
  readonly seat: Seat;
  readonly from: T['state'];
  readonly choices: readonly Applied<T>[];
  readonly plies: readonly Choice[];
  /** The hash link of each ply. */
  readonly links: readonly string[];
}

export function begin<T extends Types>(
  game: Game<T>,
  config: Config<T['settings']>,
  secret: string,
  entropy: readonly string[] = [],
  entropyCommitments?: readonly string[],
): Match<T> {
  const header: Header = {
    thorp: 1,
    game: game.id,
    version: game.version,
    seats: config.seats,
    settings: config.settings,
    commitment: commitment(secret),
    entropy,
    ...(entropyCommitments ? { entropyCommitments } : {}),
  };
  const state = game.setup(config, dealer(secret, entropy));
  state.notes ??= [];
  // Run the first steps now, so that their notes are kept.
  decisions(game, state);
  const log = takeNotes<T>(state).map(note => logged(0, note));
  return matchAt(game, header, secret, state, log);
}

/** A match that starts from a given state. Its secret only seeds bots; the state has its own chance. */
export function beginAt<T extends Types>(game: Game<T>, state: T['state'], settings: object = {}): Match<T> {
  const secret = digest(encode(state));
  const header: Header = {
    thorp: 1,
    game: game.id,
    version: game.version,
    seats: game.score(state).scores.length,
    settings,
    commitment: commitment(secret),
    entropy: [],
  };
  return matchAt(game, header, secret, state, []);
}

function matchAt<T extends Types>(
  game: Game<T>,
  header: Header,
  secret: string,
  state: T['state'],
  log: LoggedNote<T['event']>[],
): Match<T> {
  const link = firstLink(header);
  const questions = decisions(game, state);
  const barrier = { state, plies: 0, link };
  return { game, header, secret, state, questions, plies: [], link, log, earlier: [], barrier };
}

function logged<E extends GameEvent>(ply: number, { event, to }: Note<E>): LoggedNote<E> {
  return to ? { ply, event, to } : { ply, event };
}

/** Plays a checked choice; on an error nothing changes. */
export function choose<T extends Types>(match: Match<T>, seat: Seat, option: unknown): readonly Note<T['event']>[] {
  const move = prepareMove(match, seat, [option]);
  commitMove(match, move);
  return move.choices.flatMap(({ notes }) => notes);
}

/**
 * Checks and plays a move of one or several choices; the match stays as it is. `again` is for a move that was accepted
 * before.
 */
export function prepareMove<T extends Types>(
  match: Match<T>,
  seat: Seat,
  options: readonly unknown[],
  again = false,
): PreparedMove<T> {
  const played = (again ? replayMove : playMove)(match.game, match.state, seat, options, match.questions);
  let { link, state } = match;
  const links: string[] = [];
  const choices: Applied<T>[] = [];
  const plies = played.map((choice): Choice => {
    const { option } = choice;
    links.push((link = nextLink(link, seat, option)));
    // Here and not in `commitMove`: both states were just read, and are still in the processor's cache.
    state = reusing(state, choice.state);
    choices.push({ ...choice, state });
    return { seat, option };
  });
  return { seat, from: match.state, choices, plies, links };
}

/** Makes a prepared move part of the match. Nothing else may have been committed since it was prepared. */
export function commitMove<T extends Types>(match: Match<T>, { from, choices, plies, links }: PreparedMove<T>): void {
  if (match.state !== from) throw new Error('broken invariant: the match has changed since the move was prepared');
  for (const [i, { state, notes, questions }] of choices.entries()) {
    const link = must(links[i], 'every choice has a link');
    match.plies.push(must(plies[i], 'every choice is a ply'));
    match.link = link;
    for (const note of notes) match.log.push(logged(match.plies.length, note));
    if (state.learnt !== match.state.learnt) match.barrier = { state, plies: match.plies.length, link };
    match.state = state;
    match.questions = questions;
  }
}

/** Why the last choice cannot be taken back by this seat (null: by the seat that made it), or null when it can. */
export function undoBarrier(match: Match, seat: Seat | null = null): string | null {
  const last = match.plies.at(-1);
  if (!last) return 'nothing was chosen yet';
  if (seat !== null && last.seat !== seat) return `the last choice was made by seat ${last.seat}`;
  if (match.plies.length === match.barrier.plies) return `choice ${match.plies.length} revealed new information`;
  return null;
}

/**
 * Takes back the last choice, or all choices after the first `to`, but none by which somebody learnt something. Takes
 * time in proportion to the choices since somebody last learnt something.
 */
export function undo(match: Match, seat: Seat | null = null, to = match.plies.length - 1): void {
  const barrier = undoBarrier(match, seat);
  if (barrier) throw new ThorpError('no-undo', `cannot take back: ${barrier}`);
  const { state, plies, link } = match.barrier;
  match.plies.length = Math.max(to, plies);
  match.state = state;
  match.questions = decisions(match.game, state);
  match.link = link;
  for (const { seat: by, option } of match.plies.slice(plies)) {
    const applied = apply(match.game, match.state, by, option, match.questions);
    match.state = applied.state;
    match.questions = applied.questions;
    match.link = nextLink(match.link, by, option);
  }
  dropNotes(match, match.plies.length);
}

export function outcome(match: Match): Outcome & { readonly over: boolean; readonly ranks: readonly number[] } {
  const result = match.game.score(match.state);
  return { over: match.state.frames.length === 0, ranks: ranks(result), ...result };
}

/** Places by standing: 1 for the best, equal standings share a place. */
export function ranks(result: Outcome): number[] {
  return result.scores.map(
    mine => 1 + result.scores.filter(other => compare(other.standing, mine.standing) > 0).length,
  );
}

/** The record of a match. Until the game is over, only the dealer may know the secret. */
export function recordOf(match: Match, withSecret = match.state.frames.length === 0): GameRecord {
  const over = match.state.frames.length === 0;
  const totals = over ? match.game.score(match.state).scores.map(score => score.total) : [];
  return {
    ...match.header,
    plies: linked(match),
    ...(withSecret ? { secret: match.secret } : {}),
    ...(over ? { end: { state: digest(encode(match.state)), totals } } : {}),
  };
}

function linked({ header, plies }: Match): Ply[] {
  let link = firstLink(header);
  return plies.map(({ seat, option }) => {
    link = nextLink(link, seat, option);
    return { seat, option, link };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
