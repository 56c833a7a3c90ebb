import type { VassalId } from '@thorp/feudalia/cards';
import { piece, type PieceId } from '@thorp/feudalia/pieces';
import { isTaxedInCubes, points, taxOf } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { Place } from '../../board/widgets.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stacks } from './Cathedral.tsx';
import { PlayedFace } from './faces.tsx';
import { Fief } from './Fiefs.tsx';
import { barnOf, countCards } from './amounts.ts';
import { FiefSymbol } from './Chips.tsx';
import { useTable, type Opened } from './table.ts';
import { useWords } from './text/words.tsx';
import { Masters, Piles } from './Town.tsx';

/** The sheet that is open: the supply, my cards, the tax, or the lands of a seat. */
export default function OpenedSheet({ opened }: { opened: Opened }): ReactNode {
  if (opened === 'supply') return <SupplySheet />;
  if (opened === 'tax') return <TaxSheet />;
  return opened === 'cards' ? <CardsSheet /> : <LordSheet owner={opened} />;
}

/** The whole supply, on a phone. */
function SupplySheet(): ReactNode {
  const { open } = useTable();
  const words = useWords();
  return (
    <Sheet wide title={words.supply} onClose={() => open(null)}>
      <div className="fe-supply">
        <Masters />
        <Stacks />
        <Piles />
      </div>
    </Sheet>
  );
}

/** F-7 What the Tax Collector would take now, fief by fief. */
function TaxSheet(): ReactNode {
  const { view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const due = taxOf(lord);
  return (
    <Sheet title={words.tax.title} onClose={() => open(null)}>
      <ul className="fe-due">
        {due.map((cubes, at) => {
          const stored = barnOf(lord, at);
          const safe = stored.filter(({ vaulted }) => vaulted).length;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a fief is its place
            <li key={at}>
              <FiefSymbol at={at} />
              <span>{words.tax.ofFief(stored.length - safe, safe)}</span>
              <b>{words.tax.pays(cubes)}</b>
            </li>
          );
        })}
      </ul>
      <p>{isTaxedInCubes(lord) ? words.tax.rule : words.tax.ruleOfHand}</p>
    </Sheet>
  );
}

/** My deck in no particular order, my discard pile, and what I played this turn. */
function CardsSheet(): ReactNode {
  const { view, mine, open } = useTable();
  const words = useWords();
  const lord = view.lords[mine];
  if (!lord) return null;
  const deck = [...lord.unseen, ...lord.deckTop];
  const played = [...lord.table, ...lord.taxed];
  return (
    <Sheet wide title={words.cardsOf} onClose={() => open(null)}>
      <h3>{words.deckCards(deck.length)}</h3>
      <Counted cards={deck} idOf={card => piece.deck(mine, card)} />
      <h3>{words.discardCards(lord.discard.length)}</h3>
      <Counted cards={lord.discard} idOf={card => piece.discard(mine, card)} />
      <h3>{words.played}</h3>
      <Counted cards={played} idOf={card => piece.played(mine, played.indexOf(card))} />
    </Sheet>
  );
}

function Counted({ cards, idOf }: { cards: readonly VassalId[]; idOf: (card: VassalId) => PieceId }): ReactNode {
  const words = useWords();
  if (cards.length === 0) return <p className="fe-nobody">{words.noCards}</p>;
  return (
    <ul className="fe-counted">
      {countCards(cards).map(([card, n]) => (
        <li key={card}>
          <Place id={idOf(card)} card={card} className="fe-on-field">
            <PlayedFace card={card} tag={`×${n}`} />
          </Place>
        </li>
      ))}
    </ul>
  );
}

/** The lands of a seat, large, and the cards that the seat must have. */
function LordSheet({ owner }: { owner: number }): ReactNode {
  const { update, view, open, mine } = useTable();
  const words = useWords();
  const lord = view.lords[owner];
  if (!lord) return null;
  const name = update.seats[owner]?.name ?? '';
  return (
    <Sheet wide title={words.landsOf(name)} onClose={() => open(null)}>
      <div className="fe-lord">
        <p className="fe-sum">
          {words.points(points(lord.halves))}, {words.coinsOnly(lord.coins)},{' '}
          {words.handOf(lord.handSize + lord.keptSize)}, {words.nobles(lord.nobles)}
        </p>
        <div className="fe-fiefs">
          {lord.fiefs.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fief is its place
            <Fief key={at} owner={owner} at={at} />
          ))}
        </div>
        <h3>{owner === mine ? words.deckCards(lord.unseen.length) : words.unseen(lord.unseen.length)}</h3>
        <Counted cards={lord.unseen} idOf={card => piece.deck(owner, card)} />
        <h3>{words.discardCards(lord.discard.length)}</h3>
        <Counted cards={lord.discard} idOf={card => piece.discard(owner, card)} />
      </div>
    </Sheet>
  );
}
