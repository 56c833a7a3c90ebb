import { outcome, type Phrases, type Seat } from '@thorp/kernel';
import { hasEnded, openQuestions, openStored, personToMove, wasGivenUp, type Table } from '@thorp/table';
import type { TableSummary } from '../protocol/calls.ts';
import type { PageStore } from '../store/store.ts';
import { loadGame } from './games.ts';
import { contextOf } from './inWords.ts';
import { myResult } from './records.ts';
import { loadWords } from './words.ts';

/** The table's row in the list of games. */
export function summaryOf(table: Table, words: Phrases, locale: string): TableSummary {
  const { id, game, players, rules } = table.header;
  const person = personToMove(table);
  return {
    id,
    game,
    players,
    rules,
    locale,
    updated: Date.now(),
    title: words.title,
    line: headline(table, person, words),
    yourTurn: person !== null,
    over: hasEnded(table),
    winners: winnersOf(table),
    mine: myResult(table, words),
  };
}

/** A row in the reader's language. It is rewritten if the table was last played in another one. */
export async function inLanguage(
  summary: TableSummary,
  locale: string,
  store: Pick<PageStore, 'load' | 'describe'>,
): Promise<TableSummary> {
  if (summary.locale === locale) return summary;
  try {
    const stored = await store.load(summary.id);
    if (!stored) return summary;
    const game = await loadGame(summary.game);
    const words = await loadWords(game, locale);
    const { title, line, mine = null } = summaryOf(openStored(game, stored), words, locale);
    const translated = { ...summary, title, line, mine, locale };
    await store.describe(translated);
    return translated;
  } catch {
    // A table that cannot be opened now keeps its words.
    return summary;
  }
}

/** The question to a seat, or how the game ended. */
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
