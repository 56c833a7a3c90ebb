import type { Level } from '@thorp/bots';
import { same, type Questions, type Seat, type Types } from '@thorp/kernel';
import type { Table } from './types.ts';

/** The level of the bot that replaces somebody who resigned or ran out of time. */
const STAND_IN: Level = 'medium';

/** The open questions. Nobody is asked while a turn waits for confirmation, or at a table to look at. */
export function openQuestions<T extends Types>(table: Table<T>): Questions<T> {
  return table.holding !== null || table.otherRules || hasEnded(table) ? [] : table.match.questions;
}

/** Whether the game is over, was ended by agreement, or has no person left. */
export function hasEnded(table: Table): boolean {
  return table.abandoned || (table.match.state.frames.length === 0 && table.holding === null) || wasGivenUp(table);
}

export function wasGivenUp(table: Table): boolean {
  return table.resigned.length > 0 && !table.header.players.some((_, seat) => isPerson(table, seat));
}

export function isPerson(table: Table, seat: Seat): boolean {
  return table.header.players[seat]?.kind === 'human' && !table.resigned.includes(seat);
}

/** Whether a person plays the seat now, and no bot finishes their turn. */
export function isPlaying(table: Table, seat: Seat): boolean {
  return isPerson(table, seat) && !table.standIns.includes(seat);
}

/** The asked seats, or the seat that may still take its turn back. */
export function seatsWaitedFor(table: Table): Seat[] {
  return table.holding === null ? openQuestions(table).map(({ seat }) => seat) : [table.holding];
}

/** A seat that no person plays, and what plays it: a bot of some level, or a program by its name. */
export interface Thinker {
  readonly seat: Seat;
  readonly level: Level;
  readonly program: string | null;
}

/** The first asked seat that no person plays now. */
export function thinkerToMove(table: Table): Thinker | null {
  for (const { seat } of openQuestions(table)) {
    if (isPlaying(table, seat)) continue;
    const player = table.header.players[seat];
    const level = player?.kind === 'bot' ? player.level : STAND_IN;
    return { seat, level, program: player?.kind === 'program' ? player.name : null };
  }
  return null;
}

/** The person that the table waits for first: the one who holds a turn, or the first one asked. */
export function personToMove(table: Table): Seat | null {
  if (table.holding !== null) return table.holding;
  return openQuestions(table).find(({ seat }) => isPlaying(table, seat))?.seat ?? null;
}

/** What a screen shared by several people shows: whose view, and whether a curtain comes first. */
export interface SharedScreen {
  readonly seat: Seat | null;
  readonly curtain: boolean;
}

/**
 * The screen belongs to `showing` until another person is asked. A curtain comes only between people who see different
 * things: two seats of a game without secrets can look at the same table.
 */
export function screenFor(table: Table, showing: Seat | null): SharedScreen {
  const next = personToMove(table) ?? showing ?? firstPerson(table);
  if (next === null || next === showing || hasEnded(table)) return { seat: next, curtain: false };
  const people = table.header.players.filter((_, seat) => isPerson(table, seat)).length;
  const secret = people > 1 && table.header.openHands !== true;
  return { seat: next, curtain: secret && !seesTheSame(table, next, showing) };
}

function firstPerson(table: Table): Seat | null {
  const seat = table.header.players.findIndex((_, each) => isPerson(table, each));
  return seat < 0 ? null : seat;
}

function seesTheSame({ match: { game, state } }: Table, one: Seat, other: Seat | null): boolean {
  return same(game.view(state, one), game.view(state, other)) && same(game.view(state, one), game.view(state, null));
}
