import type { Piece } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { isLit, type Light } from './lights.ts';
import type { Messages } from '../text/en.ts';
import { useText } from '../text/text.tsx';
import { choiceMark } from './Preview.tsx';
import { useTabletop } from './TableContext.tsx';

interface PlaceProps {
  /** The piece of the game's board it stands for; its words are read out. */
  readonly id: string;
  /** Whose choices it offers, where that is another piece: the first of equal cards. */
  readonly light?: string;
  readonly card: string | null;
  readonly className?: string;
  /** Further words for screen readers. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Something on the table that can be tapped: it is chosen, says why not, or opens its card. */
export function Place(props: PlaceProps): ReactNode {
  const { id, light: lightId = id, card, className = '', note, children } = props;
  const { update, lights, pieces, picked, tap } = useTabletop();
  const { table } = useText();
  const light = lights(lightId);
  const lit = isLit(light);
  const refused = lit ? undefined : light.refused[0];
  const classes = [className];
  if (lit) classes.push('is-lit');
  if (refused) classes.push('is-off');
  if (light.hinted) classes.push('is-hinted');
  if (picked === lightId) classes.push('is-picked');
  return (
    <button
      type="button"
      className={`place ${classes.join(' ')}`}
      data-piece={id}
      data-card={card ?? undefined}
      data-lit={lit ? '' : undefined}
      data-choice={light.choices.length === 1 ? choiceMark(update, light.choices[0]) : undefined}
      aria-disabled={refused ? true : undefined}
      onClick={() => tap(lightId, card)}
    >
      {/* The sentence for screen readers comes first: the drawn parts would be read as separate words and numbers. */}
      <span className="sr-only">{spoken(pieces.get(id), light, note, table)}</span>
      {children}
    </button>
  );
}

/** What a screen reader says: everything a place shows, and what can be done with it. */
function spoken(
  piece: Piece | undefined,
  { choices, refused }: Light,
  note: string | undefined,
  table: Messages['table'],
): string {
  const can = choices.length > 0 ? table.canChoose(choices.map(({ label }) => label).join('; ')) : undefined;
  const cannot = !can && refused[0] ? table.cannot(refused[0].why) : undefined;
  const idle = piece?.active === false ? table.idle : undefined;
  return [piece?.name, ...(piece?.marks ?? []), note, idle, can, cannot].filter(Boolean).join(', ');
}
