import { piece, readPiece } from '@thorp/snowcrest/pieces';
import type { Drags } from '../../board/widgets.ts';
import type { Table } from './table.ts';

/** A card of hand or row is dragged to my Village, an arriving card to its place. */
export function dragsOf(table: Table): Drags {
  return {
    handles: '.sn-cards .is-lit, .sn-lane .is-lit, [data-piece="arriving"]',
    lifted: () => undefined,
    dropped: (id, onto) => land(table, id, onto),
  };
}

function land(table: Table, id: string, onto: Element | null): void {
  const home = onto?.closest('.sn-village');
  if (!home) return;
  const place = onto?.closest<HTMLElement>('.sn-places [data-piece]')?.dataset['piece'] ?? '';
  const choices = table.lights(id === piece.arriving ? place : lightId(table, id)).choices;
  const [only, second] = choices;
  if (only && !second) table.choose(only);
}

/** The first of equal cards in the row has the choices. */
function lightId({ view }: Table, id: string): string {
  const it = readPiece(id);
  const card = it?.kind === 'row' ? view.row[it.at] : undefined;
  return card === undefined ? id : piece.row(view.row.indexOf(card));
}
