import { buildingCard, slotPiece } from '@thorp/helvetia/pieces';
import type { HouseView } from '@thorp/helvetia';
import { SLOTS } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { isLit, Place, type Size } from '../../board/widgets.ts';
import { Dowry, Standing } from './Centre.tsx';
import { isFew } from './columns.ts';
import { Makes } from './pieces.tsx';
import { spotOf } from './plan.ts';
import { areaOf, bandOf } from './printed.ts';
import { BuildingScene } from './scenes/BuildingScene.tsx';
import { Church } from './scenes/parts.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { Crowd, useQuarter } from './Village.tsx';

/** A village at a glance: the same map, with bands, goods and figures. */
export function MiniMap({ owner, size }: { owner: number; size: Size }): ReactNode {
  const { view } = useTable();
  const inQuarter = useQuarter(owner);
  const { houses = [] } = view.players[owner] ?? {};
  return (
    <span className="he-mini">
      {SLOTS.map(slot => {
        const house = houses.find(each => each.slot === slot);
        return (
          <span key={slot} style={{ gridArea: areaOf(slot) }} className={inQuarter(slot)}>
            {house ? <MiniHouse owner={owner} house={house} size={size} /> : <span className="he-plot" />}
          </span>
        );
      })}
      <span style={{ gridArea: '2 / 2 / 3 / 4' }} className={inQuarter(null)}>
        <MiniCentre owner={owner} />
      </span>
    </span>
  );
}

function MiniHouse({ owner, house, size }: { owner: number; house: HouseView; size: Size }): ReactNode {
  const { lights, planning, view } = useTable();
  const { slot, building } = house;
  const id = slotPiece(owner, slot);
  const planned = planning.plan?.lying.has(spotOf({ village: owner, slot }));
  const classes = planned ? 'he-hut is-plan' : 'he-hut';
  const face = (
    <>
      {size !== 'phone' && isFew(view.players.length) ? (
        <span className="he-hut-scene">
          <BuildingScene building={building} />
        </span>
      ) : null}
      <Makes building={building} short />
      <Crowd owner={owner} house={house} />
    </>
  );
  // On a phone the whole village is one target.
  if (size === 'phone' || !isLit(lights(id))) {
    return (
      <span className={classes} data-band={bandOf(building)} data-piece={id} data-card={buildingCard(building)}>
        {face}
      </span>
    );
  }
  return (
    <span className="he-cell" data-band={bandOf(building)}>
      <Place id={id} card={buildingCard(building)} className={classes}>
        {face}
      </Place>
    </span>
  );
}

function MiniCentre({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const player = view.players[owner];
  if (!player) return null;
  const rich = player.dowry.some(count => count > 0);
  return (
    <span className="he-mini-centre">
      <svg className="he-church" viewBox="20 -8 82 86" aria-hidden="true">
        <Church />
      </svg>
      <span className="he-newcomers">
        <Standing owner={owner} people={player.centre} />
      </span>
      <span className="he-dowry">{rich ? <Dowry coins={player.dowry} /> : <em>{words.noDowry}</em>}</span>
    </span>
  );
}
