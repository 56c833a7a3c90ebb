import { readPiece, type PieceData } from '@thorp/villagers/pieces';
import type { Size } from '../../board/widgets.ts';
import type { Update, VillagersChoice } from './table.ts';

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

/** Up to this many villagers are also listed in the prompt, where they are easier to tap and to compare. */
const NAMED = 6;

/** The answers that get a button. */
export function buttonsOf(update: Asked, size: Size): VillagersChoice[] {
  const choices = update.question?.choices ?? [];
  const named = choices.filter(({ target }) => isVillage(pieceOf(target))).length <= NAMED;
  return choices.filter(({ target }) => {
    const piece = pieceOf(target);
    if (piece === null || !SHOWN.has(piece.kind)) return true;
    if (piece.kind === 'village' && piece.owner === update.seat) return true;
    return (named && isVillage(piece)) || (size === 'phone' && isHardToTap(piece, update));
  });
}

type Asked = Pick<Update, 'question' | 'seat' | 'view'>;

/** On a phone the head of a covered villager is too small for a finger, and other villages are not shown. */
function isHardToTap(piece: PieceData, { seat, view }: Asked): boolean {
  if (piece.kind !== 'villager') return false;
  return piece.owner !== seat || view.villages[piece.owner]?.villagers[piece.at]?.active === false;
}

function pieceOf(target: string | null): PieceData | null {
  return target === null ? null : readPiece(target);
}

function isVillage(piece: PieceData | null): boolean {
  return piece?.kind === 'village' || piece?.kind === 'villager';
}
