import { EVENTS, RESOURCES, VASSALS, type Lot, type Season, type VassalId } from '@thorp/feudalia/cards';
import { fiefCard } from '@thorp/feudalia/pieces';
import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { MasterFace, VassalFace } from '../faces.tsx';
import { GalleryPicture, Land } from '../GalleryPicture.tsx';
import { Price } from '../goods.tsx';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import { usesOf } from '../Hand.tsx';
import { InWords } from '../../../board/catalogue.tsx';
import { weatherName } from '../pictures.ts';
import { useWords, WordsProvider } from '../text/words.tsx';
import { isMaster, isVassal } from './cardKinds.ts';
import '../../../art/style/index.css';
import '../style/index.css';
import './help.css';

/** An entry of the catalogue as drawn at the table. Scenarios and treasury boards have no face. */
export default function HelpFace(props: { card: string; catalogue: ReadonlyMap<string, CatalogueEntry> }): ReactNode {
  const { card, catalogue } = props;
  const face = faceOf(card);
  if (face === null) return null;
  return (
    <InWords catalogue={catalogue} words={[WordsProvider]}>
      <span className="helpface fe-help" aria-hidden="true">
        {face}
      </span>
    </InWords>
  );
}

const LOT_GLYPHS: { readonly [L in Lot]: GlyphName } = {
  foundations: 'build',
  nave: 'build',
  dean: 'bishop',
  canon: 'bishop',
  window: 'glazier',
  silver: 'silversmith',
};

const isLot = (card: string): card is Lot => card in LOT_GLYPHS;

function faceOf(card: string): ReactNode {
  if (isVassal(card)) return <Vassal card={card} />;
  if (isMaster(card)) return <MasterFace card={card} />;
  const land = RESOURCES.find(type => fiefCard(type) === card);
  if (land) return <Land type={land} />;
  if (isLot(card)) return <Glyph name={LOT_GLYPHS[card]} />;
  const event = EVENTS.find(({ effect }) => effect === card);
  return event ? <Weather season={event.season} /> : null;
}

/** Nothing can be chosen here. */
const DARK = { choices: [], refused: [], hinted: false };

function Vassal({ card }: { card: VassalId }): ReactNode {
  const words = useWords();
  const { cost, eliminate } = VASSALS[card];
  return (
    <>
      <VassalFace card={card} uses={usesOf(card, DARK, words)} />
      <span className="fe-help-price">
        <Price bag={cost} eliminate={eliminate} />
      </span>
    </>
  );
}

function Weather({ season }: { season: Season }): ReactNode {
  return (
    <span className="fe-weather">
      <GalleryPicture name={weatherName(season)} />
    </span>
  );
}
