import { courtOf, LIMITS, savedOf } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { Place } from '../table/widgets.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { PlayedFace } from './faces.tsx';
import { countCards } from './plan.ts';
import { Sg } from './signs.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { Face } from './Still.tsx';

/** Deck, discard pile and what was played this turn, with the treasury below. */
export function Desk(): ReactNode {
  return (
    <div className="fe-desk">
      <Piled />
      <Treasury />
    </div>
  );
}

function Piled(): ReactNode {
  const { view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const top = lord.discard.at(-1);
  const played = [...lord.table, ...lord.taxed];
  return (
    <div className={played.length > 3 ? 'fe-piled is-full' : 'fe-piled'}>
      <button type="button" className="fe-own" onClick={() => open('cards')}>
        <span className="vh">{words.lookAtCards}</span>
        <span className="fe-heapof">
          <span className="fe-cardback">
            <Sg name="build" />
          </span>
          <span>
            <b>{lord.deckSize}</b> {words.deck}
          </span>
        </span>
        <span className="fe-heapof">
          <span className="fe-cardtop">{top ? <Face of={top} /> : null}</span>
          <span>
            <b>{lord.discard.length}</b> {words.discard}
          </span>
        </span>
      </button>
      <div className="fe-table" role="group" aria-label={words.played} tabIndex={played.length > 3 ? 0 : undefined}>
        {played.map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal cards are told apart by their place
          <Place key={`${card} ${i}`} id={`played-${mine}-${i}`} card={card} className="fe-onfield">
            <PlayedFace card={card} tag={i < lord.table.length ? '' : words.uses.tax} />
          </Place>
        ))}
      </div>
    </div>
  );
}

/** The treasury: where the marker stands, where the court will take it, and what of that is saved. */
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

/** What lies in my deck, in no order, and in my discard pile. */
export function CardsSheet(): ReactNode {
  const { view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const deck = [...lord.unseen, ...lord.deckTop];
  return (
    <Sheet wide title={words.cardsOf} onClose={() => open(null)}>
      <h3>{words.deckCards(deck.length)}</h3>
      <Counted cards={deck} zone={`deck-${mine}`} />
      <h3>{words.discardCards(lord.discard.length)}</h3>
      <Counted cards={lord.discard} zone={`discard-${mine}`} />
    </Sheet>
  );
}

export function Counted({ cards, zone }: { cards: Parameters<typeof countCards>[0]; zone: string }): ReactNode {
  const words = useWords();
  if (cards.length === 0) return <p className="fe-nobody">{words.noCards}</p>;
  return (
    <ul className="fe-counted">
      {countCards(cards as readonly Parameters<typeof PlayedFace>[0]['card'][]).map(([card, n]) => (
        <li key={card}>
          <Place id={`${zone}-${card}`} card={card} className="fe-onfield">
            <PlayedFace card={card} tag={`×${n}`} />
          </Place>
        </li>
      ))}
    </ul>
  );
}
