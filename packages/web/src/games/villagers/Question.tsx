import { readPiece, type PieceData } from '@thorp/villagers/pieces';
import type { ReactNode } from 'react';
import { Prompt, type Size } from '../../board/widgets.ts';
import { Basics, Piles } from './Bank.tsx';
import { Pips } from './Pips.tsx';
import { Sums } from './Sums.tsx';
import { useTable, type Update, type VillagersChoice, type VillagersProps } from './table.ts';

/** The prompt: what is asked, what I may still do, and the answers that no place of the table stands for. */
export function Question({ size, ...props }: VillagersProps & { size: Size }): ReactNode {
  const { update, view, picked, pieces, places, lights, unpick } = useTable();
  const building = update.question !== null && view.turn?.seat === update.seat;
  // On small screens the lit places of the village are enough.
  const choices = picked === null || (size === 'phone' && places.size > 0) ? [] : lights(picked).choices;
  const open = picked === null ? null : { name: pieces.get(picked)?.name ?? '', choices };
  return (
    <Prompt {...props} buttons={buttonsOf(update)} picked={open && { ...open, cancel: unpick }}>
      <span className="vi-facts">
        {update.question ? <Pips /> : null}
        {size === 'phone' ? <Chips building={building && picked === null} /> : <Sums />}
      </span>
    </Prompt>
  );
}

/** On a phone: the piles beside the Road. */
function Chips({ building }: { building: boolean }): ReactNode {
  return (
    <span className="vi-bank is-chips">
      {building ? <Basics /> : null}
      <Piles />
    </span>
  );
}

/** Places on the table that show their own choices; every other answer is a button of the prompt. */
const SHOWN: ReadonlySet<PieceData['kind']> = new Set([
  'road',
  'stack',
  'reserve',
  'basic',
  'team',
  'handCard',
  'looking',
  'village',
  'villager',
  'discard',
  'countess',
]);

/** So many villagers of villages are named in the prompt as well, where they are easier to tap and to compare. */
const NAMED = 6;

function buttonsOf({ question, seat }: Update): VillagersChoice[] {
  const choices = question?.choices ?? [];
  const named = choices.filter(({ target }) => isVillage(pieceOf(target))).length <= NAMED;
  return choices.filter(({ target }) => {
    const piece = pieceOf(target);
    if (piece === null || !SHOWN.has(piece.kind) || (piece.kind === 'village' && piece.owner === seat)) return true;
    return named && isVillage(piece);
  });
}

function pieceOf(target: string | null): PieceData | null {
  return target === null ? null : readPiece(target);
}

function isVillage(piece: PieceData | null): boolean {
  return piece?.kind === 'village' || piece?.kind === 'villager';
}
