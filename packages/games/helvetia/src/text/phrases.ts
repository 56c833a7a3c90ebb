import { phraseByKind, promptByStep, type Part, type Phrases, type PhraseTable, type PointSource } from '@thorp/kernel';
import type { Event, Frame, Helvetia, Option, Reason } from '../types.ts';
import type { HelvetiaView } from '../view.ts';
import { boardIn, type BoardWords } from './board.ts';
import { catalogueIn, type CatalogueWords } from './catalogue.ts';
import type { Names } from './names.ts';
import { logIn, type LogWords } from './log.ts';
import type { Reader } from './lookups.ts';
import { target } from './targets.ts';

/** How the words of a language become the phrases of the game. */

export interface Language extends Required<
  Pick<Phrases<Helvetia>, 'title' | 'blurb' | 'settings' | 'conflict' | 'caution' | 'points' | 'tieBreaks'>
> {
  readonly names: Names;
  readonly board: BoardWords;
  readonly catalogue: CatalogueWords;
  readonly prompts: Prompts;
  readonly labels: PhraseTable<Option, HelvetiaView>;
  readonly logLines: PhraseTable<Event, HelvetiaView>;
  readonly log: Omit<LogWords, 'tell'>;
  readonly reasons: PhraseTable<Reason, HelvetiaView>;
  /** Lines of the score sheet. */
  readonly parts: { readonly [P in PartName]: string };
  readonly sources: { readonly [S in keyof typeof SOURCES]: string };
}

/** What points are for, on the score sheet. */
type PartName = 'token' | 'cubes' | 'goodsTile' | 'characterTile' | 'building' | 'group' | 'completed';

/** The few sources of points, and the lines of each. */
const SOURCES = {
  deliveries: ['cubes'],
  tiles: ['goodsTile', 'group', 'completed'],
  characters: ['characterTile', 'token'],
  buildings: ['building'],
} as const;

function sourcesIn({ deliveries, tiles, characters, buildings }: Language['sources']): PointSource[] {
  return [
    { name: deliveries, parts: SOURCES.deliveries },
    { name: tiles, parts: SOURCES.tiles },
    { name: characters, parts: SOURCES.characters },
    { name: buildings, parts: SOURCES.buildings },
  ];
}

/** The steps that ask nothing. */
type Quiet =
  | 'prepare'
  | 'endow'
  | 'round'
  | 'endTurn'
  | 'claimVillage'
  | 'deliver'
  | 'award'
  | 'returnCoins'
  | 'childrenToSchool'
  | 'score'
  | 'reveal';

export type Prompts = {
  readonly [K in Exclude<Frame['step'], Quiet>]: (frame: Extract<Frame, { step: K }>, reader: Reader) => string;
} & {
  quiet(): string;
};

export function phrasesIn(language: Language): Phrases<Helvetia> {
  const {
    title,
    blurb,
    settings,
    conflict,
    caution,
    points,
    tieBreaks,
    names,
    board,
    prompts,
    labels,
    logLines,
    reasons,
    parts,
  } = language;
  const catalogue = catalogueIn(names, language.catalogue);
  const { quiet, ...asking } = prompts;
  const lines: { readonly [what: string]: string | undefined } = parts;
  return {
    title,
    blurb,
    settings,
    conflict,
    caution,
    catalogue,
    prompt: promptByStep<Frame, HelvetiaView>(asking, quiet()),
    label: phraseByKind(labels),
    tell: phraseByKind(logLines),
    log: logIn({ ...language.log, tell: phraseByKind(logLines) }),
    why: phraseByKind(reasons),
    part: ({ what, card }: Part) => {
      const line = lines[what] ?? what;
      const entry = catalogue.find(({ id }) => id === card);
      return entry && what !== 'completed' ? `${line}: ${entry.name}` : (entry?.name ?? line);
    },
    group: ({ what }) => lines[what] ?? what,
    sources: sourcesIn(language.sources),
    tieBreaks,
    points,
    board: boardIn(names, board),
    target,
  };
}
