import type { ReactNode } from 'react';
import { isLit } from './lights.ts';
import { useText } from '../text/text.tsx';
import { choiceMark } from './Preview.tsx';
import { cardInWords, pieceInWords } from './spoken.ts';
import { useTabletop } from './TableContext.tsx';
import { AlsoSaid } from '../ui/AlsoSaid.tsx';

interface PlaceProps {
  /** The piece of the game's board that it shows; its words are read aloud. */
  readonly id: string;
  /** The piece whose choices it offers, if that is another one: the first of equal cards. */
  readonly light?: string;
  readonly card: string | null;
  readonly className?: string;
  /** More words for screen readers. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A piece on the table that can be tapped: it is chosen, explains why not, or opens its card. */
export function Place(props: PlaceProps): ReactNode {
  const { id, light: lightId = id, card, className = '', note, children } = props;
  const { update, lights, pieces, catalogue, picked, tap } = useTabletop();
  const { table } = useText();
  const light = lights(lightId);
  const piece = pieces.get(id);
  const words = pieceInWords(piece, light, note, table);
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
      aria-label={piece ? words : undefined}
      aria-description={cardInWords(catalogue, card, table)}
      onClick={() => tap(lightId, card)}
    >
      {children}
      {/* A place without a piece is named by its content, for example an action button. */}
      {!piece && words !== '' && <AlsoSaid>{words}</AlsoSaid>}
    </button>
  );
}
