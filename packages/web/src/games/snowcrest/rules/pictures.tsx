import { VILLAGERS } from '@thorp/snowcrest/cards';
import { use, type ReactNode } from 'react';
import { ArtDefs } from '../../../art/Portrait.tsx';
import { Anatomy, FigureRow, StepRow } from '../../../rulebook/figures.tsx';
import { symbolsOn } from '../../../rulebook/symbols.ts';
import type { Catalogue, GameSymbol, PictureProps } from '../../../rulebook/types.ts';
import { CardBack, CardFace } from '../CardFace.tsx';
import { useLegend } from '../help/Legend.tsx';
import { HelpWordsProvider } from '../help/text/words.tsx';
import { SnowDefs } from '../Icons.tsx';
import { InWords, Names } from '../../../board/catalogue.tsx';
import { WordsProvider } from '../text/words.tsx';
import '../../../art/style/index.css';
import '../style/index.css';
import './pictures.css';

/** Provides the names, words and style of Snowcrest for its pictures. */
export function Frame({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, HelpWordsProvider]}>
      <div className="sn-art-scope sn-rules">
        <ArtDefs />
        <SnowDefs />
        {children}
      </div>
    </InWords>
  );
}

export const pictures = { villager: VillagerPicture, turn: Turn, lines: Lines };

export function useSymbols(): readonly GameSymbol[] {
  const catalogue = use(Names);
  return symbolsOn(catalogue, useLegend(catalogue));
}

const numberOf = (id: string): number => VILLAGERS.findIndex(each => each.id === id);

function VillagerPicture({ words }: PictureProps): ReactNode {
  return (
    <Anatomy
      words={words}
      spots={[
        [-8, 8],
        [108, 8],
        [-8, 82],
      ]}
    >
      <span className="sn-rules-card">
        <CardFace card={numberOf('priest')} />
      </span>
    </Anatomy>
  );
}

function Turn({ words }: PictureProps): ReactNode {
  return <StepRow words={words} drawn={[]} />;
}

/** The nine places with one line closed: the cards in it are face-down. */
function Lines({ words }: PictureProps): ReactNode {
  const up = ['peasant', 'farmer', 'labourer', 'potter', 'builder', 'woodcutter'].map(numberOf);
  const down = ['novice', 'priest', 'caretaker'].map(numberOf);
  const grid = (
    <span className="sn-rules-grid">
      {Array.from({ length: 9 }, (_, slot) => (
        <span key={slot} className="sn-rules-card">
          {slot % 4 === 0 ? (
            <CardBack card={down[slot / 4] ?? 0} />
          ) : (
            <CardFace wide card={up[slot - Math.floor(slot / 4) - 1] ?? 0} />
          )}
        </span>
      ))}
    </span>
  );
  return <FigureRow words={words} drawn={[grid]} />;
}
