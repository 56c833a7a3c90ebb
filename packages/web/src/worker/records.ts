import { canonical, outcome, type Part, type Phrases } from '@thorp/kernel';
import { hasEnded, wasGivenUp, type Table } from '@thorp/table';
import type { MyResult, TableSummary } from '../protocol/calls.ts';
import type { PersonalRecord } from '../protocol/review.ts';
import { contextOf } from './inWords.ts';

/* A person's result in a game, and whether it is a personal record. */

/** The result of the only person at a finished table; null if there are several, or if nobody played to the end. */
export function myResult(table: Table, words: Phrases): MyResult | null {
  const people = table.header.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [seat] = people;
  if (!hasEnded(table) || wasGivenUp(table) || table.abandoned || people.length !== 1 || seat === undefined)
    return null;
  const { ranks, scores, verdict } = outcome(table.match);
  const score = scores.find(each => each.seat === seat);
  if (!score) return null;
  const { game, state } = table.match;
  const context = contextOf(table.header, game.view(state, seat), seat);
  const best = score.parts.reduce<Part | null>((most, part) => (part.amount > (most?.amount ?? 0) ? part : most), null);
  return {
    seat,
    rank: ranks[seat] ?? 0,
    won: verdict?.won ?? (table.header.players.length > 1 ? ranks[seat] === 1 : null),
    total: score.total,
    totalText: words.points(score.total),
    best: best ? { points: best.amount, text: words.points(best.amount), what: words.part(best, context) } : null,
    settings: canonical(table.header.settings),
  };
}

/** Wins in a row are shown from this number on. */
const ROW = 3;

/** Personal records of a game, compared with the games before; none for a first game. */
export function recordsOf(game: TableSummary, all: readonly TableSummary[]): PersonalRecord[] {
  const { mine } = game;
  if (!mine || game.branch) return [];
  const earlier = all.filter(each => each.id !== game.id && each.game === game.game && each.updated < game.updated);
  const before = earlier.flatMap(each => (each.mine && !each.branch ? [{ ...each.mine, players: each.players }] : []));
  const alike = before.filter(each => each.settings === mine.settings && each.players.length === game.players.length);
  return [...totals(mine, alike), ...lines(mine, alike), ...wins(mine, before)];
}

function totals(mine: MyResult, before: readonly MyResult[]): PersonalRecord[] {
  const best = before.toSorted((a, b) => b.total - a.total)[0];
  if (!best || best.total >= mine.total) return [];
  return [{ kind: 'most', what: '', now: mine.totalText.split(' ')[0] ?? '', before: best.totalText }];
}

function lines({ best: mine }: MyResult, before: readonly MyResult[]): PersonalRecord[] {
  const best = before.flatMap(each => each.best ?? []).toSorted((a, b) => b.points - a.points)[0];
  if (!mine || !best || best.points >= mine.points) return [];
  const now = mine.text.split(' ')[0] ?? '';
  return [{ kind: 'line', what: mine.what, now, before: `${best.what} ${best.text.split(' ')[0] ?? ''}` }];
}

/** `before` has the latest game first. */
function wins(mine: MyResult, before: readonly MyResult[]): PersonalRecord[] {
  if (mine.won !== true) return [];
  const lost = before.findIndex(({ won }) => won !== true);
  const row = 1 + (lost < 0 ? before.length : lost);
  const longest = longestRow(before);
  return row >= ROW && row > longest ? [{ kind: 'wins', what: '', now: String(row), before: String(longest) }] : [];
}

function longestRow(results: readonly MyResult[]): number {
  let [longest, row] = [0, 0];
  // The row that the new game continues does not count.
  const from = results.findIndex(({ won }) => won !== true);
  for (const { won } of from < 0 ? [] : results.slice(from)) {
    row = won === true ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
