import { piece } from '@thorp/snowcrest/pieces';
import { villagerId } from '@thorp/snowcrest/reading';
import { useRef, type ReactNode } from 'react';
import { fitRow, Place, type Size, useBox } from '../../board/widgets.ts';
import { CardFace } from './CardFace.tsx';
import { payLine } from './paying.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

const RULES = {
  desktop: { most: 130, least: 84, gap: 8 },
  tablet: { most: 124, least: 84, gap: 8 },
  phone: { most: 74, least: 62, gap: 3 },
} as const;

/** Smaller cards while the table shows a moment. */
const SMALL = { most: 98, least: 72, gap: 6 };

/** Up to this many cards are in one row on a phone; more are in two rows without pictures. */
const PHONE_ROW = 5;

/** My hand, on a board with prayer flags. */
export function Hand({ size, small }: { size: Size; small: boolean }): ReactNode {
  const table = useTable();
  const { view, me } = table;
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame);
  const hand = view.players[me]?.hand ?? [];
  const two = size === 'phone' && hand.length > PHONE_ROW;
  const columns = two ? Math.ceil(hand.length / 2) : Math.max(1, hand.length);
  const fit = fitRow(columns, width - 8, small && size !== 'phone' ? SMALL : RULES[size]);
  const classes = ['sn-cards'];
  if (two) classes.push('is-two');
  if (fit.pans) classes.push('is-panning');
  return (
    <section className="at-hand sn-hand" aria-label={words.hand(hand.length)}>
      <div ref={frame} className={classes.join(' ')} style={{ '--card': `${fit.card}px`, '--columns': columns }}>
        {hand.length === 0 ? <p className="sn-nobody">{words.handEmpty}</p> : null}
        {hand.map(card => {
          const id = piece.hand(me, villagerId(card));
          const line = payLine(table, id, words);
          return (
            <Place key={id} id={id} card={villagerId(card)} note={line?.text}>
              <CardFace card={card} line={line} />
            </Place>
          );
        })}
      </div>
    </section>
  );
}
