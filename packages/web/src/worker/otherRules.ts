import type { ListedRules, TableSummary } from '../protocol/calls.ts';
import type { PageStore } from '../store/store.ts';
import { loadGame } from './games.ts';

/** Adds whether a running game began with other rules than the installed ones, and whether it can go on. */
export async function withOtherRules(summary: TableSummary, store: Pick<PageStore, 'load'>): Promise<TableSummary> {
  if (summary.over || summary.rules === undefined) return summary;
  // A game whose rules cannot be loaded now is listed like the others.
  const otherRules = await otherRulesOf(summary, store).catch(() => null);
  return otherRules ? { ...summary, otherRules } : summary;
}

async function otherRulesOf(
  { id, game, rules, began }: TableSummary,
  store: Pick<PageStore, 'load'>,
): Promise<ListedRules | null> {
  const { version: here } = await loadGame(game);
  const recorded = began ?? rules ?? here;
  if (recorded === here) return null;
  // Loading converts the table if possible.
  const stored = rules === here ? null : await store.load(id);
  return { recorded, here, playable: (stored?.header.rules ?? rules) === here };
}
