import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { GAMES } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { useText } from '../text/text.tsx';
import { Cover } from './Cover.tsx';

/** The choice of a game; `to` returns the address for a game. */
export function GamePicks({ to }: { to: (game: string) => string }): ReactNode {
  const { create, locale } = useText();
  return (
    <>
      <h1>{create.pick}</h1>
      <ul className="picks">
        {GAMES.map(each => (
          <li key={each.id} className="cover" data-game={each.id}>
            <Link to={to(each.id)}>
              <Cover game={each} />
              <span className="plate">
                <b>{each.shelf[locale].title}</b>
                <span className="line">{each.shelf[locale].line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The game's box beside its form; a game without a cover has none. */
export function GameBox({ game }: { game: GameManifest }): ReactNode {
  if (game.cover === undefined) return null;
  return (
    <div className="box cover" data-game={game.id} aria-hidden="true">
      <span>
        <Cover game={game} />
      </span>
    </div>
  );
}
