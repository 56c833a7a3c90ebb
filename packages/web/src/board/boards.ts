import { lazy, type LazyExoticComponent } from 'react';
import type { BoardComponent } from './props.ts';

type AnyBoard = LazyExoticComponent<BoardComponent>;

/** Games that bring a board of their own, each fetched with its first table. */
const BOARDS: { readonly [game: string]: AnyBoard } = {
  helvetia: lazy(() => import('../games/helvetia/HelvetiaBoard.tsx')),
  villagers: lazy(() => import('../games/villagers/VillagersBoard.tsx')),
  feudalia: lazy(() => import('../games/feudalia/FeudaliaBoard.tsx')),
  snowcrest: lazy(() => import('../games/snowcrest/SnowcrestBoard.tsx')),
};

const PLAIN: AnyBoard = lazy(() => import('./plain/PlainBoard.tsx'));

export function boardFor(game: string, plain: boolean): AnyBoard {
  return (plain ? undefined : BOARDS[game]) ?? PLAIN;
}
