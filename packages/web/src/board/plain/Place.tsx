import type { Piece } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import type { Messages } from '../../text/en.ts';
import { Face } from './Face.tsx';
import type { Light } from '../lights.ts';

export interface PlaceProps {
  readonly piece: Piece;
  readonly light: Light;
  readonly picked: boolean;
  readonly covered?: boolean;
  readonly groupTint?: string | undefined;
  readonly onTap: (piece: Piece, light: Light) => void;
}

/** A piece that can be tapped: it is chosen, says why not, or opens its card. */
export function Place({ piece, light, picked, covered = false, groupTint, onTap }: PlaceProps): ReactNode {
  const text = useText();
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
      onClick={() => onTap(piece, light)}
    >
      <Face piece={piece} groupTint={groupTint} covered={covered} />
      <span className="sr-only">{unseen(piece, light, covered, text)}</span>
    </button>
  );
}

/** What the card does not show in words of its own: what is covered, and what can be done with it. */
function unseen(piece: Piece, { choices, refused }: Light, covered: boolean, { table }: Messages): string {
  const marks = covered ? piece.marks : [];
  const idle = piece.active === false ? [table.idle] : [];
  const can = choices.length > 0 ? [table.canChoose(choices.map(({ label }) => label).join('; '))] : [];
  const cannot = can.length === 0 && refused[0] ? [table.cannot(refused[0].why)] : [];
  return [...marks, ...idle, ...can, ...cannot].map(words => `, ${words}`).join('');
}
