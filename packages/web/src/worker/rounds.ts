import type { Phrases } from '@thorp/kernel';
import type { Table } from '@thorp/table';
import type { ReviewRound } from '../protocol/review.ts';
import { contextOf } from './inWords.ts';

/** Headings of the log that everybody reads. What happens after a ply belongs to the decision that follows. */
export function roundsOf(table: Table, words: Phrases): ReviewRound[] {
  const { log, game, state } = table.match;
  const context = contextOf(table.header, game.view(state, null));
  return log.flatMap(({ ply, event, to }): ReviewRound[] => {
    if (to || !words.log?.isHeading?.(event)) return [];
    const name = words.tell(event, context);
    return [{ decision: ply + 1, name, short: name.split(/[:,.]/)[0] ?? name }];
  });
}
