import type { ReactNode } from 'react';
import { useState } from 'react';
import { Back } from '../art/suits.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CardFace } from './CardFace.tsx';
import { cardOf, villager } from './cards.ts';
import { useNames } from './names.ts';
import { Place } from './Place.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.ts';

/** The piles beside the Road: Basics, Reserve, discard pile. */
export function Bank(): ReactNode {
  return (
    <div className="bank">
      <Basics />
      <Reserve />
      <Discard />
    </div>
  );
}

/** The Basic villagers: hand cards are exchanged for them. */
export function Basics(): ReactNode {
  const { view } = useTable();
  const names = useNames();
  return view.basics.map(({ card, left }) => {
    const { suit } = villager(cardOf(card));
    return (
      <Place key={card} id={`basic:${card}`} card={card} className="bx">
        {isGlyph(suit) ? <Back suit={suit} /> : null}
        <span className="what">{names(card)}</span>
        <b>{left}</b>
      </Place>
    );
  });
}

function Reserve(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const { size, top } = view.reserve;
  return (
    <Place id="reserve" card={null} className="bx">
      {top !== null && isGlyph(top) ? <Back suit={top} /> : null}
      <span className="what">{words.reserve}</span>
      <b>{size}</b>
    </Place>
  );
}

/** Whoever left the Road or the game: open to all. */
function Discard(): ReactNode {
  const { view, showCard } = useTable();
  const words = useWords();
  const names = useNames();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="place bx" data-piece="discard" onClick={() => setOpen(true)}>
        <span className="what">{words.discard}</span>
        <b>{view.discard.length}</b>
      </button>
      {open ? (
        <Sheet wide title={words.discardPile} onClose={() => setOpen(false)}>
          {view.discard.length === 0 ? <p>{words.noDiscard}</p> : null}
          <ul className="vcards">
            {view.discard.toReversed().map((card, i) => (
              // Equal cards may lie there twice; their order says which is which.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>
                <button type="button" className="place" aria-label={names(card)} onClick={() => showCard(card)}>
                  <CardFace card={card} />
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  );
}
