import { createContext, useContext } from 'react';
import type { Hint } from '../protocol/calls.ts';
import { isLink } from '../protocol/online.ts';
import type { TableUpdate } from '../protocol/update.ts';

/** Whether a bot may be asked for a hint: not against people elsewhere, who could not see it. */
export function mayAskHint({ question, table }: TableUpdate): boolean {
  return question !== null && !isLink(table);
}

/** What is told with the shown hint; null while none is shown. */
const HintShown = createContext<Hint | null>(null);
export const HintProvider = HintShown.Provider;

export function useHintShown(): Hint | null {
  return useContext(HintShown);
}
