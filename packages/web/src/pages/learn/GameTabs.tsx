import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { GAMES } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { useText } from '../../text/text.tsx';
import '../../style/learn.css';

/** Links between the pages of the games. */
export function GameTabs({ shown, to, label }: { shown: GameManifest; to: string; label: string }): ReactNode {
  const { locale } = useText();
  return (
    <nav className="segments games" aria-label={label}>
      {GAMES.map(each => (
        <Link
          key={each.id}
          className={each === shown ? 'btn btn--primary' : 'btn'}
          to={`${to}/${each.id}`}
          aria-current={each === shown ? 'page' : undefined}
        >
          {each.shelf[locale].title}
        </Link>
      ))}
    </nav>
  );
}
