import { same } from '@thorp/kernel';
import { createContext, use, type ReactNode } from 'react';
import { Gable } from './scenes.tsx';
import { Coins } from './icons.tsx';
import { choiceMark, isLit, Place } from '../../board/widgets.ts';
import { CardFace, Strip } from './CardFace.tsx';
import { CARDS, type CardId } from '@thorp/villagers/cards';
import { villagerId } from '@thorp/villagers/pieces';
import { widthOf, type Floor } from './houses.ts';
import { NEW_HOUSE, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** Whether a village is shown large. */
export const IsEnlarged = createContext(false);

interface HouseProps {
  readonly owner: number;
  readonly house: Floor;
}

/** A chain: the first villager is the roof, covered villagers are floors, the active one is at the door. */
export function House({ owner, house }: HouseProps): ReactNode {
  const { suit } = CARDS[house.it.card];
  const wide = widthOf(house);
  return (
    <li className={wide > 1 ? 'vi-house' : 'vi-house is-narrow'} data-suit={suit} style={{ '--wide': wide }}>
      <Gable wide={wide > 1.2} />
      <FloorView owner={owner} floor={house} lintel />
    </li>
  );
}

function FloorView({ owner, floor, lintel = false }: { owner: number; floor: Floor; lintel?: boolean }): ReactNode {
  const { at, it, above, room } = floor;
  const id = villagerId(owner, at);
  const as = it.as === it.card || CARDS[it.card].as === it.as ? null : it.as;
  if (above.length === 0) return <Top owner={owner} at={at} card={it.card} coins={it.coins} as={as} />;
  return (
    <>
      <Covered id={id} card={it.card} className={lintel ? 'vi-floor vi-lintel' : 'vi-floor'}>
        <Strip card={it.card} as={as} wide={widthOf(floor)} />
        <Coins count={it.coins} />
      </Covered>
      <span className="vi-branches">
        {above.map(branch => (
          <span className="vi-branch" key={branch.at} style={{ '--wide': widthOf(branch) }}>
            <FloorView owner={owner} floor={branch} />
          </span>
        ))}
        {room > 0 ? <Plot owner={owner} on={at} wide={room} /> : null}
      </span>
    </>
  );
}

/**
 * The head of a covered villager. In the street it is too small for a finger, so it can be tapped only if it is asked
 * for; in a village that is shown large every head can be tapped.
 */
function Covered(props: { id: string; card: CardId; className: string; children: ReactNode }): ReactNode {
  const { id, card, className, children } = props;
  const { lights, pieces } = useTable();
  if (isLit(lights(id)) || use(IsEnlarged)) return <Place {...props} />;
  const piece = pieces.get(id);
  return (
    <span
      className={`place ${className}`}
      data-piece={id}
      data-card={card}
      role="img"
      aria-label={[piece?.name, ...(piece?.marks ?? [])].join(', ')}
    >
      {children}
    </span>
  );
}

/** The villager on top: it is active, and something may be built on it. */
function Top(props: { owner: number; at: number; card: CardId; coins: number; as: CardId | null }): ReactNode {
  const { owner, at, card, coins, as } = props;
  return (
    <span className="vi-door">
      <Place id={villagerId(owner, at)} card={card}>
        <CardFace card={card} lines={false} coins={coins} as={as} />
      </Place>
      <Drop owner={owner} on={at} />
    </span>
  );
}

/** Shows that the villager in question may go here. */
function Drop({ owner, on }: { owner: number; on: number }): ReactNode {
  const { update, places, choose, busy, hint } = useTable();
  const words = useWords();
  const choice = owner === update.seat ? places.get(on) : undefined;
  if (!choice) return null;
  return (
    <button
      type="button"
      className={hint && same(choice.option, hint) ? 'vi-drop is-hinted' : 'vi-drop'}
      data-lit
      data-place={on}
      data-choice={choiceMark(update, choice)}
      onClick={() => busy || choose(choice)}
    >
      <span>{words.here}</span>
      <span className="sr-only">{choice.label}</span>
    </button>
  );
}

/** A free place beside the villagers that already stand on a card. */
function Plot({ owner, on, wide }: { owner: number; on: number; wide: number }): ReactNode {
  const words = useWords();
  return (
    <span className="vi-plot" style={{ '--wide': wide }}>
      <span className="sr-only">{words.freePlace}</span>
      <Drop owner={owner} on={on} />
    </span>
  );
}

/** Where a villager would start a new house. */
export function NewHouse({ owner }: { owner: number }): ReactNode {
  const { update, places } = useTable();
  const words = useWords();
  if (owner !== update.seat || !places.has(NEW_HOUSE)) return null;
  return (
    <li className="vi-house is-narrow is-new" style={{ '--wide': 1 }}>
      <span className="vi-plot" style={{ '--wide': 1 }}>
        <span>{words.newHouse}</span>
        <Drop owner={owner} on={NEW_HOUSE} />
      </span>
    </li>
  );
}
