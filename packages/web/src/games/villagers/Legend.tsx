import { CARDS } from '@thorp/villagers/cards';
import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Legend, type LegendEntry } from '../../board/Legend.tsx';
import { useText } from '../../text/text.tsx';
import { isCard } from './cardIds.ts';
import { Builder, CardIcon, Food, Keyring, Silver } from './icons.tsx';
import { useWords, WordsProvider, type Words } from './text/words.tsx';
import '../../art/style/index.css';
import './style/index.css';

/** What the symbols of a villager mean. */
export default function VillagersLegend({ card }: { card: string }): ReactNode {
  if (!isCard(card)) return null;
  return (
    <WordsProvider>
      <span className="vi-art legend-scope">
        <Symbols card={card} />
      </span>
    </WordsProvider>
  );
}

function Symbols({ card }: { card: keyof typeof CARDS }): ReactNode {
  const { learn } = useText();
  return <Legend title={learn.legend} entries={entriesOf(card, useWords())} />;
}

function entriesOf(card: keyof typeof CARDS, { legend, per }: Words): LegendEntry[] {
  const { food, builder, gold, silver, key, lock } = CARDS[card];
  const entries: (LegendEntry | false | null | undefined)[] = [
    food > 0 && { symbol: <Food />, ...legend.food },
    builder > 0 && { symbol: <Builder />, ...legend.builder },
    gold > 0 && { symbol: <Gold>{gold}</Gold>, ...legend.gold },
    silver && { symbol: <Silver per={per(1)} />, ...legend.silver },
    key > 0 && { symbol: <Keyring count={key} />, ...legend.key },
    lock !== null && { symbol: <CardIcon name="padlock" />, ...legend.padlock },
  ];
  return entries.filter(entry => !!entry);
}
