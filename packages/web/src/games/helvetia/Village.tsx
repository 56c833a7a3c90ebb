import { goodSupplied, quarterSlots } from '@thorp/helvetia/reading';
import { buildingCard, slotPiece } from '@thorp/helvetia/pieces';
import type { HouseView } from '@thorp/helvetia';
import { SLOTS, type BuildingName, type SlotName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { isLit, Place } from '../../board/widgets.ts';
import { Centre } from './Centre.tsx';
import { Child, Figure } from './Figure.tsx';
import { useNames } from './names.ts';
import { answeredOtherwise, spotOf } from './plan.ts';
import { areaOf, bandOf } from './printed.ts';
import { useTable, type HelvetiaChoice } from './table.ts';
import { useWords } from './text/words.tsx';
import { TileFace } from './TileFace.tsx';

/** A village shown large: ten places around its centre. */
export function VillageMap({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const houses = view.players[owner]?.houses ?? [];
  const inQuarter = useQuarter(owner);
  return (
    <ul className="he-map">
      {SLOTS.map(slot => {
        const house = houses.find(each => each.slot === slot);
        return (
          <li key={slot} style={{ gridArea: areaOf(slot) }} className={inQuarter(slot)} data-slot={slot}>
            {house ? <House owner={owner} house={house} /> : <Free owner={owner} slot={slot} />}
          </li>
        );
      })}
      <li style={{ gridArea: '2 / 2 / 3 / 4' }} className={inQuarter(null)}>
        <Centre owner={owner} />
      </li>
    </ul>
  );
}

/** During the Night Watchman's question, the quarter under the pointer is bright and the rest is dim. */
export function useQuarter(owner: number): (slot: SlotName | null) => string | undefined {
  const { view, quarter } = useTable();
  if (quarter?.village !== owner) return () => undefined;
  const slots = quarterSlots(quarter.name, view.settings.quarterModel);
  return slot => (slot !== null && slots.includes(slot) ? 'is-quarter' : 'is-dim');
}

function House({ owner, house }: { owner: number; house: HouseView }): ReactNode {
  const { drops, mine, planning, choose, isHinted } = useTable();
  const names = useNames();
  const words = useWords();
  const { slot, building } = house;
  const drop = owner === mine ? drops.get(slot) : undefined;
  const spot = spotOf({ village: owner, slot });
  const payment = planning.plan?.payments.find(({ event }) => event.kind !== 'bought' && spotOf(event) === spot)?.event;
  const face = (
    <>
      <TileFace building={building} />
      <Crowd owner={owner} house={house} />
      {payment ? <span className="he-plan-note">{words.liesFor(names.good(goodSupplied(payment)))}</span> : null}
      {drop ? <span className="he-plan-note">{words.womanHere}</span> : null}
    </>
  );
  const classes = payment ? 'he-tile is-plan' : 'he-tile';
  return drop ? (
    <button
      type="button"
      data-lit
      data-band={bandOf(building)}
      className={isHinted(drop.option) ? 'he-tile is-lit is-plan is-hinted' : 'he-tile is-lit is-plan'}
      onClick={() => choose(drop)}
    >
      {face}
      <span className="sr-only">{drop.label}</span>
    </button>
  ) : (
    <span className="he-cell" data-band={bandOf(building)}>
      <Place id={slotPiece(owner, slot)} card={buildingCard(building)} className={classes}>
        {face}
      </Place>
    </span>
  );
}

/** The people in a building: children first, then the couple. */
export function Crowd({
  owner,
  house: { slot, host, guest, children },
}: {
  owner: number;
  house: HouseView;
}): ReactNode {
  const { planning, update } = useTable();
  const lies = planning.plan?.lying.has(spotOf({ village: owner, slot })) ?? false;
  const count = children.length + (host ? 1 : 0) + (guest ? 1 : 0);
  return (
    <span className={count === 1 ? 'he-crowd is-one' : 'he-crowd'}>
      {children.map((sex, i) => (
        // Children have no names; they lie in the order of their birth.
        // oxlint-disable-next-line react/no-array-index-key
        <Child key={i} owner={owner} sex={sex} />
      ))}
      {[host, guest].map(figure =>
        figure ? <Figure key={figure.owner} figure={figure} planned={lies && figure.owner === update.seat} /> : null,
      )}
    </span>
  );
}

/** A place without a building: the planned building is drawn on it, or can be moved there. */
function Free({ owner, slot }: { owner: number; slot: SlotName }): ReactNode {
  const { planning, mine } = useTable();
  const built = owner === mine ? planning.plan?.built : null;
  if (!built) return <Lot owner={owner} slot={slot} />;
  if (built.event.slot === slot) return <PlannedHouse building={built.event.building} slot={slot} />;
  const choice = built.choices.find(({ option }) => option.kind === 'place' && option.slot === slot);
  return choice && built.ask !== null ? <PlannedLot ask={built.ask} choice={choice} /> : <NoHouse />;
}

function NoHouse(): ReactNode {
  return (
    <span className="he-lot">
      <span className="sr-only">{useWords().freePlace}</span>
    </span>
  );
}

function PlannedHouse({ building, slot }: { building: BuildingName; slot: SlotName }): ReactNode {
  const { planning, mine, update } = useTable();
  const words = useWords();
  const sex = planning.plan?.movedIn?.event.sex;
  const host = sex && update.seat !== null ? { owner: update.seat, sex, awake: true } : null;
  return (
    <span className="he-tile is-plan is-planned" data-band={bandOf(building)}>
      <TileFace building={building} />
      <Crowd owner={mine} house={{ slot, building, host, guest: null, children: [] }} />
      <span className="he-plan-note">{sex ? words.entersAs[sex] : words.here}</span>
    </span>
  );
}

function PlannedLot({ ask, choice }: { ask: number; choice: HelvetiaChoice }): ReactNode {
  const { planning } = useTable();
  const words = useWords();
  const { plan } = planning;
  const change = (): void => {
    if (plan) planning.change(answeredOtherwise(plan, ask, choice.option));
  };
  return (
    <button type="button" className="place he-lot is-lit" data-lit onClick={change}>
      <span className="sr-only">{choice.label}</span>
      <span>{words.lot}</span>
    </button>
  );
}

function Lot({ owner, slot }: { owner: number; slot: SlotName }): ReactNode {
  const { lights } = useTable();
  const words = useWords();
  const id = slotPiece(owner, slot);
  if (!isLit(lights(id))) return <NoHouse />;
  return (
    <Place id={id} card={null} className="he-lot">
      <span>{words.lot}</span>
    </Place>
  );
}
