import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, Keyring, Silver, type DrawingName } from './icons.tsx';
import type { GlyphName } from './suits.tsx';
import type { Silver as Formula, Suit, Villager } from '@thorp/villagers/cards';
import type { Words } from './text/words.tsx';

/** How many symbols are at the bottom of a villager. */
export function symbolCount({ food, builder, gold, silver, key }: Villager): number {
  return food + [builder > 0, gold > 0, silver !== null, key > 0].filter(Boolean).length;
}

/** What a villager yields while uncovered; null for one without symbols. */
export function symbolsOf(it: Villager, words: Words): ReactNode {
  const { food, builder, gold, silver, key } = it;
  if (symbolCount(it) === 0) return null;
  return (
    <>
      {Array.from({ length: food }, (_, i) => (
        <Food key={i} />
      ))}
      {builder > 0 ? <Builder /> : null}
      {gold > 0 ? <Gold>{gold}</Gold> : null}
      {silver ? <FormulaSymbol formula={silver} words={words} /> : null}
      {key > 0 ? <Keyring count={key} /> : null}
    </>
  );
}

/** Only the Countess has no suit. */
export function isGlyph(suit: Suit): suit is GlyphName {
  return suit !== 'none';
}

const COUNTED: { readonly [of: string]: DrawingName } = {
  food: 'bread',
  builder: 'hammer',
  padlocks: 'padlock',
  'gold symbols': 'coins',
};

function FormulaSymbol({ formula, words }: { formula: Formula; words: Words }): ReactNode {
  const { amount, per } = formula;
  switch (formula.of) {
    case 'coins on one villager':
      return <Silver per={words.coinsOnOne} />;
    case 'printed gold':
      return isGlyph(formula.suit) ? <Silver per={words.goldOn} suit={formula.suit} /> : null;
    case 'suit symbols':
      return isGlyph(formula.suit) ? <Silver amount={amount} per={words.per(per)} suit={formula.suit} /> : null;
    default:
      return <Silver amount={amount} per={words.per(per)} icon={COUNTED[formula.of] ?? 'coins'} />;
  }
}
