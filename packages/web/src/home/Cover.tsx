import type { ReactNode } from 'react';
import feudalia from './covers/feudalia.svg?raw';
import helvetia from './covers/helvetia.svg?raw';
import snowcrest from './covers/snowcrest.svg?raw';
import villagers from './covers/villagers.svg?raw';
import type { GameId } from './shelf.ts';

const COVERS: { readonly [G in GameId]: string } = { villagers, helvetia, snowcrest, feudalia };

/** The picture on a game's box. Drawn inline, so that it follows day and lamplight. */
export function Cover({ game }: { game: GameId }): ReactNode {
  return <span className="pic" dangerouslySetInnerHTML={{ __html: COVERS[game] }} />;
}

/** The hatching the drawings refer to; once on a page. */
export function CoverDefs(): ReactNode {
  return (
    <svg className="vh" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <rect width="1.3" height="3.4" fill="#2a1c14" opacity=".5" />
        </pattern>
      </defs>
    </svg>
  );
}
