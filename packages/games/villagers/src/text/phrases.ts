import {
  phraseByKind,
  promptByStep,
  type CatalogueEntry,
  type LogPhrases,
  type Phrases,
  type PointSource,
  type PhraseTable,
  type PromptTable,
} from '@thorp/kernel';
import { isCardId } from '../cards/index.ts';
import type { CountessFrame, CountessLogEvent } from '../countess/types.ts';
import { isSource, SOURCES, type Source } from '../ledger.ts';
import type { SeasonsFrame } from '../seasons/types.ts';
import type { Event, Frame, FrameOf, Option, Reason, View, Villagers } from '../types.ts';
import { boardIn, type BoardWords } from './board.ts';
import type { Names } from './names.ts';
import { target } from './targets.ts';

/** How the words of a language become the phrases of the game. */

export type Prompts = PromptTable<Frame, View>;
export type SeasonsPrompts = PromptTable<SeasonsFrame, View>;
export type SoloPrompts = PromptTable<CountessFrame | FrameOf<'joinMonastery'>, View>;
export type SoloEvent = Extract<Event, { kind: 'joinedMonastery' }> | CountessLogEvent;

export interface Language extends Pick<
  Phrases<Villagers>,
  'title' | 'blurb' | 'settings' | 'points' | 'conflict' | 'tieBreaks'
> {
  readonly names: Names;
  readonly board: BoardWords;
  readonly catalogue: readonly CatalogueEntry[];
  readonly prompts: Prompts;
  readonly labels: PhraseTable<Option, View>;
  readonly logLines: PhraseTable<Event, View>;
  readonly log: LogPhrases<Villagers>;
  readonly reasons: PhraseTable<Reason, View>;
  readonly verdict: NonNullable<Phrases<Villagers>['verdict']>;
  /** A line of the score sheet: where gold came from. */
  source(what: Source): string;
  readonly sources: SourceNames;
}

/** The few sources of gold: symbols, coins on keys, and all others. */
export interface SourceNames {
  readonly gold: string;
  readonly silver: string;
  readonly coins: string;
  readonly purse: string;
}

function sourcesIn({ gold, silver, coins, purse }: SourceNames): PointSource[] {
  const ending = (end: RegExp): string[] => SOURCES.filter(source => end.test(source));
  return [
    { name: gold, parts: ending(/Gold$/) },
    { name: silver, parts: ending(/Silver$/) },
    { name: coins, parts: ending(/Coins$/).filter(source => source !== 'roadCoins') },
    { name: purse, parts: SOURCES.filter(source => source === 'roadCoins' || !/(Gold|Silver|Coins)$/.test(source)) },
  ];
}

export function phrasesIn(language: Language): Phrases<Villagers> {
  const { title, blurb, settings, conflict, points, names, board, catalogue, verdict, tieBreaks = [] } = language;
  const { prompts, labels, logLines, log, reasons, source } = language;
  return {
    title,
    blurb,
    settings,
    conflict,
    catalogue,
    prompt: promptByStep(prompts),
    label: phraseByKind(labels),
    tell: phraseByKind(logLines),
    log,
    why: phraseByKind(reasons),
    part: ({ what, card: id = '' }) =>
      `${isSource(what) ? source(what) : what}${isCardId(id) ? `, ${names.nameOf(id)}` : ''}`,
    // "First Market: silver" is listed under "First Market".
    group: ({ what }) => (isSource(what) ? source(what) : what).split(':')[0] ?? what,
    sources: sourcesIn(language.sources),
    tieBreaks,
    points,
    verdict,
    board: boardIn(names, board),
    target,
  };
}
