import type { ReactNode } from 'react';
import { gameOf } from '../../games/index.ts';
import { Scene } from '../../home/Cover.tsx';

/** The landscape of a game, behind the houses of those who play it. */
export function Scenery({ game }: { game: string }): ReactNode {
  const manifest = gameOf(game);
  if (!manifest) return null;
  return (
    <span className="cover on-scene" data-game={game} aria-hidden="true">
      <Scene game={manifest} />
    </span>
  );
}
