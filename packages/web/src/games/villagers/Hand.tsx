import type { Piece } from '@thorp/kernel';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Back, GLYPH_NAMES } from './suits.tsx';
import { isLit, Place, useBox } from '../../board/widgets.ts';
import { CardFace, CardWidth, NameBand } from './CardFace.tsx';
import type { Reason } from '@thorp/villagers';
import type { CardId } from '@thorp/villagers/cards';
import { handId, handZone, lookingId, squareZone } from '@thorp/villagers/pieces';
import { isCard } from './cardIds.ts';
import { fitFan } from './fan.ts';
import { keyLineOf } from './keys.ts';
import { useNames } from './names.ts';
import { useTable, type Table, type Update } from './table.ts';
import { useWords } from './text/words.tsx';
import { TIERS, type Tier } from './tiers.ts';

/** The line of a card that is shown in red: its place or its padlock. */
const FAILING: { readonly [K in Reason['kind']]?: 'place' | 'key' } = {
  noPlace: 'place',
  noKey: 'key',
  tooDear: 'key',
};

/** The cards in front of a player: those being looked at, or the hand and what was just drafted. */
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

/** The hand in two ranks: whole cards in front, the others as bands with their name and reason. */
interface Ranks {
  readonly front: readonly Piece[];
  readonly behind: readonly Piece[];
}

/** In front are the cards that can be chosen; all cards if none can. Their order is kept. */
function ranksOf({ update, lights }: Table, { hand, square }: Cards, folded: boolean): Ranks {
  if (folded) return { front: [], behind: [...hand, ...square] };
  const lit = ({ card }: Piece): boolean => isCard(card) && isLit(lights(handId(update.seat ?? 0, card)));
  if (!hand.some(lit)) return { front: [...hand, ...square], behind: [] };
  return { front: [...hand.filter(lit), ...square], behind: hand.filter(piece => !lit(piece)) };
}

/** My hand, and after it what I have just drafted. If it is folded, all cards are bands. */
export function Hand({ tier, folded }: { tier: Tier; folded: boolean }): ReactNode {
  const table = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame);
  const cards = cardsOf(table.update);
  const ranks = cards.looking ? { front: cards.looking, behind: [] } : ranksOf(table, cards, folded);
  const empty = ranks.front.length + ranks.behind.length === 0;
  const { hand } = TIERS[tier];
  const fan = fitFan(ranks.front.length, width, hand, tier === 'phone');
  return (
    <section className="vi-hand at-hand" aria-label={cards.looking ? words.looking : words.hand(cards.hand.length)}>
      <div ref={frame} className="vi-ranks">
        {empty ? <p className="vi-nobody">{words.handEmpty}</p> : null}
        {ranks.behind.length > 0 ? (
          <div className="vi-behind">
            {ranks.behind.map(piece => (
              <HandPiece key={piece.id} piece={piece} cards={cards} band />
            ))}
          </div>
        ) : null}
        {ranks.front.length > 0 ? (
          <CardWidth value={fan.card}>
            <div className={fan.scrolls ? 'vi-front is-scrolling' : 'vi-front'} style={fanStyle(fan)}>
              {ranks.front.map(piece => (
                <HandPiece key={piece.id} piece={piece} cards={cards} />
              ))}
            </div>
          </CardWidth>
        ) : null}
      </div>
    </section>
  );
}

function fanStyle({ card, step, columns }: ReturnType<typeof fitFan>): CSSProperties {
  return { '--cw': `${card}px`, '--step': `${step}px`, '--columns': columns };
}

function HandPiece({ piece, cards, band = false }: { piece: Piece; cards: Cards; band?: boolean }): ReactNode {
  const { squareOf } = useWords();
  const { id, card } = piece;
  if (!isCard(card)) return <GiftBack tint={piece.tint} />;
  if (cards.looking) return <OtherCard id={id} card={card} light={lookingId(card)} note={undefined} band={false} />;
  if (cards.square.includes(piece)) return <OtherCard id={id} card={card} light={id} note={squareOf} band={band} />;
  return <HandCard id={id} card={card} band={band} />;
}

/** V-10.7 A gift lies face down until all have given. */
function GiftBack({ tint }: { tint: string | undefined }): ReactNode {
  const suit = GLYPH_NAMES.find(name => name === tint);
  return suit ? <Back suit={suit} /> : null;
}

/** A face-up card beside the hand: just drafted, or looked at. */
function OtherCard(props: {
  id: string;
  card: CardId;
  light: string;
  note: string | undefined;
  band: boolean;
}): ReactNode {
  const { id, card, light, note, band } = props;
  return (
    <Place id={id} light={light} card={card} className="is-square" note={note}>
      {band ? <NameBand card={card} /> : <CardFace card={card} />}
    </Place>
  );
}

function HandCard({ id, card, band }: { id: string; card: CardId; band: boolean }): ReactNode {
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
      {band ? (
        <NameBand card={card} keyLine={keyLine} failed={failed} />
      ) : (
        <CardFace card={card} keyLine={keyLine} failed={failed} />
      )}
    </Place>
  );
}
