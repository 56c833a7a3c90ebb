import { BUILDINGS, CHARACTERS, GOODS, GROUPS, START_SETS, type BuildingName } from '@thorp/helvetia/cards';
import { buildingCard, centreCard, characterCard, goodCard, groupCard } from '@thorp/helvetia/pieces';
import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { ArtDefs, Portrait } from '../../../art/Portrait.tsx';
import { InWords } from '../../../board/catalogue.tsx';
import { PORTRAITS } from '../people.ts';
import { Good, Pennant } from '../pieces.tsx';
import { bandOf, tileOf } from '../printed.ts';
import { BuildingScene } from '../scenes/BuildingScene.tsx';
import { WordsProvider } from '../text/words.tsx';
import { TileFace } from '../TileFace.tsx';
import '../../../art/style/index.css';
import '../style/index.css';
import './help.css';

/** An entry of the catalogue as drawn at the table. */
export default function HelpFace(props: { card: string; catalogue: ReadonlyMap<string, CatalogueEntry> }): ReactNode {
  const { card, catalogue } = props;
  const face = faceOf(card);
  if (face === null) return null;
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <span className="he-art helpface he-help" aria-hidden="true">
        <ArtDefs />
        {face}
      </span>
    </InWords>
  );
}

/** Tiles for complete villages show only their points, which are also in the text. */
function faceOf(card: string): ReactNode {
  const building = BUILDINGS.find(({ name }) => buildingCard(name) === card);
  if (building) return <Building building={building.name} />;
  const good = GOODS.find(name => goodCard(name) === card);
  if (good) return <Good good={good} />;
  const character = CHARACTERS.find(name => characterCard(name) === card);
  if (character) return <span className="he-help-portrait">{<Portrait picture={PORTRAITS[character]} />}</span>;
  const group = GROUPS.find(({ name }) => groupCard(name) === card);
  if (group) return <Group goods={group.goods.map(at => GOODS[at])} points={group.points} />;
  const letter = Object.keys(START_SETS).find(name => centreCard(name) === card);
  return letter === undefined ? null : <StartSet buildings={START_SETS[letter] ?? []} />;
}

function Building({ building }: { building: BuildingName }): ReactNode {
  return (
    <span className="he-tile" data-band={bandOf(building)}>
      <TileFace building={building} />
      <span className="he-help-price">
        {tileOf(building).cost.map((good, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a cost may name a good twice
          <Good key={i} good={good} />
        ))}
      </span>
    </span>
  );
}

function Group({
  goods,
  points,
}: {
  goods: readonly ((typeof GOODS)[number] | undefined)[];
  points: number;
}): ReactNode {
  return (
    <span className="he-help-group">
      {goods.map(good => (good ? <Good key={good} good={good} /> : null))}
      <Pennant>{points}</Pennant>
    </span>
  );
}

/** The start buildings of a village. */
function StartSet({ buildings }: { buildings: readonly BuildingName[] }): ReactNode {
  return (
    <span className="he-help-set">
      {buildings.map(building => (
        <span key={building} className="he-picture">
          <BuildingScene building={building} />
        </span>
      ))}
    </span>
  );
}
