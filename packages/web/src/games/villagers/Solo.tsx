import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, Silver } from './icons.tsx';
import { DRAFTING_PRIORITY, type PrioritySymbol } from '@thorp/villagers/cards';
import { countessId, readPiece } from '@thorp/villagers/pieces';
import { Place } from '../../board/widgets.ts';
import { decreeName, faceName } from './pictures.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** What the solo modes show beside the villages: the events of the Countess, or the priorities of the Monastery. */
export default function Solo(): ReactNode {
  const { view } = useTable();
  if (view.countess) return <CountessEvents />;
  return view.settings.mode === 'monastery' ? <Monastery /> : null;
}

/** V-15 Her events are face-up until they act; a tap explains one or, when asked, resolves it. */
function CountessEvents(): ReactNode {
  const { update, catalogue } = useTable();
  const words = useWords();
  const zone = update.board.zones.find(({ id }) => id === 'countess');
  const waiting = zone?.pieces.filter(({ active }) => active !== false) ?? [];
  return (
    <section className="vi-solo is-countess panel" aria-label={words.countessEvents}>
      <h2>{words.countessEvents}</h2>
      <ul className="vi-decrees">
        {waiting.map(({ id, card, name }) => (
          <li key={id}>
            <Place id={id} light={firstOf(id)} card={card} className="vi-decree">
              <Thumb card={card} />
              <span>
                <b>{name}</b>
                <small>{card === null ? '' : catalogue.get(card)?.lines[0]}</small>
              </span>
            </Place>
          </li>
        ))}
      </ul>
      <p className="vi-counts">
        {zone?.counters.map(({ name, value }) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

function Thumb({ card }: { card: string | null }): ReactNode {
  return card === null ? null : (
    <span className="vi-thumb">
      <GalleryPicture name={faceName(decreeName(card))} />
    </span>
  );
}

/** Choices point at the first of equal events. */
function firstOf(id: string): string {
  const piece = readPiece(id);
  return piece?.kind === 'countess' ? countessId(piece.event) : id;
}

const WISHES: { readonly [S in PrioritySymbol]: ReactNode } = {
  builder: <Builder />,
  food: <Food />,
  gold: <Gold>G</Gold>,
  silver: <Silver per="S" />,
  bronze: <span className="vi-bronze">B</span>,
};

/** V-14.4 What the Monastery takes first in each round: the row of this round counts. It is also the round track. */
function Monastery(): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const zone = update.board.zones.find(({ id }) => id === 'monastery');
  return (
    <section className="vi-solo panel" aria-label={zone?.title}>
      <h2>{words.monastery}</h2>
      <ol className="vi-wishes">
        {zone?.pieces.map(({ id, name, marks, active }, i) => (
          <li key={id} className={active ? 'is-now' : undefined} aria-current={active ? 'step' : undefined}>
            <span className="sr-only">{`${name}: ${marks.join(', ')}`}</span>
            <b aria-hidden="true">{i + 1}</b>
            {DRAFTING_PRIORITY[i]?.map(symbol => (
              <span key={symbol} className="vi-wish" aria-hidden="true">
                {WISHES[symbol]}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="vi-counts">
        {zone?.counters.slice(1).map(({ name, value }) => (
          <span key={name}>
            {name}: <b>{value}</b>
          </span>
        ))}
      </p>
    </section>
  );
}
