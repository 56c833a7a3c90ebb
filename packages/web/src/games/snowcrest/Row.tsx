import { lastSpirit } from '@thorp/snowcrest/reading';
import { JUNIPER_PER_PLAYER, SPIRITS, VILLAGERS } from '@thorp/snowcrest/cards';
import { piece } from '@thorp/snowcrest/pieces';
import type { ReactNode } from 'react';
import { Place } from '../../board/widgets.ts';
import { CardFace } from './CardFace.tsx';
import { useEntryName } from './names.ts';
import { RowScene } from './scenes.tsx';
import { Drawing, ResourceIcon } from './Icons.tsx';
import { eventsOf } from './log.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** A row of this many cards has smaller ones. */
const LONG = 6;

/** The Common Villagers on offer, and the decks beside them. */
export function Row(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const count = view.row.length + (view.arriving === null ? 0 : 1);
  return (
    <section className="sn-row" aria-label={words.row}>
      <span className="sn-ground">
        <RowScene />
      </span>
      <ol className={count >= LONG ? 'sn-lane is-long' : 'sn-lane'}>
        {view.arriving === null ? null : (
          <li>
            <Place id={piece.arriving} card={VILLAGERS[view.arriving]?.id ?? null} className="is-picked">
              <CardFace card={view.arriving} line={{ tone: 'good', text: words.onTheWay }} />
            </Place>
          </li>
        )}
        {view.row.map((card, at) => (
          // A card keeps its element when one before it leaves, so that it is not drawn again.
          <li key={`${card} ${copiesIn(view.row.slice(0, at), card)}`}>
            <Place id={piece.row(at)} light={piece.row(view.row.indexOf(card))} card={VILLAGERS[card]?.id ?? null}>
              <CardFace card={card} />
            </Place>
          </li>
        ))}
      </ol>
      <Decks />
    </section>
  );
}

/** How many copies of a card there are among others. */
function copiesIn(cards: readonly number[], card: number): number {
  return cards.filter(other => other === card).length;
}

function Decks(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const { basic } = view.settings;
  return (
    <div className="sn-decks">
      <Forest />
      {basic ? null : <Guardians />}
      <p className={view.ending ? 'sn-deck is-ending' : 'sn-deck'}>
        <span className="sn-stock">
          <ResourceIcon kind="scroll" n={view.scrollSupply} />
        </span>
        <span className="sn-words">
          <b>{words.scrolls}</b>
          <small>{view.ending ? words.lastRound : words.scrollsEnd}</small>
        </span>
      </p>
      <p className="sn-deck is-commons">
        <span className="sn-back is-common">
          <Drawing name="peak" />
        </span>
        <span className="sn-words">
          <b>{words.deck}</b>
          <small>{words.cards(view.commonsLeft)}</small>
        </span>
      </p>
    </div>
  );
}

/** S-10 The Juniper left; the last one triggers the Forest. */
function Forest(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const fill = JUNIPER_PER_PLAYER * view.players.length;
  return (
    <div className={view.juniper <= 2 ? 'sn-deck is-forest is-low' : 'sn-deck is-forest'}>
      <span className="sn-back is-forest">
        <Drawing name="forest" />
      </span>
      <span className="sn-words">
        <b>{words.forest}</b>
        <span className="sn-count">
          <ResourceIcon kind="juniper" n={view.juniper} />
          <small>{words.ofJuniper(fill)}</small>
        </span>
      </span>
      <span className="sn-pips" role="img" aria-label={words.juniperLeft(view.juniper, fill)}>
        {Array.from({ length: fill }, (_, i) => (
          <i key={i} className={i < view.juniper ? undefined : 'is-gone'} />
        ))}
      </span>
      <small className="sn-note">{view.settings.basic ? words.wakesBasic : words.wakes}</small>
    </div>
  );
}

function Guardians(): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const name = useEntryName();
  const last = lastSpirit(eventsOf(update));
  const printed = SPIRITS.find(({ id }) => id === last)?.name ?? '';
  return (
    <div className="sn-deck is-guardians">
      <span className="sn-back">
        <Drawing name="venerate" />
      </span>
      <span className="sn-words">
        <b>{words.guardians}</b>
        <small>{last ? words.lastSeen(name(last, printed)) : words.noneSeen}</small>
      </span>
    </div>
  );
}
