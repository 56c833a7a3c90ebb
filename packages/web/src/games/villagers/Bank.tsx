import type { ReactNode } from 'react';
import { Back } from './suits.tsx';
import { Builder, Food } from './icons.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { isLit, Place } from '../../board/widgets.ts';
import { CardFace } from './CardFace.tsx';
import { CARDS } from '@thorp/villagers/cards';
import { basicId, discardId, teamId } from '@thorp/villagers/pieces';
import { useNames } from './names.ts';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The piles beside the Road. */
export function Bank(): ReactNode {
  return (
    <div className="vi-bank">
      <Basics />
      <Piles />
    </div>
  );
}

/** What hand cards are exchanged for: the Basic villagers, and Teams. */
export function Basics(): ReactNode {
  const { view } = useTable();
  const names = useNames();
  return (
    <>
      {view.basics.map(({ card, left }) => {
        const { suit } = CARDS[card];
        return (
          <Place key={card} id={basicId(card)} card={card} className="vi-box">
            {isGlyph(suit) ? <Back suit={suit} /> : null}
            <span className="vi-box-name">{names(card)}</span>
            <b>{left}</b>
          </Place>
        );
      })}
      {view.settings.teams ? <Teams left={view.teams} /> : null}
    </>
  );
}

/** V-11.1 One pile of cards with two faces. */
function Teams({ left }: { left: number }): ReactNode {
  const words = useWords();
  return (
    <>
      <Place id={teamId('builder-team')} card="builder-team" className="vi-box is-half">
        <Builder />
        <span className="vi-box-name">{words.team}</span>
        <b>{left}</b>
      </Place>
      <Place id={teamId('harvest-team')} card="harvest-team" className="vi-box is-half">
        <Food />
        <span className="vi-box-name">{words.team}</span>
        <b>{left}</b>
      </Place>
    </>
  );
}

/** The Reserve, face down, and the discard pile, face up. */
export function Piles(): ReactNode {
  const { view, lights, open } = useTable();
  const words = useWords();
  const { size, top } = view.reserve;
  const lit = view.discard.some((_, i) => isLit(lights(discardId(i))));
  const half = view.settings.teams ? 'vi-box is-half' : 'vi-box';
  return (
    <>
      <Place id="reserve" card={null} className={half}>
        {top !== null && isGlyph(top) ? <Back suit={top} /> : null}
        <span className="vi-box-name">{words.reserve}</span>
        <b>{size}</b>
      </Place>
      <button
        type="button"
        className={`place ${half}${lit ? ' is-lit' : ''}`}
        data-lit={lit ? '' : undefined}
        onClick={() => open('discard')}
      >
        <span className="vi-box-name">{words.discard}</span>
        <b>{view.discard.length}</b>
      </button>
    </>
  );
}

/** The whole discard pile, the last card first. */
export function DiscardSheet(): ReactNode {
  const { view, open } = useTable();
  const words = useWords();
  return (
    <Sheet wide title={words.discardPile} onClose={() => open(null)}>
      {view.discard.length === 0 ? <p>{words.noDiscard}</p> : null}
      <ul className="vi-card-list vi-art">
        {view.discard
          .map((card, i) => (
            // Equal cards may lie there twice; their order says which is which.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <Place id={discardId(i)} light={discardId(view.discard.indexOf(card))} card={card}>
                <CardFace card={card} />
              </Place>
            </li>
          ))
          .toReversed()}
      </ul>
    </Sheet>
  );
}
