import { buildingCard } from '@thorp/helvetia/pieces';
import type { FigureView, HouseView, SexName } from '@thorp/helvetia';
import type { BuildingName, SlotName } from '@thorp/helvetia/cards';
import { use, type ReactNode } from 'react';
import { seatInRow } from '../../../board/MomentSeat.tsx';
import { Child, Figure } from '../Figure.tsx';
import SeatFace from '../SeatFace.tsx';
import { Names } from '../../../board/catalogue.tsx';
import { bandOf } from '../printed.ts';
import { TileFace } from '../TileFace.tsx';
import type { Change } from './find.ts';
import type { Party } from './text/en.ts';

/** A seat as part of a sentence. */
export function partyOf({ after }: Change, seat: number): Party {
  return { name: after.seats[seat]?.name ?? '', you: seat === after.seat };
}

/** The use of a building in words: the first line of its entry. */
export function useUse(): (building: BuildingName) => string {
  const catalogue = use(Names);
  return building => catalogue.get(buildingCard(building))?.lines[0] ?? '';
}

/** The building in a slot of a village, as it is now. */
export function houseAt({ after }: Change, village: number, slot: SlotName): HouseView | undefined {
  return after.view.players[village]?.houses.find(house => house.slot === slot);
}

/** A building with its people. */
export function House({ house, child }: { house: HouseView; child?: { owner: number; sex: SexName } }): ReactNode {
  const { host, guest, building } = house;
  const adults = [host, guest].filter(figure => figure !== null);
  return (
    <span className="he-tile he-mo-house" data-band={bandOf(building)} aria-hidden="true">
      <TileFace building={building} />
      <span className="he-crowd">
        {child ? <Child owner={child.owner} sex={child.sex} /> : null}
        {adults.map((figure: FigureView) => (
          <Figure key={figure.owner} figure={figure} />
        ))}
      </span>
    </span>
  );
}

/** The consequences, as a list. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="he-mo-facts">
      {facts.map(({ name, text, icon }) => (
        <div key={name}>
          <dt>
            {icon}
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Fact {
  readonly name: string;
  readonly text: string;
  readonly icon?: ReactNode;
}

/** A seat in a row. */
export const Who = seatInRow(SeatFace);
