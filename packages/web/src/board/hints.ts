import type { HintWords } from '@thorp/table';
import { createContext, useContext } from 'react';
import { isLink } from '../protocol/online.ts';
import type { TableUpdate } from '../protocol/update.ts';

/** Whether a bot may be asked for a hint: not against people elsewhere, who could not see it. */
export function mayAskHint({ question, table }: TableUpdate): boolean {
  return question !== null && !isLink(table);
}

/** Why the shown hint is the best choice; null if not known. */
const HintReason = createContext<HintWords | null>(null);
export const HintReasonProvider = HintReason.Provider;

export function useHintReason(): HintWords | null {
  return useContext(HintReason);
}
