import type { Push, Screen } from '../protocol/calls.ts';

/** The screen with its whole log: the known entries and the new ones. Null for another table. */
export function screenAfter(
  old: Screen | null,
  { screen, known }: Extract<Push, { push: 'screen' }>,
  id: string,
): Screen | null {
  if (tableOf(screen) !== id) return null;
  if (screen.kind !== 'table') return screen;
  const before = old?.kind === 'table' ? old.update.log.slice(0, known) : [];
  return { ...screen, update: { ...screen.update, log: [...before, ...screen.update.log] } };
}

function tableOf(screen: Screen): string {
  return screen.kind === 'table' ? screen.update.table : screen.table;
}
