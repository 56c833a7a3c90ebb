import type { FigureView } from '@thorp/helvetia';
import { SLOTS, type BuildingName, type QuarterName, type SlotName } from '@thorp/helvetia/cards';
import { quarterSlots } from '@thorp/helvetia/reading';
import { use, type ReactNode } from 'react';
import { ArtDefs } from '../../../art/Portrait.tsx';
import { FigureRow, StepRow } from '../../../rulebook/figures.tsx';
import { Marked } from '../../../rulebook/Marked.tsx';
import { symbolsOn } from '../../../rulebook/symbols.ts';
import type { Catalogue, GameSymbol, PictureProps } from '../../../rulebook/types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SeatColours } from '../../../ui/SeatMark.tsx';
import { Figure } from '../Figure.tsx';
import { useLegend } from '../help/Legend.tsx';
import { HelpWordsProvider } from '../help/text/words.tsx';
import { helvetia } from '../index.ts';
import { InWords, Names } from '../../../board/catalogue.tsx';
import { Coin } from '../pieces.tsx';
import { areaOf, bandOf } from '../printed.ts';
import { WordsProvider } from '../text/words.tsx';
import { TileFace } from '../TileFace.tsx';
import '../../../art/style/index.css';
import '../style/index.css';
import './pictures.css';

/** Provides the names, words, colours and style of Helvetia for its pictures. */
export function Frame({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }): ReactNode {
  return (
    <SeatColours value={helvetia.seatColours}>
      <InWords catalogue={catalogue} words={[WordsProvider, HelpWordsProvider]}>
        <div className="he-art he-rules">
          <ArtDefs />
          {children}
        </div>
      </InWords>
    </SeatColours>
  );
}

export const pictures = { village: VillagePicture, quarters: Quarters, roundend: RoundEnd };

export function useSymbols(): readonly GameSymbol[] {
  return symbolsOn(use(Names), useLegend());
}

const AWAKE: FigureView = { owner: 0, sex: 'man', awake: true };
const GUEST: FigureView = { owner: 1, sex: 'woman', awake: true };
const ASLEEP: FigureView = { owner: 0, sex: 'woman', awake: false };

/** Some buildings with the people in them; the other places are free. */
const HOUSES: { readonly [S in SlotName]?: readonly [BuildingName, ...FigureView[]] } = {
  T1: ['well', AWAKE, GUEST],
  L: ['grain-farm', ASLEEP],
  B2: ['woodcutter', AWAKE],
};

function VillagePicture({ words }: PictureProps): ReactNode {
  return (
    <div className="fig he-rules-village">
      <ul className="he-map" inert>
        {SLOTS.map(slot => {
          const [building, ...people] = HOUSES[slot] ?? [];
          return (
            <li key={slot} style={{ gridArea: areaOf(slot) }}>
              {building ? <House building={building} people={people} /> : <span className="he-rules-free" />}
            </li>
          );
        })}
        <li style={{ gridArea: '2 / 2 / 3 / 4' }}>
          <span className="he-rules-centre">
            <Figure figure={AWAKE} />
            <Coin seat={2} />
            <Coin seat={3} />
          </span>
        </li>
      </ul>
      <ol>
        {words.map(each => (
          <li key={each}>
            <Marked text={each} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function House({ building, people }: { building: BuildingName; people: readonly FigureView[] }): ReactNode {
  return (
    <span className="he-tile" data-band={bandOf(building)}>
      <TileFace building={building} />
      <span className="he-crowd">
        {people.map(figure => (
          <Figure key={figure.owner} figure={figure} />
        ))}
      </span>
    </span>
  );
}

const QUARTERS: readonly QuarterName[] = ['top', 'bottom', 'left', 'right'];

function Quarters({ words }: PictureProps): ReactNode {
  const drawn = QUARTERS.map(quarter => (
    <span key={quarter} className="he-rules-quarter">
      {SLOTS.map(slot => (
        <i
          key={slot}
          style={{ gridArea: areaOf(slot) }}
          className={quarterSlots(quarter, 'sides').includes(slot) ? 'is-quarter' : undefined}
        />
      ))}
    </span>
  ));
  return <FigureRow words={words} drawn={drawn} />;
}

function RoundEnd({ words }: PictureProps): ReactNode {
  const drawn = (['crown', 'coins', 'eye', 'person', 'sheet', 'house'] as const).map(name => (
    <Icon key={name} name={name} />
  ));
  return <StepRow words={words} drawn={drawn} />;
}
