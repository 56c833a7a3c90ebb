import { VILLAGERS } from '@thorp/snowcrest/cards';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Picked } from '../../board/widgets.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ActionBoxes } from './CardFace.tsx';
import { useCardName } from './names.ts';
import { usePayForMe } from './Payment.tsx';
import { usePayPlan } from './PayPlan.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/*
 * A place and its payment are one sheet: nothing is sent before the price is confirmed, so another place can still be
 * tapped.
 */

/** What the prompt asks while a place is considered; null if none is. */
export function usePlacing(): Picked | null {
  const { view, me, placing } = useTable();
  const planning = usePayPlan();
  const words = useWords();
  const name = useCardName();
  if (placing === null || view.arriving === null) return null;
  const old = view.players[me]?.village[placing];
  const says = words.place.question(name(view.arriving), old ? name(old.card) : null);
  return { name: name(view.arriving), says, choices: [], cancel: planning?.cancel ?? null };
}

/** The arriving and the leaving card, with their actions. */
export function Swap(): ReactNode {
  const { view, me, placing } = useTable();
  const words = useWords();
  const at = placing ?? view.acting;
  if (view.arriving === null || at === null || view.active !== me) return null;
  const old = view.players[me]?.village[at];
  return (
    <p className="sn-swap">
      <Can card={view.arriving} label={words.place.comes} />
      {old ? <Can card={old.card} label={words.place.leaves} /> : null}
    </p>
  );
}

/** The boxes are visual only; the same actions are the last lines of the card's catalogue entry. */
function Can({ card, label }: { card: number; label: (name: string) => string }): ReactNode {
  const { catalogue } = useTable();
  const name = useCardName();
  const it = VILLAGERS[card];
  if (!it) return null;
  const actions = it.actions.length > 0 ? (catalogue.get(it.id)?.lines.slice(-it.actions.length) ?? []) : [];
  return (
    <span>
      <b>{label(name(card))}</b> <span className="sr-only">{actions.join('; ')}</span>
      <span aria-hidden="true">
        <ActionBoxes it={it} />
      </span>
    </span>
  );
}

/** Pays as planned, or lets the player choose the sources. */
export function PlaceButtons({ onChoose }: { onChoose: () => void }): ReactNode {
  const words = useWords();
  const forMe = usePayForMe();
  const { placing } = useTable();
  const pay = useRef<HTMLButtonElement>(null);
  useEffect(() => pay.current?.focus(), [placing]);
  if (!forMe) return null;
  return (
    <span className="sn-place-buttons">
      <button ref={pay} type="button" data-for-me data-lit className="btn btn--primary btn--for-me" onClick={forMe.act}>
        <Icon name="forMe" />
        <span>
          {forMe.label}
          <small>{forMe.note}</small>
        </span>
      </button>
      <button type="button" data-lit className="btn" onClick={onChoose}>
        {words.place.choose}
      </button>
    </span>
  );
}
