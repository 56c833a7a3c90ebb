import { ThorpError } from '@thorp/kernel';
import { withChanges, type UnscoredUpdate } from '@thorp/table';
import { isUpdate } from './messages.ts';
import type { SentUpdate } from './protocol.ts';

/**
 * The whole update after a message, with the whole log. Null for changes to an update that the reader does not have:
 * they were sent before the table was opened again, and a whole update follows. Throws if the changes do not fit.
 */
export function updateAfter(sent: SentUpdate, known: UnscoredUpdate | null): UnscoredUpdate | null {
  const log = [...(known?.log ?? []).filter(({ ply }) => ply <= sent.logAfter), ...sent.log];
  if (!('changes' in sent)) return { ...sent, logAfter: -1, log };
  if (!known) return null;
  const changed = withChanges({ ...known, logAfter: -1, log }, sent.changes);
  if (!isUpdate(changed)) throw new ThorpError('bad-request', 'the changes do not fit this view');
  return changed;
}
