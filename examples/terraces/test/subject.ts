import { pairwise, type Subject } from '@thorp/testkit';
import { terraces, type Terraces } from '../src/index.ts';
import type { State } from '../src/types.ts';

export const subject: Subject<Terraces> = {
  game: terraces,
  configs: pairwise(terraces),
  decisions: 100,
  openInformation: true,
  check: inOrder,
  inventory: ['rolled', 'planted', 'completed', 'rested'],
  touched: event => [event.kind],
};

/** T-2.3, T-2.4 The numbers of a terrace never decrease, and there are at most as many as fields. */
function inOrder({ hills, settings }: State): void {
  for (const fields of hills.flat()) {
    if (fields.length > settings.fields) throw new Error(`${fields.length} numbers on a terrace`);
    if (fields.some((number, i) => number < (fields[i - 1] ?? 1))) throw new Error(`out of order: ${fields.join()}`);
  }
}
