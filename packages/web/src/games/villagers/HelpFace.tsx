import type { CatalogueEntry } from '@thorp/kernel';
import { COUNTESS_EVENTS } from '@thorp/villagers/cards';
import { readPiece } from '@thorp/villagers/pieces';
import type { ReactNode } from 'react';
import { isCard } from './cardIds.ts';
import { CardFace } from './CardFace.tsx';
import { InWords } from '../../board/catalogue.tsx';
import { decreeName, eventName } from './pictures.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { WordsProvider } from './text/words.tsx';
import '../../art/style/index.css';
import './style/index.css';

/** A card of the catalogue as it is printed. */
export default function HelpFace(props: { card: string; catalogue: ReadonlyMap<string, CatalogueEntry> }): ReactNode {
  const { card } = props;
  const picture = pictureOf(card);
  if (picture === null) return null;
  return (
    <InWords catalogue={props.catalogue} words={[WordsProvider]}>
      <span className="vi-art helpface" aria-hidden="true">
        {isCard(card) ? (
          <CardFace card={card} />
        ) : (
          <span className="vi-card">
            <span className="vi-picture">
              <GalleryPicture name={picture} />
            </span>
          </span>
        )}
      </span>
    </InWords>
  );
}

/** The picture of an entry; a villager's has the name of its card. Rules and piles have none. */
function pictureOf(card: string): string | null {
  if (isCard(card)) return card;
  const piece = readPiece(card);
  if (piece?.kind === 'event') return eventName(piece.event);
  return COUNTESS_EVENTS.some(({ id }) => id === card) ? decreeName(card) : null;
}
