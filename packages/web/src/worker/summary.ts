import { outcome, type Phrases, type Seat } from '@thorp/kernel';
import { hasEnded, openQuestions, personToMove, wasGivenUp, type Table } from '@thorp/table';
import type { TableSummary } from '../protocol/calls.ts';
import { contextOf } from './inWords.ts';

/** The table's row in the list of games. */
export function summaryOf(table: Table, words: Phrases): TableSummary {
  const { id, game, players } = table.header;
  const person = personToMove(table);
  return {
    id,
    game,
    players,
    updated: Date.now(),
    title: words.title,
    line: headline(table, person, words),
    yourTurn: person !== null,
    over: hasEnded(table),
    winners: winnersOf(table),
  };
}

/** What is asked of a seat, or how the game ended. */
function headline(table: Table, seat: Seat | null, words: Phrases): string {
  const { game, state } = table.match;
  const context = contextOf(table.header, game.view(state, seat));
  const asked = openQuestions(table).find(each => each.seat === seat);
  if (asked) return words.prompt(asked.frame, context);
  const verdict = hasEnded(table) ? game.score(state).verdict : undefined;
  return verdict && words.verdict ? words.verdict(verdict, context) : '';
}

function winnersOf(table: Table): number[] {
  const { players } = table.header;
  if (!hasEnded(table) || wasGivenUp(table) || players.length === 1) return [];
  const { ranks } = outcome(table.match);
  return players.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
}
