import type { Piece } from '@thorp/kernel';
import { useRef, type ReactNode } from 'react';
import { Back, GLYPH_NAMES } from './suits.tsx';
import { fitRow, isLit, Place, type Size, useBox } from '../../board/widgets.ts';
import { CardFace } from './CardFace.tsx';
import type { Reason } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { handId, handZone, lookingId, squareZone } from '@thorp/villagers/pieces';
import { isCard } from './cardIds.ts';
import { keyLineOf } from './keys.ts';
import { useNames } from './names.ts';
import { useTable, type Update } from './table.ts';
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

/** The cards before a player: those being looked at, or the hand and what was just drafted. */
interface Cards {
  readonly looking: readonly Piece[] | undefined;
  readonly hand: readonly Piece[];
  readonly square: readonly Piece[];
}

function cardsOf({ seat, board: { zones } }: Update): Cards {
  const piecesIn = (wanted: string): readonly Piece[] => zones.find(({ id }) => id === wanted)?.pieces ?? [];
  return {
    looking: zones.find(({ id, seat: owner }) => id === 'looking' && owner === seat)?.pieces,
    hand: seat === null ? [] : piecesIn(handZone(seat)),
    square: seat === null ? [] : piecesIn(squareZone(seat)),
  };
}

/** How many cards wide the hand is; the square has a gap before it. */
function widthInCards({ looking, hand, square }: Cards): number {
  return looking ? looking.length : hand.length + square.length + (square.length > 0 ? 0.3 : 0);
}

/** My hand, and after it what I have just drafted. */
export function Hand({ size }: { size: Size }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame);
  const cards = cardsOf(update);
  const count = widthInCards(cards);
  const columns = size === 'phone' ? Math.max(4, Math.ceil(count / 2)) : Math.max(1, count);
  const fit = fitRow(columns, width - 16, RULES[size]);
  return (
    <section className="vi-hand at-hand" aria-label={cards.looking ? words.looking : words.hand(cards.hand.length)}>
      <div
        ref={frame}
        className={fit.pans ? 'vi-hand-cards is-panning' : 'vi-hand-cards'}
        style={{ '--cw': `${fit.card}px` }}
      >
        {count === 0 ? <p className="vi-nobody">{words.handEmpty}</p> : null}
        {cards.looking ? <Looking pieces={cards.looking} /> : <HandAndSquare {...cards} />}
      </div>
    </section>
  );
}

function Looking({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(piece => (
    <OtherCard key={piece.id} piece={piece} light={isCard(piece.card) ? lookingId(piece.card) : piece.id} />
  ));
}

function HandAndSquare({ hand, square }: Cards): ReactNode {
  const words = useWords();
  return (
    <>
      {hand.map(({ id, card }) => (isCard(card) ? <HandCard key={id} id={id} card={card} /> : null))}
      {square.length > 0 ? <span className="vi-square">{words.squareOf}</span> : null}
      {square.map(piece => (
        <OtherCard key={piece.id} piece={piece} light={piece.id} />
      ))}
    </>
  );
}

/** V-10.7 A gift lies face down until all have given. */
function GiftBack({ tint }: { tint: string | undefined }): ReactNode {
  const suit = GLYPH_NAMES.find(name => name === tint);
  return suit ? <Back suit={suit} /> : null;
}

/** A face-up card beside the hand, or the back of a gift. */
function OtherCard({ piece: { id, card, tint }, light }: { piece: Piece; light: string }): ReactNode {
  if (!isCard(card)) return <GiftBack tint={tint} />;
  return (
    <Place id={id} light={light} card={card} className="is-square">
      <CardFace card={card} />
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
