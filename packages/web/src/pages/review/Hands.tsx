import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';

/** With everything visible: what each seat holds, by name. */
export function Hands({ onCard }: { onCard: (card: string) => void }): ReactNode {
  const { shown, facts } = useReviewed();
  const text = useReviewText();
  const { hands } = shown;
  if (!hands) return null;
  return (
    <section className="rv-hands panel" aria-label={text.hands}>
      <h2>{text.hands}</h2>
      <dl>
        {hands.map(({ seat, zones }) => {
          const cards = zones.flatMap(zone => zone.cards);
          return (
            <div key={seat}>
              <dt>
                <SeatMark seat={seat} /> {facts.seats[seat]?.name}
              </dt>
              <dd>
                {cards.length === 0 ? text.noCards : null}
                {cards.map(({ id, card, name }) =>
                  card === null ? (
                    <span key={id}>{name}</span>
                  ) : (
                    <button key={id} type="button" className="rv-card" onClick={() => onCard(card)}>
                      {name}
                    </button>
                  ),
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
