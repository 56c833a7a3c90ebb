import type { TableUpdate } from './update.ts';

/** A table of the past: nothing is asked, and nothing can be done. */
export function asPast(update: TableUpdate): TableUpdate {
  const past = { question: null, refused: [], holding: false, mayUndo: false, noUndo: 'watching', unread: 0 } as const;
  return { ...update, ...past };
}
