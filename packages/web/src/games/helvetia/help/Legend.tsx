import { BUILDINGS, COMPLEX, type BuildingName } from '@thorp/helvetia/cards';
import { buildingCard } from '@thorp/helvetia/pieces';
import type { ReactNode } from 'react';
import { Legend, type LegendEntry } from '../../../board/Legend.tsx';
import { useText } from '../../../text/text.tsx';
import { Good, Pennant, Swap } from '../pieces.tsx';
import { bandOf, tileOf, workOf, type GoodIcon } from '../printed.ts';
import { WordsProvider } from '../text/words.tsx';
import { HelpWordsProvider, useHelpWords, type HelpWords } from './text/words.tsx';

/** What the symbols of a building mean. */
export default function HelvetiaLegend({ card }: { card: string }): ReactNode {
  const building = BUILDINGS.find(({ name }) => buildingCard(name) === card);
  if (!building) return null;
  return (
    <WordsProvider>
      <HelpWordsProvider>
        <span className="he-art legend-scope">
          <Symbols building={building.name} />
        </span>
      </HelpWordsProvider>
    </WordsProvider>
  );
}

function Symbols({ building }: { building: BuildingName }): ReactNode {
  const { learn } = useText();
  return <Legend title={learn.legend} entries={entriesOf(building, useHelpWords())} />;
}

/** The symbols of any card, for the glossary of the rules. */
export function useLegend(): (card: string) => readonly LegendEntry[] {
  const words = useHelpWords();
  return card => {
    const building = BUILDINGS.find(({ name }) => buildingCard(name) === card);
    return building ? entriesOf(building.name, words) : [];
  };
}

function entriesOf(building: BuildingName, words: HelpWords): LegendEntry[] {
  const { give, make, points } = workOf(building);
  const { cost } = tileOf(building);
  const isSwap = bandOf(building) === 'swap';
  const shown = [give, make].filter(good => good !== null);
  const has = (wanted: (good: GoodIcon) => boolean): GoodIcon | undefined => shown.find(wanted);
  const basic = has(good => good !== 'any' && good !== 'food' && !COMPLEX[good]);
  const complex = has(good => good !== 'any' && good !== 'food' && COMPLEX[good] !== undefined);
  const [first] = cost;
  const entries: (LegendEntry | false | null | undefined)[] = [
    basic && { symbol: <Good good={basic} />, ...words.basic },
    complex && { symbol: <Good good={complex} />, ...words.complex },
    give !== null && make !== null && !isSwap && { symbol: <b className="he-arrow" />, ...words.arrow },
    isSwap && { symbol: <Swap />, ...words.swap },
    has(good => good === 'any') && { symbol: <Good good="any" />, ...words.any },
    has(good => good === 'food') && { symbol: <Good good="food" />, ...words.food },
    points > 0 && { symbol: <Pennant>{points}</Pennant>, ...words.points },
    first && { symbol: <Good good={first} />, ...words.price },
  ];
  return entries.filter(entry => !!entry);
}
