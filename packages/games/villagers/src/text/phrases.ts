import { phraseByKind, type CatalogueEntry, type Phrases, type PhraseTable, type Told } from '@thorp/kernel';
import type { CardId } from '../cards/index.ts';
import type { CountessFrame, CountessHappening } from '../countess/types.ts';
import type { Source } from '../ledger.ts';
import type { SeasonsFrame } from '../seasons/types.ts';
import type { Event, Frame, FrameOf, Option, Reason, View, Villagers } from '../types.ts';
import { boardIn, type BoardWords } from './board.ts';
import type { Names } from './names.ts';
import { target } from './targets.ts';

/** How the words of a language become the phrases of the game. */

/** Questions by step. Steps that ask nothing have none. */
type PromptsOf<F extends Frame> = {
  readonly [K in F['step']]?: (frame: Extract<F, { step: K }>, told: Told<View>) => string;
};

export type Prompts = PromptsOf<Frame>;
export type SeasonsPrompts = PromptsOf<SeasonsFrame>;
export type SoloPrompts = PromptsOf<CountessFrame | FrameOf<'joinMonastery'>>;
export type SoloTale = Extract<Event, { kind: 'joinedMonastery' }> | CountessHappening;

export interface Language extends Pick<Phrases<Villagers>, 'title' | 'blurb' | 'settings' | 'points' | 'conflict'> {
  readonly names: Names;
  readonly board: BoardWords;
  readonly catalogue: readonly CatalogueEntry[];
  readonly prompts: Prompts;
  readonly labels: PhraseTable<Option, View>;
  readonly tales: PhraseTable<Event, View>;
  readonly reasons: PhraseTable<Reason, View>;
  readonly verdict: NonNullable<Phrases<Villagers>['verdict']>;
  /** A line of the score sheet: where gold came from. */
  source(what: Source): string;
}

export function phrasesIn(language: Language): Phrases<Villagers> {
  const { title, blurb, settings, conflict, points, names, board, catalogue, verdict } = language;
  const { prompts, labels, tales, reasons, source } = language;
  return {
    title,
    blurb,
    settings,
    conflict,
    catalogue,
    prompt: (frame, told) => {
      const phrase = prompts[frame.step] as ((frame: Frame, told: Told<View>) => string) | undefined;
      return phrase ? phrase(frame, told) : '';
    },
    label: phraseByKind(labels),
    tell: phraseByKind(tales),
    why: phraseByKind(reasons),
    part: ({ what, card: id }) => `${source(what as Source)}${id ? `, ${names.nameOf(id as CardId)}` : ''}`,
    points,
    verdict,
    board: boardIn(names, board),
    target,
  };
}
