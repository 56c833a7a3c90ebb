import type { Piece, Zone } from '@thorp/kernel';
import { useRef, type ReactNode } from 'react';
import { Back, GLYPH_NAMES } from './suits.tsx';
import { fitRow, isLit, Place, type Size, useBox } from '../../board/widgets.ts';
import { CardFace } from './CardFace.tsx';
import type { Reason } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { handId, handZone, lookingId, squareZone } from '@thorp/villagers/pieces';
import { keyLineOf } from './keys.ts';
import { useNames } from './names.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

const RULES = {
  desktop: { most: 124, least: 88, gap: 8 },
  tablet: { most: 118, least: 84, gap: 6 },
  phone: { most: 92, least: 84, gap: 4 },
} as const;

/** The line of a card that turns red: where a villager would stand, or its padlock. */
const FAILING: { readonly [K in Reason['kind']]?: 'place' | 'key' } = {
  noPlace: 'place',
  noKey: 'key',
  tooDear: 'key',
};

/** My hand, and after it what I have just drafted. */
export function Hand({ size }: { size: Size }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame);
  const { seat } = update;
  const zone = (wanted: string): Zone | undefined => update.board.zones.find(({ id }) => id === wanted);
  const hand = seat === null ? [] : (zone(handZone(seat))?.pieces ?? []);
  const looking = update.board.zones.find(({ id, seat: owner }) => id === 'looking' && owner === seat)?.pieces;
  const square = seat === null ? [] : (zone(squareZone(seat))?.pieces ?? []);
  const count = looking ? looking.length : hand.length + square.length + (square.length > 0 ? 0.3 : 0);
  const columns = size === 'phone' ? Math.max(4, Math.ceil(count / 2)) : Math.max(1, count);
  const fit = fitRow(columns, width - 16, RULES[size]);
  return (
    <section className="vi-hand at-hand" aria-label={looking ? words.looking : words.hand(hand.length)}>
      <div
        ref={frame}
        className={fit.pans ? 'vi-hand-cards is-panning' : 'vi-hand-cards'}
        style={{ '--cw': `${fit.card}px` }}
      >
        {count === 0 ? <p className="vi-nobody">{words.handEmpty}</p> : null}
        {looking ? (
          looking.map(piece => <OtherCard key={piece.id} piece={piece} light={lookingId(piece.card as CardId)} />)
        ) : (
          <>
            {hand.map(({ id, card }) => (card === null ? null : <HandCard key={id} id={id} card={card as CardId} />))}
            {square.length > 0 ? <span className="vi-square">{words.squareOf}</span> : null}
            {square.map(piece => (
              <OtherCard key={piece.id} piece={piece} light={piece.id} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}

/** V-10.7 A gift lies face down until all have given. */
function GiftBack({ tint }: { tint: string | undefined }): ReactNode {
  const suit = GLYPH_NAMES.find(name => name === tint);
  return suit ? <Back suit={suit} /> : null;
}

/** A card that lies open beside the hand, or the back of a gift. */
function OtherCard({ piece: { id, card, tint }, light }: { piece: Piece; light: string }): ReactNode {
  if (card === null) return <GiftBack tint={tint} />;
  return (
    <Place id={id} light={light} card={card} className="is-square">
      <CardFace card={card as CardId} />
    </Place>
  );
}

function HandCard({ id, card }: { id: string; card: CardId }): ReactNode {
  const { update, view, lights } = useTable();
  const words = useWords();
  const names = useNames();
  const seat = update.seat ?? 0;
  const village = (owner: number): string => update.seats[owner]?.name ?? words.countess;
  const first = handId(seat, card);
  const light = lights(first);
  const [refused] = light.refused;
  const failed = refused && !isLit(light) ? (FAILING[refused.reason.kind] ?? null) : null;
  const keyLine = keyLineOf(view, seat, card, words, { card: names, village });
  return (
    <Place id={id} light={first} card={card} note={keyLine?.text}>
      <CardFace card={card} keyLine={keyLine} failed={failed} />
    </Place>
  );
}
