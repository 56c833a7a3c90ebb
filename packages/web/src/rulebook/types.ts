import type { CatalogueEntry } from '@thorp/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../text/locales.ts';

/*
 * The rules of a game for people: chapters of typed blocks, in one language. RULES.md stays the numbered text; every
 * block names the clauses that it covers, so that a refusal, a setting or a card can link to it.
 */

/** The rules of one game: what is the same in all languages, and where the words are. */
export interface GameRulebook {
  /** The letter that the game's clauses begin with. */
  readonly letter: string;
  readonly text: { readonly [L in Locale]: () => Promise<RulesText> };
  readonly pictures: () => Promise<PicturesModule>;
  /** The section about each question of the game, by step. */
  readonly steps: { readonly [step: string]: string };
  /** The section about a card of the catalogue. */
  readonly cardSection: (card: string) => string;
}

/** What draws the pictures and the symbols of a game's rules. */
export interface PicturesModule {
  /** Drawings by name, made from the widgets of the table. */
  readonly pictures: { readonly [name: string]: ComponentType<PictureProps> };
  /** Every symbol of the game, with the cards that show it. */
  readonly useSymbols: () => readonly GameSymbol[];
  /** Provides the names, words and style of the game for everything drawn. */
  readonly Frame: ComponentType<{ readonly catalogue: Catalogue; readonly children: ReactNode }>;
}

export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

export interface PictureProps {
  /** The captions of the picture, in order. */
  readonly words: readonly string[];
}

export interface GameSymbol {
  readonly symbol: ReactNode;
  readonly name: string;
  readonly means: string;
  /** The cards of the catalogue that show it. */
  readonly cards: readonly string[];
}

export interface RulesText {
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** The id in its address: the same in all languages. */
  readonly id: string;
  readonly title: string;
  /** Whether a first game does not need it. */
  readonly more: boolean;
  readonly blocks: readonly Block[];
}

interface Cites {
  /** The full ids of the clauses that it covers. */
  readonly clauses: readonly string[];
}

export type Block =
  | (Cites & { readonly kind: 'text'; readonly text: string })
  | (Cites & { readonly kind: 'list'; readonly items: readonly string[] })
  | (Cites & {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    })
  /** A frequent question, with its answer. */
  | (Cites & { readonly kind: 'question'; readonly id: string; readonly question: string; readonly answer: string })
  /** What a setting changes, and why somebody would want it. */
  | (Cites & { readonly kind: 'setting'; readonly knob: string; readonly changes: string; readonly why: string })
  | { readonly kind: 'heading'; readonly id: string; readonly title: string }
  /** Cards as printed, each with a few words. */
  | { readonly kind: 'cards'; readonly cards: readonly (readonly [card: string, words: string])[] }
  | { readonly kind: 'picture'; readonly name: string; readonly words: readonly string[] }
  /** All symbols, and everything that is reconstructed: both are listed from the game's data. */
  | { readonly kind: 'symbols' | 'reconstructed' };

/** A clause as the page shows it. */
export interface Clause {
  readonly text: string;
  /** Whether at least a part of it is our reconstruction. */
  readonly ours: boolean;
}
