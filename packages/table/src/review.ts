import { apply, notesAfter, type Questions, type Seat, type Types } from '@thorp/kernel';
import { reopenTable } from './table.ts';
import { hasEnded, isPerson } from './turn.ts';
import type { Table } from './types.ts';

/*
 * Reviewing a game. The table after any number of plies is reached by a short replay from the nearest kept state, and
 * is shown by the same `updateFor` as the live table. So what a seat knew is not computed in a second way.
 */

/** Plies between two kept states: few enough to replay while a slider moves. */
const INTERVAL = 16;

/** A game to review, ply by ply. */
export interface Review<T extends Types = Types> {
  /** The table as it stands now. */
  readonly table: Table<T>;
  readonly plies: number;
  /** The table after `plies` plies. It must not be changed. */
  at(plies: number): Table<T>;
}

/** A state that was reached, and what is asked in it. */
interface Reached<T extends Types> {
  readonly plies: number;
  readonly state: T['state'];
  readonly questions: Questions<T>;
}

/** The review of a table, running or over. The table is not touched. */
export function reviewOf<T extends Types>(table: Table<T>): Review<T> {
  const { game, plies } = table.match;
  const log = notesAfter(table.match, -1);
  const dealt = reopenTable(game, table.header);
  const kept: Reached<T>[] = [{ plies: 0, state: dealt.match.state, questions: dealt.match.questions }];
  let last = firstOf(kept);

  /** Replays from the nearest earlier state, and keeps every sixteenth on the way. */
  function reach(to: number): Reached<T> {
    let at = last.plies <= to && last.plies >= nearest(to).plies ? last : nearest(to);
    while (at.plies < to) {
      at = next(at);
      if (at.plies === kept.length * INTERVAL) kept.push(at);
    }
    last = at;
    return at;
  }

  function nearest(to: number): Reached<T> {
    return kept[Math.min(Math.floor(to / INTERVAL), kept.length - 1)] ?? firstOf(kept);
  }

  function next({ plies: done, state, questions }: Reached<T>): Reached<T> {
    const ply = plies[done];
    if (!ply) throw new Error(`broken invariant: there is no ply ${done + 1}`);
    const applied = apply(game, state, ply.seat, ply.option, questions);
    return { plies: done + 1, state: applied.state, questions: applied.questions };
  }

  return {
    table,
    plies: plies.length,
    at(to) {
      if (to >= plies.length) return table;
      const { plies: done, state, questions } = reach(Math.max(0, to));
      const end = log.findIndex(({ ply }) => ply > done);
      const match = {
        ...dealt.match,
        state,
        questions,
        plies: plies.slice(0, done),
        log: end < 0 ? log : log.slice(0, end),
        barrier: { state, plies: done, link: '' },
      };
      return { ...dealt, header: table.header, version: done, match };
    },
  };
}

function firstOf<T extends Types>([first]: readonly Reached<T>[]): Reached<T> {
  if (!first) throw new Error('broken invariant: the deal is kept');
  return first;
}

/** From whose point of view a game may be reviewed: all hands are open only when it is over. */
export interface Eyes {
  readonly seats: readonly Seat[];
  /** Whether everything may be shown. */
  readonly open: boolean;
}

/**
 * While a game runs, a person may review it from their own seat only. Several people at one screen know different
 * things, so there it is shown as to a spectator, unless they play with open hands.
 */
export function eyesOf(table: Table): Eyes {
  const all = table.header.players.map((_, seat) => seat);
  if (hasEnded(table)) return { seats: all, open: true };
  const people = all.filter(seat => isPerson(table, seat));
  const alone = people.length === 1 || table.header.openHands === true;
  return { seats: alone ? people : [], open: false };
}
