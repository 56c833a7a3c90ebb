import { ACHIEVEMENT_SCROLLS, ACHIEVEMENTS, RESOURCE_IDS, SPIRITS, TILE_IDS, VILLAGERS } from '@thorp/snowcrest/cards';
import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { ArtDefs } from '../../../art/Portrait.tsx';
import { CardFace } from '../CardFace.tsx';
import { Drawing, ResourceIcon, resourceName, SnowDefs, TileIcon } from '../Icons.tsx';
import { InWords } from '../../../board/catalogue.tsx';
import { SpiritFace } from '../SpiritFace.tsx';
import { WordsProvider } from '../text/words.tsx';
import '../../../art/style/index.css';
import '../style/index.css';
import './help.css';

/** An entry of the catalogue as it is printed. */
export default function HelpFace(props: { card: string; catalogue: ReadonlyMap<string, CatalogueEntry> }): ReactNode {
  const { card, catalogue } = props;
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <span className="sn-art-scope helpface sn-help" aria-hidden="true">
        <ArtDefs />
        <SnowDefs />
        <Face card={card} name={catalogue.get(card)?.name ?? ''} />
      </span>
    </InWords>
  );
}

function Face({ card, name }: { card: string; name: string }): ReactNode {
  const villager = VILLAGERS.findIndex(({ id }) => id === card);
  if (villager >= 0) return <CardFace card={villager} />;
  const spirit = SPIRITS.findIndex(({ id }) => id === card);
  if (spirit >= 0) return <SpiritFace spirit={spirit} />;
  if (ACHIEVEMENTS.some(({ id }) => id === card)) return <GoalFace name={name} />;
  const resource = RESOURCE_IDS.findIndex(id => id === card);
  if (resource >= 0) return <ResourceIcon kind={resourceName(resource)} />;
  const tile = TILE_IDS.findIndex(id => id === card);
  return <TileIcon tile={tile === 0 || tile === 1 || tile === 2 ? tile : null} />;
}

function GoalFace({ name }: { name: string }): ReactNode {
  return (
    <span className="sn-help-goal">
      <b>{name}</b>
      <Drawing name="check" />
      <ResourceIcon kind="scroll" n={ACHIEVEMENT_SCROLLS} />
    </span>
  );
}
