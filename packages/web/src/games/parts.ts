import { lazy, type ComponentType } from 'react';
import type { FaceComponent } from '../board/CardHelp.tsx';
import type { LegendComponent } from '../board/Legend.tsx';
import type { BoardComponent, TableUpdate } from '../board/props.ts';
import { GAMES } from './index.ts';
import type { GameManifest, StylePageProps } from './manifest.ts';

type Load<C> = () => Promise<{ readonly default: C }>;

/** The components of one kind by game, each loaded when it is first shown. */
function lazily<P>(load: (game: GameManifest) => Load<ComponentType<P>> | undefined): Map<string, ComponentType<P>> {
  const parts = new Map<string, ComponentType<P>>();
  for (const game of GAMES) {
    const part = load(game);
    if (part) parts.set(game.id, lazy(part));
  }
  return parts;
}

const BOARDS = lazily(({ board }) => board);
const FACES = lazily(({ cardFace }) => cardFace);
const LEGENDS = lazily(({ cardLegend }) => cardLegend);
const SEAT_FACES = lazily(({ seatFace }) => seatFace);
const SCORE_NOTES = lazily(({ scoreNotes }) => scoreNotes);
const PLAIN: BoardComponent = lazy(() => import('../board/plain/PlainBoard.tsx'));

/** The board of a game; the plain one if it has none, or if the person prefers that. */
export function boardFor(game: string, plain: boolean): BoardComponent {
  return (plain ? undefined : BOARDS.get(game)) ?? PLAIN;
}

/** What draws a game's cards; null if they are explained in words only. */
export function faceFor(game: string): FaceComponent | null {
  return FACES.get(game) ?? null;
}

/** The legend of a game's cards; null if it has none. */
export function legendFor(game: string): LegendComponent | null {
  return LEGENDS.get(game) ?? null;
}

/** What draws the face of a seat; null if the game has no portraits. */
export function seatFaceFor(game: string): ComponentType<{ seat: number }> | null {
  return SEAT_FACES.get(game) ?? null;
}

/** What a game shows beside the score sheets; null for most games. */
export function scoreNotesFor(game: string): ComponentType<{ update: TableUpdate }> | null {
  return SCORE_NOTES.get(game) ?? null;
}

export const STYLE_PAGES: ReadonlyMap<string, ComponentType<StylePageProps>> = lazily(({ stylePage }) => stylePage);
