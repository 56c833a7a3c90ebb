import type { Leaning } from '@thorp/bots/levels';
import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import type { FaceComponent } from '../board/CardHelp.tsx';
import type { LegendComponent } from '../board/Legend.tsx';
import type { MomentsModule } from '../board/moments.ts';
import type { BoardProps, TableUpdate } from '../board/props.ts';
import type { SinceTurnModule } from '../board/sinceTurn.ts';
import type { WaysModule } from '../board/whyNot.ts';
import type { GameLessons } from '../lessons/types.ts';
import type { GameRulebook } from '../rulebook/types.ts';
import type { InLanguages } from '../text/locales.ts';
import type { SeatColour } from '../ui/SeatMark.tsx';
import type { Messages } from '../text/en.ts';

/**
 * Everything the page knows about one game. `index.ts` lists the manifests of all games. A manifest is part of the
 * first load, so it loads boards, drawings and guides only when they are shown. Only `id` and `shelf` are required: a
 * game without its own board is played on the plain board.
 */
export interface GameManifest {
  /** The id of the game's rules. */
  readonly id: string;
  readonly shelf: InLanguages<ShelfWords>;
  /** Address of the drawing on the game's box. */
  readonly cover?: string;
  /** The address of a wide landscape in the colours of the cover, behind the houses of the players. */
  readonly scene?: string;
  /** Presets that take one tap; the first one is for newcomers. */
  readonly presets?: readonly Preset[];
  /** How many units of its scores make a point; 1 if absent. */
  readonly scale?: number;
  /** The style that bots have in this game besides the usual ones. */
  readonly leaning?: Leaning;
  /** Colours of the seats in order, if the rules name their own. */
  readonly seatColours?: readonly SeatColour[];
  readonly board?: () => Promise<BoardModule>;
  /** Draws a card as printed, for card help and the pages about cards. */
  readonly cardFace?: () => Promise<{ readonly default: FaceComponent }>;
  /** What the symbols of a card mean, for card help; see board/Legend.tsx. */
  readonly cardLegend?: () => Promise<{ readonly default: LegendComponent }>;
  /** The face of a seat, for the score sheet. */
  readonly seatFace?: () => Promise<{ readonly default: (props: { readonly seat: number }) => ReactNode }>;
  /** What is shown beside the score sheets of the seats: an opponent without a seat, ranks. */
  readonly scoreNotes?: () => Promise<BoardLikeModule>;
  /** The game's part of the style page. */
  readonly stylePage?: () => Promise<{ readonly default: (props: StylePageProps) => ReactNode }>;
  readonly guide?: () => Promise<GameGuide>;
  /** What could be done instead of a refused choice; see board/whyNot.ts. */
  readonly waysOut?: () => Promise<WaysModule>;
  /** The text of the game's clauses, in English, by id. */
  readonly clauses?: () => Promise<{
    readonly default: { readonly [id: string]: string };
    /** Clauses of which at least a part is our reconstruction. */
    readonly ours: readonly string[];
  }>;
  /** Its lessons; see lessons/types.ts. */
  readonly lessons?: () => Promise<GameLessons>;
  /** Its problems, as `thorp problems` has found them; see pages/problems. */
  readonly problems?: () => Promise<{ readonly default: unknown }>;
  /** Its rules for people. */
  readonly rulebook?: () => Promise<GameRulebook>;
  /** Its big moments; see board/moments.ts. Loaded after the first move. */
  readonly moments?: () => Promise<MomentsModule>;
  /** Which pieces an event touches, to mark what has changed; see board/sinceTurn.ts. */
  readonly sinceTurn?: () => Promise<SinceTurnModule>;
}

/**
 * A module whose default export is a board. `default` is written as a method on purpose: a board takes the views of its
 * own game, and the page gives it no others.
 */
export interface BoardModule {
  default(props: BoardProps): ReactNode;
}

/** A module whose default export draws an update of its own game; see BoardModule. */
export interface BoardLikeModule {
  default(props: { readonly update: TableUpdate }): ReactNode;
}

/** The properties of a game's part of the style page. */
export interface StylePageProps {
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
}

/** The words on the game's box. */
export interface ShelfWords {
  readonly title: string;
  readonly line: string;
  /** Number of players and modes. */
  readonly meta: string;
}

/** A number of seats and the settings that differ from the game's defaults. */
export type Preset = SharedPreset | OwnPreset;

interface PresetBasics {
  readonly seats: number;
  readonly settings: { readonly [knob: string]: unknown };
}

/** A preset that several games have; the page has its words. */
interface SharedPreset extends PresetBasics {
  readonly id: keyof Messages['presets'];
  readonly words?: undefined;
}

interface OwnPreset extends PresetBasics {
  readonly id: string;
  readonly words: InLanguages<{ readonly title: string; readonly line: string }>;
}

/** What the guide explains in a first game. The first moment comes before everything else: it says how to win. */
export interface GameGuide {
  /** In the order in which they are explained. */
  readonly moments: readonly GuideMoment[];
  readonly en: GuideNotes;
  /** Languages that are loaded when they are chosen. */
  readonly languages: { readonly [locale: string]: () => Promise<GuideNotes> };
}

export interface GuideMoment<Id extends string = string> {
  readonly id: Id;
  /** The selector of its subject. The moment waits until such an element is visible. */
  readonly at: string;
  /** Only while the seat may choose something whose target matches. */
  readonly lit?: RegExp;
  /** Only after this many moves at the table, so that not everything is explained at once. */
  readonly after?: number;
  /**
   * Only after an event of one of these kinds, for the seat or for everybody: the note comes when it happens for the
   * first time.
   */
  readonly on?: readonly string[];
  /** Only at tables with these settings. */
  readonly settings?: { readonly [knob: string]: unknown };
}

export interface GuideNote {
  readonly title: string;
  readonly line: string;
}

export interface GuideNotes {
  readonly [moment: string]: GuideNote;
}

/** A guide whose moments all have a note in every language: the compiler checks it. */
export function guideOf<Notes extends GuideNotes>(guide: {
  readonly moments: readonly GuideMoment<keyof Notes & string>[];
  readonly en: Notes;
  readonly languages: { readonly [locale: string]: () => Promise<Notes> };
}): GameGuide {
  return guide;
}
