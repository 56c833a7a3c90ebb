import type { TableUpdate } from './update.ts';

/** A past table: nothing is asked, and nothing can be done. */
export function asPast(update: TableUpdate): TableUpdate {
  const past = { question: null, refused: [], holding: false, mayUndo: false, noUndo: 'watching', unread: 0 } as const;
  return { ...update, ...past };
}
