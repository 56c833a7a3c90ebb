import { forMe, same, ThorpError, type Option, type Seat, type Types } from '@thorp/kernel';
import { hasEnded, isPlaying, openQuestions, thinkerToMove } from './turn.ts';
import type { Ahead, Entry, StandingAhead, Table } from './types.ts';

/*
 * Answers that a seat sets while it waits. They are part of the table's entries. The host gives them as soon as the
 * question comes. Setting an answer reveals nothing: it is always accepted, and dropped only when the seat sees its
 * question and so knows what is offered.
 */

export const NOTHING_AHEAD: StandingAhead = { answers: [], repeats: false, forMe: false, dropped: [] };

/** A choice that the host makes for a seat. */
export interface AheadAnswer {
  readonly seat: Seat;
  readonly option: Option;
}

/** The first question that is answered ahead, and the answer. */
export function answerAhead(table: Table): AheadAnswer | null {
  if (table.ahead.every(isNothing)) return null;
  for (const { seat, options } of openQuestions(table)) {
    const option = isPlaying(table, seat) ? answerFor(table, seat, options) : null;
    if (option) return { seat, option };
  }
  return null;
}

/** Whether the host has to move: for a seat without a person, or with an answer set ahead. */
export function awaitsHost(table: Table): boolean {
  return answerAhead(table) !== null || thinkerToMove(table) !== null;
}

function answerFor(table: Table, seat: Seat, options: readonly Option[]): Option | null {
  const { match, ahead } = table;
  const standing = ahead[seat] ?? NOTHING_AHEAD;
  for (const { option: planned, means } of standing.answers) {
    const option = options.find(each => same(each, planned));
    if (option && meaningOf(table, seat, match.game.view(match.state, seat), option) === means) return option;
  }
  const [first] = match.questions;
  return standing.forMe && first?.seat === seat ? forMe(match.game, match.state, first) : null;
}

/** What an option refers to, in words, for a seat with this view. */
export function meaningOf<T extends Types>(
  { match, header }: Pick<Table<T>, 'match' | 'header'>,
  seat: Seat,
  view: T['view'],
  option: T['option'],
): string {
  return match.game.text.en.label(option, { view, you: seat, name: each => header.players[each]?.name ?? '' });
}

/** Copies only the fields of an action that sets answers ahead. */
export function aheadPart({ answers, repeats, forMe: forSeat }: Ahead): Ahead {
  const kept = answers.map(({ option, means, label }) => ({ option, means, label }));
  return { answers: kept, repeats, forMe: forSeat };
}

function isNothing({ answers, forMe: forSeat }: Ahead): boolean {
  return answers.length === 0 && !forSeat;
}

export function refuseAhead(table: Table): void {
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over: there is nothing left to choose');
}

/** Updates the answers set ahead after an entry. `rewound`: everybody has agreed to take moves back. */
export function updateAhead(table: Table, entry: Entry, rewound: boolean): void {
  const { ahead } = table;
  const { seat } = entry;
  if (entry.kind === 'ahead') {
    ahead[seat] = { ...aheadPart(entry), dropped: [] };
  } else if (rewound) for (const each of ahead.keys()) ahead[each] = NOTHING_AHEAD;
  // A choice that was taken back must not be made again at once.
  else if (entry.kind === 'undo' || entry.kind === 'resign') ahead[seat] = NOTHING_AHEAD;
  else if (entry.kind === 'move') ahead[seat] = afterMove(ahead[seat] ?? NOTHING_AHEAD, entry);
  if (!ahead.every(isNothing)) dropUnoffered(table);
}

/**
 * Answers for one question are used up by a choice of the seat, given by the host or by hand. A payment that the game
 * proposed does not use them up.
 */
function afterMove(before: StandingAhead, { ahead, options }: Extract<Entry, { kind: 'move' }>): StandingAhead {
  const { answers, repeats, dropped } = before;
  if (answers.length === 0 && dropped.length === 0) return before;
  const isOwn = answers.some(answer => options.some(option => same(option, answer.option)));
  const stays = repeats || (ahead === true && !isOwn);
  return { ...before, answers: stays ? answers : [], dropped: [] };
}

/** Drops answers for one question if the question offers none of them. */
function dropUnoffered(table: Table): void {
  for (const { seat, options } of openQuestions(table)) {
    const standing = table.ahead[seat];
    if (!standing || standing.repeats || standing.answers.length === 0 || !isPlaying(table, seat)) continue;
    if (answerFor(table, seat, options) === null) {
      table.ahead[seat] = { ...standing, answers: [], dropped: standing.answers };
    }
  }
}
