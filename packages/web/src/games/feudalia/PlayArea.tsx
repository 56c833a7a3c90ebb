import { LIMITS } from '@thorp/feudalia/cards';
import { piece } from '@thorp/feudalia/pieces';
import { courtOf, savedOf } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { PlayedFace } from './faces.tsx';
import { Glyph } from './glyphs.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { Face } from './GalleryPicture.tsx';

/** Deck, discard pile and what was played this turn, with the treasury below. */
export function PlayArea(): ReactNode {
  return (
    <div className="fe-play-area">
      <OwnCards />
      <Treasury />
    </div>
  );
}

/** From this number on, played cards are in two columns. */
const CROWDED = 4;

/** My cards beside the hand: a tap shows all of them. Played cards overlap so that every name is visible. */
function OwnCards(): ReactNode {
  const { view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const top = lord.discard.at(-1);
  const played = [...lord.table, ...lord.taxed];
  return (
    <button type="button" className="fe-own-cards" onClick={() => open('cards')}>
      <span className="sr-only">{words.lookAtCards}</span>
      <Heap n={lord.deckSize} name={words.deck}>
        <span className="fe-card-back">
          <Glyph name="build" />
        </span>
      </Heap>
      <Heap n={lord.discard.length} name={words.discard}>
        <span className="fe-card-top">{top ? <Face of={top} /> : null}</span>
      </Heap>
      {played.length > 0 ? <span className="sr-only">{words.played}</span> : null}
      <span className="fe-table" data-cards={Math.min(played.length, CROWDED)}>
        {played.map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal cards are told apart by their place
          <span key={`${card} ${i}`} data-piece={piece.played(mine, i)} data-card={card}>
            <PlayedFace card={card} tag={i < lord.table.length ? '' : words.uses.tax} />
          </span>
        ))}
      </span>
    </button>
  );
}

function Heap({ n, name, children }: { n: number; name: string; children: ReactNode }): ReactNode {
  return (
    <span className="fe-pile-of-cards">
      {children}
      <span>
        <b>{n}</b> {name}
      </span>
    </span>
  );
}

/** The treasury: the marker now, after the court's coins, and how much of that is saved. */
function Treasury(): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const { hand, coins } = lord;
  const going = hand !== null && view.turn.seat === mine && view.round > 0 && !view.over;
  const court = going ? courtOf({ ...lord, hand }, view.turn) : coins;
  const saved = going ? savedOf(lord, court, view.turn) : -1;
  return (
    <section className="fe-treasury" aria-label={words.treasury}>
      <h3>
        {words.treasury}{' '}
        <span>
          {going ? (
            <>
              <span className="fe-long">{words.treasuryLine(coins, court)}</span> <strong>{words.saves(saved)}</strong>
            </>
          ) : view.round === 0 && view.settings.quickStart ? (
            words.steps(coins)
          ) : (
            words.coinsOnly(coins)
          )}
        </span>
      </h3>
      <ol className="fe-track" aria-hidden="true">
        {Array.from({ length: LIMITS.treasury + 1 }, (_, n) => (
          <li key={n} className={cellOf(n, coins, court, saved)}>
            {n}
          </li>
        ))}
      </ol>
    </section>
  );
}

function cellOf(n: number, coins: number, court: number, saved: number): string | undefined {
  if (n === coins) return 'is-now';
  if (n === court) return 'is-end';
  if (n === saved) return 'is-saved';
  return n > coins && n < court ? 'is-way' : undefined;
}
