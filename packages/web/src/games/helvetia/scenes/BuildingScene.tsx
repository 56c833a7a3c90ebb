import type { BuildingName } from '@thorp/helvetia/cards';
import { memo, type ReactNode } from 'react';
import { HutOf, LandOf, Scene, ThingOf } from './parts.tsx';
import { RECIPES } from './recipes.tsx';

/** The picture of a building. */
export const BuildingScene = memo(function BuildingScene({ building }: { building: BuildingName }): ReactNode {
  const { land, hut: house, things = [], more, near } = RECIPES[building];
  return (
    <Scene width={120} land={<LandOf land={land} />}>
      {more}
      {house ? <HutOf hut={house} /> : null}
      {near}
      {things.map(each => (
        <ThingOf key={each.x} thing={each} />
      ))}
    </Scene>
  );
});
