import type { BuildingName } from '@thorp/helvetia/cards';
import { memo, type ReactNode } from 'react';
import { Band } from './Band.tsx';
import { useNames } from './names.ts';
import { Makes } from './pieces.tsx';
import { BuildingScene } from './scenes/BuildingScene.tsx';

/** A building with its name, its picture and its use, if there is enough space. */
export const TileFace = memo(({ building, copies = 1 }: { building: BuildingName; copies?: number }): ReactNode => {
  const names = useNames();
  return (
    <>
      <Band name={names.building(building)} copies={copies} />
      <span className="he-picture">
        <BuildingScene building={building} />
      </span>
      <span className="he-does">
        <Makes building={building} />
      </span>
    </>
  );
});
