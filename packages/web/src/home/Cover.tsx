import { useEffect, useState, type ReactNode } from 'react';
import feudalia from './covers/feudalia.svg?url';
import helvetia from './covers/helvetia.svg?url';
import snowcrest from './covers/snowcrest.svg?url';
import villagers from './covers/villagers.svg?url';
import type { GameId } from './shelf.ts';

const COVERS: { readonly [G in GameId]: string } = { villagers, helvetia, snowcrest, feudalia };

/** Drawings that have come, so that going back to a page shows them at once. */
const drawn = new Map<GameId, string>();

/** The picture on a game's box. Drawn inline, so that it follows day and lamplight; fetched, so that no script carries it. */
export function Cover({ game }: { game: GameId }): ReactNode {
  const [svg, setSvg] = useState(drawn.get(game) ?? '');
  useEffect(() => {
    let current = true;
    void coverOf(game).then(loaded => current && setSvg(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return <span className="pic" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** A box whose picture cannot be fetched stays plain: it says in words what is in it. */
async function coverOf(game: GameId): Promise<string> {
  const known = drawn.get(game);
  if (known !== undefined) return known;
  const answer = await fetch(COVERS[game]).catch(() => null);
  if (!answer?.ok) return '';
  const svg = await answer.text();
  drawn.set(game, svg);
  return svg;
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
