import type { Piece } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { suitOf } from './tints.ts';

export interface FaceProps {
  readonly piece: Piece;
  /** The colour of a piece that names no tint. */
  readonly groupTint?: string | undefined;
  /** Whether only the head is visible, because something lies on it. */
  readonly covered?: boolean;
}

/** A piece as a card: its name, a large initial, and its marks. */
export function Face({ piece, groupTint, covered = false }: FaceProps): ReactNode {
  const { card, name, marks } = piece;
  const suit = suitOf(piece.tint ?? (card === null ? undefined : groupTint));
  const kind = card !== null ? 'front' : suit ? 'back' : 'blank';
  return (
    <span className={`face face--${kind}`} data-suit={suit ?? undefined} style={{ '--len': longest(name) }}>
      <span className="head">
        <span className="name">{name}</span>
      </span>
      {covered ? null : (
        <span className="inner">
          {kind === 'blank' ? null : (
            <span className="cut" aria-hidden="true">
              <span>{name.slice(0, 1)}</span>
            </span>
          )}
          {marks.length === 0 ? null : (
            <span className="marks">
              {marks.map((mark, i) => (
                // The same remark may stand twice.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={i}>{mark}</span>
              ))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** The length of the longest word, which limits the font size of the name. */
function longest(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(word => word.length));
}
