import type { CatalogueEntry, Piece } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Face } from './Face.tsx';
import type { Light } from '../lights.ts';
import { cardInWords, pieceInWords } from '../spoken.ts';

export interface PlaceProps {
  readonly piece: Piece;
  readonly light: Light;
  readonly picked: boolean;
  readonly covered?: boolean;
  readonly groupTint?: string | undefined;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly onTap: (piece: Piece, light: Light) => void;
}

/** A piece that can be tapped: it is chosen, says why not, or opens its card. */
export function Place({ piece, light, picked, covered = false, groupTint, catalogue, onTap }: PlaceProps): ReactNode {
  const { table } = useText();
  const lit = light.choices.length > 0;
  const off = !lit && light.refused.length > 0;
  const classes = ['place'];
  if (lit) classes.push('is-lit');
  if (off) classes.push('is-off');
  if (picked) classes.push('is-picked');
  if (light.hinted) classes.push('is-hinted');
  if (piece.active === false) classes.push('is-idle');
  if (covered) classes.push('is-covered');
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-piece={piece.id}
      data-card={piece.card ?? undefined}
      data-lit={lit ? '' : undefined}
      aria-disabled={off || undefined}
      aria-label={pieceInWords(piece, light, undefined, table)}
      aria-description={cardInWords(catalogue, piece.card, table)}
      onClick={() => onTap(piece, light)}
    >
      <Face piece={piece} groupTint={groupTint} covered={covered} />
    </button>
  );
}
