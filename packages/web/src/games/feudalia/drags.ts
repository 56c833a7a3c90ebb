import { piece, readPiece } from '@thorp/feudalia/pieces';
import type { Drags } from '../../board/widgets.ts';
import type { FeudaliaChoice, Table } from './table.ts';

/** A hand card is dragged to a fief to work there, or to the treasury for its income. */
export function dragsOf(table: Table): Drags {
  return {
    handles: '.fe-hand .is-lit',
    lifted(id) {
      if (choicesOf(table, id).length > 1) table.pick(lightId(table, id));
    },
    dropped(id, onto) {
      const choice = landing(choicesOf(table, id), onto);
      if (choice) table.choose(choice);
    },
  };
}

/** The first of equal hand cards has the choices. */
function lightId({ view, mine }: Table, id: string): string {
  const dragged = readPiece(id);
  const hand = view.lords[mine]?.hand ?? [];
  const card = dragged?.kind === 'hand' ? hand[dragged.at] : undefined;
  return card ? piece.hand(mine, hand.indexOf(card)) : id;
}

function choicesOf(table: Table, id: string): readonly FeudaliaChoice[] {
  return table.lights(lightId(table, id)).choices;
}

/** The choice that a card was dropped on, if it was dropped on one. */
function landing(choices: readonly FeudaliaChoice[], onto: Element | null): FeudaliaChoice | undefined {
  if (onto?.closest('.fe-treasury')) return choices.find(({ option }) => option.kind === 'income');
  const fief = onto?.closest('.fe-fief');
  const at = fief ? [...(fief.parentElement?.querySelectorAll('.fe-fief') ?? [])].indexOf(fief) : -1;
  return choices.find(({ option }) => 'fief' in option && option.fief === at && option.kind === 'field');
}
