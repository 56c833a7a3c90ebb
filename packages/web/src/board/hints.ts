import type { HintWords } from '@thorp/table';
import { createContext, useContext } from 'react';
import { isLink } from '../protocol/online.ts';
import type { TableUpdate } from '../protocol/update.ts';

/** Whether a bot may be asked for a hint: not against people elsewhere, who cannot see that it was. */
export function mayAskHint({ question, table }: TableUpdate): boolean {
  return question !== null && !isLink(table);
}

/** Why the hint that is shown is the best choice; null where nothing is known of it. */
const HintReason = createContext<HintWords | null>(null);
export const HintReasonProvider = HintReason.Provider;

export function useHintReason(): HintWords | null {
  return useContext(HintReason);
}
