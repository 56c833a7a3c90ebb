import { MASTERS, VASSALS, type Effect, type MasterId, type VassalId } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { Legend, type LegendEntry } from '../../../board/Legend.tsx';
import { useText } from '../../../text/text.tsx';
import { Coin, Cube } from '../goods.tsx';
import { Glyph } from '../glyphs.tsx';
import { WordsProvider } from '../text/words.tsx';
import { isMaster, isVassal } from './cardKinds.ts';
import { HelpWordsProvider, useHelpWords, type HelpWords } from './text/words.tsx';

/** What the symbols of a vassal or a master mean. */
export default function FeudaliaLegend({ card }: { card: string }): ReactNode {
  if (!isVassal(card) && !isMaster(card)) return null;
  return (
    <WordsProvider>
      <HelpWordsProvider>
        <Symbols card={card} />
      </HelpWordsProvider>
    </WordsProvider>
  );
}

function Symbols({ card }: { card: VassalId | MasterId }): ReactNode {
  const { learn } = useText();
  return <Legend title={learn.legend} entries={useLegend()(card)} />;
}

/** The symbols of any card; also for the glossary of the rules. */
export function useLegend(): (card: string) => readonly LegendEntry[] {
  const words = useHelpWords();
  return card => {
    if (isMaster(card)) return masterEntries(card, words).filter(entry => !!entry);
    return isVassal(card) ? vassalEntries(card, words).filter(entry => !!entry) : [];
  };
}

type Entries = (LegendEntry | false | undefined)[];

function vassalEntries(card: VassalId, words: HelpWords): Entries {
  const { cost, eliminate, nobles, action, income } = VASSALS[card];
  const effects = !action ? [] : action.type === 'influence' ? action.scrolls.flat() : action.effects;
  return [
    ...goodsEntries(Object.keys(cost), effects, words),
    eliminate !== null && { symbol: '−', ...words.dismiss },
    nobles > 0 && { symbol: <Glyph name="crown" />, ...words.noble },
    action?.type === 'field' && { symbol: <Glyph name="field" />, ...words.field },
    action?.type === 'influence' && { symbol: <Glyph name="influence" />, ...words.influence },
    action?.type === 'blue' && { symbol: <Glyph name="evening" />, ...words.evening },
    income > 0 && { symbol: <Glyph name="income" />, ...words.income },
  ];
}

function masterEntries(card: MasterId, words: HelpWords): Entries {
  const { cost, fief, effects, pay } = MASTERS[card];
  const paid = [...Object.keys(cost), ...(pay.coins > 0 ? ['coins'] : [])];
  return [
    ...goodsEntries(paid, effects, words),
    { symbol: fief === 'any' ? <Glyph name="master" /> : <Glyph name={fief} />, ...words.flag },
    effects.length > 0 && { symbol: <Glyph name="act" />, ...words.action },
  ];
}

/** Coins and cubes in the price and in the effects of a card. */
function goodsEntries(price: readonly string[], effects: readonly Effect[], words: HelpWords): Entries {
  const brings = (wanted: (effect: Effect) => boolean): boolean => effects.some(wanted);
  const hasCoins = price.includes('coins') || brings(({ op }) => op === 'coins');
  const hasCubes = price.some(good => good !== 'coins') || brings(({ op }) => op === 'produce' || op === 'gain');
  const hasAny = brings(effect => effect.op === 'gain' && effect.res === 'any');
  return [
    hasCoins && { symbol: <Coin>1</Coin>, ...words.coins },
    hasCubes && { symbol: <Cube type="wheat" />, ...words.cubes },
    hasAny && { symbol: <Cube type="any" />, ...words.anyCube },
  ];
}
