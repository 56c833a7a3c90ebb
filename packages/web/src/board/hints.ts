import { isLink } from '../protocol/online.ts';
import type { TableUpdate } from '../protocol/update.ts';

/** Whether a bot may be asked for a hint: not against people elsewhere, who cannot see that it was. */
export function mayAskHint({ question, table }: TableUpdate): boolean {
  return question !== null && !isLink(table);
}
