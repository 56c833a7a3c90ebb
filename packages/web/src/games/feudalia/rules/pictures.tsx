import { use, type ReactNode } from 'react';
import { ArtDefs } from '../../../art/Portrait.tsx';
import { StepRow } from '../../../rulebook/figures.tsx';
import { symbolsOn } from '../../../rulebook/symbols.ts';
import type { Catalogue, GameSymbol, PictureProps } from '../../../rulebook/types.ts';
import { Glyph } from '../glyphs.tsx';
import { useLegend } from '../help/Legend.tsx';
import { HelpWordsProvider } from '../help/text/words.tsx';
import { InWords, Names } from '../../../board/catalogue.tsx';
import { WordsProvider } from '../text/words.tsx';
import '../../../art/style/index.css';
import '../style/index.css';

/** Provides the names, words and style of Feudalia for its pictures. */
export function Frame({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }): ReactNode {
  return (
    <InWords catalogue={catalogue} words={[WordsProvider, HelpWordsProvider]}>
      <div className="fe-art fe-rules">
        <ArtDefs />
        {children}
      </div>
    </InWords>
  );
}

export const pictures = { turn: Turn };

export function useSymbols(): readonly GameSymbol[] {
  return symbolsOn(use(Names), useLegend());
}

function Turn({ words }: PictureProps): ReactNode {
  const drawn = (['income', 'act', 'evening'] as const).map(name => <Glyph key={name} name={name} />);
  return <StepRow words={words} drawn={drawn} />;
}
